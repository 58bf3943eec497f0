import HanokLocalization
import HanokUnicode
import MessageFormat

/// A mistake in a translation, with its place in the text.
struct EntryFinding: Sendable, Hashable {
  let severity: TranslationCheck.Severity
  /// The sentence and its remedy.
  let problem: Problem
  /// The place in the translation, in UTF-8 bytes; nil if it is about the whole.
  let range: Range<Int>?
}

/// Finds what is wrong in translations, one at a time or all of a table.
///
/// It is the only place that knows how the tables are reviewed.
struct EntryReview: Sendable {
  private let language: LanguageTag

  /// Creates a review of a language.
  init(_ language: LanguageTag) { self.language = language }

  /// Returns what is wrong with a translation as it is typed.
  func findings(of text: String, for item: TranslationItem) -> [EntryFinding] {
    if text.isEmpty { return [] }
    let message = ParsedMessage(parsing: text)
    if !message.isValid {
      return zip(message.errors, Problem.problems(message.errors, in: text)).map { error, problem in
        EntryFinding(severity: .error, problem: problem, range: error.range)
      }
    }
    let note = item.content(translated: text)?.note ?? EntryNote("")
    let review = TranslationReview(
      of: item.id.table, in: language,
      beside: Self.file(item.id.key, item.source, EntryNote(item.sourceComment)))
    let file = Self.file(item.id.key, text, note)
    return review.problems(in: file).map { problem in
      EntryFinding(
        severity: problem.kind.isWarning ? .warning : .error, problem: problem,
        range: Self.range(of: problem, in: text, of: file))
    }
  }

  /// Returns the keys of a table's translations in which something seems wrong.
  func suspects(in table: TranslationTable) -> Set<String> {
    var keys: Set<String> = []
    for item in table.items where !item.translation.isEmpty {
      if !ParsedMessage(parsing: item.translation).isValid { keys.insert(item.id.key) }
    }
    let review = TranslationReview(of: table.name, in: language, beside: table.source)
    for problem in review.problems(in: table.file) {
      if case .value(.string(let key)) = problem.arguments["key"], table.place(of: key) != nil {
        keys.insert(key)
      }
    }
    return keys
  }

  /// Returns a table of one entry.
  private static func file(_ key: String, _ value: String, _ note: EntryNote) -> StringsFile {
    var file = StringsFile("")
    file.insert(key, value, note: note, after: nil)
    return file.reread()
  }

  /// Returns the place of a problem in a value: the placeholder or the word there.
  private static func range(
    of problem: Problem, in text: String, of file: StringsFile
  ) -> Range<Int>? {
    guard let place = problem.place, let entry = file.entries.first else { return nil }
    let lines = String(decoding: file.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(place.line - 1) else { return nil }
    let before = lines[..<(place.line - 1)].reduce(0) { $0 + $1.utf8.count + 1 }
    let offset = before + lines[place.line - 1].prefix(place.column - 1).utf8.count
    guard let start = entry.valueOffset(ofSourceOffset: offset), start <= text.utf8.count
    else { return nil }
    return start..<end(of: start, in: text)
  }

  /// Returns the end of the placeholder or the word that begins at an offset.
  private static func end(of start: Int, in text: String) -> Int {
    let bytes = Array(text.utf8)
    guard start < bytes.count else { return start }
    let isPlaceholder = bytes[start] == UInt8(ascii: "{")
    var end = start + 1
    while end < bytes.count, isPlaceholder ? bytes[end - 1] != UInt8(ascii: "}") : bytes[end] > 0x20
    { end += 1 }
    return end
  }
}

extension StringsEntry {
  /// Returns the offset in the value of a byte of the file, or nil if it is before the value.
  fileprivate func valueOffset(ofSourceOffset offset: Int) -> Int? {
    let local = offset - value.offset - 1
    guard local >= 0 else { return nil }
    // A backslash before a quotation mark or another backslash is in the file alone.
    var (position, escapes) = (0, 0)
    let source = Array(value.source.dropFirst())
    while position < min(local, source.count) {
      let isEscape = source[position] == UInt8(ascii: "\\")
      if isEscape { escapes += 1 }
      position += isEscape ? 2 : 1
    }
    return local - escapes
  }
}
