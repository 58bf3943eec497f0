import HanokArguments
import HanokLocalization
import HanokScenes
import HanokTesting
import Testing

@testable import HanokCommand

/// A folder with two English tables, one of which is translated into Polish.
@MainActor @Suite struct ExchangeCommandTests {
  private let folder: TemporaryFolder

  private static let quiz = #"""
    "title" = "Quiz";
    "score" = ".input {$n :integer} .match $n one {{{$n} point}} * {{{$n} points}}";

    """#
  private static let polish = "\"title\" = \"Kwiz\";\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.quiz, to: "L/en.lproj/Quiz.strings")
    try folder.write("\"name\" = \"Hello, {$name}!\";\n", to: "L/en.lproj/Book.strings")
    try folder.write(Self.polish, to: "L/pl.lproj/Quiz.strings")
  }

  private func run(
    _ arguments: String..., language: String = "en"
  ) async -> CommandTranscript {
    await CommandTranscript.run(
      HanokTool.self, arguments + ["--localizations", folder.file("L")],
      environment: ["LANGUAGE": language, "LANG": language])
  }

  private func export(_ options: String..., to name: String) async -> CommandTranscript {
    await CommandTranscript.run(
      HanokTool.self,
      ["export", "pl", "--localizations", folder.file("L"), "--output", folder.file(name)]
        + options)
  }

  private func text(_ name: String) -> String? { TextFile(path: folder.file(name)).text }

  private func edit(_ name: String, _ old: String, _ new: String) throws {
    let text = try #require(self.text(name))
    #expect(text.contains(old), "\(text)")
    try folder.write(text.replacing(old, with: new), to: name)
  }

  @Test func allTablesAreInOneFile() async throws {
    let transcript = await export(to: "pl.xliff")
    let path = folder.file("pl.xliff")
    #expect(transcript.output == "Wrote \(path): 6 texts, 5 to translate.\n")
    #expect(transcript.status == 0 && transcript.errors == "")
    let written = try #require(text("pl.xliff"))
    #expect(written.contains("<file id=\"Book\"") && written.contains("<file id=\"Quiz\""))
    let old = await export("--xliff", "1.2", "--table", "Book", to: "pl.xliff")
    #expect(old.output == "Wrote \(path): 1 text, 1 to translate.\n")
    #expect(try #require(text("pl.xliff")).contains("version=\"1.2\""))
  }

  @Test func eachTableIsAPOFile() async throws {
    let transcript = await export("--format", "po", to: "out")
    #expect(transcript.output == "Wrote \(folder.file("out")): 6 texts, 5 to translate.\n")
    #expect(text("out/Book.po")?.contains("msgctxt \"name\"") == true)
    #expect(text("out/Quiz.po")?.contains("msgstr \"Kwiz\"") == true)
    _ = await export("--format", "po", "--table", "Quiz", to: "quiz.po")
    #expect(text("quiz.po") == text("out/Quiz.po"))
  }

  @Test func theOutputIsOnlyTheFile() async throws {
    let transcript = await run("export", "pl", "--output", "-", "--format", "po", "--table", "Quiz")
    #expect(transcript.status == 0 && transcript.output.hasPrefix("msgid \"\"\nmsgstr \"\"\n"))
    #expect(transcript.output.hasSuffix("msgstr[2] \"\"\n"))
  }

  @Test(arguments: [
    (["export", "en"], "en is the source language"),
    (["export", "p!"], "“p!” isn’t a language tag."),
    (["export", "pl", "--table", "Quizz"], "no table Quizz.\nDid you mean “Quiz”?"),
    (["export", "pl", "--format", "po", "--output", "-"], "Each table becomes its own PO file"),
    (["import", "/no/where.po"], "where.po"),
  ])
  func invalidArgumentsAreReported(arguments: [String], sentence: String) async {
    let transcript = await CommandTranscript.run(
      HanokTool.self, arguments + ["--localizations", folder.file("L")])
    #expect(transcript.status != 0 && transcript.output == "")
    #expect(transcript.errors.contains(sentence), "\(transcript.errors)")
  }

  @Test func aFolderWithoutSourcesIsReported() async throws {
    try folder.write("", to: "X/pl.lproj/Quiz.strings")
    let transcript = await CommandTranscript.run(
      HanokTool.self, ["export", "pl", "--localizations", folder.file("X")])
    #expect(transcript.errors.contains("has no en.lproj folder with the source language’s tables"))
    #expect(transcript.status == 64)
  }

  @Test(arguments: ["2.1", "1.2"])
  func anEditedFileIsMerged(version: String) async throws {
    _ = await export("--xliff", version, to: "pl.xliff")
    let target = version == "2.1" ? "<target>" : "<target state=\"translated\">"
    try edit("pl.xliff", "\(target)Kwiz", "\(target)Quiz!")
    let dry = await run("import", "--dry-run", folder.file("pl.xliff"))
    #expect(text("L/pl.lproj/Quiz.strings") == Self.polish)
    let transcript = await run("import", folder.file("pl.xliff"))
    #expect(
      transcript.output == """
        Book (pl): 0 added, 0 changed, 0 unchanged, 1 unfinished, 0 left out
          Not translated: 1 (name)
        Quiz (pl): 0 added, 1 changed, 0 unchanged, 4 unfinished, 0 left out
          Not translated: 4 (score|one, score|few, score|many, score|other)

