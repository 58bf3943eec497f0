import Foundation
import HanokUnicode
import Testing

@testable import HanokLocalization

/// Folders whose content each test writes.
@Suite struct CatalogFolderTests {
  private func withFolder(
    _ files: [String: String], _ body: (String) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, source) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(source.utf8).write(to: file)
    }
    try body(folder.path)
  }

  @Test func onlyTablesInFoldersOfLanguagesAreRead() throws {
    let files = [
      "en.lproj/README": "x", "en.lproj/T.strings": "", "en.txt/T.strings": "y", "README": "z",
    ]
    try withFolder(files) { folder in
      let catalog = Catalog(folders: [folder])
      #expect(catalog.languages == [.english])
    }
  }

  @Test func aCountrysFolderAndASecondOneAreReported() throws {
    let files = ["jp.lproj/T.strings": "", "iw.lproj/T.strings": "", "he.lproj/T.strings": ""]
    try withFolder(files) { folder in
      let problems = Catalog(folders: [folder]).problems
      #expect(problems.map(\.kind) == [.duplicateLanguage, .unlikelyLanguage])
      #expect(
        problems.map(\.path) == [folder + "/iw.lproj", folder + "/jp.lproj"])
      #expect(
        problems.first?.arguments == ["tag": "iw", "other": .init(folder + "/he.lproj")])
      #expect(problems.last?.suggestion == "ja")
    }
  }

  @Test func aTableThatCantBeReadIsReportedOnce() throws {
    try withFolder(["en.lproj/T.strings/file": ""]) { folder in
      let catalog = Catalog(folders: [folder])
      let localizer = Localizer(catalog: catalog, language: .english)
      for key in ["a", "b"] { #expect(localizer.string(Message(key, table: "T")) == "{T.\(key)}") }
      #expect(catalog.problems.map(\.kind) == [.unreadableFile, .missingMessage, .missingMessage])
    }
  }

  /// Zero is one in French, and other in English.
  @Test func untranslatedAndGoneEntriesFallBack() throws {
    let points = ".input {$n :integer} .match $n one {{{$n} point}} * {{{$n} points}}"
    let files = [
      "en.lproj/T.strings": "\"n\" = \"\(points)\";\n\"b\" = \"B\";\n\"c\" = \"C\";",
      "fr.lproj/T.strings": """
      /* @untranslated */
      "n" = "\(points)";
      /* @gone */
      "b" = "b";
      /* @source Was c */
      "c" = "c";
      """,
    ]
    try withFolder(files) { folder in
      let french = Localizer(catalog: Catalog(folders: [folder]), language: try LanguageTag("fr"))
      #expect(french.string(Message("n", table: "T", ["n": 0])) == "0 points")
      #expect(french.string(Message("b", table: "T")) == "B")
      #expect(french.string(Message("c", table: "T")) == "c")
      #expect(french.problems.map(\.kind) == [.untranslatedMessage, .untranslatedMessage])
    }
  }

  @Test func aMisnamedLanguageOfACatalogIsReported() throws {
    let own = CompiledTables([.init(language: "en", name: "Own", lines: "\"a\"=\"1\";")])
    try withFolder(["fr/Own.strings": "", "de.lproj/Owm.strings": ""]) { folder in
      let catalog = Catalog(folders: [folder], compiled: [own])
      let french = catalog.misnamedTranslations(of: try LanguageTag("fr"))
      #expect(french.map(\.path) == [folder + "/fr"] && french.map(\.kind) == [.misnamedLanguage])
      let german = catalog.misnamedTranslations(of: try LanguageTag("de"))
      #expect(german.map(\.path) == [folder + "/de.lproj/Owm.strings"])
    }
  }

  @Test func aNearKeyOfAnyLanguageThatServesIsSuggested() throws {
    let files = [
      "ko.lproj/T.strings": "\"korean\" = \"1\";", "en.lproj/T.strings": "\"english\" = \"1\";",
      "fr.lproj/T.strings": "\"french\" = \"1\";",
    ]
    try withFolder(files) { folder in
      let localizer = Localizer(
        catalog: Catalog(folders: [folder]), language: try LanguageTag("ko"))
      for key in ["koraen", "engilsh", "frnech"] { _ = localizer.string(Message(key, table: "T")) }
      #expect(localizer.problems.map(\.suggestion) == ["korean", "english", nil])
      #expect(
        localizer.problems.map { $0.arguments["key"] } == ["koraen", "engilsh", "frnech"])
    }
  }
}
