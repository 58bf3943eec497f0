import HanokLocalization
import HanokReview
import HanokUnicode

/// Finds what is wrong in translations, one at a time or all of a table.
///
/// It is the only place of the editor that knows how tables are reviewed: what `hanok check` reports of a
/// message, the editor shows, too.
struct EntryReview: Sendable {
  /// What is wrong in a table.
  struct TableFindings: Sendable {
    /// The keys of the translations in which something seems wrong.
    var suspects: Set<String> = []
    /// The findings of messages that only the table as a whole shows, such as two entries of a key.
    var ofTable: [String: [TranslationFinding]] = [:]
  }

  /// The terms of the glossary.
  let terms: [ReviewTerm]
  private let language: ReviewLanguage

  /// Creates a review of a language.
  init(_ language: LanguageTag, terms: [ReviewTerm] = []) {
    self.language = ReviewLanguage(language)
    self.terms = terms
  }

  /// Returns what is wrong with a translation as it is typed, errors first; notes aren't among it.
  ///
  /// - Parameter siblings: The items that it is compared with: letters and labels of other controls.
  func findings(
    of text: String, for item: TranslationItem, beside siblings: [TranslationItem] = []
  ) -> [TranslationFinding] {
    if text.isEmpty { return [] }
    let content = item.content(translated: text)
    let contents =
      [(item.id.key, content)]
      + siblings.map { ($0.id.key, $0.content) }
    let file = Self.file(
      contents.compactMap { key, content in content.map { (key, $0.value, $0.note) } })
    let source = Self.file(
      ([item] + siblings).map { ($0.id.key, $0.source, EntryNote($0.sourceComment)) })
    guard let entry = file.entry(item.id.key) else { return [] }
    let review = review(of: item.id.table, beside: source)
    let found = review.findings(of: entry, in: file)
    return found.filter { $0.severity == .error } + found.filter { $0.severity == .warning }
  }

  /// Returns the terms of the glossary that a source text has.
  func terms(in item: TranslationItem) -> [ReviewTerm] {
    if item.id.table == ReviewGlossaries.table { return [] }
    let file = Self.file([(item.id.key, item.source, EntryNote(""))])
    return file.entry(item.id.key).map { ReviewedMessage($0).terms(of: terms) } ?? []
  }

  /// Returns what is wrong in a table as it is saved.
  func findings(in table: TranslationTable) -> TableFindings {
    let found = review(of: table.name, beside: table.source).findings(in: table.file).filter {
      $0.severity > .note && $0.check != .untranslated
    }
    var findings = TableFindings()
    for (key, all) in Dictionary(grouping: found, by: \.key) {
      guard let key, let place = table.place(of: key) else { continue }
      findings.suspects.insert(key)
      if table.items[place].translation.isEmpty { continue }
      let others = all.filter { $0.isOfTable || Self.checksOfSavedTexts.contains($0.check) }
      if !others.isEmpty { findings.ofTable[key] = others }
    }
    return findings
  }

  /// The checks of what the note says of a translation, and not of a text as it is typed.
  private static let checksOfSavedTexts: Set<TranslationCheck> = [.changedSource, .needsReview]

  private func review(of table: String, beside source: StringsFile) -> TranslationReview {
    // The glossary is what others are compared with.
    TranslationReview(
      of: table, in: language, beside: ReviewSource(source),
      terms: table == ReviewGlossaries.table ? [] : terms)
  }

  /// Returns a table of some entries.
  private static func file(_ entries: [(key: String, value: String, note: EntryNote)])
    -> StringsFile
  {
    var editor = TableEditor(StringsFile(""))
    for entry in entries.reversed() {
      editor.insert(entry.key, entry.value, note: entry.note, after: nil)
    }
    return editor.result
  }
}
