import ArgumentParser
import HanokArguments
import HanokLocalization
import HanokReview
import HanokSystem
import HanokUnicode

/// `hanok add`: makes the tables of a language, to be translated.
struct AddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "add")

  @OptionGroup var options: ProjectOptions

  /// The built program; the toolkit's messages that its screens show come first.
  @Option(completion: .file()) var program: String?

  /// The language.
  @Argument var tag: String
}

extension AddCommand: ToolCommand {
  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    let project: TranslationProject
    let language: LanguageTag
    do throws(Problem) {
      language = try TypedLanguage.language(tag)
      project = try options.project()
      try check(language, in: project.folder)
    } catch {
      throw CommandFailure(usage: error)
    }
    let own = project.folder.source?.tables ?? []
    let others = project.toolkitTables(for: language)
    let shown = try await shownKeys(of: others, in: project)
    let files = try files(own + others, of: project, in: language, first: shown ?? [:])
    do throws(Problem) { try write(files, of: language, in: project.folder) } catch {
      throw CommandFailure(inputOutput: error)
    }
    let parts = Parts(
      own: files.filter { own.contains($0.table) },
      others: files.filter { !own.contains($0.table) },
      shownCount: shown?.values.reduce(0) { $0 + $1.count })
    report(parts, of: project, language, context)
    return 0
  }

  private typealias Files = [(table: String, file: StringsFile)]

  /// The tables that were made: the program's own and the toolkit's.
  private struct Parts {
    let own: Files
    let others: Files
    /// The number of the toolkit's messages on the program's screens; nil without a program.
    let shownCount: Int?
  }

  /// Returns the keys in the toolkit's tables that the program's screens show; nil without a program.
  private func shownKeys(
    of tables: [String], in project: TranslationProject
  ) async throws(CommandFailure) -> [String: Set<String>]? {
    guard let program, !tables.isEmpty else { return nil }
    do throws(Problem) {
      let screens = try await SceneProgram(
        path: program, folder: project.folder.path, language: Catalog.sourceLanguage
      ).screens()
      var shown: [String: Set<String>] = [:]
      for table in tables {
        let keys = try project.source(of: table)?.file.entries.map(\.key.value) ?? []
        shown[table] = Set(
          keys.filter { key in screens.contains { $0.shows(.init(table: table, key: key)) } })
      }
      return shown
    } catch {
      throw CommandFailure(usage: error)
    }
  }

  /// Throws a problem if the language can't be added.
  private func check(
    _ language: LanguageTag, in folder: LocalizationFolder
  ) throws(Problem) {
    if language == Catalog.sourceLanguage { throw ToolProblem.sourceLanguage("\(language)") }
    if let pseudo = PseudoLanguage(language) {
      throw ToolProblem.pseudoLanguage(pseudo.rawValue)
    }
    if let existing = folder.language(language) {
      throw ToolProblem.existingLanguage("\(language)", folder: existing.path)
    }
    if let misnamed = MisnamedTranslation.problems(of: language, in: folder.path).first {
      throw misnamed
    }
  }

  private func files(
    _ tables: [String], of project: TranslationProject, in language: LanguageTag,
    first keys: [String: Set<String>]
  ) throws(CommandFailure) -> Files {
    let expansion = VariantExpansion(for: language)
    var files: Files = []
    do throws(Problem) {
      for table in tables {
        let path = try project.path(of: table, in: language)
        guard let source = try project.source(of: table) else { continue }
        files.append((table, source.template(expansion, path: path, first: keys[table] ?? [])))
      }
    } catch {
      throw CommandFailure(data: error)
    }
    return files
  }

  /// Writes all files; a new folder is removed again if one can't be written.
  ///
  /// The folder is created before, so that of two programs that add a language one fails.
  private func write(
    _ files: Files, of language: LanguageTag, in folder: LocalizationFolder
  ) throws(Problem) {
    let path = "\(folder.path)/\(language).lproj"
    guard
      (try? FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: false)) != nil
    else { throw ToolProblem.unwritableFolder(path) }
    var changes = TableChanges()
    for (_, file) in files { changes.set(file, insteadOf: nil) }
    do throws(Problem) {
      guard try changes.write(in: folder) else { throw Problem(.changedTable, path: path) }
    } catch {
      // If it is empty: another program may have put files there.
      unsafe rmdir(path)
      throw error
    }
  }

  private func report(
    _ parts: Parts, of project: TranslationProject, _ language: LanguageTag,
    _ context: CommandContext
  ) {
    let folder = "\(project.folder.path)/\(language).lproj"
    var lines: [Message] = [
      .HanokCommand.addMade(
        count: Self.count(parts.own), folder: folder, tables: Self.names(parts.own))
    ]
    let general = language.fallbackChain.first {
      $0 != Catalog.sourceLanguage && project.folder.language($0) != nil
    }
    if let general {
      lines.append(.HanokCommand.addGeneral(general: "\(general)", tag: "\(language)"))
    }
    if !parts.others.isEmpty {
      lines.append(
        .HanokCommand.addToolkit(count: Self.count(parts.others), tables: Self.names(parts.others)))
      if let count = parts.shownCount { lines.append(.HanokCommand.addShown(count: count)) }
    } else if project.toolkit == nil, project.folder.source?.tables.contains("Hanok") != true {
      lines.append(.HanokCommand.addNoToolkit)
    }
    lines.append(.HanokCommand.addNext(tag: "\(language)"))
    for line in lines { context.writeLine(line) }
  }

  private static func count(_ files: Files) -> Int {
    files.reduce(0) { $0 + $1.file.entries.count }
  }

  private static func names(_ files: Files) -> [String] { files.map { $0.table + ".strings" } }
}
