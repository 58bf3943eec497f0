import HanokTerminal
import Testing

@Suite struct InputPasteTests {
  @Test func tenMegabytesArePastedWhole() {
    let text = String(repeating: "한글 ~text\n", count: 800_000)
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    let bytes = Array("\u{1B}[200~\(text)\u{1B}[201~".utf8)
    // A terminal's line hands on 4,095 bytes at once.
    for start in stride(from: 0, to: bytes.count, by: 4_095) {
      events += decoder.feed(bytes[start..<min(start + 4_095, bytes.count)])
    }
    #expect(events == [.paste(text)])
  }

  @Test(arguments: [1, 7, 1_000])
  func pastedTextBeyondTheLimitIsDroppedUpToTheEndOfThePaste(chunk: Int) {
    var decoder = InputDecoder(maximumPaste: 100)
    let bytes = Array("\u{1B}[200~\(String(repeating: "a~", count: 400))\u{1B}[201~x".utf8)
    var events: [InputEvent] = []
    for start in stride(from: 0, to: bytes.count, by: chunk) {
      events += decoder.feed(bytes[start..<min(start + chunk, bytes.count)])
    }
    let text = String(repeating: "a~", count: 50)
    #expect(events == [.paste(text), .key(KeyEvent(.character("x")))])
  }

