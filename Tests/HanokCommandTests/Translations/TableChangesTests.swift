import HanokReview
import HanokSystem
import HanokTesting
import HanokUnicode
import Testing

@testable import HanokLocalization

/// What several programs write to a folder of tables isn't lost.
@Suite struct TableChangesTests {
  private let files: TemporaryFolder
  private let french: LanguageTag

  init() throws {
    files = try TemporaryFolder()
    french = try LanguageTag("fr")
    try files.write("\"a\" = \"A\";\n\"b\" = \"B\";\n", to: "en.lproj/Quiz.strings")
  }

  private var folder: LocalizationFolder {
    get throws { try LocalizationFolder(files.path) }
  }

  private func text(_ name: String) -> String? {
    (try? files.bytes(of: name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Adds a key to a table as it is now.
  private func insertion(_ key: String, in table: String = "Quiz") throws -> TableChanges {
    let old = try folder.file(of: table, in: french)
    let path = try folder.path(of: table, in: french)
    var editor = TableEditor(old ?? StringsFile("", path: path))
    editor.insert(key, key.uppercased(), after: nil)
    var changes = TableChanges()
    changes.set(editor.result, insteadOf: old)
    return changes
  }

  @Test func aChangeOfAnOldTableIsNotWritten() throws {
    try files.write("", to: "fr.lproj/Quiz.strings")
    let (first, second) = (try insertion("a"), try insertion("b"))
    #expect(try first.write(in: folder))
    #expect(try !second.write(in: folder))
    #expect(try insertion("b").write(in: folder))
    #expect(text("fr.lproj/Quiz.strings")?.contains("\"a\" = \"A\";") == true)
    #expect(text("fr.lproj/Quiz.strings")?.contains("\"b\" = \"B\";") == true)
  }

  @Test func aTableThatAnotherProgramHasCreatedIsNotReplaced() throws {
    let (first, second) = (try insertion("a"), try insertion("b"))
    #expect(try first.write(in: folder))
    #expect(try !second.write(in: folder))
    #expect(text("fr.lproj/Quiz.strings") == "\"a\" = \"A\";\n")
  }

  @Test func oneOldTableKeepsAllFromBeingWritten() throws {
    try files.write("", to: "fr.lproj/Book.strings")
    var changes = try insertion("a")
    let book = try folder.file(of: "Book", in: french)
    changes.set(StringsFile("\"b\" = \"B\";", path: try #require(book).path), insteadOf: book)
    try files.write("\"c\" = \"C\";", to: "fr.lproj/Book.strings")
    #expect(try !changes.write(in: folder))
    #expect(text("fr.lproj/Quiz.strings") == nil)
  }

  @Test func theSecondChangeOfATableIsComparedWithTheFirstReading() throws {
    try files.write("\"a\" = \"A\";", to: "fr.lproj/Quiz.strings")
    let old = try #require(try folder.file(of: "Quiz", in: french))
    var changes = TableChanges()
    let new = StringsFile("\"b\" = \"B\";", path: old.path)
    changes.set(new, insteadOf: old)
    changes.set(StringsFile("\"c\" = \"C\";", path: old.path), insteadOf: new)
    #expect(changes[old.path]?.entries.map(\.key.value) == ["c"])
    #expect(try changes.write(in: folder))
    #expect(text("fr.lproj/Quiz.strings") == "\"c\" = \"C\";")
  }

  @Test(arguments: ["../evil", "a/b", "", ".", "..", ".a", "a\u{1B}", "a\0"])
  func aTablesNameIsAName(name: String) throws {
    let problem = #expect(throws: Problem.self) { try folder.path(of: name, in: french) }
    #expect(problem?.kind == .invalidName)
  }

  @Test func linksOutOfTheFolderAreNeitherReadNorWritten() throws {
    let outside = try TemporaryFolder()
    try outside.write("\"x\" = \"secret\";", to: "Quiz.strings")
    try files.write("", to: "fr.lproj/Other.strings")
    unsafe symlink(outside.file("Quiz.strings"), files.file("fr.lproj/Quiz.strings"))
    let problem = #expect(throws: Problem.self) { try folder.file(of: "Quiz", in: french) }
    #expect(problem?.kind == .outsideFolder)
    #expect(problem?.path == files.file("fr.lproj/Quiz.strings"))
    var changes = TableChanges()
    changes.set(
      StringsFile("", path: files.file("fr.lproj/Quiz.strings")),
      insteadOf: StringsFile("\"x\" = \"secret\";"))
    #expect(throws: Problem.self) { try changes.write(in: folder) }
    #expect(try outside.bytes(of: "Quiz.strings") == Array("\"x\" = \"secret\";".utf8))
  }

  @Test func aLinkedFolderOfALanguageLeadsOutToo() throws {
    let outside = try TemporaryFolder()
    try outside.write("\"x\" = \"X\";", to: "Quiz.strings")
    unsafe symlink(outside.path, files.file("fr.lproj"))
    for table in ["Quiz", "New"] {
      let problem = #expect(throws: Problem.self) { try folder.path(of: table, in: french) }
      #expect(problem?.kind == .outsideFolder)
    }
  }

  @Test func linksWithinTheFolderAreFollowed() throws {
    try files.write("\"a\" = \"A\";", to: "fr.lproj/Quiz.strings")
    unsafe symlink("fr.lproj", files.file("fr-CA.lproj"))
    let canadian = try LanguageTag("fr-CA")
    #expect(try folder.file(of: "Quiz", in: canadian)?.entries.count == 1)
  }

  @Test func namesThatDifferInCaseClash() throws {
    for (name, language) in [("quiz", "fr"), ("QUIZ", "en"), ("quiz", "en")] {
      let problem = #expect(throws: Problem.self) {
        try folder.path(of: name, in: LanguageTag(language))
      }
      #expect(problem?.kind == .clashingTable)
    }
    #expect(try folder.problems.isEmpty)
    try files.write("", to: "en.lproj/quiz.strings")
    // A disk on which both are one file has no clash.
    guard try files.namesIn("en.lproj").count == 2 else { return }
    #expect(try folder.problems.map(\.kind) == [.clashingTable])
  }

  @Test func aNewTableThatCannotBeWrittenLeavesNoOther() throws {
    var changes = try insertion("a", in: "Quiz")
    // In a folder of a folder that doesn't exist, and the last of both paths.
    let path = files.file("fr.lproj/a/b/Zoo.strings")
    changes.set(StringsFile("\"z\" = \"Z\";", path: path), insteadOf: nil)
    #expect(throws: Problem.self) { try changes.write(in: folder) }
    #expect(text("fr.lproj/Quiz.strings") == nil)
  }
}

extension TemporaryFolder {
  fileprivate func namesIn(_ folder: String) throws -> [String] {
    try FileReader.names(in: file(folder))
  }
}
