import TerminalIO
import Testing

@Suite struct FrameEncoderTests {
  private static let words = [
    "a", "word", "한글", "かな", "漢字", "😀", "👍🏽", "e\u{301}", "─", "   ", "\u{1B}[2J", "ก็",
  ]
  private static let styles: [Style] = [
    .plain, Style(attributes: .bold), Style(foreground: .red, attributes: [.bold, .underline]),
    Style(background: .rgb(1, 2, 3)), Style(foreground: .palette(200), attributes: .reverse),
    Style(foreground: .palette(12)), Style(attributes: .dim),
  ]

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func aTerminalShowsWhatTheScreenHolds(seed: UInt64) throws {
    var random = SeededGenerator(seed)
    let size = Size(width: 30, height: 8)
    let encoder = FrameEncoder()
    var emulator = TerminalEmulator(size: size)
    var shown: Screen?
    var screen = Screen(size: size)
    for _ in 0..<150 {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let point = Point(
          x: .random(in: -2..<30, using: &random), y: .random(in: 0..<8, using: &random))
        let word = Self.words.randomElement(using: &random) ?? ""
        let style = Self.styles.randomElement(using: &random) ?? .plain
        screen.write(word, at: point, style: style, clip: screen.bounds)
      }
      if Int.random(in: 0..<9, using: &random) == 0 { screen.fill(screen.bounds, style: .plain) }
      screen.cursor = Bool.random(using: &random) ? Point(x: 3, y: 2) : nil
      try emulator.take(encoder.encode(from: shown, to: screen))
      shown = screen
      try #require(emulator.screen.text == screen.text)
      try #require(appearance(of: emulator.screen) == appearance(of: screen))
      #expect(emulator.screen.cursor == screen.cursor)
    }
  }

  /// The styles of all cells, as far as they are seen: bold or red, a blank looks like any other.
  private func appearance(of screen: Screen) -> [Style] {
    (0..<screen.size.height).flatMap { y in
      (0..<screen.size.width).map { x in
        let style = screen[x, y].style
        let isSeen =
          screen.cluster(x: x, y: y) != " " || style.background != .default
          || !style.attributes.isDisjoint(with: [.underline, .reverse, .strikethrough])
        return isSeen ? style : .plain
      }
    }
  }

  @Test func nothingIsWrittenWhenNothingChanges() {
    let screen = Screen(size: Size(width: 10, height: 2))
    #expect(FrameEncoder().encode(from: screen, to: screen) == [])
  }

  @Test func aKeyInALineCostsFewBytes() {
    let old = Screen(size: Size(width: 80, height: 24))
    var new = old
    new.write("x", at: Point(x: 40, y: 12), style: .plain, clip: new.bounds)
    #expect(FrameEncoder().encode(from: old, to: new).count <= 64)
  }

  @Test func aSynchronizedUpdateEnclosesTheFrame() {
    let encoder = FrameEncoder(.init(synchronizes: true))
    var new = Screen(size: Size(width: 4, height: 1))
    new.write("x", at: .zero, style: .plain, clip: new.bounds)
    let frame = String(decoding: encoder.encode(from: nil, to: new), as: UTF8.self)
    #expect(frame.hasPrefix("\u{1B}[?2026h"))
    #expect(frame.hasSuffix("\u{1B}[?2026l"))
  }

  @Test(arguments: [
    (ColorDepth.full, "48;2;255;0;0"), (.palette, "48;5;196"), (.sixteen, "101"), (.none, ""),
  ])
  func coloursAreWhatTheTerminalShows(depth: ColorDepth, parameters: String) {
    var new = Screen(size: Size(width: 1, height: 1))
    new.fill(new.bounds, style: Style(background: .rgb(255, 0, 0)))
    let frame = FrameEncoder(.init(colorDepth: depth)).encode(from: nil, to: new)
    let text = String(decoding: frame, as: UTF8.self)
    #expect(text.contains("\u{1B}[\(parameters)m"))
  }
}

/// A generator whose numbers are the same each time (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
