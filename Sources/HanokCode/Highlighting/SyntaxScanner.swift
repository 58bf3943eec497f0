import HanokDrawing

/// A position in a line, and the parts that were found before it.
///
/// All parts begin and end between scalars: the scanner stops at bytes of ASCII alone.
nonisolated struct SyntaxScanner {
  let bytes: [UInt8]
  var index = 0
  private(set) var spans: [SyntaxSpan] = []

  init(_ line: Substring) { bytes = Array(line.utf8) }

  private init(_ bytes: [UInt8], at index: Int) { (self.bytes, self.index) = (bytes, index) }

  /// A scanner at the same place for looking ahead, which has none of the parts.
  var lookahead: SyntaxScanner { SyntaxScanner(bytes, at: index) }

  var isAtEnd: Bool { index >= bytes.count }

  /// Returns the byte at a distance, or 0 outside the line.
  func peek(_ distance: Int = 0) -> UInt8 {
    let place = index + distance
    return bytes.indices.contains(place) ? bytes[place] : 0
  }

  /// Whether the next bytes are a text.
  func isNext(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    return text.withUTF8Buffer { unsafe $0.elementsEqual(bytes[index..<index + count]) }
  }

  /// Returns the number of equal bytes from a distance on.
  func count(of byte: UInt8, from distance: Int = 0) -> Int {
    var count = 0
    while peek(distance + count) == byte { count += 1 }
    return count
  }

  mutating func advance(_ count: Int = 1) { index = min(index + count, bytes.count) }

  /// Advances past the bytes that meet a condition.
  mutating func skip(_ condition: (UInt8) -> Bool) {
    while index < bytes.count, condition(bytes[index]) { index += 1 }
  }

  /// Advances past a scalar.
  mutating func skipScalar() {
    advance()
    skip { $0 & 0xC0 == 0x80 }
  }

  mutating func skipSpaces() { skip(\.isSpace) }

  /// Adds the part from a place up to the current one.
  ///
  /// A part that continues the last one, in the same role, becomes one with it.
  mutating func add(_ role: SyntaxRole, from start: Int) {
    guard start < index else { return }
    if let last = spans.last, last.role == role, last.range.upperBound == start {
      spans[spans.count - 1].range = last.range.lowerBound..<index
    } else {
      spans.append(SyntaxSpan(start..<index, role: role))
    }
  }

  /// Advances past some bytes, which are a part.
  mutating func take(_ count: Int, _ role: SyntaxRole) {
    let start = index
    advance(count)
    add(role, from: start)
  }

  /// Advances to the end of the line, which is a part.
  mutating func takeRest(_ role: SyntaxRole) { take(bytes.count - index, role) }

  /// Returns the text from a place up to the current one.
  func text(from start: Int) -> String { String(decoding: bytes[start..<index], as: UTF8.self) }
}

nonisolated extension UInt8 {
  var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isHexDigit: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }
  var isUpper: Bool { (0x41...0x5A).contains(self) }
  /// Whether it begins a name: a letter, a low line, or a part of a character beyond ASCII.
  var isNameStart: Bool { (0x61...0x7A).contains(self | 0x20) || self == 0x5F || self >= 0x80 }
  var isNamePart: Bool { isNameStart || isDigit }
}
