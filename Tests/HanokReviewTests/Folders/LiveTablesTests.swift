import Foundation
import HanokUnicode
import Testing

@testable import HanokLocalization
@testable import HanokReview

/// Tables that are edited between two readings.
@Suite struct LiveTablesTests {
  /// A folder of tables, and the tables that are read from it.
  private final class Desk {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    var tables: LiveTables

    init(
      _ files: [String: String], slash: String = "",
      compiled: [CompiledTables] = LiveTablesTests.compiled
    ) throws {
      tables = LiveTables(folders: [], compiled: [])
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (path, text) in files { try save(text, as: path) }
      tables = LiveTables(folders: [folder.path + slash], compiled: compiled)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func save(_ text: String, as path: String) throws {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    func remove(_ path: String) throws {
      try FileManager.default.removeItem(at: folder.appending(path: path))
    }

    /// The text of the key `a` in a language.
    func text(_ language: String = "ko", key: String = "a") -> String {
      let tag = (try? LanguageTag(language)) ?? .english
      return Localizer(catalog: tables.catalog, language: tag).string(Message(key, table: "T"))
    }

    /// The kinds of the problems, each with its path in the folder.
    var problems: [String] {
      tables.problems.map { problem in
        let path = problem.path?.replacing(folder.path, with: "") ?? ""
        return "\(path) \(problem.kind.name)"
      }
    }
  }

  private static let compiled = [
    CompiledTables([
      .init(language: "en", name: "T", lines: "\"a\"=\"compiled {$x}\";\n\"b\"=\"b\";"),
      .init(language: "ko", name: "T", lines: "\"a\"=\"번역\";"),
    ])
  ]

  @Test func aSavedTableIsUsed() throws {
    let desk = try Desk(["ko.lproj/T.strings": "\"a\" = \"1\";"])
    let former = desk.tables.catalog
    #expect(desk.text() == "1")
    try desk.save("\"a\" = \"2\";", as: "ko.lproj/T.strings")
    #expect(desk.text() == "1")
    desk.tables.reload()
    #expect(desk.text() == "2")
    #expect(desk.tables.catalog !== former)
  }

  @Test func theCatalogStaysTheSameWithoutAChange() throws {
    let desk = try Desk(["ko.lproj/T.strings": "\"a\" = \"1\";"])
    let former = desk.tables.catalog
    try desk.save("\"a\" = \"1\";", as: "ko.lproj/T.strings")
    try desk.save("x", as: "README")
    desk.tables.reload()
    #expect(desk.tables.catalog === former)
  }

  @Test(
    arguments: [
      ("\"a\" = \"2\"", "missing-semicolon"), ("\"a\" = \"{$x\";", "syntax-error"),
      ("\"a\" = \"2 {$y}\";", "unresolved-variable"),
      ("\"a\" = \"2\"; \"a\" = \"3\";", "duplicate-key"),
      ("\"a\" = \"{$x :nothing}\";", "unknown-function"),
    ])
  func aTableWithAnErrorKeepsItsLastGoodText(_ source: String, _ kind: String) throws {
    let desk = try Desk(["ko.lproj/T.strings": "\"a\" = \"1\";"])
    try desk.save(source, as: "ko.lproj/T.strings")
    desk.tables.reload()
    #expect(desk.text() == "1")
    #expect(desk.problems == ["/ko.lproj/T.strings \(kind)"])
    desk.tables.reload()
    #expect(desk.problems.count == 1)
    try desk.save("\"a\" = \"3\";", as: "ko.lproj/T.strings")
    desk.tables.reload()
    #expect(desk.text() == "3")
    #expect(desk.problems == [])
  }

  @Test func aWarningHoldsNothingBack() throws {
    let desk = try Desk(["ko.lproj/T.strings": "\"a\" = \"1\";"])
    try desk.save("\"a\" = \"2 {$x}\"; \"gone\" = \"x\";", as: "ko.lproj/T.strings")
    desk.tables.reload()
    #expect(desk.text().hasPrefix("2"))
    #expect(desk.problems == [])
  }

  @Test func aWarningStaysUntilItsFileIsCorrected() throws {
    let desk = try Desk(["ko.lproj/T.strings": "\"a\" = \"1 {$x}\"; \"b\" = \"  나\";"])
    desk.tables.reload()
    #expect(desk.tables.warnings.isEmpty)
    try desk.save("\"a\" = \"1 {$x}\"; \"gone\" = \"나\";", as: "ko.lproj/T.strings")
    for _ in 0..<2 {
      desk.tables.reload()
      #expect(desk.tables.warnings.map(\.kind.name) == ["extra-key"])
    }
    try desk.save("\"a\" = \"1 {$x}\";", as: "ko.lproj/T.strings")
    desk.tables.reload()
    // That other messages are missing is none.
    #expect(desk.tables.warnings.isEmpty)
  }

  @Test func theOtherTablesAreUsedBesideABrokenOne() throws {
    let desk = try Desk(["ko.lproj/T.strings": "\"a\" = \"1\";", "de.lproj/T.strings": ""])
    try desk.save("\"a\"", as: "ko.lproj/T.strings")
    try desk.save("\"a\" = \"deutsch\";", as: "de.lproj/T.strings")
    desk.tables.reload()
    #expect(desk.text() == "1")
    #expect(desk.text("de") == "deutsch")
    try desk.save("\"a\"", as: "de.lproj/T.strings")
    desk.tables.reload()
    #expect(
      desk.problems == [
        "/de.lproj/T.strings missing-value", "/ko.lproj/T.strings missing-value",
      ])
  }

