import ArgumentParser
import HanokArguments
import HanokFiles
import HanokLocalization
import HanokReview
import HanokUnicode

/// `hanok check`: the likely mistakes in the translations of a folder.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "check")

  @OptionGroup var options: LocalizationsOption

  /// The languages to check; all without any.
  @Option(name: .customLong("locale"), completion: .translations) var locales: [String] = []

  /// The tables to check; all without any.
  @Option(name: .customLong("table")) var tables: [String] = []

  /// The checks to run; all without any.
  @Option(name: .customLong("only")) var checks: [String] = []

  /// The folders of sources in which messages are looked for; none without any.
  @Option(name: .customLong("sources"), completion: .directory) var sources: [String] = []

  /// Whether findings that are often right are listed, too.
  @Flag var notes = false

  /// Whether warnings count as errors.
  @Flag var strict = false

  /// Whether what can be mended without doubt is mended.
  @Flag var repair = false

  /// Whether each finding is a JSON object on a line.
  @Flag var json = false
}

extension CheckCommand: ToolCommand {
  @MainActor func run(in context: CommandContext) async throws(CommandFailure) -> Int32 {
    let folder: LocalizationFolder
    let review: FolderReview
    let only: Set<TranslationCheck>
    let unused: [TranslationFinding]
    do throws(Problem) {
      folder = try options.folder()
      review = try self.review(of: folder)
      only = try self.only()
      unused = try self.unused()
    } catch {
      throw CommandFailure(usage: error)
    }
    let report = CheckReport(context, isJSON: json)
    if repair {
      // No other program changes the tables between the review and the repair.
      let count = try FolderLock.hold(folder.path) { () throws(CommandFailure) in
        try CheckRepair(folder, repairsSource: locales.contains("\(Catalog.sourceLanguage)"))
          .apply((review.findings() + unused).filter { isWanted($0, only) })
      }
      report.write(.HanokCommand.checkRepaired(count: count))
    }
    let findings = (review.findings() + unused).filter { isWanted($0, only) }
    report.write(findings)
    report.writeSummary(of: findings, tables: review.tableCount)
    let failing: TranslationCheck.Severity = strict ? .warning : .error
    return findings.contains { $0.severity >= failing } ? 1 : 0
  }

  private func isWanted(_ finding: TranslationFinding, _ only: Set<TranslationCheck>) -> Bool {
    only.isEmpty ? notes || finding.severity > .note : only.contains(finding.check)
  }

  private func review(of folder: LocalizationFolder) throws(Problem) -> FolderReview {
    var languages: [LanguageTag] = []
    for locale in locales {
      let tag = try TypedLanguage.language(locale)
      guard folder.language(tag) != nil else {
        let misnamed = MisnamedTranslation.problems(of: tag, in: folder.path)
        throw misnamed.first ?? ToolProblem.missingLanguage("\(tag)")
      }
      languages.append(tag)
    }
    let toolkit = ToolkitOption.found(for: folder)
    let names =
      (folder.source?.tables ?? []) + (toolkit == nil ? [] : TranslationProject.toolkitTables)
    for table in tables where !names.contains(table) {
      throw ToolProblem.unknownTable(table, among: names)
    }
    return FolderReview(
      of: folder, languages: languages.isEmpty ? nil : languages,
      tables: tables.isEmpty ? nil : tables, toolkit: toolkit)
  }

  /// The messages that no source uses, where sources are named and the source language is checked.
  private func unused() throws(Problem) -> [TranslationFinding] {
    let isChecked = locales.isEmpty || locales.contains(Catalog.sourceLanguage.description)
    guard !sources.isEmpty, isChecked else { return [] }
    return try UnusedMessages(in: sources).findings(
      in: options.folder(), tables: tables.isEmpty ? nil : tables)
  }

  private func only() throws(Problem) -> Set<TranslationCheck> {
    var only: Set<TranslationCheck> = []
    for name in checks {
      guard let check = TranslationCheck(rawValue: name) else {
        throw ToolProblem.unknownCheck(name)
      }
      only.insert(check)
    }
    return only
  }
}
