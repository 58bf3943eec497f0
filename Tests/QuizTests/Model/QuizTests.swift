import QuizModel
import Testing

@Suite struct QuizTests {
  @Test func aRoundCountsRightAnswersAndReportsItsProgress() throws {
    var quiz = Quiz()
    var numbers: [Int] = []
    for verdict in [true, true, false, true, false] {
      numbers.append(quiz.progress.number)
      let statement = try #require(quiz.statement)
      #expect(quiz.answer(verdict) == (verdict == statement.isTrue))
      quiz.moveOn()
    }
    #expect(numbers == [1, 2, 3, 4, 5])
    #expect(quiz.score == 3)
    #expect(quiz.statement == nil)
    #expect(quiz.progress.number == 5)
    #expect(quiz.progress.count == 5)
    #expect(quiz.progress.answered == 5)
  }

  @Test func aSecondAnswerToTheSameStatementDoesNotCount() {
    var quiz = Quiz()
    #expect(quiz.answer(true) == true)
    #expect(quiz.answer(true) == nil)
    #expect(quiz.score == 1)
    quiz.moveOn()
    #expect(quiz.answer(false) == true)
    #expect(quiz.score == 2)
  }

  @Test func nothingHappensAfterTheLastStatement() {
    var quiz = Quiz([Statement(1, .addition, 1, is: 2)])
    quiz.moveOn()
    let finished = quiz
    quiz.moveOn()
    #expect(quiz.answer(true) == nil)
    #expect(quiz == finished)
  }

  @Test func anotherRoundAsksTheSameStatementsFromTheStart() {
    let first = Quiz([Statement(1, .addition, 1, is: 2)])
    var quiz = first
    _ = quiz.answer(true)
    quiz.moveOn()
    quiz.restart()
    #expect(quiz == first)
  }

  @Test func aRoundWithoutStatementsIsFinished() {
    let quiz = Quiz([])
    #expect(quiz.statement == nil)
    #expect(quiz.progress.number == 0)
    #expect(quiz.progress.fraction == 1)
  }

  @Test func progressIsTheAnsweredOverTheCount() {
    var quiz = Quiz()
    var fractions = [quiz.progress.fraction]
    for _ in 1...5 {
      _ = quiz.answer(true)
      fractions.append(quiz.progress.fraction)
      // The next statement isn't answered yet.
      quiz.moveOn()
      fractions.append(quiz.progress.fraction)
    }
    #expect(fractions == [0, 0.2, 0.2, 0.4, 0.4, 0.6, 0.6, 0.8, 0.8, 1, 1])
    quiz.restart()
    #expect(quiz.progress.fraction == 0)
  }

  @Test func aRoundIsUnderwayFromItsFirstAnswerToItsLast() {
    var quiz = Quiz([
      Statement(1, .addition, 1, is: 2), Statement(1, .addition, 1, is: 3),
    ])
    #expect(!quiz.isUnderway)
    _ = quiz.answer(true)
    #expect(quiz.isUnderway)
    quiz.moveOn()
    #expect(quiz.isUnderway)
    _ = quiz.answer(true)
    #expect(!quiz.isUnderway)
    quiz.moveOn()
    #expect(!quiz.isUnderway)
    quiz.restart()
    #expect(!quiz.isUnderway)
  }
}
