import AddressBookController
import AddressBookModel
import AddressBookStore
import AddressBookView
import ArgumentParser
import Hanok
import HanokArguments
import HanokLocalization

/// The address book on the command line.
@main
struct AddressBookCommand: LocalizedCommand {
  static let name = "addressbook"
  static let configuration = CommandConfiguration(commandName: name, version: HanokVersion.current)
  static let table = "AddressBook"
  static let compiledTables: [CompiledTables] = [.addressBook]
  /// The default file with the people, in the folder of data files.
  static let usualDatabase = "hanok/addressbook.sqlite"

  @OptionGroup var options: AppOptions
  @OptionGroup var sceneOptions: SceneOptions

  /// The file with the people.
  @Option(completion: .file()) var database: String?

  /// A vCard file whose people are added; `-` is the standard input.
  @Option(name: .customLong("import"), completion: .file()) var importPath: String?

  /// A vCard file that is written; `-` is the standard output.
  @Option(name: .customLong("export"), completion: .file()) var exportPath: String?

  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    if let path = sceneOptions.scenes {
      return try await context.present(AddressBookScenes.all, to: path, isPlain: options.plain)
    }
    let folder = DataFolder(environment: context.environment)
    guard let path = database ?? folder?.file(Self.usualDatabase) else {
      throw CommandFailure(usage: Problem(Problem.Kind("no-home", table: Self.table)))
    }
    let store = try openStore(path)
    guard importPath != nil || exportPath != nil else {
      return try await show(store, in: context)
    }
    let transfer = VCardTransfer(store, database: path, in: context)
    var status: Int32 = 0
    if let importPath { status = try transfer.add(from: importPath) }
    if let exportPath { try transfer.write(to: exportPath) }
    return status
  }

  private func openStore(_ path: String) throws(CommandFailure) -> PersonDatabase {
    do throws(StoreFailure) {
      do throws(StoreFailure) {
        return try PersonDatabase(path: path) { $0.foldedForSearch }
      } catch {
        // An export needs no more than to read, also beside a program that has the file open.
        guard error.reason == .inUse, exportPath != nil, importPath == nil else { throw error }
        return try PersonDatabase(copyOf: path) { $0.foldedForSearch }
      }
    } catch {
      throw CommandFailure(error, path: path)
    }
  }

  @MainActor private func show(
    _ store: PersonDatabase, in context: CommandContext
  ) async throws(CommandFailure) -> Int32 {
    let book = AddressBook(store) {
      let today = CalendarDay.today()
      return Birthday(year: today.year, month: today.month, day: today.day)
    }
    let application = Application(
      root: AddressBookCoordinator(book, cards: CardFiles(store, countries: .inLanguages)) {
        .today()
      },
      traits: Traits(localizer: context.localizer))
    application.themes = ThemeFamily.hanok.defaultTheme(for:)
    return try await context.run(application, isPlain: options.plain)
  }
}
