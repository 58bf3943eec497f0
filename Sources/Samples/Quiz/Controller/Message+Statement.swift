package import Hanok
package import QuizModel
import QuizView

extension Message {
  /// The table that has the words of named statements.
  package nonisolated static let questionTable = "Questions"

  /// A statement as one reads it aloud.
  ///
  /// The words of a named one are in a table that comes with the questions.
  package nonisolated static func statement(_ statement: Statement) -> Message {
    switch statement {
    case .arithmetic(let claim): arithmetic(claim)
    case .named(let claim): Message(claim.name, table: questionTable)
    }
  }

  private nonisolated static func arithmetic(_ claim: ArithmeticClaim) -> Message {
    let (left, right, result) = (claim.left, claim.right, claim.result)
    return switch claim.operation {
    case .addition: .Quiz.statementAddition(left: left, right: right, result: result)
    case .subtraction: .Quiz.statementSubtraction(left: left, right: right, result: result)
    case .multiplication: .Quiz.statementMultiplication(left: left, right: right, result: result)
    case .division: .Quiz.statementDivision(left: left, right: right, result: result)
    }
  }
}
