/// The text of a document as it is parsed: with marks that change its meaning for the parser.
///
/// A mark is a scalar that isn't in the text (``SourceMarks``). It is left out of all texts that the parser
/// returns, so that none of them changes. Marks make emphasis beside letters of Korean, Chinese and Japanese
/// what readers expect (``EmphasisBesideCJK``), end addresses (``AddressEnd``), and bound the parser's work
/// (``ParserLimits``).
nonisolated struct MarkedSource: Sendable {
  /// The text with its marks, in UTF-8.
  private(set) var bytes: [UInt8] = []
  /// The marks, or nil for a text without any.
  private(set) var marks: SourceMarks?
  private var limits = ParserLimits()
  /// The end of the last address, and whether it is marked.
  private var address = (offset: 0, isMarked: false)

  /// Marks a text.
  ///
  /// - Parameter text: The text in valid UTF-8.
  /// - Complexity: O(*n*).
  init(_ text: [UInt8]) {
    let (marks, text) = SourceMarks.unused(in: text)
    let sign = Array(String(marks.sign).utf8)
    bytes.reserveCapacity(text.count + text.count / 16)
    var index = 0
    while index < text.count {
      let byte = text[index]
      if address.isMarked, index == address.offset { bytes += marks.addressEnd.utf8 }
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "~"):
        let end = Self.end(ofRun: byte, from: index, in: text)
        addRun(index..<end, of: text, sign)
        index = end
        continue
      case UInt8(ascii: ")"), UInt8(ascii: "@"), UInt8(ascii: "["), 0x0A, 0x0D:
        if limits.needsMark(before: index, in: text) { bytes += sign }
      default:
        limits.parenthesisCount = 0
        searchAddress(at: index, in: text)
      }
      bytes.append(byte)
      index += 1
    }
    if limits.needsMarkAtEnd(of: text) { bytes += sign }
    if bytes.count > text.count { self.marks = marks }
  }

  private mutating func addRun(_ run: Range<Int>, of text: [UInt8], _ sign: [UInt8]) {
    limits.parenthesisCount = 0
    let offset = EmphasisBesideCJK.markOffset(ofRun: run, in: text)
    if offset == run.lowerBound { bytes += sign }
    bytes += text[run]
    // The mark of an address before the run isn't a letter, so that the run needs one after it.
    let isAfterAddress = address.isMarked && address.offset == run.lowerBound
    if offset == run.upperBound || isAfterAddress { bytes += sign }
  }

  private static func end(ofRun byte: UInt8, from start: Int, in text: [UInt8]) -> Int {
    var end = start + 1
    while end < text.count, text[end] == byte { end += 1 }
    return end
  }

  /// Searches the end of an address that begins with a byte.
  private mutating func searchAddress(at index: Int, in text: [UInt8]) {
    let byte = text[index]
    guard index >= address.offset, byte == UInt8(ascii: "h") || byte == UInt8(ascii: "w") else {
      return
    }
    if let end = AddressEnd.end(from: index, in: text) { address = end }
  }
}

/// The marks of a text.
nonisolated struct SourceMarks: Hashable, Sendable {
  /// The scalar that is punctuation for the parser.
  let sign: Unicode.Scalar
  /// The scalar of the mark after an address.
  private let endSign: Unicode.Scalar

  /// The mark after an address: for the parser, `<` ends it, and begins no HTML before such a scalar.
  var addressEnd: String { "<\(endSign)" }

  /// Signs of a script that is no longer written (Unicode, Kharoshthi).
  private static let candidates = (0x10A50...0x10A58).compactMap(Unicode.Scalar.init)

  /// Returns a text without its marks.
  func removed(from text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0 == sign || $0 == endSign }) else { return text }
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == endSign {
        if plain.last == "<" { plain.removeLast() }
      } else if scalar != sign {
        plain.append(scalar)
      }
    }
    return String(plain)
  }

  /// Returns marks that a text doesn't have.
  ///
  /// If the text has nearly all of them, it isn't meant to be read: two of them are replaced in it.
  static func unused(in text: [UInt8]) -> (marks: SourceMarks, text: [UInt8]) {
    let used = usedBytes(in: text)
    let unused = candidates.filter { !used.contains(0x80 | UInt8($0.value & 0x3F)) }
    if unused.count > 1 { return (SourceMarks(sign: unused[0], endSign: unused[1]), text) }
    let marks = SourceMarks(sign: candidates[0], endSign: candidates[1])
    let shown = String(decoding: text, as: UTF8.self).unicodeScalars.map {
      $0 == marks.sign || $0 == marks.endSign ? "\u{FFFD}" : $0
    }
    return (marks, Array(String(String.UnicodeScalarView(shown)).utf8))
  }

  /// Returns the last bytes of the scalars that begin as the candidates do.
  private static func usedBytes(in text: [UInt8]) -> Set<UInt8> {
    var used: Set<UInt8> = []
    for (index, byte) in text.enumerated() where byte == 0xF0 && index + 3 < text.count {
      if text[index + 1] == 0x90, text[index + 2] == 0xA9 { used.insert(text[index + 3]) }
    }
    return used
  }
}
