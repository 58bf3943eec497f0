/// Where words begin and end in a language (UAX #29): Thai, Chinese and Japanese by dictionary.
package final class WordBreaks: Sendable {
  /// A word, or what stands between words.
  package struct Segment: Hashable, Sendable {
    /// Where it stands in the text, in UTF-8 bytes.
    package let range: Range<Int>
    /// Whether it is a word or a number, not spaces or signs.
    package let isWord: Bool
  }

  private let boundaries: TextBoundaries

  /// Opens a language's rules: open them once, and share them.
  package init(_ language: LanguageTag) throws(ICUError) {
    boundaries = try TextBoundaries(tag: language.withoutExtensions.description, kind: .word)
  }

  /// All of a text, cut in words and what stands between them.
  ///
  /// - Complexity: O(*n*) in the text's length.
  package func segments(of text: String) -> [Segment] {
    var start = 0
    return boundaries.all(in: text).map { boundary in
      defer { start = boundary.offset }
      return Segment(range: start..<boundary.offset, isWord: boundary.isMarked)
    }
  }
}
