package import Hanok
package import QuizModel
import QuizView

extension Message {
  /// The table with the texts of named statements.
  package nonisolated static let questionTable = "Questions"

  /// Returns the text of a statement.
  ///
  /// The text of a named one is in a table that comes with the questions.
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
