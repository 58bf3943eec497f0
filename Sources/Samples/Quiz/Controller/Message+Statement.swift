package import Hanok
package import QuizModel
import QuizView

extension Message {
  /// The table with the texts of named statements.
  package nonisolated static let questionTable = "Questions"

  /// Returns the text of a statement.
  ///
  /// The text of a named one is in a table that comes with the questions. Of written ones, it is the
  /// nearest to the language, otherwise the English or the first one.
  package nonisolated static func statement(
    _ statement: Statement, in language: LanguageTag = .english
  ) -> Message {
    switch statement {
    case .arithmetic(let claim): return arithmetic(claim)
    case .named(let name, _): return Message(name, table: questionTable)
    case .written(let texts, _):
      let languages = texts.keys.sorted().compactMap { try? LanguageTag($0) }
      let nearest = LanguageTag.bestMatch(for: [language, .english], among: languages)
      return .verbatim((nearest ?? languages.first).flatMap { texts["\($0)"] } ?? "")
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
