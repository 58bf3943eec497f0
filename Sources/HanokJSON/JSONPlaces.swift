/// Turns byte offsets of a text into lines and columns, in one pass when they only grow.
struct JSONPlaces {
  private var counted: Int
  private var line = 1
  private var column = 1

  /// - Parameter lineStart: The offset of the text's first byte, behind a byte-order mark.
  init(lineStart: Int = 0) {
    counted = lineStart
  }

  /// The line and the column of the byte at `offset`, which is at or behind the last one asked for.
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
