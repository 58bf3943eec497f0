import ArgumentParser
import HanokArguments
import HanokLocalization
import HanokSystem
import HanokUnicode

/// `hanok add`: makes the tables of a language, to be translated.
struct AddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "add")

  @OptionGroup var options: LocalizationsOption
  @OptionGroup var toolkit: ToolkitOption

  /// The language.
  @Argument var tag: String
}

extension AddCommand: LocalizedCommand {
  static let table = HanokCommand.table
  static let compiledTables = HanokCommand.compiledTables

  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    let project: TranslationProject
    let language: LanguageTag
    do throws(Problem) {
      language = try TypedLanguage.language(tag)
      let folder = try options.folder()
      project = TranslationProject(folder, toolkit: try toolkit.folder(for: folder))
      try check(language, in: project.folder)
    } catch {
      throw CommandFailure(usage: error)
    }
    let own = project.folder.source?.tables ?? []
    let others = project.toolkitTables(for: language)
    let files = try files(own + others, of: project, in: language)
    do throws(Problem) { try write(files, of: language, in: project.folder) } catch {
      throw CommandFailure(inputOutput: error)
    }
    report(files, toolkit: others, of: project, language, context)
    return 0
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
    _ tables: [String], of project: TranslationProject, in language: LanguageTag
  ) throws(CommandFailure) -> [(table: String, file: StringsFile)] {
    let expansion = VariantExpansion(for: language)
    var files: [(table: String, file: StringsFile)] = []
    do throws(Problem) {
      for table in tables {
        let path = try project.path(of: table, in: language)
        guard let source = try project.source(of: table) else { continue }
        files.append((table, source.template(expansion, path: path)))
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
    _ files: [(table: String, file: StringsFile)], of language: LanguageTag,
    in folder: LocalizationFolder
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
    _ files: [(table: String, file: StringsFile)], toolkit others: [String],
    of project: TranslationProject, _ language: LanguageTag, _ context: CommandContext
  ) {
    let count = files.reduce(0) { $0 + $1.file.entries.count }
    let folder = "\(project.folder.path)/\(language).lproj"
    var lines: [Message] = [
      .HanokCommand.addMade(
        count: count, folder: folder, tables: files.map(\.table).map { $0 + ".strings" })
    ]
    let general = language.fallbackChain.first {
      $0 != Catalog.sourceLanguage && project.folder.language($0) != nil
    }
    if let general {
      lines.append(.HanokCommand.addGeneral(general: "\(general)", tag: "\(language)"))
    }
    let known = project.toolkit.map { toolkit in
      language.fallbackChain.contains { $0 != .english && toolkit.language($0) != nil }
    }
    if !others.isEmpty {
      lines.append(.HanokCommand.addToolkit(tables: others.map { $0 + ".strings" }))
    } else if known == nil, project.folder.source?.tables.contains("Hanok") != true {
      lines.append(.HanokCommand.addNoToolkit)
    }
    lines.append(.HanokCommand.addNext(tag: "\(language)"))
    for line in lines { context.writeLine(line) }
  }
}
