import HanokLocalization
import HanokUnicode

/// Finds what is wrong in translations, one at a time or all of a table.
///
/// It is the only place of the editor that knows how tables are reviewed.
struct EntryReview: Sendable {
  private let language: ReviewLanguage

  /// Creates a review of a language.
  init(_ language: LanguageTag) { self.language = ReviewLanguage(language) }

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
    let review = TranslationReview(
      of: item.id.table, in: language, beside: ReviewSource(source))
    let found = review.findings(of: entry, in: file)
    return found.filter { $0.severity == .error } + found.filter { $0.severity == .warning }
  }

  /// Returns the keys of a table's translations in which something seems wrong.
  func suspects(in table: TranslationTable) -> Set<String> {
    let review = TranslationReview(
      of: table.name, in: language, beside: ReviewSource(table.source))
    let found = review.findings(in: table.file).filter {
      $0.severity > .note && $0.check != .untranslated
    }
    return Set(found.compactMap(\.key).filter { table.place(of: $0) != nil })
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
