import HanokTerminal
import Testing

/// The other side of slow lines: what a person types, key by key, is never taken for a sequence.
@MainActor @Suite struct TypedKeysTests {
  /// A pause between keys, longer than the wait after an escape.
  private static let pause = Duration.milliseconds(120)
  /// The characters that sequences consist of, and some that no sequence has.
  private static let characters = Array("[O]P_<>?01;|$+!G=IMAm~\\x한")

  private static func expectText(
    after beginning: String, _ key: KeyEvent, awaitsAnswers: Bool = false
  ) {
    for first in characters {
      for second in characters {
        for third in ["[", "A", "0", "~", "x"] as [Character] {
          let text = String([first, second, third])
          let line = SlowLine(awaitsAnswers: awaitsAnswers)
          line.send(beginning.utf8, pause: pause)
          for character in text { line.send(String(character).utf8, pause: pause) }
          line.send([], pause: SlowLine.silence)
          guard line.events == [.key(key)] + InputEvent.typed(text), line.replies == [] else {
            Issue.record("\(text) after \(key): \(line.events)")
            continue
          }
        }
      }
    }
  }

  @Test func textAfterAnEscapeIsText() {
    Self.expectText(after: "\u{1B}", KeyEvent(.escape))
  }

  @Test(arguments: ["]", "P", "X", "^", "_"] as [Character])
  func textAfterAltWithAnIntroducerIsText(letter: Character) {
    Self.expectText(after: "\u{1B}\(letter)", KeyEvent(.character(letter), .alt))
  }

  /// Typed at the speed at which an answer may come, too.
  @Test(arguments: [
    "[A", "[]", "[[A", "[1]", "[1, 2]", "[1A", "[2~", "[?]", "OP", "OK", "O5x", "]x", "]1",
    "]11;rgb", "P>",
    "P>|x",
    "PS", "x[A", "[<b>", "_Gi=1", "[한", "]11;한",
  ])
  func quickTextAfterAnEscapeIsText(text: String) {
    let line = SlowLine(awaitsAnswers: false)
    line.send([0x1B], pause: Self.pause)
    for character in text { line.send(String(character).utf8, pause: .milliseconds(60)) }
    line.send("\r".utf8, pause: SlowLine.silence)
    let enter = InputEvent.key(KeyEvent(.enter))
    #expect(line.events == [.key(KeyEvent(.escape))] + InputEvent.typed(text) + [enter])
  }

  @Test(arguments: ["[", "O", "]", "P", "_"])
  func aKeyThatMayBeginASequenceIsHeldOnlySoonAfterAnEscape(key: String) {
    let escape = InputEvent.key(KeyEvent(.escape))
    let line = SlowLine(awaitsAnswers: false)
    line.send([0x1B], pause: .milliseconds(2_000))
    line.send(key.utf8, pause: .milliseconds(1_999))
    #expect(line.events == [escape])
    line.send([], pause: .milliseconds(2_000))
    #expect(line.events == [escape] + InputEvent.typed(key))
    let later = SlowLine(awaitsAnswers: false)
    later.send([0x1B], pause: .milliseconds(2_001))
    later.send(key.utf8, pause: .zero)
    #expect(later.events == [escape] + InputEvent.typed(key))
  }

  /// It may begin an answer only until a key that no answer has.
  @Test(arguments: ["x", "1", "한", "\r", "\u{3}", "\u{7F}"])
  func anEscapeThatIsHeldForAnswersIsNotAlt(typed: String) {
    let line = SlowLine(awaitsAnswers: true)
    line.send([0x1B], pause: Self.pause)
    #expect(line.events == [])
    line.send(typed.utf8, pause: .zero)
    #expect(line.events.first == .key(KeyEvent(.escape)))
    #expect(line.events.dropFirst().map(\.withoutAlt) == Array(line.events.dropFirst()))
    #expect(line.events.count == 2)
  }

