/// The pending work for a view, done at the end of the turn.
nonisolated struct ViewMarks: OptionSet {
  let rawValue: UInt8

  /// The view lays out its subviews.
  static let layout = ViewMarks(rawValue: 1)
  /// A descendant has a mark of layout or of size.
  static let layoutBelow = ViewMarks(rawValue: 2)
  /// The view is drawn.
  static let display = ViewMarks(rawValue: 4)
  /// A descendant is drawn.
  static let displayBelow = ViewMarks(rawValue: 8)
  /// The view's size may change.
  static let size = ViewMarks(rawValue: 16)
  /// The view updates its properties from a model.
  static let properties = ViewMarks(rawValue: 32)
  /// A descendant updates its properties from a model.
  static let propertiesBelow = ViewMarks(rawValue: 64)
  /// The changed parts of the view are drawn.
  static let parts = ViewMarks(rawValue: 128)

  /// The marks of a view that must be drawn.
  static let drawing: ViewMarks = [.display, .displayBelow, .parts]

  /// The work before drawing.
  static let beforeDrawing: ViewMarks = [
    .layout, .layoutBelow, .size, .properties, .propertiesBelow,
  ]

  /// The marks that concern a superview.
  var below: ViewMarks {
    var below: ViewMarks = []
    if !isDisjoint(with: [.layout, .layoutBelow, .size]) { below.insert(.layoutBelow) }
    if !isDisjoint(with: .drawing) { below.insert(.displayBelow) }
    if !isDisjoint(with: [.properties, .propertiesBelow]) { below.insert(.propertiesBelow) }
    return below
  }
}
