import Dispatch
import HanokLocalization
package import HanokUnicode
import Synchronization

/// A review of all tables of a folder.
package struct FolderReview: Sendable {
  private let folder: LocalizationFolder
  private let toolkit: LocalizationFolder?
  private let languages: [LocalizationFolder.Language]
  private let tables: Set<String>?

  /// Creates a review.
  ///
  /// - Parameters:
  ///   - languages: The languages to review; nil for all.
  ///   - tables: The names of the tables to review; nil for all.
  ///   - toolkit: The folder of the toolkit's tables, which a translation may have, too; nil where it
  ///     isn't found.
  package init(
    of folder: LocalizationFolder, languages: [LanguageTag]? = nil, tables: [String]? = nil,
    toolkit: LocalizationFolder? = nil
  ) {
    self.folder = folder
    self.toolkit = toolkit
    // Nobody translates into a pseudo-language: its tables are made.
    // A folder with the wrong name has to be renamed first: its language has no rules.
    self.languages = folder.languages.filter {
      PseudoLanguage($0.tag) == nil && languages?.contains($0.tag) ?? true
        && $0.misnamed == nil
    }
    self.tables = tables.map(Set.init)
  }

  /// The number of tables that are reviewed.
  package var tableCount: Int { parts.count }

  /// Returns the findings, by language, table and place; tables are read on all cores.
  package func findings() -> [TranslationFinding] {
    let (sources, unreadable) = readSources()
    let glossaries = ReviewGlossaries(in: folder, source: sources[ReviewGlossaries.table])
    let parts = parts
    let shared = Mutex([Result](repeating: Result(), count: parts.count))
    DispatchQueue.concurrentPerform(iterations: parts.count) { index in
      let result = review(parts[index], sources, glossaries)
      shared.withLock { $0[index] = result }
    }
    let results = shared.withLock { $0 }
    let byTable = Dictionary(grouping: parts.indices) { parts[$0].table }
    let swapped = byTable.sorted { $0.key < $1.key }.flatMap { _, indices in
      VariableOrder.findings(in: indices.map { results[$0].orders })
    }
    let folders =
      folder.problems.map(TranslationFinding.init(ofFolder:))
      + folder.languages.compactMap { language in
        Problem.unlikelyLanguage(language.tag, path: language.path).map(
          TranslationFinding.init(ofFolder:))
          ?? language.misnamed.map { TranslationFinding(.folderName, $0) }
      }
    return folders + unreadable + missingTables + results.flatMap(\.findings) + swapped
  }

  /// The review of a table in a language.
  private struct Result {
    var findings: [TranslationFinding] = []
    var orders: [String: VariableOrder] = [:]
  }

  private struct Part {
    let language: LocalizationFolder.Language
    let table: String
  }

  private var parts: [Part] {
    languages.flatMap { language in
      language.tables.filter { tables?.contains($0) ?? true }.map {
        Part(language: language, table: $0)
      }
    }
  }

  /// Returns the source language's tables, each parsed once for all languages.
  ///
  /// One that can't be read is a finding, unless the source language is itself reviewed.
  private func readSources() -> ([String: ReviewSource], [TranslationFinding]) {
    let own = folder.source?.tables ?? []
    let others = toolkit == nil ? [] : TranslationProject.toolkitTables.filter { !own.contains($0) }
    let names = (own + others).filter { name in
      name == ReviewGlossaries.table || parts.contains { $0.table == name }
    }
    let project = TranslationProject(folder, toolkit: toolkit)
    let results = Mutex<([String: ReviewSource], [TranslationFinding])>(([:], []))
    DispatchQueue.concurrentPerform(iterations: names.count) { index in
      do throws(Problem) {
        guard let file = try project.sourceFile(of: names[index]) else { return }
        let source = ReviewSource(file)
        results.withLock { $0.0[names[index]] = source }
      } catch {
        results.withLock { $0.1.append(TranslationFinding(.unreadable, error)) }
      }
    }
    let (sources, unreadable) = results.withLock { $0 }
    let isReviewed = languages.contains { $0.tag == Catalog.sourceLanguage }
    return (
      sources, isReviewed ? [] : unreadable.sorted { $0.problem.path ?? "" < $1.problem.path ?? "" }
    )
  }

  private func review(
    _ part: Part, _ sources: [String: ReviewSource], _ glossaries: ReviewGlossaries
  ) -> Result {
    let file: StringsFile
    do throws(Problem) {
      guard let read = try folder.file(of: part.table, in: part.language.tag) else {
        return Result()
      }
      file = read
    } catch {
      return Result(findings: [TranslationFinding(.unreadable, error)])
    }
    let language = ReviewLanguage(part.language.tag)
    guard let source = sources[part.table] else {
      // Beside a source that can't be read, or isn't here, nothing can be said of it.
      let hasSource =
        folder.source?.tables.contains(part.table) == true
        || TranslationProject.toolkitTables.contains(part.table)
      return Result(findings: hasSource ? [] : [stray(part)])
    }
    let isGlossary = part.table == ReviewGlossaries.table
    let review = TranslationReview(
      of: part.table, in: language, beside: source,
      terms: isGlossary ? [] : glossaries.terms(in: part.language.tag),
      inherited: folder.inheritedKeys(of: part.table, in: part.language.tag))
    let changesToolkit =
      folder.source?.tables.contains(part.table) != true
      && TranslationProject(folder, toolkit: toolkit)
        .toolkitHas(part.table, in: part.language.tag)
    let isTranslation = part.language.tag != Catalog.sourceLanguage
    return Result(
      findings: review.findings(in: file).filter { !(changesToolkit && $0.check == .missing) },
      orders: isTranslation
        ? VariableOrder.orders(in: file, of: part.table, beside: source) : [:])
  }

  /// The finding of a table that the source language doesn't have.
  private func stray(_ part: Part) -> TranslationFinding {
    let path = "\(part.language.path)/\(part.table).strings"
    if let name = sourceName(of: part.table) {
      let kind = Problem.Kind("table-case", table: "HanokReview")
      return TranslationFinding(
        .strayTable,
        Problem(kind, ["table": .init(part.table), "expected": .init(name)], path: path))
    }
    let arguments: [String: Message.Argument] = [
      "table": .init(part.table), "language": .init("\(Catalog.sourceLanguage)"),
    ]
    return TranslationFinding(
      .strayTable,
      Problem(
        .missingSource, arguments, path: path,
        suggestion: Suggestion.nearest(to: part.table, in: sourceTables)))
  }

  private var sourceTables: [String] { folder.source?.tables ?? [] }

  /// Returns the source language's name of a table, where a name differs from it in letter case only.
  private func sourceName(of table: String) -> String? {
    sourceTables.first { $0 != table && $0.lowercased() == table.lowercased() }
  }

  /// Whether a table is in a more general language, such as pt for pt-BR.
  private func hasFallback(_ table: String, _ language: LanguageTag) -> Bool {
    folder.languages.contains {
      $0.tag != language && language.fallbackChain.contains($0.tag) && $0.tables.contains(table)
    }
  }

  private var missingTables: [TranslationFinding] {
    languages.flatMap { language in
      let names = Set(language.tables + language.tables.compactMap(sourceName(of:)))
      let missing = sourceTables.filter { !names.contains($0) }
      // A language with few of the tables is begun; in one with most, a table was lost or forgotten.
      let isBegun = missing.count < sourceTables.count && missing.count * 2 > sourceTables.count
      return missing.filter { tables?.contains($0) ?? true }.map { name in
        if let misnamed = language.misnamedTable(name) {
          return TranslationFinding(.strayTable, misnamed)
        }
        let arguments: [String: Message.Argument] = [
          "table": .init(name), "language": .init("\(language.tag)"),
        ]
        return TranslationFinding(
          .missingTable,
          Problem(TranslationCheck.missingTable.kind, arguments, path: language.path),
          severity: isBegun || hasFallback(name, language.tag) ? .note : .warning)
      }
    }
  }
}

