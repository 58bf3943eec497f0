import HanokExchange
import HanokLocalization
import HanokReview
import HanokUnicode

/// Merges files into tables, and counts what comes of it.
struct ImportRun {
  /// The tables, with those that are changed.
  private(set) var tables: LocalizationTables
  /// What came of all translations.
  private(set) var outcome = MergeOutcome()
  /// A line for each table of each file, and then the number of texts that no line counts.
  var lines: [Message] {
    let rest = outcome.left - listed
    return tableLines + (rest > 0 ? [.HanokCommand.importLeft(count: rest)] : [])
  }
  private var tableLines: [Message] = []
  /// The number of texts that were left out according to the lines.
  private var listed = 0
  private var earlier = EarlierTexts()
  private let plurals = PluralSampleCache()

  init(_ tables: LocalizationTables) { self.tables = tables }

  mutating func merge(_ file: ImportedFile) throws(Problem) {
    switch file {
    case .units(let file):
      for table in file.tables {
        try keepingTables(texts: table.texts) { (run: inout Self) throws(Problem) in
          try run.merge(table, of: file)
        }
      }
    case .catalog(let catalog):
      for language in catalog.languages {
        let texts = (catalog.texts[language]?.count ?? 0) + catalog.left(in: language).texts
        try keepingTables(texts: texts) { (run: inout Self) throws(Problem) in
          try run.merge(catalog, language)
        }
      }
      outcome.add(catalog.leftElsewhere)
    }
  }

  /// Merges a table, and leaves it as it is for a problem of its name or its syntax.
  ///
  /// Any other problem, such as a file that can't be read, ends the import.
  private mutating func keepingTables(
    texts: Int, _ merge: (inout Self) throws(Problem) -> Void
  ) throws(Problem) {
    do throws(Problem) { try merge(&self) } catch {
      let isOfFile = error.kind == Self.unknownTable || error.kind == Self.sourceIsTarget
      guard error.path == nil || error.place != nil || isOfFile else { throw error }
      outcome.furtherLeft += texts
      if outcome.refused.contains(error) { return }
      outcome.refused.append(error)
      outcome.furtherLeft -= 1
    }
  }

  private static let unknownTable = ToolProblem.unknownTable("", among: []).kind
  private static let sourceIsTarget = ToolProblem.sourceIsTarget("").kind

  private mutating func merge(
    _ table: ReturnedFile.Table, of file: ReturnedFile
  ) throws(Problem) {
    guard file.target != Catalog.sourceLanguage else {
      throw ToolProblem.sourceIsTarget(file.target.description, path: file.text.path)
    }
    let source = try checked(self.source(of: table, of: file))
    let language = tables.language(for: file.target)
    let old = try checked(tables.tableOrNew(table.name, in: language))
    let texts = { table.units.map { EarlierTexts.Text($0, of: file) } }
    let conflicts = earlier.conflicts(with: texts(), of: table.name, in: language)
    var table = table
    table.units = Self.without(conflicts, table.units)
    let merge = TableMerge(table, of: file, source: source, translation: old, plurals)
    if merge.isChanged { tables.keep(merge.result, insteadOf: old) }
    var outcome = merge.outcome
    outcome.conflicts += conflicts.sorted { $0.key < $1.key }.map(\.value)
    earlier.keep(texts, taken: outcome.taken, of: table.name, in: language)
    note(outcome, table.name, language)
  }

  /// Returns the source of a file's table.
  private func source(
    of table: ReturnedFile.Table, of file: ReturnedFile
  ) throws(Problem) -> StringsFile {
    do throws(Problem) { return try tables.source(table.name) } catch {
      guard error.kind == Self.unknownTable else { throw error }
      throw ToolProblem.unknownTable(error, ofFile: file.text.path)
    }
  }

  private mutating func merge(
    _ catalog: ImportedCatalog, _ language: LanguageTag
  ) throws(Problem) {
    let isSource = language == Catalog.sourceLanguage
    let folderLanguage = tables.language(for: language, besides: catalog.languages)
    let old = try checked(tables.tableOrNew(catalog.table, in: folderLanguage))
    let source =
      isSource
      ? nil : try checked(tables.tableOrNew(catalog.table, in: Catalog.sourceLanguage))
    let imported = catalog.texts[language] ?? []
    let texts = { imported.map { EarlierTexts.Text($0) } }
    let conflicts = earlier.conflicts(with: texts(), of: catalog.table, in: folderLanguage)
    let merge = CatalogMerge(Self.without(conflicts, imported), into: old, source: source)
    if merge.isChanged { tables.keep(merge.result, insteadOf: old) }
    var outcome = merge.outcome
    outcome.conflicts += conflicts.sorted { $0.key < $1.key }.map(\.value)
    earlier.keep(texts, taken: outcome.taken, of: catalog.table, in: folderLanguage)
    outcome.add(catalog.left(in: language))
    note(outcome, catalog.table, folderLanguage)
  }

  /// Returns the texts without those that have a conflict.
  private static func without<Text>(_ conflicts: [Int: Problem], _ texts: [Text]) -> [Text] {
    conflicts.isEmpty
      ? texts : texts.indices.filter { conflicts[$0] == nil }.map { texts[$0] }
  }

  /// Returns a table without problems: what can't be read of it may be what the file would change.
  private func checked(_ table: StringsFile) throws(Problem) -> StringsFile {
    if let problem = table.problems.first { throw problem }
    return table
  }

  private mutating func note(_ outcome: MergeOutcome, _ table: String, _ language: LanguageTag) {
    self.outcome.add(outcome)
    listed += outcome.left
    tableLines.append(
      .HanokCommand.importTable(
        table: table, tag: language.description, added: outcome.added, changed: outcome.changed,
        unchanged: outcome.unchanged, unfinished: outcome.unfinished, left: outcome.left))
    list(outcome.skips)
    if outcome.confirmed > 0 {
      tableLines.append(.HanokCommand.importConfirmed(count: outcome.confirmed))
    }
    if outcome.restated > 0 {
      tableLines.append(.HanokCommand.importRestated(count: outcome.restated))
    }
    if outcome.outdated > 0 {
      tableLines.append(.HanokCommand.importOutdated(count: outcome.outdated))
    }
  }

  /// More names of one line aren't read; of texts without a translation, which are often most of a file,
  /// even fewer.
  private static let named = 20
  private static let namedEmpty = 5

  /// Lists what was skipped, by the reason why.
  private mutating func list(_ skips: [MergeOutcome.Skip]) {
    for reason in MergeOutcome.Skip.Reason.allCases {
      let all = skips.filter { $0.reason == reason }.map(\.name)
      if all.isEmpty { continue }
      var seen: Set<String> = []
      let names = all.filter { seen.insert($0).inserted }
      let shown = names.prefix(reason == .empty ? Self.namedEmpty : Self.named)
      let keys = (shown + (shown.count < names.count ? ["…"] : [])).joined(separator: ", ")
      let count = all.count
      switch reason {
      case .empty: tableLines.append(.HanokCommand.importSkippedEmpty(count: count, keys: keys))
      case .unfinished:
        tableLines.append(.HanokCommand.importSkippedUnfinished(count: count, keys: keys))
      case .unused: tableLines.append(.HanokCommand.importSkippedUnused(count: count, keys: keys))
      case .unreachable:
        tableLines.append(.HanokCommand.importSkippedUnreachable(count: count, keys: keys))
      case .variation:
        tableLines.append(.HanokCommand.importSkippedVariation(count: count, keys: keys))
      }
    }
  }
}
