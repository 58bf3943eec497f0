import Hanok
import HanokTesting
import Testing

@Suite struct LineScriptTests {
  @Test func linesAreSpokenAndNoticesOnlyOnce() {
    let script = LineScript()
    var events: [LineEvent] = []
    script.start { events.append($0) }
    script.speak("one")
    script.end()
    script.send(.resumed)
    #expect(events == [.line("one"), .end, .resumed])
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

@Suite struct LineTranscriptTests {
  @Test func aTranscriptHasNoticesAndSpokenLines() throws {
    let folder = SnapshotFolder()
    defer { folder.remove() }
    let script = LineScript()
    script.start { if case .line(let line) = $0 { script.write("Heard \(line)") } }
    script.write("Hello\n")
    script.speak("a")
    script.speak("b")
    script.stop()
    let expected = "Hello\n\n> a\nHeard a\n\n> b\nHeard b\nquits\n"
    folder.write("another.txt", "")
    let line = #line + 2
    let recorded = RecordedIssues {
      script.expectTranscript("talk", file: folder.testFile)
    }
    #expect(recorded.lines == [line])
    let mismatch = recorded.mismatch
    #expect(mismatch?.found == expected)
    #expect(mismatch?.path.hasSuffix("/Snapshots/HanokTestingTests/Walks/talk.lines.txt") == true)
    #expect(
      folder.read("Walks/talk.lines.txt.new") == (SnapshotFolder.isWatched ? nil : expected))
  }
}
