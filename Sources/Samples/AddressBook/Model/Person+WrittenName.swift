extension Person {
  /// The properties of cards that the book itself removes (RFC 6350).
  private enum CardProperty: String {
    /// The formatted name, section 6.2.1.
    case fn
  }

  private static func isWrittenName(_ line: String) -> Bool {
    line.prefix { $0.isLetter }.lowercased() == CardProperty.fn.rawValue
  }

  /// Whether the person's card had a formatted name that differs from its parts, and is kept.
  var hasWrittenName: Bool { unmapped.contains(where: Self.isWrittenName) }

  /// Removes that name: it belongs to former parts.
  mutating func forgetWrittenName() { unmapped.removeAll(where: Self.isWrittenName) }
}