  @Test func anErrorThatTheSourceCausedEndsWithIt() throws {
    // A program without tables of its own may use any.
    let desk = try Desk(
      ["en.lproj/U.strings": "\"c\" = \"{$x}\";", "ko.lproj/U.strings": "\"c\" = \"{$x}\";"],
      compiled: [])
    try desk.save("\"c\" = \"{$y}\";", as: "ko.lproj/U.strings")
    desk.tables.reload()
    #expect(desk.problems == ["/ko.lproj/U.strings unresolved-variable"])
    try desk.save("\"c\" = \"{$y}\";", as: "en.lproj/U.strings")
    desk.tables.reload()
    #expect(desk.problems == [])
  }

  @Test(arguments: ["", "/", "//"])
  func aFileThatIsBrieflyMissingIsNotAnEmptyTable(_ slash: String) throws {
    let desk = try Desk(["ko.lproj/T.strings": "\"a\" = \"1\";"], slash: slash)
    try desk.remove("ko.lproj/T.strings")
    desk.tables.reload()
    #expect(desk.text() == "1")
    #expect(desk.tables.awaitsFiles)
    try desk.save("\"a\" = \"2\";", as: "ko.lproj/T.strings")
    desk.tables.reload()
    #expect(desk.text() == "2")
    #expect(!desk.tables.awaitsFiles)
  }

  @Test(arguments: ["", "\n", "/* Nothing. */\n"])
  func anEmptiedFileKeepsItsLastTextAndIsReported(_ text: String) throws {
    let desk = try Desk(["ko.lproj/T.strings": "\"a\" = \"1\";"])
    try desk.save(text, as: "ko.lproj/T.strings")
    desk.tables.reload()
    #expect(desk.text() == "1" && desk.tables.awaitsFiles && desk.problems == [])
    for isPatient in [false, true] {
      desk.tables.reload(isPatient: isPatient)
      #expect(desk.text() == "1" && !desk.tables.awaitsFiles)
      #expect(desk.problems == ["/ko.lproj/T.strings empty-table"])
    }
  }

