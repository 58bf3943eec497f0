import Foundation
import HanokExchange
import HanokLocalization
import HanokReview
import HanokUnicode
import Testing

/// The package's own tables, to a file and back, also through translate-toolkit.
@Suite struct RoundTripTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Localizations").standardized.path
  private static let plurals = PluralSampleCache()

  private func document(_ language: LanguageTag) throws -> (
    ExchangeDocument, sources: [String: StringsFile], translations: [String: StringsFile]
  ) {
    let folder = try LocalizationFolder(Self.folder)
    var (sources, translations): ([String: StringsFile], [String: StringsFile]) = ([:], [:])
    var tables: [ExchangeTable] = []
    for name in try #require(folder.source).tables {
      let source = try #require(try folder.file(of: name, in: .english))
      let translation = try folder.file(of: name, in: language)
      sources[name] = source
      translations[name] = translation ?? StringsFile("")
      tables.append(
        ExchangeTable(name, source: source, translation: translation, in: language, Self.plurals))
    }
    let document = ExchangeDocument(source: .english, target: language, tables: tables)
    return (document, sources, translations)
  }

  private func texts(
    of document: ExchangeDocument, _ format: ExchangeTestFormat
  ) -> [String] {
    switch format {
    case .xliff21: [XLIFFWriter.text(of: document, .v21)]
    case .xliff12: [XLIFFWriter.text(of: document, .v12)]
    case .po: document.tables.map { POWriter($0, in: document.target).text }
    }
  }

  @Test(arguments: ["ko", "ja", "ar", "de", "zh-Hans", "pl"], ExchangeTestFormat.allCases)
  func noByteOfOurTablesChanges(tag: String, format: ExchangeTestFormat) throws {
    let (document, sources, translations) = try document(try LanguageTag(tag))
    for text in texts(of: document, format) {
      guard case .units(let file) = try ImportedFile(Array(text.utf8), path: "x") else {
        Issue.record("No units")
        continue
      }
      for table in file.tables {
        let merge = TableMerge(
          table, of: file, source: try #require(sources[table.name]),
          translation: try #require(translations[table.name]), Self.plurals)
        #expect(!merge.isChanged && merge.result.bytes == translations[table.name]?.bytes)
        let outcome = merge.outcome
        #expect((outcome.refused + outcome.conflicts + outcome.gone).isEmpty)
      }
    }
  }

  /// Whether a Python with translate-toolkit is there: `PYTHON` names another than `python3`.
  private static let hasToolkit = run(["-c", "import translate.storage.xliff2"]) == 0

  private static func run(_ arguments: [String]) -> Int32 {
    let process = Process()
    let python = ProcessInfo.processInfo.environment["PYTHON"] ?? "python3"
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [python] + arguments
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return -1 }
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test(
    .enabled(if: hasToolkit, "translate-toolkit isn't installed; PYTHON names a Python with it"),
    arguments: ["ko", "ja", "ar", "de", "pl", "fr"], ExchangeTestFormat.allCases)
  func onlyWhatTranslateToolkitEditsChanges(tag: String, format: ExchangeTestFormat) throws {
    let (document, sources, translations) = try document(try LanguageTag(tag))
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "roundtrip.py").path
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    for text in texts(of: document, format) {
      try Data(text.utf8).write(to: URL(filePath: path))
      #expect(Self.run([script, "\(format)", path]) == 0)
      let bytes = try FileReader.bytes(of: path)
      guard case .units(let file) = try ImportedFile(bytes, path: path) else {
        Issue.record("No units")
        continue
      }
      for table in file.tables {
        let source = try #require(sources[table.name])
        let old = try #require(translations[table.name])
        let merge = TableMerge(
          table, of: file, source: source, translation: old, Self.plurals)
        let outcome = merge.outcome
        #expect((outcome.refused + outcome.conflicts + outcome.gone).isEmpty, "\(outcome)")
        // The script has edited the texts without placeholders.
        #expect(outcome.changed + outcome.added > 0)
        for entry in merge.result.entries where !entry.value.value.contains("«") {
          #expect(old.entry(entry.key.value)?.bytes == entry.bytes)
        }
        let keys = Set(merge.result.entries.map(\.key.value))
        #expect(keys.isSuperset(of: old.entries.map(\.key.value)))
        #expect(merge.result.problems.isEmpty)
      }
    }
  }
}
