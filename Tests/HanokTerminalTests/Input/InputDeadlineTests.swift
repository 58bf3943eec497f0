import HanokTerminal
import Testing

@Suite struct InputDeadlineTests {
  @Test func aLoneEscapeIsAKeyAfterAShortTime() {
    var decoder = InputDecoder()
    #expect(decoder.feed([0x1B]) == [])
    #expect(decoder.pendingTimeout == .milliseconds(50))
    #expect(decoder.flush() == [.key(KeyEvent(.escape))])
    #expect(decoder.pendingTimeout == nil)
    #expect(decoder.flush() == [])
  }

  @Test func aLoneEscapeHasNoDeadlineWhereTheKeyHasItsOwnSequence() {
    var decoder = InputDecoder()
    decoder.hasDistinctEscape = true
    #expect(decoder.feed([0x1B]) == [])
    #expect(decoder.pendingTimeout == nil)
    #expect(decoder.feed("[A".utf8) == [.key(KeyEvent(.up))])
    #expect(decoder.feed("\u{1B}[".utf8) == [])
    #expect(decoder.pendingTimeout == .seconds(2))
  }

  @Test(arguments: ["[", "O"] as [Character])
  func aBegunSequenceWaitsLongerAndIsAltWithItsLetter(letter: Character) {
    var decoder = InputDecoder()
    #expect(decoder.feed("\u{1B}\(letter)".utf8) == [])
    #expect(decoder.pendingTimeout == .seconds(2))
    #expect(decoder.flush() == [.key(KeyEvent(.character(letter), .alt))])
  }

  @Test(
    arguments: [
      ("\u{1B}[1;", []), ("\u{1B}]11;rgb", []), ("\u{1B}]11;rgb\u{1B}", []), ("\u{1B}[M!", []),
      ("\u{1B}\u{1B}", [.key(KeyEvent(.escape, .alt))]),
      ("\u{1B}O1", [.key(KeyEvent(.character("O"), .alt)), .key(KeyEvent(.character("1")))]),
    ] as [(String, [InputEvent])])
  func anIncompleteSequenceIsDiscarded(bytes: String, events: [InputEvent]) {
    var decoder = InputDecoder()
    #expect(decoder.feed(bytes.utf8) == [])
    #expect(decoder.pendingTimeout != nil)
    #expect(decoder.flush() == events)
    #expect(decoder.pendingTimeout == nil)
    #expect(decoder.feed("x".utf8) == [.key(KeyEvent(.character("x")))])
  }

  /// Neither is text nor Alt with a character: no key sends a control of eight bits.
  @Test(arguments: [[0x9B], [0xC2, 0x9B], [0x8F], [0x9D], [0xC2, 0x90]] as [[UInt8]])
  func aControlOfEightBitsThatStaysAloneIsReplaced(bytes: [UInt8]) {
    var decoder = InputDecoder()
    #expect(decoder.feed(bytes) == [])
    #expect(decoder.pendingTimeout == .seconds(2))
    #expect(decoder.flush() == [.key(KeyEvent(.character("\u{FFFD}")))])
    #expect(decoder.feed("x".utf8) == [.key(KeyEvent(.character("x")))])
  }

  @Test func aCharacterThatStaysUnfinishedIsReplaced() {
    var decoder = InputDecoder()
    #expect(decoder.feed([0xED, 0x95]) == [])
    #expect(decoder.pendingTimeout == .seconds(2))
    #expect(decoder.flush() == [.key(KeyEvent(.character("\u{FFFD}")))])
  }

  @Test(arguments: ["[<0;3;2M", "[M #\""])
  func aMouseReportAfterAnExpiredEscapeIsNotText(rest: String) {
    var decoder = InputDecoder()
    _ = decoder.feed([0x1B])
    #expect(decoder.flush() == [.key(KeyEvent(.escape))])
    let press = MouseEvent(.press(.left), at: Point(x: 2, y: 1))
    #expect(decoder.feed(rest.utf8) == [.mouse(press)])
  }

  @Test(arguments: [
    ("[", "["), ("[[", "[["), ("[x", "[x"), ("x[<", "x[<"),
  ])
  func aBracketAfterAnEscapeIsTyped(typed: String, text: String) {
    var decoder = InputDecoder()
    _ = decoder.feed([0x1B])
    _ = decoder.flush()
    let events = decoder.feed(typed.utf8) + decoder.flush()
    #expect(events == text.map { .key(KeyEvent(.character($0))) })
  }
}