extension LocalizationFolder.Language {
  /// The problem of a folder with the name of a language instead of its tag: `polish.lproj`.
  fileprivate var misnamed: Problem? {
    // Subtags of four letters or more are reserved (RFC 5646), and no language has one.
    guard tag.language.count > 3, let meant = LanguageTag(named: tag.language) else { return nil }
    return Problem(
      .misnamedLanguage, ["tag": .init("\(meant)"), "name": .init("\(meant).lproj")], path: path)
  }

  /// Returns the problem of a file that has the name of a table with another ending: `Quiz.STRINGS`.
  fileprivate func misnamedTable(_ table: String) -> Problem? {
    let endings = [".string", ".strings", ".strings.txt", ".txt"]
    let names = Set(endings.map { (table + $0).lowercased() })
    let file = (try? FileReader.names(in: path))?.first { file in
      names.contains(file.lowercased()) && !tables.contains { file == $0 + ".strings" }
    }
    return file.map { file in
      Problem(
        .misnamedTable, ["tag": .init("\(tag)"), "name": .init(table + ".strings")],
        path: path + "/" + file)
    }
  }
}

/// The glossary of a folder: the table `Glossary`, whose values are terms.
package struct ReviewGlossaries: Sendable {
  /// The name of the table.
  package static let table = "Glossary"

  private let terms: [LanguageTag: [ReviewTerm]]

  init(in folder: LocalizationFolder, source: ReviewSource?) {
    guard let source else {
      terms = [:]
      return
    }
    terms = folder.languages.reduce(into: [:]) { terms, language in
      guard language.tag != Catalog.sourceLanguage,
        let file = try? folder.file(of: Self.table, in: language.tag)
      else { return }
      terms[language.tag] = ReviewTerm.terms(in: file, beside: source.file)
    }
  }

  func terms(in language: LanguageTag) -> [ReviewTerm] { terms[language] ?? [] }
}
