/// A line of a person's file of settings: a name, a colon and values.
///
/// Lines end with LF, CR LF or CR; a byte-order mark, empty lines and those that begin with `#`
/// aren't read. Bytes keep their offsets in the file.
nonisolated struct SettingLine {
  /// The part before the colon; the whole line if it has none.
  let name: ArraySlice<UInt8>
  /// The part after the colon; nil for a line without one.
  let values: ArraySlice<UInt8>?
  /// The offset of the line's end, without spaces.
  let end: Int

  /// Returns the lines of a file.
  static func lines(of bytes: [UInt8]) -> [SettingLine] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    return text.split { [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains($0) }
      .compactMap(SettingLine.init)
  }

  private init?(_ line: ArraySlice<UInt8>) {
    let content = line.trimmed
    guard let first = content.first, first != UInt8(ascii: "#") else { return nil }
    end = content.endIndex
    let colon = content.firstIndex(of: UInt8(ascii: ":"))
    name = content[..<(colon ?? content.endIndex)].trimmed
    values = colon.map { content[($0 + 1)...] }
  }
}

nonisolated extension ArraySlice<UInt8> {
  /// The text of the bytes in UTF-8.
  var text: String { String(decoding: self, as: UTF8.self) }

  /// The bytes without spaces and tabs around them.
  var trimmed: Self {
    let rest = drop(while: Self.isBlank)
    let end = rest.lastIndex { !Self.isBlank($0) }.map { $0 + 1 } ?? rest.startIndex
    return rest[..<end]
  }

  /// Whether a byte is a space or a tab.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
