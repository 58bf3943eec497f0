import QuizModel
import Testing

@Suite struct StatementTests {
  @Test(arguments: zip([Statement].standard, [true, false, false, true, true]))
  func standardStatementsAreJudged(statement: Statement, isTrue: Bool) {
    #expect(statement.isTrue == isTrue)
  }

  @Test(arguments: [
    (Statement(-4, .addition, -2, is: -6), true),
    (Statement(3, .subtraction, 5, is: -2), true),
    (Statement(-3, .multiplication, 3, is: 9), false),
    (Statement(8, .division, 2, is: 4), true),
    (Statement(7, .division, 2, is: 3), false),
    (Statement(0, .division, 5, is: 0), true),
    (Statement(.min, .division, -1, is: .min), false),
  ])
  func everyOperationIsExact(statement: Statement, isTrue: Bool) {
    #expect(statement.isTrue == isTrue)
  }

  @Test(arguments: [0, 5, .max])
  func nothingHoldsOfADivisionByZero(result: Int) {
    #expect(!Statement(5, .division, 0, is: result).isTrue)
    #expect(!Statement(0, .division, 0, is: result).isTrue)
  }

  @Test(arguments: [
    Statement(.max, .addition, 1, is: .min),
    Statement(.min, .subtraction, 1, is: .max),
    Statement(.max, .multiplication, 2, is: -2),
  ])
  func aResultTooLargeForIntDoesNotWrap(statement: Statement) {
    #expect(!statement.isTrue)
  }

  @Test(arguments: [true, false])
  func theAnswerOfANamedClaimIsItsOwn(answer: Bool) {
    let statement = Statement.named("any", isTrue: answer)
    #expect(statement.isTrue == answer)
    var quiz = Quiz([statement])
    #expect(quiz.answer(true) == answer)
    #expect(quiz.score == (answer ? 1 : 0))
  }
}
