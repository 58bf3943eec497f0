/// A key and its value in a `.strings` table, with all text around them.
public struct StringsEntry: Sendable, Hashable {
  /// The key with its quotes.
  public var key: StringsLiteral
  /// The text between key and value: the equals sign, white space, comments.
  public var joint: [UInt8]
  /// The value with its quotes: one MessageFormat 2 message.
  public var value: StringsLiteral
  /// The text after the value, up to the semicolon.
  public var ending: [UInt8]
  /// The translator's note: the comment without its delimiters; empty if there is none.
  ///
  /// A comment belongs to the entry directly below it, or to the entry before it on the same line; the
  /// descriptions of both come before the remarks of both.
  public var comment: String
  /// Whether the value is valid: no unknown escape, and not a second value for its key.
  public var isSound: Bool

  /// Creates an entry of a key, its value and the text around them.
  package init(
    key: StringsLiteral, joint: [UInt8], value: StringsLiteral, ending: [UInt8], comment: String,
    isSound: Bool
  ) {
    self.key = key
    self.joint = joint
    self.value = value
    self.ending = ending
    self.comment = comment
    self.isSound = isSound
  }

  /// The ending of the keys of letters that choose a control: `quit.keys` beside `quit`.
  package static let lettersSuffix = ".keys"

  /// The source of the entry, in UTF-8.
  public var bytes: [UInt8] { key.source + joint + value.source + ending }
}

/// A string in quotes in a `.strings` table: its source and its value.
public struct StringsLiteral: Sendable, Hashable {
  /// The source of the literal with quotes and escapes, in UTF-8.
  public let source: [UInt8]
  /// The text of the literal.
  public let value: String
  /// The offset of the opening quote in the source file, in UTF-8 bytes.
  public let offset: Int
  /// Whether every escape is valid.
  package let isSound: Bool

  package init(source: [UInt8], value: String, offset: Int, isSound: Bool = true) {
    self.source = source
    self.value = value
    self.offset = offset
    self.isSound = isSound
  }

  /// Creates a literal from its value; line feeds stay unescaped.
  public init(_ value: String) { self.init(value, isOnOneLine: false) }

  /// Creates a literal from its value, on one line if line feeds are to be escaped.
  package init(_ value: String, isOnOneLine: Bool) {
    var source: [UInt8] = [Byte.quote]
    for byte in value.utf8 {
      switch byte {
      case Byte.quote, Byte.backslash: source += [Byte.backslash, byte]
      case Byte.carriageReturn: source += [Byte.backslash, UInt8(ascii: "r")]
      case Byte.lineFeed where isOnOneLine: source += [Byte.backslash, UInt8(ascii: "n")]
      default: source.append(byte)
      }
    }
    self.init(source: source + [Byte.quote], value: value, offset: 0)
  }

  /// Returns the offset in the file of the byte at `valueOffset` of ``value``, in UTF-8 bytes.
  ///
  /// Errors in a message have offsets in the value; people look for them in the file.
  package func sourceOffset(ofValueOffset valueOffset: Int) -> Int {
    var decoder = LiteralDecoder(source[...].dropFirst().dropLast(), offset: offset + 1)
    decoder.decode(until: valueOffset)
    return decoder.sourceOffset
  }
}

/// A piece of a `.strings` table.
public enum StringsPiece: Sendable, Hashable {
  /// White space between entries and comments.
  case space([UInt8])
  /// A comment with its delimiters.
  case comment([UInt8])
  /// `"key" = "value";`
  case entry(StringsEntry)
  /// Text that couldn't be read as any of these; a problem has the reason.
  case stray([UInt8])

  /// The source of the piece, in UTF-8.
  public var bytes: [UInt8] {
    switch self {
    case .space(let bytes), .comment(let bytes), .stray(let bytes): bytes
    case .entry(let entry): entry.bytes
    }
  }
}
