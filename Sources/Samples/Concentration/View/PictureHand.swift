/// The pictures that the cards of a game have got: each kind takes the next one of the theme when it
/// is first seen.
///
/// Another theme gives a kind the picture at the same place, so that pictures may change in the
/// middle of a game without two kinds becoming alike.
struct PictureHand {
  var theme: PictureTheme
  private var places: [Int: Int] = [:]
  private var nextPlace = 0

  init(_ theme: PictureTheme) { self.theme = theme }

  /// Returns the picture of a kind.
  mutating func picture(of kind: Int) -> Picture {
    let pictures = theme.pictures
    if let place = places[kind] { return pictures[place % pictures.count] }
    places[kind] = nextPlace
    defer { nextPlace += 1 }
    return pictures[nextPlace % pictures.count]
  }

  /// Forgets the kinds, and goes on with pictures that weren't used last.
  mutating func discard() { places = [:] }
}
