public import HanokLocalization
import HanokReview

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
  /// The number of texts that the five numbers of an import add up to.
  private var texts = 0

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
          tables.append(merge.result)
          add(merge.outcome)
        }
      case .catalog(let catalog):
        add(catalog, source)
        let texts = CatalogCount.texts(in: bytes, path: path)
        if let texts, texts != self.texts - catalog.leftParts { isAccounted = false }
      }
    } catch {
      problems.append(error)
    }
  }

  private mutating func add(_ catalog: ImportedCatalog, _ source: StringsFile) {
    add(catalog.left)
    for language in catalog.languages {
      let texts = catalog.texts[language] ?? []
      let merge = CatalogMerge(texts, into: StringsFile(""), source: source)
      if merge.outcome.texts != texts.count { isAccounted = false }
      tables.append(merge.result)
      add(merge.outcome)
    }
  }

  private mutating func add(_ outcome: MergeOutcome) {
    texts += outcome.texts
    problems += outcome.gone + outcome.conflicts + outcome.refused
  }
}
