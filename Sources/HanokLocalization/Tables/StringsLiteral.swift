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
