/// The pictures of the cards in a game.
///
/// Each kind gets the next picture of the theme when it is first seen. Another theme gives a kind
/// the picture at the same index, so that the pictures may change in the middle of a game without
/// making two kinds equal.
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

  /// Removes the kinds, and continues with pictures that weren't used last.
  mutating func discard() { places = [:] }
}
