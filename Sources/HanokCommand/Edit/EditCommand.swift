import ArgumentParser
import Hanok
import HanokArguments
import HanokLocalization
import HanokReview
import HanokUnicode

/// `hanok edit`: the editor of a language's tables.
struct EditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "edit")

  @OptionGroup var options: LocalizationsOption

  /// The tables to edit; the default is all of them.
  @Option(name: .customLong("table")) var tables: [String] = []

  /// The built program, which shows the screens of a message.
  @Option(completion: .file()) var program: String?

  @OptionGroup var display: DisplayOptions

  @Argument(completion: .translations) var tag: String
}

extension EditCommand: ToolCommand {
  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    let session: EditSession
    do throws(Problem) {
      let project = try project()
      session = EditSession(project)
      session.watcher = FolderWatcher()
      if let program, let folder = project.folder {
        let program = SceneProgram(
          path: program, folder: folder.path, language: project.language)
        session.readScreens = { () async throws(Problem) in try await program.screens() }
      }
    } catch {
      throw CommandFailure(usage: error)
    }
    let display = ApplicationDisplay.suited(to: context.environment, isPlain: self.display.plain)
    // Lines that say that tables are being read would be of no use.
    if display == .lines { await session.read() }
    let application = Application(
      root: EditCoordinator(session, showsOneScreen: display == .lines),
      traits: Traits(localizer: context.localizer))
    let status = try await context.run(application, isPlain: self.display.plain)
    do throws(Problem) { _ = try session.save() } catch {
      throw CommandFailure(inputOutput: error)
    }
    return status
  }

  /// Finds the tables, of which none is read before the first screen.
  private func project() throws(Problem) -> EditedProject {
    let language = try TypedLanguage.language(tag)
    let folder = try options.folder()
    if language == Catalog.sourceLanguage { throw ToolProblem.sourceLanguage(tag) }
    guard let translation = folder.language(language) else {
      let misnamed = MisnamedTranslation.problems(of: language, in: folder.path)
      throw misnamed.first ?? ToolProblem.missingLanguage("\(language)")
    }
    let toolkit = ToolkitOption.found(for: folder)
    let names = TranslationProject(folder, toolkit: toolkit).tables(in: translation)
    if let unknown = tables.first(where: { !names.contains($0) }) {
      throw ToolProblem.unknownTable(unknown, among: names)
    }
    return EditedProject(
      folder, toolkit: toolkit, language: language,
      tables: tables.isEmpty ? names : tables.sorted())
  }
}
