import HanokSystem
import HanokTerminal
import HanokTesting
import Testing

/// A thousand edits, resizes and scrolls: after each frame the terminal shows the screen, cell for
/// cell, and a frame costs what changed.
@Suite nonisolated struct EditingSessionTests {
  @Test(arguments: ["ko", "ja", "ar"])
  func theTerminalShowsTheScreenAfterEachStep(language: String) throws {
    let words = try #require(EditingSession.words[language])
    var session = try EditingSession(language: language, words: words)
    var emulator = TerminalEmulator(size: session.screen.size)
    var record = SessionRecord(language: language)
    var shown: Screen?
    var byteCount = 0
    for step in 0..<1_000 {
      if step > 0 { session.step() }
      if let last = shown, last.size != session.screen.size {
        emulator.resize(to: session.screen.size)
        shown = nil
      }
      let frame = FrameEncoder().encode(from: shown, to: session.screen)
      try emulator.take(frame)
      let difference = emulator.difference(from: session.screen)
      try #require(difference == nil, "step \(step)")
      record.append(frame, showing: session.screen)
      shown = session.screen
      byteCount += frame.count
    }
    record.write()
    #expect(byteCount < 600_000, "\(byteCount) bytes")
  }
}
