import ArgumentParser
import HanokArguments
import HanokLocalization

/// `hanok pseudo`: writes the tables of a pseudo-language as files.
struct PseudoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "pseudo")

  @OptionGroup var options: LocalizationsOption

  /// The pseudo-language: `en-XA`, `ar-XB` or `en-XC`.
  @Argument(completion: .list(PseudoLanguage.allCases.map(\.rawValue))) var tag: String
}

extension PseudoCommand: LocalizedCommand {
  static let table = HanokCommand.table
  static let compiledTables = HanokCommand.compiledTables

  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    let folder: LocalizationFolder
    let language: PseudoLanguage
    do throws(Problem) {
      language = try pseudoLanguage()
      folder = try options.folder()
    } catch {
      throw CommandFailure(usage: error)
    }
    let files = try files(in: language, folder)
    do throws(Problem) { try write(files, to: "\(folder.path)/\(language.rawValue).lproj") } catch {
      throw CommandFailure(inputOutput: error)
    }
    let count = files.reduce(0) { $0 + $1.entries.count }
    let made = Message.HanokCommand.pseudoMade(
      count: count, folder: "\(folder.path)/\(language.rawValue).lproj")
    context.writeLine(context.localizer.string(made))
    return 0
  }

  private func pseudoLanguage() throws(Problem) -> PseudoLanguage {
    if let language = PseudoLanguage(try FormatRequest.language(tag)) { return language }
    let tags = PseudoLanguage.allCases.map(\.rawValue)
    throw ToolProblem.noPseudoLanguage(
      tag, tags: tags, meant: Suggestion.nearest(to: tag, in: tags))
  }

  /// Makes every table; a file of somebody else's is never replaced.
  private func files(
    in language: PseudoLanguage, _ folder: LocalizationFolder
  ) throws(CommandFailure) -> [StringsFile] {
    var files: [StringsFile] = []
    do throws(Problem) {
      for table in folder.source?.tables ?? [] {
        guard let source = try folder.file(of: table, in: Catalog.sourceLanguage) else { continue }
        if let problem = source.problems.first { throw problem }
        if let old = try folder.file(of: table, in: language.language),
          !PseudoTable.isGenerated(old)
        {
          throw ToolProblem.handmadeTable(old.path)
        }
        let path = folder.path(of: table, in: language.language)
        files.append(PseudoTable.file(of: source, in: language, path: path))
      }
    } catch {
      throw CommandFailure(data: error)
    }
    return files
  }

  private func write(_ files: [StringsFile], to folder: String) throws(Problem) {
    guard
      (try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)) != nil
    else { throw ToolProblem.unwritableFolder(folder) }
    for file in files { try FileReplacement.write(file.bytes, to: file.path) }
  }
}
