import ArgumentParser
import HanokArguments
import HanokExchange
import HanokFiles
import HanokLocalization
import HanokReview
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

extension ImportCommand: ToolCommand {
  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    let (imported, unread): ([ImportedFile], [Problem])
    do throws(Problem) {
      _ = try LocalizationsOption.listed(localizations, creating: true)
      (imported, unread) = try read()
    } catch {
      throw CommandFailure(data: error)
    }
    if imported.isEmpty, let last = unread.last {
      context.reportAll(unread.dropLast(), of: "hanok")
      throw CommandFailure(data: last)
    }
    let run: ImportRun
    do throws(Problem) { run = try merge(imported) } catch {
      throw CommandFailure(inputOutput: error)
    }
    let outcome = run.outcome
    // What needs somebody comes first; below it are the numbers of texts, which can be many lines.
    let problems = unread + outcome.conflicts + outcome.refused + named(outcome.gone)
    context.reportAll(problems, of: "hanok")
    for line in run.lines { context.writeLine(line) }
    if dryRun { context.writeLine(.HanokCommand.importDryRun) }
    return outcome.isWhole && unread.isEmpty ? 0 : 1
  }

  /// Returns the texts of messages that are gone; of very many, which are often a whole table, the first
  /// ones and their number.
  private func named(_ gone: [Problem]) -> [Problem] {
    gone.count > 100 ? ProblemDigest(gone).all : gone
  }

  /// Merges files into the tables as they are now, and again if another program has changed them since.
  private func merge(_ files: [ImportedFile]) throws(Problem) -> ImportRun {
    while true {
      let folder = try LocalizationsOption.listed(localizations, creating: true)
      var run = ImportRun(LocalizationTables(creating: folder))
      for file in files { try run.merge(file) }
      if dryRun { return run }
      if try run.tables.write() { return run }
    }
  }

  /// Reads the files, each for itself: one that can't be read doesn't keep the others from their tables.
  private func read() throws(Problem) -> ([ImportedFile], unread: [Problem]) {
    let language = try language.map(FormatRequest.language)
    let plurals = PluralSampleCache()
    var imported: [ImportedFile] = []
    var unread: [Problem] = []
    for path in try paths() {
      do throws(Problem) {
        let bytes = try FileReader.bytes(of: path, limit: ImportedFile.largestFile)
        imported.append(
          try ImportedFile(bytes, path: path, language: language, table: table, plurals))
      } catch {
        unread.append(error)
      }
    }
    return (imported, unread)
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
      let found = names.filter { $0.hasSuffix(".po") }.map { "\(path)/\($0)" }
      if found.isEmpty { throw ToolProblem.noPOFiles(path) }
      let boundary = FolderBoundary(path)
      if let outside = found.first(where: { !boundary.contains($0) }) {
        throw Problem(.outsideFolder, ["folder": .init(path)], path: outside)
      }
      paths += found
    }
    return paths
  }
}