        """)
    #expect(dry.output == transcript.output + "Nothing was written.\n")
    #expect(transcript.status == 0 && transcript.errors == "")
    #expect(text("L/pl.lproj/Quiz.strings") == "/* @source Quiz */\n\"title\" = \"Quiz!\";\n")
    #expect(text("L/pl.lproj/Book.strings") == nil)
  }

  @Test func foldersOfPOFilesAreMergedIntoNewTables() async throws {
    _ = await export("--format", "po", to: "out")
    try edit("out/Book.po", "!\"\nmsgstr \"\"", "!\"\nmsgstr \"Cześć, {$name}!\"")
    let transcript = await run("import", folder.file("out"))
    #expect(transcript.status == 0)
    #expect(
      text("L/pl.lproj/Book.strings")
        == "/* @source Hello, {$name}! */\n\"name\" = \"Cześć, {$name}!\";\n")
  }

  @Test func theRestOfARefusedFileIsMerged() async throws {
    _ = await export(to: "pl.xliff")
    try edit("pl.xliff", "<target>Kwiz</target>", "<target>Quiz!</target>")
    let source =
      "<source>Hello, <ph id=\"1\" dataRef=\"d1\" equiv=\"{$name}\" disp=\"{$name}\"/>!</source>"
    try edit("pl.xliff", source, source + "<target>Cześć!</target>")
    try edit("pl.xliff", "name=\"score|few\"", "name=\"points|few\"")
    let transcript = await run("import", folder.file("pl.xliff"))
    #expect(transcript.status == 1)
    let path = folder.file("pl.xliff")
    #expect(transcript.errors.contains("hanok: \(path):9:"), "\(transcript.errors)")
    #expect(transcript.errors.contains("The translation of “name” lacks {$name}."))
    #expect(transcript.errors.contains("Insert {$name}; or allow it"))
    #expect(transcript.errors.contains("Quiz no longer has “points”."))
    #expect(text("L/pl.lproj/Quiz.strings")?.contains("Quiz!") == true)
    #expect(text("L/pl.lproj/Book.strings") == nil)
  }

  @Test func aConflictIsListed() async throws {
    _ = await export("--format", "po", "--table", "Quiz", to: "pl.po")
    try edit("pl.po", "\"Kwiz\"", "\"Quiz!\"")
    try folder.write("\"title\" = \"Test\";\n", to: "L/pl.lproj/Quiz.strings")
    let transcript = await run("import", folder.file("pl.po"), language: "ko")
    #expect(transcript.status == 1)
    #expect(
      transcript.errors.contains(
        "“title”의 번역이 Quiz 테이블과 파일에서 모두 바뀌었습니다: “Test”, “Quiz!”"), "\(transcript.errors)")
    #expect(transcript.output.contains("Quiz(pl): 추가 0개, 변경 0개"))
    #expect(text("L/pl.lproj/Quiz.strings") == "\"title\" = \"Test\";\n")
  }

  @Test func aCatalogBecomesTablesOfItsLanguages() async throws {
    try folder.write(
      #"{"sourceLanguage":"en","strings":{"Hi, %@":{"localizations":{"fr":{"stringUnit":"#
        + #"{"state":"translated","value":"Salut, %@"}}}}},"version":"1.0"}"#,
      to: "Localizable.xcstrings")
    let transcript = await run("import", folder.file("Localizable.xcstrings"))
    #expect(
      transcript.output == """
        Localizable (en): 1 added, 0 changed, 0 unchanged, 0 unfinished, 0 left out
        Localizable (fr): 1 added, 0 changed, 0 unchanged, 0 unfinished, 0 left out

