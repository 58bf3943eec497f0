package import HanokLocalization

/// The text of a file of another tool, in UTF-8, which finds the places of its problems.
package final class ExchangeText {
  /// The path of the file, for problems.
  package let path: String
  /// The text in UTF-8, without a byte-order mark.
  package let bytes: [UInt8]
  /// Whether the bytes of the file were another encoding's, whatever the text itself says.
  let isTranscoded: Bool
  private var lines: SourceLines?

  /// Decodes a file: UTF-16 by its byte-order mark, everything else as it is.
  package init(_ bytes: [UInt8], path: String) {
    self.path = path
    self.bytes = Self.decoded(bytes)
    isTranscoded = bytes.first == 0xFF || bytes.first == 0xFE
  }

  private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      isLittle
        ? UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8
        : UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Returns the place of the byte at an offset.
  package func place(at offset: Int) -> SourcePlace {
    var lines = lines ?? SourceLines(bytes)
    defer { self.lines = lines }
    return lines.place(at: min(max(offset, 0), bytes.count))
  }

  /// Returns a problem of the file, at the byte at an offset.
  package func problem(
    _ kind: Problem.Kind, _ arguments: [String: Message.Argument] = [:], at offset: Int
  ) -> Problem {
    Problem(kind, arguments, path: path, place: place(at: offset))
  }

  /// Returns the offset of a line and a column of Unicode scalars, both from 1.
  func offset(line: Int, column: Int) -> Int {
    var (row, index) = (1, 0)
    while row < line, index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") { row += 1 }
      index += 1
    }
    var left = column - 1
    while left > 0, index < bytes.count {
      index += 1
      while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
      left -= 1
    }
    return index
  }
}
