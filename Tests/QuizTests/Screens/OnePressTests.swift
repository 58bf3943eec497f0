import Hanok
import HanokTesting
import Testing

/// One press, from the byte to the cells: `Sources/Samples/Lessons/OnePress.md`.
@Suite struct OnePressTests {
  @Test func aByteBecomesAMarkedAnswer() throws {
    let pilot = try QuizPilots.question("en", Size(width: 80, height: 24))
    let before = pilot.output.count
    pilot.send([0x74])
    let written = String(decoding: pilot.output.dropFirst(before), as: UTF8.self)
    #expect(pilot.screen.text.contains("✓ T True  ✓"))
    #expect(pilot.screen.text.contains("Score: 1 point"))
    // The difference alone is written: the mark, the bar and the score, and not the statement.
    #expect(written.contains("✓") && written.contains("█"))
    #expect(pilot.screen.text.contains("4 plus 2 is 6.") && !written.contains("plus"))
  }
}
