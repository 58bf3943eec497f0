import BeforeWords
import Hanok

extension Message {
  /// Returns the words for a failure.
  static func failure(_ failure: LoadFailure) -> Message {
    switch failure {
    case .noAddress: .Before.failureNoAddress
    case .noAnswer: .Before.failureNoAnswer
    case .status(let status): .Before.failureStatus(status: status)
    case .noStatements: .Before.failureNoStatements
    }
  }
}
