import HanokTesting
import HanokTerminal
import Testing

@Suite struct FrameEncoderTests {
  private static let words = [
    "a", "word", "한글", "かな", "漢字", "😀", "👍🏽", "e\u{301}", "─", "   ", "\u{1B}[2J", "ก็",
    "กำ", "ｶﾞ", "🇰🇷", "🇰", "❤\u{FE0F}", "❤", "क\u{94D}षि", "\u{93F}", "\u{301}", "\u{AD}", "\u{9B}31m",
    "\u{202E}x", "\r\n", "\u{7F}", "👩‍👩‍👧", "1\u{FE0F}\u{20E3}",
  ]
  private static let styles: [Style] = [
    .plain, Style(attributes: .bold), Style(foreground: .red, attributes: [.bold, .underline]),
    Style(background: .rgb(1, 2, 3)), Style(foreground: .palette(200), attributes: .reverse),
    Style(foreground: .palette(12)), Style(attributes: .dim),
  ]

  @Test(arguments: UInt64(1)...6)
  func aTerminalShowsWhatTheScreenHolds(seed: UInt64) throws {
    var random = SeededGenerator(seed)
    let size = Size(width: 30, height: 8)
    let encoder = FrameEncoder(
      .init(synchronizes: random.next() % 2 == 0, sharesWidths: random.next() % 2 == 0))
    var emulator = TerminalEmulator(size: size)
    var shown: Screen?
    var screen = Screen(size: size)
    for _ in 0..<150 {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let point = Point(
          x: .random(in: -2..<30, using: &random), y: .random(in: 0..<8, using: &random))
        let word = Self.words.randomElement(using: &random) ?? ""
        let style = Self.styles.randomElement(using: &random) ?? .plain
        let link = Int.random(in: 0..<5, using: &random) == 0 ? "https://example.org/한" : nil
        screen.write(word, at: point, style: style, link: link, clip: screen.bounds)
      }
      if Int.random(in: 0..<9, using: &random) == 0 { screen.fill(screen.bounds, style: .plain) }
      screen.cursor = Bool.random(using: &random) ? Point(x: 3, y: 2) : nil
      try emulator.take(encoder.encode(from: shown, to: screen))
      shown = screen
      try #require(emulator.difference(from: screen) == nil)
    }
  }

  /// Rows of a part of the screen scroll, some columns beside them don't, and a few cells change.
  @Test(arguments: UInt64(1)...6)
  func aTerminalShowsWhatHasScrolled(seed: UInt64) throws {
    var random = SeededGenerator(seed)
    let size = Size(width: 30, height: 12)
    let encoder = FrameEncoder(.init(sharesWidths: seed % 2 == 0))
    var emulator = TerminalEmulator(size: size)
    var shown: Screen?
    var first = 100
    var moves = 0
    for frame in 0..<120 {
      first += Int.random(in: -9...9, using: &random)
      let rows = Int.random(in: 0...2, using: &random)..<Int.random(in: 8...12, using: &random)
      var screen = Screen(size: size)
      screen.fill(Rect(x: 0, y: 0, width: 30, height: 1), style: Self.styles[3])
      for y in rows {
        let number = first + y
        let word = Self.words[number % Self.words.count]
        let style = Self.styles[number % Self.styles.count]
        let link = number % 5 == 0 ? "https://example.org" : nil
        screen.write(
          "\(word) \(number * 7919 % 1_000)", at: Point(x: 1, y: y), style: style, link: link,
          clip: screen.bounds)
      }
      if frame % 3 == 0 {
        let y = Int.random(in: 0..<12, using: &random)
        screen.write("edit", at: Point(x: 25, y: y), style: Self.styles[2], clip: screen.bounds)
      }
      let bytes = encoder.encode(from: shown, to: screen)
      if String(decoding: bytes, as: UTF8.self).contains("r\u{1B}[") { moves += 1 }
      try emulator.take(bytes)
      shown = screen
      try #require(emulator.difference(from: screen) == nil, "seed \(seed), frame \(frame)")
    }
    #expect(moves > 20)
  }

  @Test(arguments: [
    (1, "\u{1B}[2;12r\u{1B}[2H\u{1B}[1M\u{1B}[r"), (-2, "\u{1B}[2;12r\u{1B}[2H\u{1B}[2L\u{1B}[r"),
  ])
  func rowsThatScrollAreMovedNotWritten(distance: Int, sequence: String) throws {
    func screen(_ first: Int) -> Screen {
      var screen = Screen(size: Size(width: 40, height: 12))
      screen.write("a heading", at: .zero, style: .plain, clip: screen.bounds)
      for y in 1..<12 {
        let text = "\(String(repeating: "row \(first + y) ", count: 4))"
        screen.write(text, at: Point(x: 0, y: y), style: .plain, clip: screen.bounds)
      }
      return screen
    }
    let (old, new) = (screen(100), screen(100 + distance))
    let bytes = FrameEncoder().encode(from: old, to: new)
    #expect(String(decoding: bytes, as: UTF8.self).contains(sequence))
    #expect(bytes.count < sequence.utf8.count + abs(distance) * 40 + 20)
    // Where the rows are in the window isn't known inline.
    let inline = FrameEncoder(.init(isInline: true)).encode(from: old, to: new)
    #expect(!String(decoding: inline, as: UTF8.self).contains("r\u{1B}["))
  }

  @Test func fewCellsAreWrittenRatherThanMoved() {
    func screen(_ first: Int) -> Screen {
      var screen = Screen(size: Size(width: 40, height: 12))
      for y in 0..<12 {
        let text = "a row of many with the number \((first + y) % 10)"
        screen.write(text, at: Point(x: 0, y: y), style: .plain, clip: screen.bounds)
      }
      return screen
    }
    let bytes = FrameEncoder().encode(from: screen(0), to: screen(1))
    #expect(!String(decoding: bytes, as: UTF8.self).contains("M"))
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

  @Test func aChangedLabelCostsItsTextAndLittleMore() {
    var old = Screen(size: Size(width: 80, height: 24))
    for y in 0..<24 {
      old.write(
        "Points: 10 한글", at: Point(x: 3, y: y), style: Style(foreground: .red), clip: old.bounds)
    }
    var new = old
    new.write(
      "Points: 20 한글", at: Point(x: 3, y: 7), style: Style(foreground: .red), clip: old.bounds)
    #expect(FrameEncoder().encode(from: old, to: new).count <= 24)
  }

  @Test func movingTheCursorWritesNoCell() {
    var old = Screen(size: Size(width: 8, height: 2))
    old.write("text", at: .zero, style: .plain, clip: old.bounds)
    old.cursor = .zero
    var new = old
    new.cursor = Point(x: 2, y: 0)
    let frame = String(decoding: FrameEncoder().encode(from: old, to: new), as: UTF8.self)
    #expect(frame == "\u{1B}[3G")
  }

  @Test func titleAndProgressAreWritten() throws {
    let old = Screen(size: Size(width: 8, height: 2))
    var new = old
    new.title = "한글\u{1B}"
    new.progress = .part(0.5)
    let encoder = FrameEncoder(.init(showsProgress: true))
    let frame = encoder.encode(from: old, to: new)
    #expect(
      String(decoding: frame, as: UTF8.self) == "\u{1B}]2;한글␛\u{1B}\\\u{1B}]9;4;1;50\u{1B}\\")
    #expect(encoder.encode(from: new, to: new).isEmpty)
    #expect(FrameEncoder(.init(showsTitle: false)).encode(from: old, to: new).isEmpty)
    var emulator = TerminalEmulator(size: new.size)
    try emulator.take(encoder.encode(from: nil, to: new))
    #expect(emulator.title == "한글␛")
  }

  @Test func theShapeOfTheCursorIsWrittenWhenItChanges() throws {
    let old = Screen(size: Size(width: 8, height: 2))
    var new = old
    new.cursorShape = .underline
    let frame = FrameEncoder().encode(from: old, to: new)
    #expect(String(decoding: frame, as: UTF8.self) == "\u{1B}[4 q")
    #expect(FrameEncoder().encode(from: new, to: new).isEmpty)
    #expect(FrameEncoder(.init(hasCursorShapes: false)).encode(from: old, to: new).isEmpty)
    var emulator = TerminalEmulator(size: new.size)
    try emulator.take(FrameEncoder().encode(from: nil, to: new))
    #expect(emulator.screen.cursorShape == .underline)
    try emulator.take(FrameEncoder().encode(from: new, to: old))
    #expect(emulator.screen.cursorShape == .standard)
  }

  @Test func aNewSizeIsPaintedWhole() throws {
    var new = Screen(size: Size(width: 6, height: 1))
    new.write("한글", at: .zero, style: .plain, clip: new.bounds)
    let frame = FrameEncoder().encode(from: Screen(size: Size(width: 9, height: 3)), to: new)
    var emulator = TerminalEmulator(size: new.size)
    try emulator.take(frame)
    #expect(emulator.screen == new)
  }

  @Test func previousContentOfATerminalIsErased() throws {
    var emulator = TerminalEmulator(size: Size(width: 6, height: 2))
    try emulator.take(Array("before\r\nbefore\u{1B}[H".utf8))
    var new = Screen(size: Size(width: 6, height: 2))
    new.write("한", at: Point(x: 1, y: 0), style: .plain, clip: new.bounds)
    try emulator.take(FrameEncoder().encode(from: nil, to: new))
    #expect(emulator.difference(from: new) == nil)
  }

  @Test func theCursorIsNotHiddenForAFewBytes() {
    var old = Screen(size: Size(width: 80, height: 2))
    old.cursor = .zero
    var new = old
    new.write("x", at: .zero, style: .plain, clip: new.bounds)
    let quiet = FrameEncoder().encode(from: old, to: new)
    #expect(!String(decoding: quiet, as: UTF8.self).contains("\u{1B}[?25l"))
    new.write(String(repeating: "x", count: 80), at: .zero, style: .plain, clip: new.bounds)
    let long = FrameEncoder().encode(from: old, to: new)
    #expect(String(decoding: long, as: UTF8.self).hasPrefix("\u{1B}[?25l"))
  }

  /// SGR 22 ends bold and dim, of which one may have to stay.
  @Test(arguments: [Style.Attributes.bold, .dim])
  func boldAndDimEndTogether(kept: Style.Attributes) throws {
    var style = Style(
      foreground: .rgb(1, 2, 3), background: .rgb(4, 5, 6), attributes: [.bold, .dim])
    var screen = Screen(size: Size(width: 4, height: 1))
    screen.write("ab", at: .zero, style: style, clip: screen.bounds)
    style.attributes = kept
    screen.write("cd", at: Point(x: 2, y: 0), style: style, clip: screen.bounds)
    var emulator = TerminalEmulator(size: screen.size)
    try emulator.take(FrameEncoder().encode(from: nil, to: screen))
    #expect(emulator.difference(from: screen) == nil)
  }

  @Test(arguments: [Size.zero, Size(width: 1, height: 1), Size(width: 0, height: 3)])
  func theSmallestScreensAreEncoded(size: Size) {
    var screen = Screen(size: size)
    screen.write("한", at: .zero, style: .plain, clip: screen.bounds)
    #expect(!FrameEncoder().encode(from: nil, to: screen).isEmpty)
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
  func colorsAreThoseThatTheTerminalShows(depth: ColorDepth, parameters: String) {
    var new = Screen(size: Size(width: 1, height: 1))
    new.fill(new.bounds, style: Style(background: .rgb(255, 0, 0)))
    let frame = FrameEncoder(.init(colorDepth: depth)).encode(from: nil, to: new)
    let text = String(decoding: frame, as: UTF8.self)
    #expect(text.contains("\u{1B}[\(parameters)m"))
  }

  @Test(arguments: [
    (Color.rgb(8, 8, 8), ColorDepth.palette, "48;5;232"),
    (.rgb(128, 128, 128), .palette, "48;5;244"), (.rgb(255, 255, 255), .palette, "48;5;231"),
    (.rgb(0, 0, 0), .palette, "48;5;16"), (.rgb(95, 135, 175), .palette, "48;5;67"),
    (.rgb(0, 0, 0), .sixteen, "40"), (.rgb(128, 0, 0), .sixteen, "41"),
    (.rgb(255, 255, 255), .sixteen, "107"), (.palette(9), .sixteen, "101"),
    (.palette(196), .sixteen, "101"), (.palette(232), .sixteen, "40"),
    (.palette(255), .sixteen, "107"), (.palette(196), .palette, "48;5;196"),
    (.palette(3), .none, ""), (.default, .full, ""),
  ])
  func aColourIsReducedToTheNearest(color: Color, depth: ColorDepth, parameters: String) {
    var new = Screen(size: Size(width: 1, height: 1))
    new.fill(new.bounds, style: Style(background: color))
    let frame = FrameEncoder(.init(colorDepth: depth)).encode(from: nil, to: new)
    let text = String(decoding: frame, as: UTF8.self)
    #expect(text.contains("\u{1B}[\(parameters)m"))
  }
}
