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
    SettingLine.lines(of: bytes).map(ThemeLine.init)
  }

  private init(_ line: SettingLine) {
    name = Self.word(line.name)
    end = line.end
    words = line.values?.split { ArraySlice.isBlank($0) || $0 == UInt8(ascii: ",") }.map(Self.word)
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> Word {
    Word(text: bytes.text, offset: bytes.startIndex)
  }
}
