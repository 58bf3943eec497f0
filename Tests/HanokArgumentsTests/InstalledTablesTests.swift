import HanokSystem
import HanokTesting
import Testing

@testable import HanokArguments

@Suite struct InstalledTablesTests {
  private let folder: TemporaryFolder
  private let tables: InstalledTables

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([], to: "bin/quiz")
    for language in ["en", "ko"] {
      try folder.write([], to: "share/hanok/Localizations/\(language).lproj/Quiz.strings")
    }
    tables = try #require(InstalledTables(program: folder.file("bin/quiz")))
    for file in ["bin/quiz"] + ["en", "ko"].map(Self.table) { setTime(1_000, of: file) }
  }

  private static func table(_ language: String) -> String {
    "share/hanok/Localizations/\(language).lproj/Quiz.strings"
  }

  private func setTime(_ seconds: Int, _ nanoseconds: Int = 0, of file: String) {
    let time = timespec(tv_sec: seconds, tv_nsec: nanoseconds)
    #expect(unsafe utimensat(AT_FDCWD, folder.file(file), [time, time], 0) == 0)
  }

  @Test func tablesAsOldAsTheProgramAreNotRead() { #expect(tables.changedFolders.isEmpty) }

  @Test func olderTablesAreNotRead() {
    setTime(999, of: Self.table("en"))
    #expect(tables.changedFolders.isEmpty)
  }

  @Test(arguments: ["en", "ko"]) func aSavedTableIsRead(language: String) {
    setTime(1_000, 1, of: Self.table(language))
    #expect(tables.changedFolders == [folder.file("share/hanok/Localizations")])
  }

  @Test func anAddedLanguageIsRead() throws {
    try folder.write([], to: Self.table("fr"))
    #expect(tables.changedFolders == [folder.file("share/hanok/Localizations")])
  }

  @Test func otherSavedFilesAreIgnored() throws {
    try folder.write([], to: "share/hanok/Localizations/ko.lproj/Quiz.strings~")
    #expect(tables.changedFolders.isEmpty)
  }

  @Test func aProgramWithoutTablesHasNone() throws {
    try folder.write([], to: "other/bin/quiz")
    let others = try #require(InstalledTables(program: folder.file("other/bin/quiz")))
    #expect(others.changedFolders.isEmpty)
  }

  @Test(arguments: [
    ("/usr/bin/quiz", "/usr/share/hanok/Localizations"),
    ("/bin/quiz", "/share/hanok/Localizations"),
  ])
  func theFolderIsBesideThatOfPrograms(program: String, folder: String) {
    #expect(InstalledTables(program: program)?.folder == folder)
  }

  @Test(arguments: ["quiz", "bin/quiz", "/quiz", ""])
  func aPathWithoutAFolderHasNoTables(program: String) {
    #expect(InstalledTables(program: program) == nil)
  }

  @Test func thisProcessHasAProgram() { #expect(InstalledTables.ofProcess != nil) }
}
