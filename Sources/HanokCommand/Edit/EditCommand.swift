import ArgumentParser
import Hanok
import HanokArguments
import HanokLocalization
import HanokUnicode

/// `hanok edit`: the editor of a language's tables.
struct EditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "edit")

  /// The tables to edit; the default is all of them.
  @Option(name: .customLong("table")) var tables: [String] = []

  @Flag var plain = false

  @Argument var tag: String

  @Argument var folder = "Localizations"
}

extension EditCommand: LocalizedCommand {
  static let table = HanokCommand.table
  static let compiledTables = HanokCommand.compiledTables

  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    let session: EditSession
    do throws(Problem) { session = EditSession(try project()) } catch {
      throw CommandFailure(usage: error)
    }
    let display = ApplicationDisplay.suited(to: context.environment, isPlain: plain)
    let application = Application(
      root: EditCoordinator(session, showsOneScreen: display == .lines),
      traits: Traits(localizer: context.localizer))
    let status = try await context.run(application, isPlain: plain)
    do throws(Problem) { _ = try session.save() } catch {
      throw CommandFailure(inputOutput: error)
    }
    return status
  }

  /// Finds the tables, of which none is read before the first screen.
  private func project() throws(Problem) -> TranslationProject {
    let language: LanguageTag
    do { language = try LanguageTag(tag) } catch { throw ToolProblem.invalidTag(tag) }
    let folder = try LocalizationFolder(folder)
    guard let source = folder.source else { throw Problem(.noLanguages, path: folder.path) }
    if language == source.tag { throw ToolProblem.sourceLanguage(tag) }
    guard folder.language(language) != nil else {
      throw ToolProblem.missingLanguage(tag, folder.path)
    }
    if let unknown = tables.first(where: { !source.tables.contains($0) }) {
      throw ToolProblem.unknownTable(
        unknown, Suggestion.nearest(to: unknown, in: source.tables))
    }
    return TranslationProject(
      folder, language: language, tables: tables.isEmpty ? nil : tables.sorted())
  }
}