  @Test func aTableThatWasEmptyFromTheBeginningMayStaySo() throws {
    let desk = try Desk(["ko.lproj/T.strings": "/* Later. */"])
    try desk.save("\n", as: "ko.lproj/T.strings")
    desk.tables.reload()
    #expect(!desk.tables.awaitsFiles && desk.text() == "번역")
  }

  @Test(arguments: ["ko.lproj/T.strings", "ko.lproj", ""])
  func aFileThatStaysMissingKeepsItsLastTextAndIsReported(_ path: String) throws {
    let desk = try Desk(["ko.lproj/T.strings": "\"a\" = \"1\";"])
    try desk.remove(path)
    desk.tables.reload()
    #expect(desk.text() == "1" && desk.problems == [] && desk.tables.awaitsFiles)
    for isPatient in [false, true] {
      desk.tables.reload(isPatient: isPatient)
      #expect(desk.text() == "1" && !desk.tables.awaitsFiles)
      #expect(desk.problems == ["/ko.lproj/T.strings gone-table"])
    }
    try desk.save("\"a\" = \"2\";", as: "ko.lproj/T.strings")
    desk.tables.reload()
    #expect(desk.text() == "2" && desk.problems == [])
    // It is waited for anew.
    try desk.remove("ko.lproj/T.strings")
    desk.tables.reload()
    #expect(desk.problems == [] && desk.tables.awaitsFiles)
  }

  @Test func eachFileIsWaitedForInItsOwnTime() throws {
    let desk = try Desk([
      "ko.lproj/T.strings": "\"a\" = \"1\";", "de.lproj/T.strings": "\"a\" = \"1\";",
    ])
    try desk.remove("ko.lproj/T.strings")
    desk.tables.reload()
    try desk.remove("de.lproj/T.strings")
    desk.tables.reload(isPatient: false)
    #expect(desk.problems == ["/ko.lproj/T.strings gone-table"] && desk.tables.awaitsFiles)
    desk.tables.reload(isPatient: false)
    #expect(desk.problems.count == 2 && !desk.tables.awaitsFiles)
  }

  @Test func aFileThatCannotBeReadKeepsItsLastGoodText() throws {
    let desk = try Desk(["ko.lproj/T.strings": "\"a\" = \"1\";"])
    try desk.remove("ko.lproj/T.strings")
    try desk.save("", as: "ko.lproj/T.strings/x")
    for isPatient in [true, false] {
      desk.tables.reload(isPatient: isPatient)
      #expect(desk.text() == "1")
      #expect(desk.problems == ["/ko.lproj/T.strings unreadable-file"])
      #expect(!desk.tables.awaitsFiles)
    }
  }

  @Test func aNewLanguageIsOffered() throws {
    let desk = try Desk(["ko.lproj/T.strings": "\"a\" = \"1\";"])
    #expect(desk.tables.catalog.languages.map(\.description) == ["en", "ko"])
    try desk.save("\"a\" = \"un\";", as: "fr.lproj/T.strings")
    desk.tables.reload()
    #expect(desk.tables.catalog.languages.map(\.description) == ["en", "fr", "ko"])
    #expect(desk.text("fr") == "un")
  }

  @Test func aNewTableWithAnErrorIsNotUsed() throws {
    let desk = try Desk(["ko.lproj/T.strings": "\"a\" = \"1\";"])
    try desk.save("\"a\" = \"un\"", as: "fr.lproj/T.strings")
    for _ in 0..<2 {
      desk.tables.reload()
      #expect(desk.problems == ["/fr.lproj/T.strings missing-semicolon"])
      #expect(desk.text("fr", key: "b") == "b")
      #expect(desk.text("fr") != "un")
    }
  }

  @Test func anInvalidLanguageFolderIsReported() throws {
    let desk = try Desk(["ko.lproj/T.strings": "\"a\" = \"1\";"])
    try desk.save("", as: "not a language.lproj/T.strings")
    desk.tables.reload()
    #expect(desk.problems == ["/not a language.lproj invalid-language-folder"])
    #expect(desk.text() == "1")
  }
}
