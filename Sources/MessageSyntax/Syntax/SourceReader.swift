/// A reader of the bytes of a message's source.
struct SourceReader {
  private let bytes: [UInt8]
  /// The offset of the next byte.
  private(set) var offset = 0
  /// The offset after the last required white space.
  private var whitespaceEnd: Int?

  init(_ source: String) {
    bytes = Array(source.utf8)
  }

  var isAtEnd: Bool { offset == bytes.count }
  /// Whether required white space was skipped just before the next byte.
  var isAfterWhitespace: Bool { offset == whitespaceEnd }
  var count: Int { bytes.count }

  /// The next byte, or nil at the end.
  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The next scalar, or nil at the end.
  var scalar: Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    let lead = bytes[offset]
    if lead < 0x80 { return Unicode.Scalar(lead) }
    // A Swift string's bytes are always well-formed UTF-8.
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    let first = UInt32(lead) & (0xFF >> UInt32(length + 1))
    let value = bytes[(offset + 1)..<(offset + length)].reduce(first) {
      $0 << 6 | UInt32($1 & 0x3F)
    }
    return Unicode.Scalar(value)
  }

  func starts(with prefix: StaticString) -> Bool {
    let length = prefix.utf8CodeUnitCount
    guard bytes.count - offset >= length else { return false }
    return (0..<length).allSatisfy { unsafe bytes[offset + $0] == prefix.utf8Start[$0] }
  }

  /// Returns the text of a range that begins and ends with scalars.
  func text(_ range: Range<Int>) -> String {
    let span = bytes.span.extracting(range)
    // They are a string's bytes: they needn't be validated again.
    return unsafe String(copying: UTF8Span(unchecked: span))
  }

  /// Whether all bytes of a range are ASCII.
  func isASCII(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy { $0 < 0x80 } }

  mutating func advance(_ count: Int = 1) { offset += count }

  mutating func advance(over scalar: Unicode.Scalar) { offset += UTF8.width(scalar) }

  mutating func move(to offset: Int) { self.offset = offset }

  /// Skips a text if it is next, and returns whether it is.
  mutating func skip(_ text: StaticString) -> Bool {
    if !starts(with: text) { return false }
    advance(text.utf8CodeUnitCount)
    return true
  }

  /// Skips the scalars that satisfy `predicate`, and returns the number of their bytes.
  @discardableResult
  mutating func skip(while predicate: (Unicode.Scalar) -> Bool) -> Int {
    let start = offset
    while let scalar, predicate(scalar) { advance(over: scalar) }
    return offset - start
  }

  /// Skips optional white space, which can contain required white space.
  mutating func skipWhitespace() {
    var found = false
    while let scalar {
      if CharacterClasses.isWhitespace(scalar) {
        found = true
      } else if !CharacterClasses.isBidi(scalar) {
        break
      }
      advance(over: scalar)
    }
    if found { whitespaceEnd = offset }
  }
}

/// The character classes of the grammar (MessageFormat 2, `message.abnf`).
enum CharacterClasses {
  /// `ws`.
  static func isWhitespace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\t", "\r", "\n", "\u{3000}": true
    default: false
    }
  }

  /// `bidi`: marks and isolates that order the source for readers and have no meaning.
  static func isBidi(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x2066...0x2069: true
    default: false
    }
  }

  /// `name-start`.
  static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0x2B, 0x5F: true
    case ..<0xA1: false
    case 0x061C, 0x1680, 0x2000...0x200A, 0x200E, 0x200F, 0x2028...0x202F, 0x205F,
      0x2066...0x2069, 0x3000, 0xFDD0...0xFDEF:
      false
    default: scalar.value & 0xFFFE != 0xFFFE
    }
  }

  /// `name-char`.
  static func isNameCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x2D, 0x2E: true
    default: isNameStart(scalar)
    }
  }
}

/// The element that the grammar expects instead of the actual one.
///
/// Its name is the subject of a `syntax-error`; programs use it to find a sentence for the error.
public enum Expectation: Hashable, Sendable {
  case character(Unicode.Scalar)
  case end
  case escapable
  case escape
  case key
  case literal
  case name
  case operand
  case optionValue
  case patternEnd
  case quote
  case quotedPattern
  case text
  case variable
  case variableExpression
  case whitespace

  /// The name of the case; of a character, the character itself.
  public var name: String {
    if case .character(let scalar) = self { return String(scalar) }
    return "\(self)"
  }
}
