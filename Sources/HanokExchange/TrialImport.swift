public import HanokLocalization

/// An import of any file into a table, without reading or writing one.
///
/// It is what the fuzzers, a package of their own, can see of the module.
public struct TrialImport {
  /// The tables that the file's texts become, or are merged into.
  public private(set) var tables: [StringsFile] = []
  /// The problems of the file and of its texts.
  public private(set) var problems: [Problem] = []
  /// Whether each text of the file is counted as what became of it.
  public private(set) var isAccounted = true

  /// Imports a file.
  ///
  /// - Parameters:
  ///   - source: The table of the source language, into which units are merged.
  ///   - translation: The table of the translations.
  public init(_ bytes: [UInt8], path: String, source: StringsFile, translation: StringsFile) {
    do throws(Problem) {
      switch try ImportedFile(bytes, path: path, table: "T") {
      case .units(let file):
        for table in file.tables {
          let merge = TableMerge(
            table, of: file, source: source, translation: translation, PluralSampleCache())
          if merge.outcome.texts != table.texts { isAccounted = false }
          add(merge.result, merge.outcome)
        }
      case .catalog(let catalog):
        problems += catalog.refused
        for language in catalog.languages {
          let texts = catalog.texts[language] ?? []
          let merge = CatalogMerge(texts, into: StringsFile(""), source: source)
          if merge.outcome.texts != texts.count { isAccounted = false }
          add(merge.result, merge.outcome)
        }
      }
    } catch {
      problems.append(error)
    }
  }

  private mutating func add(_ table: StringsFile, _ outcome: MergeOutcome) {
    tables.append(table)
    problems += outcome.gone + outcome.conflicts + outcome.refused
  }
}
