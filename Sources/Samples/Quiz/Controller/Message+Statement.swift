import Hanok
import QuizModel
import QuizView

extension Message {
  /// A statement as one reads it aloud.
  static func statement(_ statement: Statement) -> Message {
    let (left, right, result) = (statement.left, statement.right, statement.result)
    return switch statement.operation {
    case .addition: .Quiz.statementAddition(left: left, right: right, result: result)
    case .subtraction: .Quiz.statementSubtraction(left: left, right: right, result: result)
    case .multiplication: .Quiz.statementMultiplication(left: left, right: right, result: result)
    case .division: .Quiz.statementDivision(left: left, right: right, result: result)
    }
  }
}
