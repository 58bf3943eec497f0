import ArgumentParser
import HanokArguments
import HanokExchange
import HanokFiles
import HanokLocalization
import HanokReview
import HanokUnicode

/// `hanok export`: writes the texts of a language for another translation tool.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "export")

  /// The format; the default is XLIFF.
  @Option var format: ExchangeFormatChoice?

  /// The version of XLIFF; the default is 2.1.
  @Option var xliff: XLIFFVersionChoice?

  /// The folder of the tables; the default is `Localizations`.
  @Option(completion: .directory) var localizations: String?

  /// The tables, instead of all.
  @Option(name: .customLong("table")) var tables: [String] = []

  /// The file or folder to write, or `-` for the output.
  @Option(completion: .file()) var output: String?

  /// The language of the translations.
  @Argument(completion: .translations) var tag: String
}

/// The value of `--format`.
enum ExchangeFormatChoice: String, ExpressibleByArgument {
  case xliff, po
}

/// The value of `--xliff`.
enum XLIFFVersionChoice: String, ExpressibleByArgument {
  case v21 = "2.1"
  case v12 = "1.2"

  var version: XLIFF.Version { self == .v12 ? .v12 : .v21 }
}

extension ExportCommand: ToolCommand {
  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    let document: ExchangeDocument
    let files: [(path: String, text: String)]
    do throws(Problem) {
      document = try self.document()
      files = try self.files(of: document)
    } catch {
      throw CommandFailure(usage: error)
    }
    context.report(document.tables.flatMap(\.problems), of: "hanok")
    if output == "-" {
      context.streams.write(files.map(\.text).joined())
      return 0
    }
    do throws(Problem) {
      if files.count > 1 { OutputFolder.create(folder(document.target)) }
      try checkThatNoLinkLeadsOut(files.map(\.path))
      for file in files { try FileReplacement.write(Array(file.text.utf8), to: file.path) }
    } catch {
      throw CommandFailure(inputOutput: error)
    }
    let counts = document.counts
    let path = files.count == 1 ? files[0].path : folder(document.target)
    let line = Message.HanokCommand.exportWritten(
      count: counts.units, untranslated: counts.untranslated, path: path)
    context.writeLine(line)
    return 0
  }

  private func document() throws(Problem) -> ExchangeDocument {
    let folder = try LocalizationsOption.listed(localizations)
    let all = try LocalizationTables(folder)
    let language = try FormatRequest.language(tag)
    guard language != Catalog.sourceLanguage else { throw ToolProblem.sourceIsTarget(tag) }
    let plurals = PluralSampleCache()
    var exported: [ExchangeTable] = []
    for name in try all.names(tables) {
      exported.append(
        ExchangeTable(
          name, source: try all.source(name), translation: try all.table(name, in: language),
          in: language, plurals))
    }
    return ExchangeDocument(source: Catalog.sourceLanguage, target: language, tables: exported)
  }

  /// Returns the folder of several files.
  private func folder(_ language: LanguageTag) -> String { output ?? language.description }

  /// Throws a problem for a link that the user has not named, and which leads out of its folder.
  private func checkThatNoLinkLeadsOut(_ paths: [String]) throws(Problem) {
    if output != nil, paths.count == 1 { return }
    let folder = output ?? "."
    let boundary = FolderBoundary(folder)
    if let outside = paths.first(where: { !boundary.contains($0) }) {
      throw Problem(.outsideFolder, ["folder": .init(folder)], path: outside)
    }
  }

  /// Returns the files to write.
  ///
  /// - Throws: A problem if a file is there that wasn't named: it may have translations.
  private func files(
    of document: ExchangeDocument
  ) throws(Problem) -> [(path: String, text: String)] {
    var files: [(path: String, text: String)]
    if format == .po {
      let texts = document.tables.map {
        (name: $0.name, text: POWriter($0, in: document.target).text)
      }
      guard texts.count == 1 || output != "-" else { throw ToolProblem.severalTables }
      files =
        texts.count == 1
        ? [(output ?? "\(document.target).po", texts[0].text)]
        : texts.map { ("\(folder(document.target))/\($0.name).po", $0.text) }
    } else {
      let text = XLIFFWriter.text(of: document, (xliff ?? .v21).version)
      files = [(output ?? "\(document.target).xliff", text)]
    }
    if output == nil { for file in files { try Self.check(that: file.text, isAt: file.path) } }
    return files
  }

  /// Throws a problem if another text is at a path than the one to be written, or what can't be read.
  static func check(that text: String, isAt path: String) throws(Problem) {
    do throws(Problem) {
      let old = try FileReader.bytes(of: path, limit: ImportedFile.largestFile)
      if old == Array(text.utf8) { return }
    } catch {
      if error.kind == .missingFile { return }
    }
    throw ToolProblem.existingOutput(path)
  }
}
