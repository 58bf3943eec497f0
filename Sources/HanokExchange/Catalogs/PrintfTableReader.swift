import HanokLocalization
import HanokUnicode

/// Reads a `.strings` table of Apple whose values are formats of `printf`.
enum PrintfTableReader {
  /// More problems of a file say nothing new.
  private static let problemLimit = 10

  /// Reads a table.
  ///
  /// - Returns: nil if the file is no table.
  static func catalog(
    _ bytes: [UInt8], table: String, in language: LanguageTag, _ text: ExchangeText,
    _ plurals: PluralSampleCache
  ) -> ImportedCatalog? {
    let file = StringsFile(bytes, path: text.path)
    guard !file.entries.isEmpty else { return nil }
    var catalog = ImportedCatalog(table: table, text, plurals)
    // A file in another encoding has one in every line.
    catalog.refused = Array(file.problems.prefix(problemLimit))
    for entry in file.entries where entry.isSound {
      catalog.add(
        CatalogString(format: entry.value.value), entry.key.value,
        comment: entry.note.description, isFinished: true, in: language, at: entry.value.offset)
    }
    return catalog
  }
}
