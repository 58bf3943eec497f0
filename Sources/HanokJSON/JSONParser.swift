/// A parser of JSON texts by recursive descent over the bytes.
struct JSONParser {
  /// The maximum depth of nested values: enough for real files, and safe for any stack.
  static let maximumDepth = 256

  private let bytes: [UInt8]
  private var index = 0
  private var places = JSONPlaces()
  private var depth = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func document() throws(JSONError) -> JSONValue {
    try checkEncoding()
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      index = 3
      places = JSONPlaces(lineStart: 3)
    }
    let value = try value()
    skipWhitespace()
    if index < bytes.count { throw error(.unexpectedCharacter) }
    return value
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    skipWhitespace()
    let position = places.position(at: index, in: bytes)
    let start = index
    let kind: JSONValue.Kind
    switch try peek() {
    case UInt8(ascii: "{"): kind = .object(try nested { p throws(JSONError) in try p.members() })
    case UInt8(ascii: "["): kind = .array(try nested { p throws(JSONError) in try p.elements() })
    case UInt8(ascii: "\""): kind = .string(try string())
    case UInt8(ascii: "t"): kind = try word("true", .bool(true))
    case UInt8(ascii: "f"): kind = try word("false", .bool(false))
    case UInt8(ascii: "n"): kind = try word("null", .null)
    default: kind = .number(try number())
    }
    return JSONValue(kind, at: position, offset: start)
  }

  private mutating func nested<T>(
    _ content: (inout JSONParser) throws(JSONError) -> T
  ) throws(JSONError) -> T {
    if depth == Self.maximumDepth { throw error(.tooDeep) }
    depth += 1
    index += 1
    let result = try content(&self)
    depth -= 1
    return result
  }

  private mutating func elements() throws(JSONError) -> [JSONValue] {
    var elements: [JSONValue] = []
    if skip("]") { return elements }
    repeat { elements.append(try value()) } while skip(",")
    try expect("]")
    return elements
  }

  private mutating func members() throws(JSONError) -> [JSONMember] {
    var members: [JSONMember] = []
    var names: Set<String> = []
    if skip("}") { return members }
    repeat {
      skipWhitespace()
      let start = index
      guard try peek() == UInt8(ascii: "\"") else { throw error(.unexpectedCharacter) }
      let name = try string()
      if !names.insert(name).inserted { throw error(.duplicateName, at: start) }
      try expect(":")
      members.append(JSONMember(name: name, value: try value()))
    } while skip(",")
    try expect("}")
    return members
  }
}

// MARK: - Scalars

extension JSONParser {
  private mutating func word(
    _ word: StaticString, _ kind: JSONValue.Kind
  ) throws(JSONError) -> JSONValue.Kind {
    for byte in "\(word)".utf8 {
      guard try peek() == byte else { throw error(.unexpectedCharacter) }
      index += 1
    }
    return kind
  }

  private mutating func number() throws(JSONError) -> String {
    let start = index
    if try peek() == UInt8(ascii: "-") { index += 1 }
    if try peek() == UInt8(ascii: "0") { index += 1 } else { try digits() }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      try digits()
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(try peek()) { index += 1 }
      try digits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() throws(JSONError) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard digits.contains(try peek()) else { throw error(.unexpectedCharacter) }
    while index < bytes.count, digits.contains(bytes[index]) { index += 1 }
  }

  private mutating func string() throws(JSONError) -> String {
    index += 1
    var text: [UInt8] = []
    while true {
      let byte = try peek()
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += Array(String(try escape()).utf8)
      case ..<0x20: throw error(.unexpectedCharacter)
      default:
        text.append(byte)
        index += 1
      }
    }
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = index
    index += 1
    let letter = try peek()
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    default: throw error(.invalidEscape, at: start)
    }
  }

  /// Reads a Unicode escape; a scalar beyond U+FFFF has two, a surrogate pair.
  private mutating func unicodeEscape(from start: Int) throws(JSONError) -> Unicode.Scalar {
    let unit = try codeUnit(from: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard UTF16.isLeadSurrogate(unit), bytes[index...].starts(with: [0x5C, 0x75]) else {
      throw error(.invalidEscape, at: start)
    }
    index += 2
    let trail = try codeUnit(from: start)
    guard UTF16.isTrailSurrogate(trail) else { throw error(.invalidEscape, at: start) }
    return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
  }

  private mutating func codeUnit(from start: Int) throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(try peek())).hexDigitValue else {
        throw error(.invalidEscape, at: start)
      }
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }
}

// MARK: - Characters and places

extension JSONParser {
  private func checkEncoding() throws(JSONError) {
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var validated = 0
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let scalar): validated += scalar.count
      case .emptyInput: return
      case .error:
        throw error(.invalidUTF8, at: validated)
      }
    }
  }

  private mutating func skipWhitespace() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) {
      index += 1
    }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipWhitespace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(JSONError) {
    if !skip(character) { throw error(index < bytes.count ? .unexpectedCharacter : .unexpectedEnd) }
  }

  private func peek() throws(JSONError) -> UInt8 {
    guard index < bytes.count else { throw error(.unexpectedEnd) }
    return bytes[index]
  }

  private func error(_ kind: JSONError.Kind, at index: Int? = nil) -> JSONError {
    var places = places
    return JSONError(kind: kind, position: places.position(at: index ?? self.index, in: bytes))
  }
}

/// Converts byte offsets of a text to lines and columns, in one pass for ascending offsets.
struct JSONPlaces {
  private var counted: Int
  private var line = 1
  private var column = 1

  /// - Parameter lineStart: The offset of the text's first byte, after a byte-order mark.
  init(lineStart: Int = 0) {
    counted = lineStart
  }

  /// Returns the position of the byte at `offset`, which isn't before the last one.
  mutating func position(at offset: Int, in bytes: [UInt8]) -> JSONPosition {
    while counted < offset {
      let byte = bytes[counted]
      counted += 1
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if counted == bytes.count || bytes[counted] & 0xC0 != 0x80 {
        column += 1
      }
    }
    return JSONPosition(line: line, column: column)
  }
}
