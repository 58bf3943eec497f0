/// The field that was chosen for the next line, or for the lines up to a dot.
struct LineEntry {
  let view: View
  /// The index of the field among the elements of its view.
  let index: Int
  /// The lines so far, or nil for a field of one line.
  var lines: [String]?

  /// Creates the entry of a chosen field.
  init(_ field: LineScreen.Choice) {
    view = field.place.node.view
    index = field.place.index
    lines = field.offered.hasSeveralLines ? [] : nil
  }

  /// Returns the field among the choices of a screen, or nil if it is gone.
  func field(on screen: LineScreen) -> Int? {
    screen.choices.firstIndex {
      $0.place.node.view === view && $0.place.index == index && $0.offered.isField
    }
  }

  /// Returns the expected text as a line's meaning depends on it.
  func offered(on screen: LineScreen) -> LineOffer.Entry {
    LineOffer.Entry(field: field(on: screen), collectsLines: lines != nil)
  }
}
