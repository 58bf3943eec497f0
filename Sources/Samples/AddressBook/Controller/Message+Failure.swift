import AddressBookModel
import AddressBookView
import Hanok

extension Message {
  /// Returns the description of a failure of the address book, with advice.
  static func failure(_ failure: StoreFailure) -> Message {
    switch failure.reason {
    case .inUse: .AddressBook.failureInUse
    case .readOnly: .AddressBook.failureReadOnly
    case .damaged: .AddressBook.failureDamaged
    case .newerVersion: .AddressBook.failureNewerVersion
    case .diskFull: .AddressBook.failureDiskFull
    case .unreachable: .AddressBook.failureUnreachable
    case .absent: .AddressBook.failureAbsent
    case .missing: .AddressBook.failureMissing
    case .other: .AddressBook.failureOther
    }
  }

  /// Returns the description of a failed import or export, with advice.
  static func failure(_ failure: CardFailure) -> Message {
    switch failure {
    case .book(let failure): .failure(failure)
    case .tooLarge(let limit):
      .joined([
        .AddressBook.problemCardsTooLarge(limit: limit >> 20), .AddressBook.remedyCardsTooLarge,
      ])
    case .noReader: .joined([.AddressBook.problemCardsNoReader, .AddressBook.remedyCardsNoReader])
    case .cards(let failure):
      switch failure.reason {
      case .diskFull:
        .joined([.AddressBook.problemCardsDiskFull, .AddressBook.remedyCardsDiskFull])
      case .readOnly:
        .joined([.AddressBook.problemCardsReadOnly, .AddressBook.remedyCardsReadOnly])
      case .absent:
        .joined([.AddressBook.problemCardsAbsent, .AddressBook.remedyCardsAbsent])
      default:
        .joined([.AddressBook.problemCardsUnreachable, .AddressBook.remedyCardsUnreachable])
      }
    }
  }

  /// Returns the description of a field's problem.
  static func problem(_ problem: ValidationProblem) -> Message {
    switch problem.reason {
    case .missing:
      if case .name = problem.field { .AddressBook.errorName } else { .AddressBook.errorMissing }
    case .notAPostalCode(let example): .AddressBook.errorPostalCode(example: example)
    case .notAPhoneNumber: .AddressBook.errorPhone
    case .notAnEmailAddress: .AddressBook.errorEmail
    case .noSuchDay: .AddressBook.errorNoSuchDay
    case .inTheFuture: .AddressBook.errorInTheFuture
    case .tooLong(let limit): .AddressBook.errorTooLong(limit: limit)
    }
  }
}
