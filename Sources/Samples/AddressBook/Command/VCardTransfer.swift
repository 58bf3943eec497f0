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
  /// Erases the line of the progress: moves to its beginning, and erases to its end (ECMA-48, EL).
  private static let clearedLine = "\r\u{1B}[K"

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
      while try run.next() { show(.AddressBook.commandImporting(count: run.peopleCount)) }
    } catch {
      // Saved people stay saved: the number shows where to continue.
      clear()
      write(run.summary)
      throw CommandFailure(error, cards: path, book: database)
    }
    clear()
    report(run, path: path)
    return run.lostCount == 0 ? 0 : CommandFailure.Status.data.rawValue
  }

  private func reader(of path: String) throws(CommandFailure) -> VCardReader {
    do throws(VCardFileError) {
      let source =
        path == Self.standardStream
        ? try ByteSource.standardInput() : try ByteSource(path: path)
      return VCardReader(source)
    } catch {
      let kind =
        switch error {
        case .absent: Problem.Kind.missingFile
        case .unreadable: Problem.Kind.unreadableFile
        }
      throw CommandFailure(usage: Problem(kind, path: path))
    }
  }

  private func report(_ run: VCardImport, path: String) {
    write(run.summary)
    context.report(
      run.problems.map { Problem($0, path: path) }, of: AddressBookCommand.name)
    let rest = run.problemCount - run.problems.count
    if rest > 0 {
      context.streams.writeError(text(.AddressBook.commandMoreProblems(count: rest)) + "\n")
    }
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
        show(.AddressBook.commandExporting(count: export.outcome.peopleCount))
      }
      clear()
      let count = export.outcome.peopleCount
      context.writeLine(text(.AddressBook.commandExported(count: count, path: path)))
    } catch {
      clear()
      throw CommandFailure(error, cards: path, book: database)
    }
  }

  private func write(_ summary: CardImportSummary) {
    for sentence in summary.sentences { context.writeLine(text(sentence)) }
  }

  private func show(_ message: Message) {
    if context.streams.isTerminal { context.streams.write(Self.clearedLine + text(message)) }
  }

  private func clear() {
    if context.streams.isTerminal { context.streams.write(Self.clearedLine) }
  }

  private func text(_ message: Message) -> String { context.localizer.string(message) }
}
