import Foundation
import HanokLocalization
import HanokReview
import HanokUnicode
import Testing

/// The review of the tables that a program uses.
@Suite struct CatalogReviewTests {
  /// A catalog of folders that the tests of catalogs have.
  private func catalog(_ folders: String...) -> Catalog {
    Catalog(folders: folders.map(Self.path))
  }

  private static func path(_ folder: String) -> String {
    String(Fixtures.folder.dropLast("HanokReviewTests/Fixtures".count))
      + "HanokLocalizationTests/Fixtures/Folders/" + folder
  }

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

  @Test func checkingFindsEveryProblemOfALanguageByPlace() throws {
    let problems = catalog("broken", "base").check(try LanguageTag("de"))
      .filter { $0.place != nil }
    #expect(
      problems.map(\.kind.name) == [
        "missing-semicolon", "unknown-escape", "extra-key", "syntax-error",
      ])
    #expect(problems.map { $0.place?.line } == [1, 2, 3, 3])
    #expect(problems.first?.path == Self.path("broken") + "/de.lproj/App.strings")
  }

  @Test func aSoundLanguageHasNoProblems() throws {
    let problems = try catalog("base").check(LanguageTag("ko"))
    // It is in part translated, on purpose.
    #expect(problems.map(\.kind.name) == ["missing"])
  }

  @Test func aMessagesErrorIsPlacedThroughTheEscapesOfTheFile() throws {
    let problem = try #require(
      catalog("broken").check(LanguageTag("de")).first { $0.kind.name == "syntax-error" })
    let place = try #require(problem.place)
    #expect(place.excerpt == #""brace" = "\"ä\" \U0041 {$name";"#)
    // After the name, where the brace should be closed.
    #expect(place.column == 31)
    #expect(problem.arguments["key"] == "brace")
  }

  @Test func aFolderIsReadWithAndWithoutASlash() throws {
    try withFolder(["en.lproj/T.strings": "\"a\" = \"1\"; \"a\" = \"2\";"]) { folder in
      for name in [folder, folder + "/"] {
        let problems = Catalog(folders: [name]).check(.english)
        #expect(problems.map(\.path) == [folder + "/en.lproj/T.strings"])
      }
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

  @Test func onlyTablesInFoldersOfLanguagesAreReviewed() throws {
    let files = [
      "en.lproj/README": "x", "en.lproj/T.strings": "", "en.txt/T.strings": "y", "README": "z",
    ]
    try withFolder(files) { folder in
      let catalog = Catalog(folders: [folder])
      #expect(catalog.check(.english) == [])
    }
  }

  @Test func aTableThatCantBeReadIsAFinding() throws {
    try withFolder(["en.lproj/T.strings/file": ""]) { folder in
      let catalog = Catalog(folders: [folder])
      #expect(catalog.check(.english).map(\.kind) == [.unreadableFile])
    }
  }
}
