import TerminalIO
import Testing

@Suite struct InputDecoderTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let bytes: String
    let events: [InputEvent]

    init(_ bytes: String, _ key: Key, _ modifiers: KeyModifiers = []) {
      self.init(bytes, [.key(KeyEvent(key, modifiers))])
    }

    init(_ bytes: String, _ events: [InputEvent]) {
      self.bytes = bytes
      self.events = events
    }

    var testDescription: String { "\(bytes.debugDescription) \(events)" }
  }

  private static let keys: [Case] = [
    Case("a", .character("a")), Case("한", .character("한")), Case("é", .character("é")),
    Case("😀", .character("😀")), Case("\r", .enter), Case("\n", .enter), Case("\t", .tab),
    Case("\u{7F}", .backspace), Case("\u{8}", .backspace), Case("\u{3}", .character("c"), .control),
    Case("\u{0}", .character(" "), .control), Case("\u{1F}", .character("_"), .control),
    Case("\u{1B}[A", .up), Case("\u{1B}[B", .down), Case("\u{1B}[C", .right),
    Case("\u{1B}[D", .left), Case("\u{1B}[H", .home), Case("\u{1B}[F", .end),
    Case("\u{1B}OA", .up), Case("\u{1B}OH", .home), Case("\u{1B}[1~", .home),
    Case("\u{1B}[2~", .insert), Case("\u{1B}[3~", .delete), Case("\u{1B}[4~", .end),
    Case("\u{1B}[5~", .pageUp), Case("\u{1B}[6~", .pageDown), Case("\u{1B}[Z", .tab, .shift),
    Case("\u{1B}OP", .function(1)), Case("\u{1B}[15~", .function(5)),
    Case("\u{1B}[24~", .function(12)), Case("\u{1B}[34~", .function(20)),
    Case("\u{1B}[[A", .function(1)), Case("\u{1B}[[E", .function(5)),
    Case("\u{1B}[1;5R", .function(3), .control), Case("\u{1B}[a", .up, .shift),
    Case("\u{1B}Oa", .up, .control), Case("\u{1B}[3^", .delete, .control),
    Case("\u{1B}[3@", .delete, [.control, .shift]), Case("\u{1B}OM", .enter),
    Case("\u{1B}Oj", .character("*")), Case("\u{1B}Op", .character("0")),
    Case("\u{1B}a", .character("a"), .alt), Case("\u{1B}한", .character("한"), .alt),
    Case("\u{1B}\r", .enter, .alt), Case("\u{1B}\u{1B}[Z", .tab, [.alt, .shift]),
    Case("\u{1B}\u{3}", .character("c"), [.alt, .control]),
    Case("\u{1B}[97;5u", .character("a"), .control), Case("\u{1B}[13;2u", .enter, .shift),
    Case("\u{1B}[27;5;46~", .character("."), .control), Case("\u{1B}[27u", .escape),
    Case("\u{1B}[I", [.focus(true)]), Case("\u{1B}[O", [.focus(false)]),
    Case("\u{1B}[200~a\rb\r\n\u{1B}[A\u{1B}[201~", [.paste("a\nb\n\u{1B}[A")]),
    Case("\u{1B}[200~a\u{0}b\u{1B}[201~", [.paste("ab")]),
  ]

  private static let mouse: [Case] = [
    Case("\u{1B}[<0;3;2M", [mouse(.press(.left), 2, 1)]),
    Case("\u{1B}[<0;3;2m", [mouse(.release(.left), 2, 1)]),
    Case("\u{1B}[<2;80;24M", [mouse(.press(.right), 79, 23)]),
    Case("\u{1B}[<32;1;1M", [mouse(.drag(.left), 0, 0)]),
    Case("\u{1B}[<35;1;1M", [mouse(.move, 0, 0)]),
    Case("\u{1B}[<64;5;5M", [mouse(.wheel(.up), 4, 4)]),
    Case("\u{1B}[<65;5;5M", [mouse(.wheel(.down), 4, 4)]),
    Case("\u{1B}[<28;1;1M", [mouse(.press(.left), 0, 0, [.shift, .alt, .control])]),
    Case("\u{1B}[<0;-3;2M", [mouse(.press(.left), 0, 1)]),
    Case("\u{1B}[M !!", [mouse(.press(.left), 0, 0)]),
  ]

  private static func mouse(
    _ kind: MouseEvent.Kind, _ x: Int, _ y: Int, _ modifiers: KeyModifiers = []
  ) -> InputEvent {
    .mouse(MouseEvent(kind, at: Point(x: x, y: y), modifiers))
  }

  /// xterm's modifiers: 2 is Shift, 3 Alt, 4 both, and so on.
  private static let modified: [Case] = (2...16).flatMap { number -> [Case] in
    let modifiers = KeyModifiers(rawValue: UInt8(number - 1))
    return [
      Case("\u{1B}[1;\(number)A", .up, modifiers), Case("\u{1B}[1;\(number)F", .end, modifiers),
      Case("\u{1B}[3;\(number)~", .delete, modifiers),
      Case("\u{1B}[1;\(number)P", .function(1), modifiers),
      Case("\u{1B}[15;\(number)~", .function(5), modifiers),
    ]
  }

  private static let answers = [
    "\u{1B}[?1;2c", "\u{1B}[24;80R", "\u{1B}[?2026;2$y", "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\",
    "\u{1B}]11;rgb:0/0/0\u{7}", "\u{1B}P>|xterm(370)\u{1B}\\", "\u{1B}[99z",
    "\u{1B}_Gi=1;OK\u{1B}\\",
  ].map { Case($0, []) }

  static let all = keys + mouse + modified + answers

  @Test(arguments: all)
  func sequencesAreDecoded(_ expected: Case) {
    var decoder = InputDecoder()
    #expect(decoder.feed(expected.bytes.utf8) == expected.events)
    #expect(decoder.pendingTimeout == nil)
    #expect(decoder.feed("x".utf8) == [.key(KeyEvent(.character("x")))])
  }

  @Test(arguments: all)
  func sequencesSplitAtAnyByteDecodeTheSame(_ expected: Case) {
    let bytes = Array(expected.bytes.utf8)
    for split in bytes.indices {
      var decoder = InputDecoder()
      let events = decoder.feed(bytes[..<split]) + decoder.feed(bytes[split...])
      #expect(events == expected.events, "split at \(split)")
    }
  }

  @Test func aLoneEscapeIsAKeyAfterItsTimeout() {
    var decoder = InputDecoder()
    #expect(decoder.feed([0x1B]) == [])
    #expect(decoder.pendingTimeout == .milliseconds(50))
    #expect(decoder.flush() == [.key(KeyEvent(.escape))])
    #expect(decoder.pendingTimeout == nil)
    #expect(decoder.flush() == [])
  }

  @Test(arguments: [
    ("\u{1B}[", Key.character("[")), ("\u{1B}O", .character("O")), ("\u{1B}]", .character("]")),
  ])
  func aBegunSequenceWaitsLongerAndIsAltWithItsLetter(bytes: String, key: Key) {
    var decoder = InputDecoder()
    #expect(decoder.feed(bytes.utf8) == [])
    #expect(decoder.pendingTimeout == .seconds(1))
    #expect(decoder.flush() == [.key(KeyEvent(key, .alt))])
  }

  @Test(
    arguments: [
      ([0xFF, 0x61], "\u{FFFD}a"), ([0xE3, 0x81, 0x61], "\u{FFFD}a"),
      ([0xC0, 0x80], "\u{FFFD}\u{FFFD}"),
      ([0xED, 0x95, 0x9C], "한"), ([0xE3, 0xED, 0x95, 0x9C], "\u{FFFD}한"),
    ] as [([UInt8], String)])
  func bytesThatAreNotUTF8EatNothing(bytes: [UInt8], text: String) {
    var decoder = InputDecoder()
    let typed = decoder.feed(bytes).compactMap { event -> Character? in
      if case .key(let key) = event, case .character(let character) = key.key { return character }
      return nil
    }
    #expect(String(typed) == text)
  }

  @Test func tenMegabytesArePastedWhole() {
    let text = String(repeating: "한글 text\n", count: 800_000)
    var decoder = InputDecoder()
    let events = decoder.feed("\u{1B}[200~\(text)\u{1B}[201~".utf8)
    #expect(events == [.paste(text)])
  }
}
