import AddressBookModel
import AddressBookStore
import HanokArguments
import HanokLocalization
import HanokVCard

nonisolated extension CommandFailure {
  /// Creates the problem of an address book that can't be read or written.
  init(_ failure: StoreFailure, path: String) {
    let problem = Problem(failure, path: path)
    switch failure.reason {
    case .damaged, .newerVersion: self.init(data: problem)
    case .inUse, .readOnly, .diskFull, .unreachable, .absent, .missing, .other:
      self.init(usage: problem)
    }
  }
}

nonisolated extension CommandFailure {
  /// Creates the problem of a failed import or export; it names the file that failed.
  init(_ failure: CardFailure, cards path: String, book database: String) {
    switch failure {
    case .book(let failure): self.init(failure, path: database)
    case .tooLarge(let limit):
      self.init(
        data: Problem(
          Problem.Kind("cards-too-large", table: AddressBookCommand.table),
          ["limit": .init(limit >> 20)], path: path))
    case .noReader:
      self.init(
        inputOutput: Problem(
          Problem.Kind("cards-no-reader", table: AddressBookCommand.table), path: path))
    case .cards(let failure):
      let problem = Problem(cards: failure, path: path)
      if failure.reason == .diskFull {
        self.init(inputOutput: problem)
      } else {
        self.init(usage: problem)
      }
    }
  }
}

nonisolated extension Problem {
  /// Creates the problem of a failed operation on the file of the cards.
  init(cards failure: StoreFailure, path: String) {
    let name =
      switch failure.reason {
      case .diskFull: "cards-disk-full"
      case .readOnly: "cards-read-only"
      case .absent: "cards-absent"
      default: "cards-unreachable"
      }
    self.init(Problem.Kind(name, table: AddressBookCommand.table), path: path)
  }

  /// Creates the problem of a failed operation on the store.
  init(_ failure: StoreFailure, path: String) {
    let name =
      switch failure.reason {
      case .inUse: "in-use"
      case .readOnly: "read-only"
      case .damaged: "damaged"
      case .newerVersion: "newer-version"
      case .diskFull: "disk-full"
      case .unreachable: "unreachable"
      case .absent: "absent"
      case .missing, .other: "other-failure"
      }
    self.init(
      Problem.Kind(name, table: AddressBookCommand.table), ["detail": .init(failure.detail)],
      path: path)
  }

  /// Creates the problem of an invalid vCard file.
  init(_ problem: VCardProblem, path: String) {
    self.init(
      Problem.Kind(problem.reason), ["property": .init(problem.property ?? "")],
      path: "\(path):\(problem.line)")
  }
}

nonisolated extension Problem.Kind {
  /// Returns the entries of the table for a problem in a vCard file.
  init(_ reason: VCardProblem.Reason) {
    let name =
      switch reason {
      case .notACard: "not-a-card"
      case .unfinishedCard: "unfinished-card"
      case .unknownVersion: "unknown-version"
      case .nobody: "nobody"
      case .group: "group"
      case .notAProperty: "not-a-property"
      case .unreadableText: "unreadable-text"
      case .tooLarge: "too-large-card"
      case .tooManyLines: "too-many-lines"
      case .cutText: "cut-text"
      }
    self.init(name, table: AddressBookCommand.table)
  }
}
