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

  @Test func aFolderIsReadWithAndWithoutASlash() throws {
    try withFolder(["en.lproj/T.strings": "\"a\" = \"1\"; \"a\" = \"2\";"]) { folder in
      for name in [folder, folder + "/"] {
        let problems = Catalog(folders: [name]).check(.english)
        #expect(problems.map(\.path) == [folder + "/en.lproj/T.strings"])
      }
    }
  }

  @Test func onlyTablesInFoldersOfLanguagesAreRead() throws {
    let files = [
      "en.lproj/README": "x", "en.lproj/T.strings": "", "en.txt/T.strings": "y", "README": "z",
    ]
    try withFolder(files) { folder in
      let catalog = Catalog(folders: [folder])
      #expect(catalog.check(.english) == [])
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

  @Test func problemsAreCheckedByLanguageAndTable() throws {
    let files = [
      "en.lproj/B.strings": "x", "en.lproj/A.strings": "x", "de.lproj/B.strings": "x",
      "de.lproj/A.strings": "\"a\" = \"{$x}\";", "fr.lproj/A.strings": "x",
      "no language.lproj/A.strings": "",
    ]
    try withFolder(files) { folder in
      let problems = Catalog(folders: [folder]).check(try LanguageTag("de"))
      #expect(
        problems.map(\.path)
          == [
            "/no language.lproj", "/de.lproj/A.strings", "/de.lproj/B.strings",
            "/en.lproj/A.strings",
            "/en.lproj/B.strings",
          ].map { folder + $0 })
      #expect(problems.map(\.kind).prefix(2) == [.invalidLanguageFolder, .extraKey])
    }
  }

  @Test func aTableThatCantBeReadIsReportedOnce() throws {
    try withFolder(["en.lproj/T.strings/file": ""]) { folder in
      let catalog = Catalog(folders: [folder])
      #expect(catalog.check(.english).map(\.kind) == [.unreadableFile])
      let localizer = Localizer(catalog: catalog, language: .english)
      for key in ["a", "b"] { #expect(localizer.string(Message(key, table: "T")) == "{T.\(key)}") }
      #expect(catalog.problems.map(\.kind) == [.unreadableFile, .missingMessage, .missingMessage])
    }
  }

  /// The source is the program's own table, which a folder changes in part, if there is one.
  @Test func aTranslationIsCheckedBesideTheSourceOfTheProgram() throws {
    let compiled = CompiledTables([
      .init(language: "en", name: "T", lines: "\"a\"=\"{$x}\";\n\"b\"=\"2\";")
    ])
    let files = [
      "en.lproj/T.strings": "\"b\" = \"3\";",
      "ko.lproj/T.strings": "\"a\" = \"{$x}\"; \"c\" = \"{$x}\";",
    ]
    try withFolder(files) { folder in
      let catalog = Catalog(folders: [folder], compiled: [compiled])
      let problems = catalog.check(try LanguageTag("ko"))
      #expect(problems.map(\.kind) == [.extraKey])
      #expect(problems.first?.arguments["key"] == "c")
    }
  }

  @Test func onlyTheTablesOfTheProgramAndItsLibrariesAreChecked() throws {
    let own = CompiledTables([.init(language: "en", name: "Own", lines: "\"a\"=\"1\";")])
    let kit = CompiledTables([.init(language: "en", name: "Kit", lines: "\"a\"=\"1\";")])
    let files = [
      "fr.lproj/Own.strings": "x", "fr.lproj/Kit.strings": "x", "fr.lproj/Other.strings": "x",
      "en.lproj/Another.strings": "x",
    ]
    try withFolder(files) { folder in
      let catalog = Catalog(folders: [folder], compiled: [own, kit.ofLibrary])
      let problems = catalog.check(try LanguageTag("fr"))
      #expect(problems.map(\.path) == ["Kit", "Own"].map { "\(folder)/fr.lproj/\($0).strings" })
      // A program without tables of its own uses all of the folder's.
      let any = Catalog(folders: [folder], compiled: [kit.ofLibrary])
      #expect(any.check(try LanguageTag("fr")).count == 4)
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
