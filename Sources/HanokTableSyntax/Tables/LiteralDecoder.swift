/// A decoder of the text between the quotes of a literal.
///
/// The escapes are `\"`, `\\`, `\'`, `\n`, `\r`, `\t` and `\Uxxxx`, a UTF-16 code unit in four
/// hexadecimal digits; two of them make a surrogate pair. Any other is a fault: Apple's own reader
/// drops the backslash silently, and MessageFormat's `\{` with it. A line break in the literal is
/// decoded as a line feed, in any kind of line ending.
struct LiteralDecoder {
  private let content: ArraySlice<UInt8>
  private let base: Int
  /// Whether a backslash before a line break is skipped, as Foundation does in tables of other tools.
  private let allowsEscapedLineBreaks: Bool
  private var at: Int

  /// The text so far, in UTF-8; an invalid escape stays as it is written.
  private(set) var value: [UInt8] = []
  private(set) var faults: [SourceFault] = []

  /// - Parameter offset: The offset of `content` in the file, in bytes.
  init(_ content: ArraySlice<UInt8>, offset: Int, allowsEscapedLineBreaks: Bool = false) {
    self.content = content
    self.allowsEscapedLineBreaks = allowsEscapedLineBreaks
    base = offset - content.startIndex
    at = content.startIndex
    value.reserveCapacity(content.count)
  }

  /// The offset of the next byte, in bytes of the file.
  var sourceOffset: Int { base + at }

  /// Decodes to the end, or to the source of the value's byte at `limit`.
  mutating func decode(until limit: Int = .max) {
    while at < content.endIndex, value.count < limit {
      let start = at
      let length = value.count
      if content[at] == Byte.backslash {
        decodeEscape()
      } else if content[at] == Byte.carriageReturn {
        decodeReturn()
      } else {
        decodeRun(until: limit)
      }
      // If an escape of several bytes spans the limit, the result is the escape itself.
      if value.count > limit {
        at = start
        value.removeSubrange(length...)
        return
      }
    }
  }

  /// Decodes the bytes up to the next escape or carriage return.
  private mutating func decodeRun(until limit: Int) {
    let start = at
    let end = min(content.endIndex - at, limit - value.count) + at
    while at < end, content[at] != Byte.backslash, content[at] != Byte.carriageReturn { at += 1 }
    value += content[start..<at]
  }

  private mutating func decodeReturn() {
    value.append(Byte.lineFeed)
    at += 1
    if at < content.endIndex, content[at] == Byte.lineFeed { at += 1 }
  }

  private mutating func decodeEscape() {
    let start = at
    guard at + 1 < content.endIndex else { return reportUnknownEscape(from: start, to: at + 1) }
    if allowsEscapedLineBreaks, Byte.isLineBreak(content[at + 1]) {
      // The line break itself is decoded next.
      at += 1
      return
    }
    switch content[at + 1] {
    case Byte.quote, Byte.backslash, UInt8(ascii: "'"): append(content[at + 1])
    case UInt8(ascii: "n"): append(Byte.lineFeed)
    case UInt8(ascii: "r"): append(Byte.carriageReturn)
    case UInt8(ascii: "t"): append(Byte.tab)
    case UInt8(ascii: "U"): decodeCodeUnits()
    default: reportUnknownEscape(from: start, to: endOfScalar(after: at + 1))
    }
  }

  private mutating func append(_ byte: UInt8) {
    value.append(byte)
    at += 2
  }

  private mutating func decodeCodeUnits() {
    guard let first = codeUnit(at: at) else { return reportInvalidCodeUnit(length: 2) }
    if let scalar = Unicode.Scalar(UInt32(first)) {
      return append(scalar, length: 6)
    }
    guard UTF16.isLeadSurrogate(first), let second = codeUnit(at: at + 6),
      UTF16.isTrailSurrogate(second)
    else { return reportInvalidCodeUnit(length: 6) }
    append(UTF16.decode(UTF16.EncodedScalar([first, second])), length: 12)
  }

  private mutating func append(_ scalar: Unicode.Scalar, length: Int) {
    value += Array(String(Character(scalar)).utf8)
    at += length
  }

  /// Returns the number after `\U` at `index`, or nil without an escape of four digits.
  private func codeUnit(at index: Int) -> UInt16? {
    guard index + 6 <= content.endIndex, content[index] == Byte.backslash,
      content[index + 1] == UInt8(ascii: "U")
    else { return nil }
    let digits = content[(index + 2)..<(index + 6)]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private func endOfScalar(after index: Int) -> Int {
    var end = index + 1
    while end < content.endIndex, content[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  private mutating func reportUnknownEscape(from start: Int, to end: Int) {
    report(.unknownEscape, from: start, to: end)
  }

  private mutating func reportInvalidCodeUnit(length: Int) {
    report(.invalidCodeUnit, from: at, to: at + length)
  }

  private mutating func report(_ kind: ProblemKind, from start: Int, to end: Int) {
    let text = String(decoding: content[start..<end], as: UTF8.self)
    faults.append(
      SourceFault(kind, at: base + start, arguments: ["escape": .init(text)]))
    value += content[start..<end]
    at = end
  }
}
