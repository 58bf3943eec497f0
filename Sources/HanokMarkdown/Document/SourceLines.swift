/// The bytes of a text as lines.
nonisolated enum SourceLines {
  /// Returns bytes as valid UTF-8 whose lines end with line feeds.
  ///
  /// Bytes that aren't UTF-8 become U+FFFD.
  static func readable(_ bytes: some Collection<UInt8>) -> [UInt8] {
    let text = Array(String(decoding: bytes, as: UTF8.self).utf8)
    guard text.contains(carriageReturn) else { return text }
    var readable: [UInt8] = []
    readable.reserveCapacity(text.count)
    var former: UInt8 = 0
    for byte in text {
      if byte == carriageReturn {
        readable.append(lineFeed)
      } else if byte != lineFeed || former != carriageReturn {
        readable.append(byte)
      }
      former = byte
    }
    return readable
  }

  /// Returns the length of the bytes up to the last line end that is known to be whole.
  ///
  /// A carriage return at the end may be the first half of a line end.
  static func completeLength(of bytes: [UInt8]) -> Int {
    guard let last = bytes.dropLast().lastIndex(where: isLineEnd) else {
      return bytes.last == lineFeed ? bytes.count : 0
    }
    return bytes.last == lineFeed ? bytes.count : last + 1
  }

  /// Returns the length of the bytes without an incomplete character at their end.
  static func decodableLength(of bytes: [UInt8]) -> Int {
    for length in 1...3 where length <= bytes.count {
      let byte = bytes[bytes.count - length]
      if byte & 0xC0 == 0x80 { continue }
      let whole = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return length < whole ? bytes.count - length : bytes.count
    }
    return bytes.count
  }

  /// Returns the offsets at which lines begin, for some numbers of lines from 1, in ascending order.
  static func offsets(ofLines numbers: [Int], in bytes: ArraySlice<UInt8>) -> [Int] {
    var offsets: [Int] = []
    var wanted = numbers[...]
    var line = 1
    var index = bytes.startIndex
    while let next = wanted.first {
      if next == line {
        offsets.append(index)
        wanted.removeFirst()
        continue
      }
      guard let end = bytes[index...].firstIndex(where: isLineEnd) else { break }
      let rest = bytes[(end + 1)...]
      index = bytes[end] == carriageReturn && rest.first == lineFeed ? end + 2 : end + 1
      line += 1
    }
    return offsets
  }

  private static let lineFeed: UInt8 = 0x0A
  private static let carriageReturn: UInt8 = 0x0D

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == lineFeed || byte == carriageReturn
  }
}