        """)
    #expect(text("L/en.lproj/Localizable.strings") == "\"Hi, %@\" = \"Hi, {$arg1}\";\n")
    #expect(
      text("L/fr.lproj/Localizable.strings")
        == "/* @source Hi, {$arg1} */\n\"Hi, %@\" = \"Salut, {$arg1}\";\n")
    let again = await run("import", folder.file("Localizable.xcstrings"))
    #expect(again.output.contains("(fr): 0 added, 0 changed, 1 unchanged"))
  }

  @Test func aTableThatIsntThereIsListed() async throws {
    _ = await export(to: "pl.xliff")
    try edit("pl.xliff", "original=\"Book.strings\"", "original=\"Books.strings\"")
    let transcript = await run("import", folder.file("pl.xliff"))
    #expect(transcript.errors.contains("no table Books.\nDid you mean “Book”?"))
    #expect(transcript.status == 1)
  }

  @Test func theLanguageAndTheTableOfAFileCanBeTyped() async throws {
    let header = "msgid \"\"\nmsgstr \"\"\n\n"
    try folder.write(header + "msgctxt \"title\"\nmsgid \"Quiz\"\nmsgstr \"Test\"\n", to: "x.po")
    let typed = await run(
      "import", "--language", "pl", "--table", "Quiz", folder.file("x.po"))
    #expect(typed.output.hasPrefix("Quiz (pl): 0 added, 1 changed") && typed.status == 0)
    #expect(text("L/pl.lproj/Quiz.strings")?.contains("\"title\" = \"Test\";") == true)
    let nameless = await run("import", folder.file("x.po"))
    #expect(nameless.errors.contains("Specify the tag with --language") && nameless.status == 65)
  }

  @Test func aFolderWithoutPOFilesIsReported() async throws {
    try folder.write("", to: "empty/read.me")
    let transcript = await run("import", folder.file("empty"))
    #expect(transcript.status == 65 && transcript.output == "")
    #expect(transcript.errors.contains("There are no PO files in \(folder.file("empty"))."))
  }

  @Test func anExistingFileIsNotReplaced() throws {
    let path = folder.file("pl.xliff")
    try ExportCommand.check(that: "new", isAt: path)
    // All tables of a program may be in one file, which is larger than any table.
    for text in ["old", String(repeating: "o", count: StringsFile.largestSize + 1)] {
      try folder.write(text, to: "pl.xliff")
      #expect(throws: Problem.self) { try ExportCommand.check(that: "new", isAt: path) }
      try ExportCommand.check(that: text, isAt: path)
    }
    #expect(throws: Problem.self) { try ExportCommand.check(that: "new", isAt: folder.file("L")) }
  }

  @Test func anEntityBombIsRefused() async throws {
    try folder.write(
      "<!DOCTYPE xliff [<!ENTITY a 'b'>]><xliff version='1.2'>&a;</xliff>", to: "x.xliff")
    let transcript = await run("import", folder.file("x.xliff"), language: "ja")
    #expect(transcript.status == 65 && transcript.output == "")
    #expect(transcript.errors.contains("XMLが独自のエンティティを宣言または使用しています。"))
  }
}
