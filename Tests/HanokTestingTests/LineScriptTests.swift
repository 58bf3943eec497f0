import HanokTesting
import Testing

@Suite struct LineScriptTests {
  @Test func linesAreSpokenAndWhatIsToldIsHeardOnce() {
    let script = LineScript()
    var lines: [String?] = []
    script.start { lines.append($0) }
    script.speak("one")
    script.end()
    #expect(lines == ["one", nil])
    script.write("a")
    script.write("b")
    #expect(script.heard() == "ab")
    #expect(script.heard() == "")
    script.stop()
    #expect(script.isStopped)
    #expect(!script.isInteractive)
    #expect(LineScript(isInteractive: true).isInteractive)
  }
}
