import PTYTesting
import Testing

@Suite struct TerminalModesTrackerTests {
  @Test(
    arguments: [
      ("", [7, 25], true), ("\u{1B}[?1049h\u{1B}[?25l", [7, 1_049], false),
      ("\u{1B}[?1000;1002;1006hx\u{1B}[?1002l", [7, 25, 1_000, 1_006], false),
      ("\u{1B}[?2004h\u{1B}[?7l\u{1B}[?7h\u{1B}[?2004l", [7, 25], true),
      ("\u{1B}[4h\u{1B}[?h[?5h", [7, 25], true),
    ] as [(String, Set<Int>, Bool)])
  func modesAreFollowed(output: String, modes: Set<Int>, isRestored: Bool) {
    var tracker = TerminalModesTracker()
    tracker.follow(Array(output.utf8))
    #expect(tracker.modes == modes)
    #expect(tracker.isRestored == isRestored)
    #expect(tracker.showsAlternateScreen == modes.contains(1_049))
  }

  @Test(arguments: [("\u{1B}[>5u", 1), ("\u{1B}[>1u\u{1B}[>5ux\u{1B}[<u", 1), ("\u{1B}[?5u", 0)])
  func theKeyboardsStackIsFollowed(output: String, depth: Int) {
    var tracker = TerminalModesTracker()
    tracker.follow(Array(output.utf8))
    #expect(tracker.keyboardDepth == depth)
    #expect(tracker.isRestored == (depth == 0))
  }

  @Test(arguments: [("\u{1B}[22;2t", 1), ("\u{1B}[22;2tx\u{1B}[23;2t", 0), ("\u{1B}[22t", 0)])
  func theStackOfTitlesIsFollowed(output: String, depth: Int) {
    var tracker = TerminalModesTracker()
    tracker.follow(Array(output.utf8))
    #expect(tracker.titleDepth == depth)
    #expect(tracker.isRestored == (depth == 0))
  }
}
