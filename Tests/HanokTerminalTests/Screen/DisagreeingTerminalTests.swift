import HanokTesting
import HanokTerminal
import Testing

/// Terminals that give clusters other cells than the toolkit does: whatever they make of those, all
/// others have to be right.
@Suite struct DisagreeingTerminalTests {
  /// A terminal by the way in which it counts.
  struct Kind: CustomTestStringConvertible {
    let name: String
    var ambiguousWidth = AmbiguousWidth.narrow
    let widths: @Sendable (String) -> Int?

    var testDescription: String { name }
  }

  private static let kinds = [
    Kind(name: "draws sequences as their parts") { cluster in
      isSequence(cluster) ? parts(of: cluster).reduce(0) { $0 + max($1, 1) } : nil
    },
    Kind(name: "leaves variation selectors out") { cluster in
      cluster.unicodeScalars.contains("\u{FE0F}") ? 1 : nil
    },
    Kind(name: "draws jamo apart") { cluster in
      isJamo(cluster) ? 2 * cluster.unicodeScalars.count : nil
    },
    Kind(name: "draws jamo narrow") { isJamo($0) ? 1 : nil },
    Kind(name: "knows no vowel signs") { isIndic($0) ? 1 : nil },
    Kind(name: "knows no young emoji") { $0 == "🫨" ? 1 : nil },
    Kind(name: "knows no emoji at all") { isSequence($0) || $0 == "🫨" || $0 == "❤" ? 0 : nil },
    Kind(name: "draws ambiguous characters narrow", ambiguousWidth: .wide) { cluster in
      ["○", "─", "…", "×"].contains(cluster) ? 1 : nil
    },
    Kind(name: "draws all of them as wide as it can") { cluster in
      isContested(cluster) ? 2 * cluster.unicodeScalars.count : nil
    },
    Kind(name: "draws each otherwise") { cluster in
      guard isContested(cluster) else { return nil }
      let hash = cluster.unicodeScalars.reduce(7) { ($0 * 31 + Int($1.value)) % 1_009 }
      return hash % (2 * cluster.unicodeScalars.count + 1)
    },
  ]

  private static let contested = [
    "👩‍👩‍👧", "👍🏽", "🇰🇷", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "🫨", "\u{1112}\u{1161}\u{11AB}", "कि",
    "क\u{94D}ष",
    "กำ", "\u{AD}", "❤", "🏽", "ｶﾞ", "\u{1112}", "क\u{94D}",
  ]
  private static let agreed = [
    "a", "word", "한글", "漢", "  ", "     ", "ก", "e\u{301}", "#", "○", "─…×", "\u{1B}", "x",
    "longer word",
  ]
  private static let styles: [Style] = [
    .plain, .plain, Style(attributes: .bold), Style(background: .rgb(1, 2, 3)),
    Style(foreground: .red, attributes: .underline), Style(attributes: .reverse),
  ]

  private static func isSequence(_ cluster: String) -> Bool {
    ["👩‍👩‍👧", "👍🏽", "🇰🇷", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}"].contains(cluster)
  }

  /// By scalars: to a string, a syllable of jamo and the one that is composed are equal.
  private static func isContested(_ cluster: String) -> Bool {
    contested.contains { $0.unicodeScalars.elementsEqual(cluster.unicodeScalars) }
  }

  private static func isJamo(_ cluster: String) -> Bool {
    cluster.unicodeScalars.first.map { (0x1100..<0x1160).contains($0.value) } == true
  }

  private static func isIndic(_ cluster: String) -> Bool {
    cluster.unicodeScalars.first.map { (0x900..<0xE80).contains($0.value) } == true
      && cluster.unicodeScalars.count > 1
  }

  private static func parts(of cluster: String) -> [Int] {
    cluster.unicodeScalars.filter { $0 != "\u{200D}" }.map { CellWidth.of(String($0)) }
  }

  @Test(arguments: kinds, UInt64(1)...3)
  func cellsOfUndisputedWidthAreCorrect(kind: Kind, seed: UInt64) throws {
    var random = SeededGenerator(seed)
    let size = Size(width: 24, height: 4)
    var emulator = TerminalEmulator(
      size: size, ambiguousWidth: kind.ambiguousWidth, widths: kind.widths)
    // As every application has it.
    try emulator.take(Array("\u{1B}[?7l".utf8))
    let encoder = FrameEncoder(.init(synchronizes: seed % 2 == 0))
    var shown: Screen?
    var screen = Screen(size: size, ambiguousWidth: kind.ambiguousWidth)
    for frame in 0..<120 {
      for _ in 0..<Int.random(in: 1...3, using: &random) { edit(&screen, &random) }
      let x = Int.random(in: 0..<24, using: &random)
      screen.cursor = Bool.random(using: &random) ? Point(x: x, y: 2) : nil
      try emulator.take(encoder.encode(from: shown, to: screen))
      shown = screen
      let difference = emulator.difference(from: screen)
      try #require(difference == nil, "\(kind.name), seed \(seed), frame \(frame)")
    }
  }

  /// Writes, fills, or restyles a few cells.
  private func edit(_ screen: inout Screen, _ random: inout SeededGenerator) {
    let point = Point(
      x: .random(in: -2..<24, using: &random), y: .random(in: 0..<4, using: &random))
    let style = Self.styles.randomElement(using: &random) ?? .plain
    let link = Int.random(in: 0..<6, using: &random) == 0 ? "https://example.org" : nil
    let words = Bool.random(using: &random) ? Self.contested : Self.agreed
    switch Int.random(in: 0..<12, using: &random) {
    case 0: screen.fill(Rect(x: point.x, y: point.y, width: 9, height: 1), style: style)
    case 1: screen.fill(screen.bounds, style: .plain)
    case 2:
      screen.restyle(Rect(x: point.x, y: point.y, width: 5, height: 1)) { $0.applying(style) }
    default:
      let text = (0..<3).map { _ in words.randomElement(using: &random) ?? "" }.joined()
      screen.write(text, at: point, style: style, link: link, clip: screen.bounds)
    }
  }

  @Test func aTerminalThatSharesWidthsIsWrittenNothingTwice() {
    var old = Screen(size: Size(width: 12, height: 1))
    old.write("👩‍👩‍👧abc", at: .zero, style: .plain, clip: old.bounds)
    var new = old
    new.write("👍🏽", at: .zero, style: .plain, clip: new.bounds)
    let careful = FrameEncoder().encode(from: old, to: new)
    let trusting = FrameEncoder(.init(sharesWidths: true)).encode(from: old, to: new)
    #expect(String(decoding: careful, as: UTF8.self).contains("abc"))
    #expect(!String(decoding: trusting, as: UTF8.self).contains("abc"))
  }

  /// A terminal may have given a cluster that is gone as many cells as eight scalars take.
  @Test func cellsThatARemovedClusterMayHaveCoveredAreWrittenAgain() {
    var old = Screen(size: Size(width: 30, height: 1))
    old.write("👩‍👩‍👧abcdefghijklmnopqrst", at: .zero, style: .plain, clip: old.bounds)
    var new = Screen(size: old.size)
    new.write("xyabcdefghijklmnopqrst", at: .zero, style: .plain, clip: new.bounds)
    let bytes = FrameEncoder().encode(from: old, to: new)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("abcdefghijklmn"))
    #expect(!text.contains("p"))
  }
}
