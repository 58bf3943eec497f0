import HanokExchange
import HanokLocalization
import HanokUnicode

/// Merges files into tables, and counts what comes of it.
struct ImportRun {
  /// The tables, with those that are changed.
  private(set) var tables: LocalizationTables
  /// What came of all translations.
  private(set) var outcome = MergeOutcome()
  /// A line for each table of each file.
  private(set) var lines: [Message] = []
  private let plurals = PluralSampleCache()

  init(_ tables: LocalizationTables) { self.tables = tables }

  mutating func merge(_ file: ImportedFile) throws(Problem) {
    switch file {
    case .units(let file):
      guard file.target != Catalog.sourceLanguage else {
        throw ToolProblem.sourceIsTarget(file.target.description)
      }
      for table in file.tables { try merge(table, of: file) }
    case .catalog(let catalog):
      for language in catalog.languages { try merge(catalog, language) }
      outcome.refused += catalog.refused
      let stale = catalog.stale.map { MergeOutcome.Skip(name: $0, reason: .unused) }
      outcome.skips += stale
      list(stale)
    }
  }

  private mutating func merge(
    _ table: ReturnedFile.Table, of file: ReturnedFile
  ) throws(Problem) {
    let source: StringsFile
    do throws(Problem) { source = try tables.source(table.name) } catch {
      guard error.kind == ToolProblem.unknownTable("", among: []).kind else { throw error }
      outcome.gone.append(error)
      return
    }
    let old = try tables.tableOrNew(table.name, in: file.target)
    let merge = TableMerge(table, of: file, source: source, translation: old, plurals)
    if merge.isChanged { tables.keep(merge.result) }
    note(merge.outcome, table.name, file.target)
  }

  private mutating func merge(
    _ catalog: ImportedCatalog, _ language: LanguageTag
  ) throws(Problem) {
    let isSource = language == Catalog.sourceLanguage
    let old = try tables.tableOrNew(catalog.table, in: language)
    let source = isSource ? nil : try tables.tableOrNew(catalog.table, in: Catalog.sourceLanguage)
    let merge = CatalogMerge(catalog.texts[language] ?? [], into: old, source: source)
    if merge.isChanged { tables.keep(merge.result) }
    note(merge.outcome, catalog.table, language)
  }

  private mutating func note(_ outcome: MergeOutcome, _ table: String, _ language: LanguageTag) {
    self.outcome.add(outcome)
    lines.append(
      .HanokCommand.importTable(
        table: table, tag: language.description, added: outcome.added, changed: outcome.changed,
        unchanged: outcome.unchanged, skipped: outcome.skipped))
    list(outcome.skips)
    if outcome.confirmed > 0 {
      lines.append(.HanokCommand.importConfirmed(count: outcome.confirmed))
    }
    if outcome.outdated > 0 {
      lines.append(.HanokCommand.importOutdated(count: outcome.outdated))
    }
  }

  /// Lists what was skipped, by the reason why.
  private mutating func list(_ skips: [MergeOutcome.Skip]) {
    for reason in MergeOutcome.Skip.Reason.allCases {
      let names = skips.filter { $0.reason == reason }.map(\.name)
      if names.isEmpty { continue }
      let keys = names.joined(separator: ", ")
      switch reason {
      case .empty: lines.append(.HanokCommand.importSkippedEmpty(keys: keys))
      case .unfinished: lines.append(.HanokCommand.importSkippedUnfinished(keys: keys))
      case .unused: lines.append(.HanokCommand.importSkippedUnused(keys: keys))
      }
    }
  }
}
