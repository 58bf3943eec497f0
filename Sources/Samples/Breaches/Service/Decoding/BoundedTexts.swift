/// The texts of a record up to their bounds, so that one record can't hold up a screen.
///
/// The bounds are several times as large as real records.
struct BoundedTexts {
  /// The maximum number of UTF-8 bytes of a name, a title, a domain or a kind of data.
  static let lineLimit = 1_000
  /// The maximum number of UTF-8 bytes of a description.
  static let summaryLimit = 1 << 16
  /// The maximum number of kinds of data.
  static let listLimit = 200

  /// Whether a text was longer than its bound.
  private(set) var areCut = false

  /// Returns a text of one line.
  mutating func line(_ text: String) -> String { cut(text, to: Self.lineLimit) }

  /// Returns a description.
  mutating func summary(_ text: String) -> String { cut(text, to: Self.summaryLimit) }

  /// Returns the texts of a list.
  mutating func list(_ texts: [String]) -> [String] {
    if texts.count > Self.listLimit { areCut = true }
    return texts.prefix(Self.listLimit).map { line($0) }
  }

  private mutating func cut(_ text: String, to limit: Int) -> String {
    guard text.utf8.count > limit else { return text }
    areCut = true
    // An index within a character is rounded down.
    return text[..<text.utf8.index(text.startIndex, offsetBy: limit)] + "…"
  }
}
