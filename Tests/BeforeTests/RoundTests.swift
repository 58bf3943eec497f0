import Testing

@testable import BeforeStep2

/// The model's step makes this testable: the rules, without a screen.
@Suite nonisolated struct RoundTests {
  @Test func aStatementIsAnsweredOnce() {
    var quiz = Quiz(.standard)
    #expect(quiz.answer(true) == true)
    #expect(quiz.answer(true) == nil)
    #expect(quiz.answer(false) == nil)
    #expect(quiz.score == 1)
  }

  @Test func theScoreCountsRightAnswers() {
    var quiz = Quiz([Question(text: "Right", isTrue: true), Question(text: "No", isTrue: false)])
    #expect(quiz.answer(false) == false)
    quiz.moveOn()
    #expect(quiz.answer(false) == true)
    #expect((quiz.score, quiz.count) == (1, 2))
  }

  @Test func afterTheLastStatementNothingIsAnswered() {
    var quiz = Quiz([Question(text: "First", isTrue: true)])
    for _ in 0..<3 { quiz.moveOn() }
    #expect(quiz.question == nil)
    #expect(quiz.answer(true) == nil)
    quiz.add([Question(text: "Second", isTrue: true)])
    #expect(quiz.question?.text == "Second")
  }
}
