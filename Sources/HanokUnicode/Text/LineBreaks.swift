/// Where lines may break in a language (UAX #14): Thai by dictionary, Japanese as strictly as asked.
package final class LineBreaks: Sendable {
  /// How strictly East Asian lines are kept from breaking before small kana and the like.
  package enum Strictness: String, Sendable {
    case loose
    case normal
    case strict
  }

  /// A place where a line may end.
  package struct Break: Hashable, Sendable {
    /// The offset in UTF-8 bytes of the next line's start.
    package let offset: Int
    /// Whether the line must end there, as after a line feed.
    package let isMandatory: Bool

    /// A place where a line may end, or must.
    package init(offset: Int, isMandatory: Bool) {
      self.offset = offset
      self.isMandatory = isMandatory
    }
  }

  private let boundaries: TextBoundaries

  /// Opens a language's rules: open them once, and share them.
  package init(_ language: LanguageTag, strictness: Strictness = .strict) throws(ICUError) {
    let tag = "\(language.withoutExtensions)-u-lb-\(strictness.rawValue)"
    boundaries = try TextBoundaries(tag: tag, kind: .line)
  }

  /// The breaks of a text in order, its end among them.
  ///
  /// - Complexity: O(*n*) in the text's length.
  package func breaks(in text: String) -> [Break] {
    boundaries.all(in: text).map { Break(offset: $0.offset, isMandatory: $0.isMarked) }
  }
}
