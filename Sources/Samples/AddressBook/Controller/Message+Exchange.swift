package import AddressBookModel
import AddressBookView
package import Hanok

extension CardImportSummary {
  /// The outcome of the import, in a sentence for each relevant number.
  package var sentences: [Message] {
    var sentences: [Message] = []
    if newCount > 0 || changedCount + knownCount == 0 {
      sentences.append(.AddressBook.commandImported(count: newCount))
    }
    if changedCount > 0 { sentences.append(.AddressBook.commandChanged(count: changedCount)) }
    if knownCount > 0 { sentences.append(.AddressBook.commandKnown(count: knownCount)) }
    if unmappedCount > 0 { sentences.append(.AddressBook.commandUnmapped(count: unmappedCount)) }
    return sentences
  }
}

extension Message {
  /// Returns the progress of an import or an export.
  static func progress(_ outcome: CardOutcome) -> Message {
    switch outcome {
    case .imported: .AddressBook.commandImporting(count: outcome.peopleCount)
    case .exported: .AddressBook.commandExporting(count: outcome.peopleCount)
    }
  }

  /// Returns the outcome of an import or an export.
  ///
  /// - Parameter path: The file's path for display.
  static func outcome(_ outcome: CardOutcome, path: String) -> Message {
    switch outcome {
    case .imported(let summary):
      let problems: [Message] =
        summary.problemCount > 0 ? [.AddressBook.transferProblems(count: summary.problemCount)] : []
      return joined(summary.sentences + problems)
    case .exported(let count): return .AddressBook.commandExported(count: count, path: path)
    }
  }

  /// Returns sentences on separate lines.
  static func joined(_ sentences: [Message]) -> Message {
    sentences.dropFirst().reduce(sentences.first ?? .verbatim("")) {
      .AddressBook.transferSentences(first: $0, second: $1)
    }
  }
}
