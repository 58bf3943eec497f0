import HanokLocalization
import HanokUnicode
import MessageFormat

/// Reads a `.strings` table: one of Apple's whose values are formats of `printf`, or one of ours.
enum PrintfTableReader {
  /// Reads a table, and the reason of each entry that can't be read.
  static func catalog(
    _ file: StringsFile, _ text: ExchangeText, table: String, in language: LanguageTag,
    _ plurals: PluralSampleCache
  ) -> ImportedCatalog {
    var catalog = ImportedCatalog(table: table, text, plurals)
    catalog.note(language)
    catalog.refuse(file.problems)
    // Of an entry with a fault, which is named, nothing is taken.
    let entries = file.entries.filter { $0.isSound && $0.isWhole }
    guard entries.contains(where: \.isOurs) else {
      for entry in entries {
        catalog.add(
          CatalogString(format: entry.value.value), entry.key.value,
          .init(comment: entry.note.description), in: language, at: entry.value.offset)
      }
      return catalog
    }
    var lines = SourceLines(text.bytes)
    for entry in entries {
      if let error = ParsedMessage(parsing: entry.value.value).errors.first {
        catalog.refuse([file.problem(error, in: entry, table: table, lines: &lines)])
      } else {
        catalog.add(entry, in: language)
      }
    }
    return catalog
  }

  /// Whether a file has a whole entry, or nothing but comments, or the name of a table.
  static func isTable(_ file: StringsFile) -> Bool {
    let hasOnlyComments =
      file.problems.isEmpty
      && file.pieces.contains { piece in
        if case .comment = piece { true } else { false }
      }
    return file.entries.contains(where: \.isWhole) || hasOnlyComments
      || file.path.hasSuffix(".strings")
  }
}

extension StringsEntry {
  /// Whether it has its equals sign and its semicolon.
  fileprivate var isWhole: Bool {
    joint.contains(UInt8(ascii: "=")) && ending.last == UInt8(ascii: ";")
  }

  /// Whether no other tool writes such an entry: a message that is more than text, or a remark of ours.
  fileprivate var isOurs: Bool {
    let text = value.value
    if note.remarks.contains(where: { Self.remarks.contains($0.name) }) { return true }
    guard text.utf8.contains(where: { Self.signs.contains($0) }) else { return false }
    let bytes = Array(text.utf8)
    // Even if the message has a mistake, which is reported then.
    let marks = ["{$", "{{", ".input {", ".local $", ".match $", "\\{", "\\}"]
    if marks.contains(where: { bytes.firstRange(of: Array($0.utf8)) != nil }) { return true }
    let parsed = ParsedMessage(parsing: text)
    let functions = parsed.model.expressions.compactMap(\.function)
    return parsed.isValid && !(parsed.model.markups.isEmpty && functions.isEmpty)
  }

  private static let remarks: Set = [
    EntryNote.Name.allow, EntryNote.Name.source, EntryNote.Name.untranslated,
    EntryNote.Name.state, EntryNote.Name.width, EntryNote.Name.gone, EntryNote.Name.previous,
  ]
  private static let signs = Set("{\\.".utf8)
}
