/// The text of a document as it is parsed: with marks that change its meaning for the parser.
///
/// The mark is a scalar that isn't in the text, and that the parser takes for punctuation. It is left out of
/// all texts that the parser returns, so that none of them changes. A mark makes emphasis beside letters of
/// Korean, Chinese and Japanese what readers expect (``EmphasisBesideCJK``), and bounds the parser's work
/// (``ParserLimits``).
nonisolated struct MarkedSource: Sendable {
  /// The text with its marks, in UTF-8.
  private(set) var bytes: [UInt8] = []
  /// The mark, or nil for a text without any.
  private(set) var mark: Unicode.Scalar?
  private var limits = ParserLimits()

  /// Signs of a script that is no longer written (Unicode, Kharoshthi).
  private static let candidates = (0x10A50...0x10A58).compactMap(Unicode.Scalar.init)

  /// Marks a text.
  ///
  /// - Parameter text: The text in valid UTF-8.
  /// - Complexity: O(*n*).
  init(_ text: [UInt8]) {
    let found = Self.unusedMark(in: text)
    let text = found.text
    let sign = Array(String(found.mark).utf8)
    bytes.reserveCapacity(text.count + text.count / 16)
    var index = 0
    while index < text.count {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "~"):
        let end = Self.end(ofRun: byte, from: index, in: text)
        addRun(index..<end, of: text, sign)
        index = end
        continue
      case UInt8(ascii: ")"), UInt8(ascii: "@"), UInt8(ascii: "["), 0x0A, 0x0D:
        if limits.needsMark(before: index, in: text) { bytes += sign }
      default: limits.parenthesisCount = 0
      }
      bytes.append(byte)
      index += 1
    }
    if limits.needsMarkAtEnd(of: text) { bytes += sign }
    mark = bytes.count > text.count ? found.mark : nil
  }

  private mutating func addRun(_ run: Range<Int>, of text: [UInt8], _ sign: [UInt8]) {
    limits.parenthesisCount = 0
    let offset = EmphasisBesideCJK.markOffset(ofRun: run, in: text)
    if offset == run.lowerBound { bytes += sign }
    bytes += text[run]
    if offset == run.upperBound { bytes += sign }
  }

  private static func end(ofRun byte: UInt8, from start: Int, in text: [UInt8]) -> Int {
    var end = start + 1
    while end < text.count, text[end] == byte { end += 1 }
    return end
  }

  /// Returns a mark that a text doesn't have.
  ///
  /// If the text has all of them, it isn't meant to be read: one of them is replaced in it.
  private static func unusedMark(in text: [UInt8]) -> (mark: Unicode.Scalar, text: [UInt8]) {
    var used: Set<UInt8> = []
    var index = 0
    while index + 3 < text.count {
      if text[index] == 0xF0, text[index + 1] == 0x90, text[index + 2] == 0xA9 {
        used.insert(text[index + 3])
      }
      index += 1
    }
    for mark in candidates where !used.contains(0x80 | UInt8(mark.value & 0x3F)) {
      return (mark, text)
    }
    let mark = candidates[0]
    let shown = String(decoding: text, as: UTF8.self).unicodeScalars.map {
      $0 == mark ? "\u{FFFD}" : $0
    }
    return (mark, Array(String(String.UnicodeScalarView(shown)).utf8))
  }
}
