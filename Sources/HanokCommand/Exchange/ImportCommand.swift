import ArgumentParser
import HanokArguments
import HanokExchange
import HanokLocalization
import HanokUnicode

/// `hanok import`: merges the files of other translation tools into the tables.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "import")

  /// The folder of the tables; the default is `Localizations`.
  @Option(completion: .directory) var localizations: String?

  /// The language of a file that doesn't name it.
  @Option var language: String?

  /// The table of a file that doesn't name it.
  @Option var table: String?

  /// Whether to write nothing.
  @Flag var dryRun = false

  /// The files, and folders of PO files.
  @Argument(completion: .file()) var files: [String]
}

extension ImportCommand: LocalizedCommand {
  static let table = HanokCommand.table
  static let compiledTables = HanokCommand.compiledTables

  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    var run: ImportRun
    let imported: [ImportedFile]
    do throws(Problem) {
      let folder = try LocalizationsOption.listed(localizations)
      run = ImportRun(LocalizationTables(creating: folder))
      imported = try read()
    } catch {
      throw CommandFailure(data: error)
    }
    do throws(Problem) {
      for file in imported { try run.merge(file) }
      if !dryRun { try run.tables.write() }
    } catch {
      throw CommandFailure(inputOutput: error)
    }
    for line in run.lines { context.writeLine(context.localizer.string(line)) }
    if dryRun { context.writeLine(context.localizer.string(.HanokCommand.importDryRun)) }
    let outcome = run.outcome
    context.report(outcome.gone + outcome.conflicts + outcome.refused, of: "hanok")
    return outcome.conflicts.isEmpty && outcome.refused.isEmpty ? 0 : 1
  }

  private func read() throws(Problem) -> [ImportedFile] {
    let language = try language.map(FormatRequest.language)
    let plurals = PluralSampleCache()
    var imported: [ImportedFile] = []
    for path in try paths() {
      let bytes = try FileReader.bytes(of: path, limit: ImportedFile.largestFile)
      imported.append(
        try ImportedFile(bytes, path: path, language: language, table: table, plurals))
    }
    return imported
  }

  /// Returns the files, with those of a folder that end in `.po`.
  ///
  /// - Throws: A problem if a folder has none: nothing would be imported without a word.
  private func paths() throws(Problem) -> [String] {
    var paths: [String] = []
    for path in files {
      guard let names = try? FileReader.names(in: path) else {
        paths.append(path)
        continue
      }
      let found = names.filter { $0.hasSuffix(".po") }
      if found.isEmpty { throw ToolProblem.noPOFiles(path) }
      paths += found.map { "\(path)/\($0)" }
    }
    return paths
  }
}
