import AddressBookController
import AddressBookModel
import AddressBookStore
import AddressBookView
import Hanok
import HanokArguments
import HanokLocalization
import HanokVCard

/// Imports the people of a vCard file, and exports all people to one, with a progress report.
struct VCardTransfer {
  private let store: PersonDatabase
  /// The path of the store's file.
  private let database: String
  private let context: CommandContext
  private let countries = CountryNames.inLanguages
  /// The name of a file that is the standard input or output.
  private static let standardStream = "-"

  /// Creates a transfer for a store.
  ///
  /// - Parameter database: The path of the store's file.
  init(_ store: PersonDatabase, database: String, in context: CommandContext) {
    self.store = store
    self.database = database
    self.context = context
  }

  /// Adds the people of a file.
  ///
  /// - Returns: The exit status: not 0 if no card contained a person.
  func add(from path: String) throws(CommandFailure) -> Int32 {
    // Sorted in the language of the list, so that opening the list needs no sorting.
    do throws(StoreFailure) {
      let index = try? AlphabeticIndex(context.localizer.language)
      let order = index.flatMap { try? PersonOrder($0) }
      if let order { try store.arrange(by: order) }
    } catch {
      throw CommandFailure(error, path: database)
    }
    var run = try VCardImport(reader(of: path), into: store, countries: countries)
    do throws(CardFailure) {
      while try run.next() {
        context.showProgress(.AddressBook.commandImporting(count: run.peopleCount))
      }
    } catch {
      // Saved people stay saved: the number shows where to continue.
      context.hideProgress()
      write(run.summary)
      throw CommandFailure(error, cards: path, book: database)
    }
    context.hideProgress()
    report(run, path: path)
    return run.lostCount == 0 ? 0 : CommandFailure.Status.data.rawValue
  }

  private func reader(of path: String) throws(CommandFailure) -> VCardReader {
    if path == Self.standardStream { return VCardReader(.standardInput()) }
    do throws(VCardFileError) {
      return VCardReader(try ByteSource(path: path))
    } catch {
      switch error {
      case .absent: throw CommandFailure(usage: Problem(.missingFile, path: path))
      case .unreadable: throw CommandFailure(usage: Problem(.unreadableFile, path: path))
      case .tooLarge:
        throw CommandFailure(CardFailure(error), cards: path, book: database)
      }
    }
  }

  private func report(_ run: VCardImport, path: String) {
    write(run.summary)
    context.report(
      run.problems.map { Problem($0, path: path) }, of: AddressBookCommand.name)
    let rest = run.problemCount - run.problems.count
    if rest > 0 { context.writeErrorLine(.AddressBook.commandMoreProblems(count: rest)) }
  }

  /// Writes all people to a file, which changes only after all of them are written.
  func write(to path: String) throws(CommandFailure) {
    do throws(CardFailure) {
      if path == Self.standardStream {
        var export = try VCardExport(store, countries: countries)
        while let cards = try export.next() { context.streams.write(cards) }
        return
      }
      let export = try CardExport(store, to: path, countries: countries, waitsForReader: true)
      while try export.next() {
        context.showProgress(.AddressBook.commandExporting(count: export.outcome.peopleCount))
      }
      context.hideProgress()
      let count = export.outcome.peopleCount
      context.writeLine(.AddressBook.commandExported(count: count, path: path))
    } catch {
      context.hideProgress()
      throw CommandFailure(error, cards: path, book: database)
    }
  }

  private func write(_ summary: CardImportSummary) {
    for sentence in summary.sentences { context.writeLine(sentence) }
  }
}
