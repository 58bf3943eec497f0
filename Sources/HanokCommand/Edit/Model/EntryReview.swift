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
  func findings(of text: String, for item: TranslationItem) -> [TranslationFinding] {
    if text.isEmpty { return [] }
    let note = item.content(translated: text)?.note ?? EntryNote("")
    let source = Self.file(item.id.key, item.source, EntryNote(item.sourceComment))
    let file = Self.file(item.id.key, text, note)
    guard let entry = file.entries.first else { return [] }
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

  /// Returns a table of one entry.
  private static func file(_ key: String, _ value: String, _ note: EntryNote) -> StringsFile {
    var editor = TableEditor(StringsFile(""))
    editor.insert(key, value, note: note, after: nil)
    return editor.result
  }
}
