import HanokTesting

/// Texts of many scripts and directions, the same for a seed.
struct MixedText {
  private(set) var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed)
  }

  private static let pieces = [
    "word", "a", " ", "  ", " ", "한글", "漢字", "かな。", "ไทย", "กำ", "שלום", "אב", "سلام", "١٢",
    "12.5", "(", ")", "-", "e\u{301}", "\u{1112}\u{1161}\u{11AB}", "👩‍👩‍👧", "🇰🇷", "❤\u{FE0F}", "\n",
    "\r\n",
    "\t", "\u{1B}", "\u{9B}", "\u{200B}", "\u{200E}", "\u{200F}", "\u{2067}ב\u{2069}",
    "\u{202B}x\u{202C}", "\u{202E}", "\u{2066}", "\u{301}", "\u{5B8}", "\u{3000}", "\u{2028}",
    "\u{85}", "…",
  ]

  /// A text of up to twenty pieces.
  mutating func next() -> String {
    (0..<Int.random(in: 0...20, using: &random)).map { _ in
      Self.pieces.randomElement(using: &random) ?? ""
    }.joined()
  }

  mutating func number(in range: ClosedRange<Int>) -> Int {
    .random(in: range, using: &random)
  }
}
