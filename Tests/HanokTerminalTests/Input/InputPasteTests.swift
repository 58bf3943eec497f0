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
  func whatIsBeyondAllBoundsIsDroppedAndTheEndStillFound(chunk: Int) {
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

  @Test func controlWithCEndsAPasteWhoseEndWasLost() {
    var decoder = InputDecoder()
    _ = decoder.feed("\u{1B}[200~ab".utf8)
    #expect(decoder.feed([0x03]) == [])
    #expect(decoder.flush() == [.paste("ab\u{3}")])
    #expect(decoder.feed("q".utf8) == [])
    #expect(decoder.flush() == [.paste("q")])
    #expect(decoder.feed([0x03]) == [.key(KeyEvent(.character("c"), .control))])
    #expect(decoder.feed("x".utf8) == [.key(KeyEvent(.character("x")))])
  }
}
