import HanokExchange
import HanokLocalization
import HanokReview
import HanokUnicode
import Testing

/// A table with its translation, written for another tool, and read again.
struct ExchangeFixture {
  let source: StringsFile
  let translation: StringsFile
  let language: LanguageTag
  let plurals = PluralSampleCache()

  init(_ source: String, _ translation: String = "", in language: String = "pl") throws {
    self.source = StringsFile(source)
    self.translation = StringsFile(translation)
    self.language = try LanguageTag(language)
    #expect(self.source.problems.isEmpty && self.translation.problems.isEmpty)
  }

  var table: ExchangeTable {
    ExchangeTable("T", source: source, translation: translation, in: language, plurals)
  }

  var document: ExchangeDocument {
    ExchangeDocument(source: .english, target: language, tables: [table])
  }

  func xliff(_ version: XLIFF.Version = .v21) -> String {
    XLIFFWriter.text(of: document, version)
  }

  var po: String { POWriter(table, in: language).text }

  func text(in format: ExchangeTestFormat) -> String {
    switch format {
    case .xliff21: xliff(.v21)
    case .xliff12: xliff(.v12)
    case .po: po
    }
  }

  /// Merges a file's text; it must have units of one table.
  func merge(_ text: String, into translation: StringsFile? = nil) throws -> TableMerge {
    let file = try returned(text)
    let table = try #require(file.tables.first)
    return TableMerge(
      table, of: file, source: source, translation: translation ?? self.translation, plurals)
  }

  func returned(_ text: String) throws -> ReturnedFile {
    let imported = try ImportedFile(Array(text.utf8), path: "x", plurals)
    guard case .units(let file) = imported else {
      throw Problem(.unknownFormat)
    }
    return file
  }
}

/// The formats that tables are written in.
enum ExchangeTestFormat: CaseIterable {
  case xliff21, xliff12, po
}

extension StringsFile {
  /// The table's text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Returns the value of a key.
  func value(_ key: String) -> String? { entry(key)?.value.value }
}
