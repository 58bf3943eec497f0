extension Person {
  /// The properties of cards that the book itself takes away (RFC 6350).
  private enum CardProperty: String {
    /// The name as it is written, section 6.2.1.
    case fn
  }

  private static func isWrittenName(_ line: String) -> Bool {
    line.prefix { $0.isLetter }.lowercased() == CardProperty.fn.rawValue
  }

  /// Whether the person's card had a name that says more than its parts, and that is kept.
  var hasWrittenName: Bool { unmapped.contains(where: Self.isWrittenName) }

  /// Takes that name away: it was written for other parts.
  mutating func forgetWrittenName() { unmapped.removeAll(where: Self.isWrittenName) }
}
