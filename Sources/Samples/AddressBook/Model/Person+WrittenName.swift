extension Person {
  /// Whether a line of a card is its formatted name (RFC 6350, section 6.2.1).
  private static func isWrittenName(_ line: String) -> Bool {
    line.prefix { $0.isLetter }.uppercased() == "FN"
  }

  /// Whether the person's card had a formatted name that differs from its parts, and is kept.
  var hasWrittenName: Bool { unmapped.contains(where: Self.isWrittenName) }

  /// Removes that name: it belongs to former parts.
  mutating func forgetWrittenName() { unmapped.removeAll(where: Self.isWrittenName) }
}
