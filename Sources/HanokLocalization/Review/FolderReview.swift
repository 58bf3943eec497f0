import Dispatch
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
    self.languages = folder.languages.filter { languages?.contains($0.tag) ?? true }
    self.tables = tables.map(Set.init)
  }

  /// The number of tables that are reviewed.
  package var tableCount: Int { parts.count }

  /// Returns the findings, by language, table and place; tables are read on all cores.
  package func findings() -> [TranslationFinding] {
    let (sources, unreadable) = readSources()
    let glossaries = ReviewGlossaries(in: folder, source: sources[ReviewGlossaries.table])
    let parts = parts
    let results = Mutex([[TranslationFinding]](repeating: [], count: parts.count))
    DispatchQueue.concurrentPerform(iterations: parts.count) { index in
      let findings = review(parts[index], sources, glossaries)
      results.withLock { $0[index] = findings }
    }
    let folders =
      folder.problems.map(TranslationFinding.init(ofFolder:))
      + folder.languages.compactMap { language in
        Problem.unlikelyLanguage(language.tag, path: language.path).map(
          TranslationFinding.init(ofFolder:))
      }
    return folders + unreadable + missingTables + results.withLock { $0.flatMap(\.self) }
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
  ) -> [TranslationFinding] {
    let file: StringsFile
    do throws(Problem) {
      guard let read = try folder.file(of: part.table, in: part.language.tag) else { return [] }
      file = read
    } catch {
      return [TranslationFinding(.unreadable, error)]
    }
    let language = ReviewLanguage(part.language.tag)
    guard let source = sources[part.table] else {
      // Beside a source that can't be read, or isn't here, nothing can be said of it.
      let hasSource =
        folder.source?.tables.contains(part.table) == true
        || TranslationProject.toolkitTables.contains(part.table)
      return hasSource ? [] : [stray(part)]
    }
    let isGlossary = part.table == ReviewGlossaries.table
    let review = TranslationReview(
      of: part.table, in: language, beside: source,
      terms: isGlossary ? [] : glossaries.terms(in: part.language.tag))
    return review.findings(in: file)
  }

  /// The finding of a table that the source language doesn't have.
  private func stray(_ part: Part) -> TranslationFinding {
    let arguments: [String: Message.Argument] = [
      "table": .init(part.table), "language": .init("\(Catalog.sourceLanguage)"),
    ]
    return TranslationFinding(
      .strayTable,
      Problem(
        .missingSource, arguments, path: "\(part.language.path)/\(part.table).strings",
        suggestion: Suggestion.nearest(to: part.table, in: folder.source?.tables ?? [])))
  }

  private var missingTables: [TranslationFinding] {
    languages.flatMap { language in
      (folder.source?.tables ?? []).filter { name in
        !language.tables.contains(name) && tables?.contains(name) ?? true
      }.map { name in
        let arguments: [String: Message.Argument] = [
          "table": .init(name), "language": .init("\(language.tag)"),
        ]
        return TranslationFinding(
          .missingTable, Problem(TranslationCheck.missingTable.kind, arguments, path: language.path)
        )
      }
    }
  }
}

/// The glossary of a folder: the table `Glossary`, whose values are terms.
struct ReviewGlossaries: Sendable {
  static let table = "Glossary"

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
