import CHanokICU

/// ICU's boundaries of one kind in texts of a language.
@safe final class TextBoundaries: Sendable {
  /// What lies between boundaries; in the order of ICU's `UBreakIteratorType`.
  enum Kind: Int32 {
    case cluster
    case word
    case line
    case sentence
  }

  /// A boundary's offset in UTF-8 bytes, and whether ICU has more to say of it: that a line must
  /// end there, or that a word does.
  typealias Boundary = (offset: Int, isMarked: Bool)

  // The C side walks each text with a clone.
  private nonisolated(unsafe) let handle: OpaquePointer

  init(tag: String, kind: Kind) throws(ICUError) {
    var status: Int32 = 0
    let handle = unsafe cicu_breaks_open(tag, kind.rawValue, &status)
    unsafe self.handle = try unsafe handle.opened(status)
  }

  deinit { unsafe cicu_breaks_close(handle) }

  /// The boundaries of a text in order, its end among them.
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

/// Where grapheme clusters end, by ICU's Unicode version (UAX #29).
///
/// Swift's `Character` has rules of its own, of the standard library's Unicode version; this is for
/// text whose clusters ICU must agree about.
package final class ClusterBreaks: Sendable {
  private let boundaries: TextBoundaries

  /// Opens the rules: open them once, and share them.
  package init() throws(ICUError) {
    boundaries = try TextBoundaries(tag: "und", kind: .cluster)
  }

  /// Where the clusters of a text end, in UTF-8 bytes.
  ///
  /// - Complexity: O(*n*) in the text's length.
  package func offsets(in text: String) -> [Int] {
    boundaries.all(in: text).map(\.offset)
  }
}

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
