import BreachesModel
import BreachesService
import BreachesView
import Hanok

extension Message {
  /// Returns the description of a failure.
  static func failure(_ failure: DownloadFailure, of request: DownloadRequest) -> Message {
    switch failure {
    case .notAnAddress: .Breaches.failureNotAnAddress(address: request.shownAddress)
    case .missingLibrary: .Breaches.failureMissingLibrary
    case .noNetwork: .Breaches.failureNoNetwork
    case .refused: .Breaches.failureRefused
    case .nameNotFound: .Breaches.failureNameNotFound
    case .insecure: .Breaches.failureInsecure
    case .untrusted: .Breaches.failureUntrusted
    case .redirectLoop: .Breaches.failureRedirectLoop
    case .redirectElsewhere: .Breaches.failureRedirectElsewhere
    case .noAnswer: .Breaches.failureNoAnswer
    case .status(404): .Breaches.failureNotFound
    case .status(500): .Breaches.failureServerError
    case .status(let status): .Breaches.failureStatus(status: status)
    case .tooManyRequests: .Breaches.failureTooManyRequests
    case .wrongType(nil): .Breaches.failureWrongTypeNone
    case .wrongType(let type?): .Breaches.failureWrongType(type: type)
    case .tooLarge(let limit): .Breaches.failureTooLarge(limit: limit.value)
    case .truncated(let received): .Breaches.failureTruncated(received: received.value)
    case .timedOut(let time): .Breaches.failureTimedOut(time: MessageValue(seconds: time))
    case .stalled(let time): .Breaches.failureStalled(time: MessageValue(seconds: time))
    case .notJSON(let line, let column): .Breaches.failureNotJSON(line: line, column: column)
    case .notAList: .Breaches.failureNotAList
    case .notARecord(let record): .Breaches.failureNotARecord(record: record)
    case .missingField(let record, let field):
      .Breaches.failureMissingField(record: record, field: field)
    case .wrongField(let record, let field):
      .Breaches.failureWrongField(record: record, field: field)
    case .impossibleField(let record, let field):
      .Breaches.failureImpossibleField(record: record, field: field)
    case .outOfRange(let record, let field):
      .Breaches.failureOutOfRange(record: record, field: field)
    }
  }

  /// Returns the advice on a failure.
  static func remedy(for failure: DownloadFailure, of request: DownloadRequest) -> Message {
    switch failure {
    case .notAnAddress: .Breaches.remedyNotAnAddress
    case .missingLibrary: .Breaches.remedyMissingLibrary
    case .noNetwork: .Breaches.remedyNoNetwork
    case .refused: .Breaches.remedyRefused
    case .nameNotFound: .Breaches.remedyNameNotFound(address: request.shownAddress)
    case .insecure: .Breaches.remedyInsecure
    case .untrusted: .Breaches.remedyUntrusted
    case .redirectLoop, .redirectElsewhere: .Breaches.remedyRedirect
    case .noAnswer: .Breaches.remedyNoAnswer
    case .status(404): .Breaches.remedyNotFound
    case .status(500): .Breaches.remedyServerError
    case .status: .Breaches.remedyStatus
    case .tooManyRequests(nil): .Breaches.remedyTooManyRequests
    case .tooManyRequests(let delay?):
      .Breaches.remedyTooManyRequestsDelay(delay: MessageValue(seconds: delay))
    case .wrongType: .Breaches.remedyWrongType
    case .tooLarge: .Breaches.remedyTooLarge
    case .truncated: .Breaches.remedyTruncated
    case .timedOut: .Breaches.remedyTimedOut
    case .stalled: .Breaches.remedyStalled
    case .notJSON, .notAList, .notARecord, .missingField, .wrongField, .impossibleField,
      .outOfRange:
      .Breaches.remedyContent
    }
  }
}
