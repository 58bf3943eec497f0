import HanokTesting

/// Texts made to break a terminal, or the grid.
nonisolated struct HostileText {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed)
  }

  private static let pieces = [
    "\u{1B}[2J", "\u{1B}[31m", "\u{1B}]0;title\u{7}", "\u{1B}]52;c;eA==\u{1B}\\",
    "\u{1B}P1$r\u{1B}\\",
    "\u{1B}[6n", "\u{1B}c", "\u{1B}(0", "\u{1B}[?1049l", "\u{9B}2J", "\u{9D}0;x\u{9C}", "\u{90}q",
    "\u{7}", "\u{8}", "\r", "\n", "\r\n", "\t", "\u{B}", "\u{C}", "\u{E}", "\u{F}", "\0", "\u{7F}",
    "\u{18}",
    "\u{85}", "\u{2028}", "\u{2029}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}",
    "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{200E}", "\u{200F}", "\u{61C}", "\u{200B}",
    "\u{200D}", "\u{FEFF}", "\u{AD}", "\u{34F}", "\u{FE0F}", "\u{FE0E}", "\u{E0001}", "\u{E007F}",
    "\u{FFF9}", "\u{301}", "\u{489}", "\u{20DD}", "\u{903}", "\u{94D}", "\u{102B}", "\u{1039}",
    "\u{17D2}",
    "\u{E33}", "\u{600}", "\u{6DD}", "\u{1100}", "\u{1161}", "\u{11A8}", "\u{D7B0}", "\u{FF9E}",
    "\u{3099}",
    "a", "word ", "한글", "漢字", "ไทย", "हिन्दी", "שלום", "سلام", "😀", "👩‍👩‍👧", "🇰", "🇰🇷", "🏽", "❤",
    "က္က", "ក្ក", "ﷺ", "𒐫", "\u{10FFFF}", "\u{E000}", "\u{FFFE}", "\u{378}", "(", ")", "{", "1", "٣",
  ]

  /// Bytes that are no UTF-8: surrogates, overlong forms, what comes alone, what is cut short.
  private static let broken: [[UInt8]] = [
    [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xC0, 0x9B], [0xE0, 0x80, 0x9B], [0xF8, 0x88, 0x80],
    [0x9B], [0x80], [0xFF], [0xC3], [0xE1, 0x80], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80],
    [0xC2],
  ]

  mutating func next() -> String {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: bytes += Self.broken.randomElement(using: &random) ?? []
      case 1: bytes += anyScalar()
      default: bytes += (Self.pieces.randomElement(using: &random) ?? "").utf8
      }
    }
    if Int.random(in: 0..<1_000, using: &random) == 0 {
      bytes += String(repeating: "\u{301}", count: 10_000).utf8
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func anyScalar() -> [UInt8] {
    let value = UInt32.random(in: 0..<0x11_0000, using: &random)
    return Unicode.Scalar(value).map { Array(String($0).utf8) } ?? []
  }
}
