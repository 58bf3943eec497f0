/// A character as it is shown: what a terminal would obey is shown by something to see.
///
/// Nothing that comes from tables, files or people reaches the terminal as a control.
package struct VisibleCharacter {
  package let character: Character
  /// How many cells it takes.
  package let width: Int

  /// The longest cluster that is shown whole, in scalars; marks without end are cut off.
  private static let maximumScalars = 32

  package init(_ character: Character) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else {
      self.init("\u{FFFD}", 1)
      return
    }
    if first.value >= 0x20, first.value < 0x7F, scalars.count == 1 {
      self.init(character, 1)
    } else if let substitute = Self.substitute(for: first) {
      self.init(substitute, 1)
    } else if scalars.count > Self.maximumScalars || scalars.contains(where: Self.isControl) {
      let kept = scalars.filter { !Self.isControl($0) }.prefix(Self.maximumScalars)
      let bounded = Character(String(String.UnicodeScalarView(kept)))
      self.init(bounded, CellWidth.of(bounded))
    } else {
      let width = CellWidth.of(character)
      // A mark without a base stands on a no-break space, so that it is seen and takes a cell.
      let isAlone = width == 0 && first.properties.generalCategory == .nonspacingMark
      if isAlone {
        self.init(Character("\u{A0}" + String(character)), 1)
      } else {
        self.init(character, width)
      }
    }
  }

  private init(_ character: Character, _ width: Int) {
    self.character = character
    self.width = width
  }

  /// What stands for a control: a picture of C0 (U+2400), and U+FFFD for the others.
  private static func substitute(for scalar: Unicode.Scalar) -> Character? {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value).map(Character.init)
    case 0x7F: "\u{2421}"
    case _ where isControl(scalar): "\u{FFFD}"
    default: nil
    }
  }

  /// C0 and C1, line and paragraph separators, and the controls of direction (UAX #9).
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
