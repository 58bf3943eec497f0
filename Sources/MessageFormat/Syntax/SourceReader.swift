/// Walks over the bytes of a message's source.
struct SourceReader {
  private let bytes: [UInt8]
  /// The offset of the next byte.
  private(set) var offset = 0

  init(_ source: String) {
    bytes = Array(source.utf8)
  }

  var isAtEnd: Bool { offset == bytes.count }
  var count: Int { bytes.count }

  /// The next byte; nil at the end.
  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The next scalar; nil at the end.
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

  func starts(with prefix: String) -> Bool { bytes[offset...].starts(with: prefix.utf8) }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  mutating func advance(_ count: Int = 1) { offset += count }

  mutating func advance(over scalar: Unicode.Scalar) { offset += UTF8.width(scalar) }

  mutating func move(to offset: Int) { self.offset = offset }

  /// Passes over the scalars that satisfy `predicate`, and tells how many bytes that were.
  @discardableResult
  mutating func skip(while predicate: (Unicode.Scalar) -> Bool) -> Int {
    let start = offset
    while let scalar, predicate(scalar) { advance(over: scalar) }
    return offset - start
  }

  /// Passes over optional white space, and tells whether required white space was among it.
  mutating func skipWhitespace() -> Bool {
    var found = false
    while let scalar {
      if CharacterClasses.isWhitespace(scalar) {
        found = true
      } else if !CharacterClasses.isBidi(scalar) {
        break
      }
      advance(over: scalar)
    }
    return found
  }
}
