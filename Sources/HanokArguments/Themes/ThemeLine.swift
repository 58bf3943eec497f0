/// A line of a theme file: a name, a colon, and words.
nonisolated struct ThemeLine: Hashable {
  /// A word and its place, an offset in UTF-8.
  struct Word: Hashable {
    let text: String
    let offset: Int
  }

  /// The part before the colon; the whole line if it has none.
  let name: Word
  /// The words after the colon, which spaces or commas separate; nil for a line without a colon.
  let words: [Word]?
  /// The offset of the line's end.
  let end: Int

  /// Returns the lines of a file that aren't empty or comments.
  static func lines(of bytes: [UInt8]) -> [ThemeLine] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    return text.split { [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains($0) }
      .compactMap(ThemeLine.init)
  }

  private init?(_ line: ArraySlice<UInt8>) {
    let content = Self.trimmed(line)
    guard let first = content.first, first != UInt8(ascii: "#") else { return nil }
    end = content.endIndex
    guard let colon = content.firstIndex(of: UInt8(ascii: ":")) else {
      name = Self.word(content)
      words = nil
      return
    }
    name = Self.word(Self.trimmed(content[..<colon]))
    words = content[(colon + 1)...].split { Self.isSpace($0) || $0 == UInt8(ascii: ",") }
      .map(Self.word)
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> Word {
    Word(text: String(decoding: bytes, as: UTF8.self), offset: bytes.startIndex)
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let rest = bytes.drop(while: isSpace)
    let end = rest.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? rest.startIndex
    return rest[..<end]
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