  @Test func nothingIsAKeyBetweenTheBeginningOfAPasteAndItsEnd() {
    var decoder = InputDecoder()
    #expect(decoder.feed("\u{1B}[200~ab\r".utf8) == [])
    #expect(decoder.pendingTimeout == .seconds(10))
    #expect(decoder.flush() == [.paste("ab")])
    #expect(decoder.pendingTimeout == nil)
    #expect(decoder.feed("\ncd\u{3}q\r\u{1B}[A".utf8, after: .seconds(60)) == [])
    #expect(
      decoder.feed("\u{1B}[201~x".utf8)
        == [.paste("\ncd\u{3}q\n\u{1B}[A"), .key(KeyEvent(.character("x")))])
  }

  /// Each text stops before its last bytes, which belong together with the rest.
  @Test(
    arguments: [
      ("ab", "", ["ab"]), ("", "ab", ["ab"]), ("", "", [""]), ("ab\u{1B}[2", "01~", ["ab"]),
      ("ab\u{1B}[2", "4~", ["ab", "\u{1B}[24~"]), ("ab\r", "\ncd", ["ab", "\ncd"]),
      ("a한", "글", ["a한", "글"]),
    ])
  func aPasteThatStallsIsReportedInParts(first: String, second: String, texts: [String]) {
    var decoder = InputDecoder()
    var events = decoder.feed("\u{1B}[200~\(first)".utf8) + decoder.flush() + decoder.flush()
    let end = second == "01~" ? "" : "\u{1B}[201~"
    events += decoder.feed("\(second)\(end)".utf8, after: .seconds(11))
    #expect(events == texts.map(InputEvent.paste))
    #expect(decoder.feed("x".utf8) == [.key(KeyEvent(.character("x")))])
  }

  @Test(arguments: [1, 2])
  func aStallWithinACharacterKeepsItWhole(split: Int) {
    var decoder = InputDecoder()
    let bytes = Array("한".utf8)
    var events = decoder.feed(Array("\u{1B}[200~a".utf8) + bytes[..<split]) + decoder.flush()
    events += decoder.feed(bytes[split...] + Array("\u{1B}[201~".utf8), after: .seconds(11))
    #expect(events == [.paste("a"), .paste("한")])
  }

  private static let controlC = InputEvent.key(KeyEvent(.character("c"), .control))

  /// Returns a decoder after the beginning of a paste and the time in which its end was due.
  private static func stalled(after text: String = "ab") -> InputDecoder {
    var decoder = InputDecoder()
    _ = decoder.feed("\u{1B}[200~\(text)".utf8)
    _ = decoder.flush()
    return decoder
  }

  @Test func controlWithCIsAKeyAfterThePasteHasStalled() {
    var decoder = InputDecoder()
    _ = decoder.feed("\u{1B}[200~ab".utf8)
    #expect(decoder.feed([0x03]) == [])
    #expect(decoder.flush() == [.paste("ab\u{3}")])
    #expect(decoder.feed("q".utf8) == [.key(KeyEvent(.character("q")))])
    #expect(decoder.feed([0x03]) == [Self.controlC])
    #expect(decoder.feed("x".utf8) == [.key(KeyEvent(.character("x")))])
  }

  @Test(
    arguments: [
      ("\u{3}", KeyEvent(.character("c"), .control)),
      ("\u{11}", KeyEvent(.character("q"), .control)),
      ("q", KeyEvent(.character("q"))), ("한", KeyEvent(.character("한"))), ("\r", KeyEvent(.enter)),
      ("\u{1B}[A", KeyEvent(.up)), ("\u{1B}[99;5u", KeyEvent(.character("c"), .control)),
      ("\u{1B}x", KeyEvent(.character("x"), .alt)),
    ])
  func aKeyActsAtOnceAfterAPasteHasStalled(bytes: String, key: KeyEvent) {
    var decoder = Self.stalled()
    for _ in 0..<3 {
      #expect(decoder.feed(bytes.utf8, after: .milliseconds(200)) == [.key(key)])
      #expect(decoder.pendingTimeout == nil)
    }
  }

  /// On the clock: no key waits for another ten seconds, and none starts them again.
  @MainActor @Test func aLostEndOfAPasteDoesNotTakeTheKeyboard() {
    let line = SlowLine(awaitsAnswers: false)
    line.send("\u{1B}[200~abc".utf8, pause: .milliseconds(9_999))
    #expect(line.events == [])
    line.send([], pause: .seconds(10))
    #expect(line.events == [.paste("abc")])
    line.send([0x1B], pause: .milliseconds(200))
    line.send("q".utf8, pause: .zero)
    line.send([0x03], pause: .zero)
    #expect(
      line.events == [
        .paste("abc"), .key(KeyEvent(.escape)), .key(KeyEvent(.character("q"))), Self.controlC,
      ])
  }

  @Test func aRepeatedKeyAndReportsOfTheMouseAreKeysAfterAPasteHasStalled() {
    var decoder = Self.stalled()
    let up = InputEvent.key(KeyEvent(.up))
    #expect(decoder.feed("\u{1B}[A\u{1B}[A".utf8, after: .seconds(1)) == [up, up])
    let move = InputEvent.mouse(MouseEvent(.move, at: Point(x: 0, y: 0)))
    #expect(
      decoder.feed("\u{1B}[<35;1;1M\u{1B}[<35;1;1M".utf8, after: .seconds(1)) == [move, move])
  }

  @Test func moreTextOfAStalledPasteIsText() {
    var decoder = Self.stalled()
    #expect(decoder.feed("c\rd".utf8, after: .seconds(1)) == [])
    #expect(decoder.pendingTimeout == .seconds(2))
    // Part of the same text: no key is pressed so soon after it.
    #expect(decoder.feed("\r".utf8, after: .milliseconds(20)) == [])
    #expect(decoder.feed("e".utf8, after: .milliseconds(20)) == [])
    #expect(decoder.flush() == [.paste("c\nd\ne")])
    #expect(
      decoder.feed("\u{1B}[Afg\r\u{1B}[201~x".utf8, after: .seconds(1)) == [
        .key(KeyEvent(.up)), .paste("fg\n"), .key(KeyEvent(.character("x"))),
      ])
  }

  @Test func aKeyReportsTheTextThatCameBeforeIt() {
    var decoder = Self.stalled()
    #expect(decoder.feed("c\rd".utf8, after: .seconds(1)) == [])
    #expect(
      decoder.feed([0x03], after: .milliseconds(200)) == [.paste("c\nd"), Self.controlC])
    #expect(decoder.feed("ef".utf8, after: .seconds(1)) == [])
    #expect(
      decoder.feed("\u{1B}[201~".utf8, after: .milliseconds(200)) == [.paste("ef")])
  }

  @Test func aLateEndOfAPasteIsIgnoredAndEndsIt() {
    var decoder = Self.stalled()
    #expect(decoder.feed([0x03]) == [Self.controlC])
    #expect(decoder.feed("\u{1B}[201~".utf8, after: .seconds(1)) == [])
    #expect(decoder.feed("\u{1B}[201~".utf8, after: .seconds(1)) == [])
    #expect(decoder.feed("cd".utf8, after: .seconds(1)) == InputEvent.typed("cd"))
  }

  /// The rest of the end is no key, but what doesn't continue the end is.
  @Test func aSingleByteCompletesTheEndOfAPaste() {
    var decoder = Self.stalled(after: "ab\u{1B}[201")
    #expect(decoder.feed([0x03]) == [Self.controlC])
    #expect(decoder.feed("~".utf8, after: .seconds(1)) == [])
    #expect(decoder.feed("cd".utf8, after: .seconds(1)) == InputEvent.typed("cd"))
  }

  /// Otherwise text that is pasted could end the paste, and its rest would be keys.
  @Test func aPasteEndsByTheFormOfSequenceByWhichItBegan() {
    var decoder = InputDecoder()
    let text = "a\u{9B}201~rm\r"
    #expect(decoder.feed("\u{1B}[200~\(text)\u{1B}[201~".utf8) == [.paste("a\u{9B}201~rm\n")])
  }
}
