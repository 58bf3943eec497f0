import Hanok
import HanokTesting
import Testing

/// A monkey at the quiz: nothing traps, nothing stays, and all is drawn where it belongs.
@Suite struct MonkeyTests {
  @Test(arguments: QuizPilots.languages)
  func nothingAPersonCanDoBreaksTheQuiz(language: String) async throws {
    let problems = try await Monkey.play(
      on: { _ in try QuizPilots.question(language, Size(width: 80, height: 24)) }, pilot: { $0 },
      act: { $0.act(on: $1) })
    #expect(problems == [])
  }
}
