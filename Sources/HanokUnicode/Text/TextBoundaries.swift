import CHanokICU

/// The boundaries of one kind that ICU finds in texts of a language.
@safe final class TextBoundaries: Sendable {
  /// The text between boundaries, in the order of ICU's `UBreakIteratorType`.
  enum Kind: Int32 {
    case cluster
    case word
    case line
    case sentence
  }

  /// A boundary's offset in UTF-8 bytes, and whether a line must end there or a word does.
  typealias Boundary = (offset: Int, isMarked: Bool)

  // The C side iterates over each text with a clone.
  private nonisolated(unsafe) let handle: OpaquePointer

  /// Opens the rules of a language; `strictness` is a value of the extension key `lb`.
  init(tag: String, kind: Kind, strictness: String? = nil) throws(ICUError) {
    var status: Int32 = 0
    let handle = unsafe cicu_breaks_open(tag, kind.rawValue, strictness, &status)
    unsafe self.handle = try unsafe handle.opened(status)
  }

  deinit { unsafe cicu_breaks_close(handle) }

  /// Returns the boundaries of a text in order, including its end.
  func all(in text: String) -> [Boundary] {
    let length = text.utf8.count
    var status: Int32 = 0
    let offsets = unsafe [Int32](unsafeUninitializedCapacity: length) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      unsafe count = Int(
        cicu_breaks_find(handle, text, Int32(length), start, Int32(length), &status))
    }
    return offsets.map { ($0 < 0 ? Int(~$0) : Int($0), $0 < 0) }
  }
}

/// The boundaries of grapheme clusters, in ICU's version of Unicode (UAX #29).
///
/// Swift's `Character` follows the standard library's version of Unicode; this is for text whose
/// clusters must agree with ICU.
package final class ClusterBreaks: Sendable {
  private let boundaries: TextBoundaries

  /// Opens the rules: open them once, and share them.
  package init() throws(ICUError) {
    boundaries = try TextBoundaries(tag: "und", kind: .cluster)
  }

  /// Returns the ends of a text's clusters, in UTF-8 bytes.
  ///
  /// - Complexity: O(*n*) in the text's length.
  package func offsets(in text: String) -> [Int] {
    boundaries.all(in: text).map(\.offset)
  }
}

/// The line breaks of a language (UAX #14): a dictionary for Thai, strictness levels for Japanese.
package final class LineBreaks: Sendable {
  /// The strictness of East Asian line breaks, such as those before small kana.
  package enum Strictness: String, Sendable {
    case loose
    case normal
    case strict
  }

  /// A possible end of a line.
  package struct Break: Hashable, Sendable {
    /// The offset in UTF-8 bytes of the next line's start.
    package let offset: Int
    /// Whether the line must end there, as after a line feed.
    package let isMandatory: Bool

    /// Creates a position where a line can or must end.
    package init(offset: Int, isMandatory: Bool) {
      self.offset = offset
      self.isMandatory = isMandatory
    }
  }

  private let boundaries: TextBoundaries

  /// Opens a language's rules: open them once, and share them.
  package init(_ language: LanguageTag, strictness: Strictness = .strict) throws(ICUError) {
    boundaries = try TextBoundaries(
      tag: language.withoutExtensions.description, kind: .line, strictness: strictness.rawValue)
  }

  /// Returns the breaks of a text in order, including its end.
  ///
  /// - Complexity: O(*n*) in the text's length.
  package func breaks(in text: String) -> [Break] {
    boundaries.all(in: text).map { Break(offset: $0.offset, isMandatory: $0.isMarked) }
  }
}

/// The boundaries of words in a language (UAX #29); Thai, Chinese and Japanese use dictionaries.
package final class WordBreaks: Sendable {
  /// A word, or the text between words.
  package struct Segment: Hashable, Sendable {
    /// The range of the segment in the text, in UTF-8 bytes.
    package let range: Range<Int>
    /// Whether it is a word or a number, not spaces or signs.
    package let isWord: Bool
  }

  private let boundaries: TextBoundaries

  /// Opens a language's rules: open them once, and share them.
  package init(_ language: LanguageTag) throws(ICUError) {
    boundaries = try TextBoundaries(tag: language.withoutExtensions.description, kind: .word)
  }

  /// Returns the segments of a text: its words and the text between them, without gaps.
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
