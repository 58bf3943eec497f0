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
}
