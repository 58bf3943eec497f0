/// A key and its value in a `.strings` table, with all that is written around them.
public struct StringsEntry: Sendable, Hashable {
  /// The key in its quotes.
  public var key: StringsLiteral
  /// What stands between key and value: the equals sign, white space, comments.
  public var joint: [UInt8]
  /// The value in its quotes: one MessageFormat 2 message.
  public var value: StringsLiteral
  /// What follows the value, up to the semicolon.
  public var ending: [UInt8]
  /// The translator's note: the comment above, without its delimiters; empty when there is none.
  ///
  /// A comment speaks for the entry right below it, or for the one that it follows on its line.
  public var comment: String
  /// Whether the value can be trusted: no unknown escape, and not a second value for its key.
  public var isSound: Bool

  /// The entry as written, in UTF-8.
  public var bytes: [UInt8] { key.source + joint + value.source + ending }
}

/// A string in quotes in a `.strings` table: as written, and as meant.
public struct StringsLiteral: Sendable, Hashable {
  /// The literal as written, quotes and escapes included, in UTF-8.
  public let source: [UInt8]
  /// The text that the literal stands for.
  public let value: String
  /// Where the opening quote stood in the file that was read, in UTF-8 bytes.
  public let offset: Int
  /// Whether every escape could be read.
  let isSound: Bool

  init(source: [UInt8], value: String, offset: Int, isSound: Bool = true) {
    self.source = source
    self.value = value
    self.offset = offset
    self.isSound = isSound
  }

  /// Writes `value` as a literal; line breaks stay as they are.
  public init(_ value: String) {
    var source: [UInt8] = [Byte.quote]
    for byte in value.utf8 {
      switch byte {
      case Byte.quote, Byte.backslash: source += [Byte.backslash, byte]
      case Byte.carriageReturn: source += [Byte.backslash, UInt8(ascii: "r")]
      default: source.append(byte)
      }
    }
    self.init(source: source + [Byte.quote], value: value, offset: 0)
  }

  /// Where the byte at `valueOffset` of ``value`` came from, in UTF-8 bytes of the file.
  ///
  /// An error inside a message is found in the value; people look for it in the file.
  func sourceOffset(ofValueOffset valueOffset: Int) -> Int {
    var decoder = LiteralDecoder(source[...].dropFirst().dropLast(), offset: offset + 1)
    decoder.decode(until: valueOffset)
    return decoder.sourceOffset
  }
}

/// One stretch of a `.strings` table: what stands between two neighbours.
public enum StringsPiece: Sendable, Hashable {
  /// White space between entries and comments.
  case space([UInt8])
  /// A comment with its delimiters.
  case comment([UInt8])
  /// `"key" = "value";`
  case entry(StringsEntry)
  /// What couldn't be read as any of these; a problem tells why.
  case stray([UInt8])

  /// The piece as written, in UTF-8.
  public var bytes: [UInt8] {
    switch self {
    case .space(let bytes), .comment(let bytes), .stray(let bytes): bytes
    case .entry(let entry): entry.bytes
    }
  }
}
