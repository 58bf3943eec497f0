import ArgumentParser
import HanokArguments
import HanokLocalization
import HanokReview

/// `hanok pseudo`: writes the tables of a pseudo-language as files.
struct PseudoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "pseudo")

  @OptionGroup var options: LocalizationsOption

  /// The pseudo-language: `en-XA`, `ar-XB` or `en-XC`.
  @Argument(completion: .list(PseudoLanguage.allCases.map(\.rawValue))) var tag: String
}

extension PseudoCommand: ToolCommand {
  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    var folder: LocalizationFolder
    let language: PseudoLanguage
    do throws(Problem) {
      language = try pseudoLanguage()
      folder = try options.folder()
    } catch {
      throw CommandFailure(usage: error)
    }
    var count = 0
    while true {
      let (changes, entryCount) = try self.changes(in: language, folder)
      count = entryCount
      do throws(Problem) {
        if try write(changes, in: language, folder) { break }
        // Another program has changed a table since it was read.
        folder = try options.folder()
      } catch {
        throw CommandFailure(inputOutput: error)
      }
    }
    let made = Message.HanokCommand.pseudoMade(
      count: count, folder: "\(folder.path)/\(language.rawValue).lproj")
    context.writeLine(made)
    return 0
  }

  private func pseudoLanguage() throws(Problem) -> PseudoLanguage {
    if let language = PseudoLanguage(try FormatRequest.language(tag)) { return language }
    let tags = PseudoLanguage.allCases.map(\.rawValue)
    throw ToolProblem.noPseudoLanguage(
      tag, tags: tags, meant: Suggestion.nearest(to: tag, in: tags))
  }

  /// Makes every table; a file of somebody else's is never replaced.
  ///
  /// - Returns: The tables, and the number of their entries.
  private func changes(
    in language: PseudoLanguage, _ folder: LocalizationFolder
  ) throws(CommandFailure) -> (TableChanges, entryCount: Int) {
    var changes = TableChanges()
    var count = 0
    do throws(Problem) {
      for table in folder.source?.tables ?? [] {
        guard let source = try folder.file(of: table, in: Catalog.sourceLanguage) else { continue }
        if let problem = source.problems.first { throw problem }
        let old = try folder.file(of: table, in: language.language)
        if let old, !PseudoTable.isGenerated(old) { throw ToolProblem.handmadeTable(old.path) }
        let path = try folder.path(of: table, in: language.language)
        let file = PseudoTable.file(of: source, in: language, path: path)
        changes.set(file, insteadOf: old)
        count += file.entries.count
      }
    } catch {
      throw CommandFailure(data: error)
    }
    return (changes, count)
  }

  private func write(
    _ changes: TableChanges, in language: PseudoLanguage, _ folder: LocalizationFolder
  ) throws(Problem) -> Bool {
    let path = "\(folder.path)/\(language.rawValue).lproj"
    try folder.checkThatIsInside(path)
    guard
      (try? FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true)) != nil
    else { throw ToolProblem.unwritableFolder(path) }
    return try changes.write(in: folder)
  }
}