  @Test func textAfterAnEscapeThatIsHeldForAnswersIsText() {
    let line = SlowLine(awaitsAnswers: true)
    for byte in "\u{1B}[x]hP?".utf8 { line.send([byte], pause: Self.pause) }
    line.send([], pause: SlowLine.silence)
    #expect(line.events == [.key(KeyEvent(.escape))] + InputEvent.typed("[x]hP?"))
  }

  @Test func anEscapeThatIsHeldForAnswersIsReportedAtLast() {
    let line = SlowLine(awaitsAnswers: true)
    line.send([0x1B], pause: .milliseconds(1_999))
    #expect(line.events == [])
    line.send([], pause: .seconds(2))
    #expect(line.events == [.key(KeyEvent(.escape))])
  }

  /// What follows Alt with an introducer of strings, in the same read or later.
  private static let followers: [(String, [InputEvent])] = [
    ("", []), ("abc", InputEvent.typed("abc")), ("12a", InputEvent.typed("12a")),
    ("\r", [.key(KeyEvent(.enter))]), ("ab\u{3}", InputEvent.typed("ab") + [control("c")]),
    ("\u{18}", [control("x")]), ("1\u{1A}", InputEvent.typed("1") + [control("z")]),
    ("\u{7F}", [.key(KeyEvent(.backspace))]), ("\u{7}", [control("g")]),
    ("한글", InputEvent.typed("한글")), ("\u{1B}[A", [.key(KeyEvent(.up))]),
    ("x\u{1B}\\", InputEvent.typed("x") + [.key(KeyEvent(.character("\\"), .alt))]),
  ]

  private static func control(_ letter: Character) -> InputEvent {
    .key(KeyEvent(.character(letter), .control))
  }

  @Test(
    arguments: ["]", "P", "X", "^", "_"] as [Character],
    [Duration.zero, .milliseconds(30), .milliseconds(120), .milliseconds(1_300)])
  func altWithAnIntroducerIsAKeyAndNothingAfterItIsLost(letter: Character, pause: Duration) {
    for (text, events) in Self.followers {
      let line = SlowLine(awaitsAnswers: false)
      if pause == .zero {
        line.send("\u{1B}\(letter)\(text)".utf8, pause: SlowLine.silence)
      } else {
        line.send("\u{1B}\(letter)".utf8, pause: pause)
        line.send(text.utf8, pause: SlowLine.silence)
      }
      #expect(
        line.events == [.key(KeyEvent(.character(letter), .alt))] + events,
        "\(text.debugDescription)")
    }
  }

  @Test(arguments: ["]", "P", "X", "^", "_"] as [Character])
  func altWithAnIntroducerWaitsNoLongerThanAnEscape(letter: Character) {
    let key = InputEvent.key(KeyEvent(.character(letter), .alt))
    let line = SlowLine(awaitsAnswers: false)
    line.send("\u{1B}\(letter)".utf8, pause: .milliseconds(50))
    #expect(line.events == [key])
    // Repeated faster than that, each is reported.
    let repeated = SlowLine(awaitsAnswers: false)
    for _ in 0..<3 { repeated.send("\u{1B}\(letter)".utf8, pause: .milliseconds(30)) }
    repeated.send([], pause: .milliseconds(50))
    #expect(repeated.events == [key, key, key])
  }

  @Test(arguments: ["X", "^"] as [Character])
  func altWithALetterThatBeginsNoAnswerIsAKeyAtOnce(letter: Character) {
    var decoder = InputDecoder()
    let events = decoder.feed("\u{1B}\(letter)".utf8)
    #expect(events == [.key(KeyEvent(.character(letter), .alt))])
  }

  @Test(arguments: ["[", "O"] as [Character])
  func altWithABracketOrAnOIsFollowedByText(letter: Character) {
    let line = SlowLine(awaitsAnswers: false)
    line.send("\u{1B}\(letter)".utf8, pause: Self.pause)
    // No sequence ends so.
    line.send("z".utf8, pause: SlowLine.silence)
    #expect(line.events == [.key(KeyEvent(.character(letter), .alt))] + InputEvent.typed("z"))
  }
}
