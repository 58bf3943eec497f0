package import HanokLocalization
package import HanokUnicode

/// A review of the tables that a running program uses: those in its folders, beside its own.
package struct CatalogReview {
  private let catalog: Catalog

  /// Creates a review of a program's tables.
  package init(_ catalog: Catalog) { self.catalog = catalog }

  /// Returns the findings in the folders, and in their tables that are used for a language.
  package func findings(in language: LanguageTag) -> [TranslationFinding] {
    let chain = catalog.chain(of: language)
    return catalog.problemsOfFolders.map(TranslationFinding.init(ofFolder:))
      + findings { chain.contains($0.language) }
  }

  /// Returns the findings in some files, given by their paths, and in their messages.
  package func findings(inFiles paths: Set<String>) -> [TranslationFinding] {
    findings { paths.contains($0.path) }
  }

  private func findings(_ isReviewed: (TableFile) -> Bool) -> [TranslationFinding] {
    catalog.tables.usedFiles.filter(isReviewed).flatMap { file -> [TranslationFinding] in
      do throws(Problem) {
        let read = try catalog.tables.read(file.path)
        return review(of: file).findings(in: read)
      } catch {
        return [TranslationFinding(.unreadable, error)]
      }
    }
  }

  /// Returns a review against the same table in the source language.
  private func review(of file: TableFile) -> TranslationReview {
    let source = catalog.tables.wholeTable(of: file.table, in: Catalog.sourceLanguage)
    return TranslationReview(
      of: file.table, in: ReviewLanguage(file.language), beside: source.map(ReviewSource.init),
      inherited: file.language.inheritedKeys {
        catalog.tables.wholeTable(of: file.table, in: $0)
      })
  }
}

extension Catalog {
  /// Reads and checks every table in the folders that is used for `language`.
  ///
  /// - Returns: The problems of folders, tables and messages, by file and place.
  package func check(_ language: LanguageTag) -> [Problem] {
    CatalogReview(self).findings(in: language).filter { $0.severity > .note }.map(\.problem)
  }
}

extension LiveTables {
  /// Reads the tables of folders, in order of priority; files that change are reviewed.
  package init(folders: [String], compiled: [CompiledTables]) {
    self.init(folders: folders, compiled: compiled) { catalog, paths in
      let findings = CatalogReview(catalog).findings(inFiles: paths)
      return Findings(
        errors: findings.filter { $0.severity == .error }.map(\.problem),
        warnings: findings.filter(\.isLikelyMistake).map(\.problem))
    }
  }
}

extension TranslationFinding {
  /// Whether it is a warning; a folder may hold only the messages that it changes.
  fileprivate var isLikelyMistake: Bool {
    severity == .warning && ![.untranslated, .missing].contains(check)
  }
}
