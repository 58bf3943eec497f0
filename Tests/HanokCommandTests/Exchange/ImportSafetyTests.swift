import HanokArguments
import HanokExchange
import HanokFiles
import HanokLocalization
import HanokReview
import HanokScenes
import HanokSystem
import HanokTesting
import PTYTesting
import Testing

@testable import HanokCommand

/// An import writes only tables of its folder, loses nothing, and reports what it doesn't do.
@MainActor @Suite struct ImportSafetyTests {
  private let folder: TemporaryFolder
  private static let source = "\"title\" = \"Quiz\";\n\"start\" = \"Start\";\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.source, to: "L/en.lproj/Quiz.strings")
  }

  private func run(_ arguments: String...) async -> CommandTranscript {
    await CommandTranscript.run(
      HanokTool.self, arguments + ["--localizations", folder.file("L")])
  }

  private func text(_ name: String) -> String? { TextFile(path: folder.file(name)).text }

  /// Writes a PO file with a translation.
  private func writePO(
    _ key: String, _ target: String, table: String = "Quiz", language: String = "fr",
    to name: String = "fr.po"
  ) throws {
    try folder.write(
      """
      msgid ""
      msgstr "Language: \(language)\\nX-Hanok-Table: \(table)\\n"

      msgctxt "\(key)"
      msgid "Quiz"
      msgstr "\(target)"

      """, to: name)
  }

  private func writeCatalog(_ value: String, language: String = "fr") throws {
    try folder.write(
      """
      {"sourceLanguage":"en","strings":{"title":{"localizations":{
        "en":{"stringUnit":{"state":"translated","value":"Quiz"}},
        "\(language)":{"stringUnit":{"state":"translated","value":"\(value)"}}}}}}
      """, to: "Quiz.xcstrings")
  }

  // MARK: - Names

  @Test(arguments: ["../../evil", "a/../../../evil", "/tmp/evil", ".evil", "..", "e\\vil"])
  func aTableFromTheCommandLineIsAName(name: String) async throws {
    try writeCatalog("Quiz !")
    let before = try folder.names
    let transcript = await run("import", "--table=\(name)", folder.file("Quiz.xcstrings"))
    #expect(transcript.status == 1)
    #expect(transcript.errors.contains("can’t be the name of a table’s file."))
    #expect(try folder.names == before)
    #expect(try FileReader.names(in: folder.file("L")) == ["en.lproj"])
  }

  @Test(arguments: ["../../evil", "../en.lproj/Quiz", "."])
  func aTableFromAFileIsAName(name: String) async throws {
    try writePO("title", "Quiz !", table: name)
    let transcript = await run("import", folder.file("fr.po"))
    #expect(transcript.status == 1 && transcript.errors.contains("name of a table"))
    #expect(try FileReader.names(in: folder.file("L")) == ["en.lproj"])
  }

  @Test(arguments: ["../x", "fr/../../x", "/fr", ".."])
  func aLanguageIsATag(tag: String) async throws {
    try writePO("title", "Quiz !", language: "")
    for arguments in [
      ["import", "--language", tag, folder.file("fr.po")], ["add", tag], ["export", tag],
      ["pseudo", tag], ["update", tag], ["edit", tag],
    ] {
      let transcript = await CommandTranscript.run(
        HanokTool.self, arguments + ["--localizations", folder.file("L")])
      #expect(transcript.status != 0, "\(arguments)")
      #expect(try FileReader.names(in: folder.file("L")) == ["en.lproj"])
      #expect(try folder.names == ["L", "fr.po"])
    }
  }

  /// A POSIX name of a language has an encoding, which can be anything.
  @Test func theEncodingOfALanguageIsInNoPath() async throws {
    #expect(await run("add", "fr.x/../../evil").status == 0)
    #expect(try FileReader.names(in: folder.file("L")) == ["en.lproj", "fr.lproj"])
    #expect(try folder.names == ["L"])
  }

  @Test func aTableThatDiffersInCaseOnlyIsRefused() async throws {
    try writeCatalog("Quiz !")
    let transcript = await run("import", "--table", "quiz", folder.file("Quiz.xcstrings"))
    #expect(transcript.status == 1)
    #expect(transcript.errors.contains("“quiz” and “Quiz” differ only in upper and lower case"))
    #expect(text("L/en.lproj/Quiz.strings") == Self.source)
    #expect(text("L/fr.lproj/quiz.strings") == nil)
  }

  // MARK: - Reports

  @Test(arguments: ["p!", "françois", "123456789", "fr_"])
  func anInvalidLanguageOfACatalogIsReported(tag: String) async throws {
    try writeCatalog("Quiz !", language: tag)
    let transcript = await run("import", folder.file("Quiz.xcstrings"))
    #expect(transcript.status == 1)
    #expect(transcript.errors.contains("“\(tag)” isn’t a language tag."), "\(transcript.errors)")
  }

  @Test func anInvalidLanguageOfAFileIsReported() async throws {
    try writePO("title", "Quiz !", language: "p!")
    try folder.write("<xliff version='2.1' trgLang='p!'></xliff>", to: "fr.xliff")
    for name in ["fr.po", "fr.xliff"] {
      let transcript = await run("import", folder.file(name))
      #expect(transcript.status == 65)
      #expect(transcript.errors.contains("“p!” isn’t a language tag."), "\(transcript.errors)")
    }
    #expect(await run("import", "--language", "fr", folder.file("fr.po")).status == 0)
  }

  @Test(arguments: ["\u{1B}[2J", "\u{7}", "\u{7F}", "\u{9B}2J", "\u{0}"])
  func aControlCharacterIsRefused(control: String) async throws {
    let escaped = control.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16)
      return scalar.isRefusedControl
        ? "\\u" + String(repeating: "0", count: 4 - digits.count) + digits : String(scalar)
    }
    try writeCatalog("Quiz \(escaped.joined())")
    let catalog = await run("import", folder.file("Quiz.xcstrings"))
    #expect(catalog.status == 1 && catalog.errors.contains("contains the control character U+00"))
    #expect(text("L/fr.lproj/Quiz.strings") == nil)
    let digits = String(control.unicodeScalars.first?.value ?? 0, radix: 16)
    try folder.write(
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="fr">
      <file id="Quiz"><unit id="title" name="title"><segment><source>Quiz</source>
      <target>Quiz <cp hex="\(digits)"/></target></segment></unit></file></xliff>
      """, to: "fr.xliff")
    let xliff = await run("import", folder.file("fr.xliff"))
    // XML can't have the number 0 at all.
    guard digits != "0" else { return }
    #expect(xliff.status == 1 && xliff.errors.contains("contains the control character U+00"))
    #expect(text("L/fr.lproj/Quiz.strings") == nil)
  }

  @Test func tabsAndLineEndsAreText() async throws {
    try writeCatalog("Quiz\\t!\\n")
    let transcript = await run("import", folder.file("Quiz.xcstrings"))
    #expect(transcript.status == 0, "\(transcript.errors)")
  }

  @Test(arguments: ["en", "fr"]) func aTableWithASyntaxErrorStays(language: String) async throws {
    let broken = Self.source + "\"broken = \"Cassé\";\n"
    try folder.write(broken, to: "L/\(language).lproj/Quiz.strings")
    try writePO("title", "Quiz !")
    try writeCatalog("Quiz !")
    for name in ["fr.po", "Quiz.xcstrings"] {
      let transcript = await run("import", folder.file(name))
      #expect(transcript.status == 1)
      #expect(transcript.errors.contains("\(language).lproj/Quiz.strings:3:"))
      #expect(text("L/\(language).lproj/Quiz.strings") == broken)
    }
  }

  @Test func aTextWhoseKeyIsGoneIsAnError() async throws {
    try writePO("gone", "Parti")
    let transcript = await run("import", folder.file("fr.po"))
    #expect(transcript.status == 1)
    #expect(transcript.errors.contains("Quiz no longer has “gone”."))
  }

  @Test func aPluralFormThatTheLanguageDoesNotHaveIsReported() async throws {
    try folder.write(
      #""score" = ".input {$n :integer} .match $n one {{{$n} point}} * {{{$n} points}}";"#,
      to: "L/en.lproj/Quiz.strings")
    try folder.write(
      """
      msgid ""
      msgstr "Language: fr\\nX-Hanok-Table: Quiz\\nPlural-Forms: nplurals=2; plural=(n > 1);\\n"

      msgctxt "score"
      msgid "{$n} point"
      msgid_plural "{$n} points"
      msgstr[0] "{$n} point"
      msgstr[1] "{$n} points"
      msgstr[4] "{$n} pointes"

      """, to: "fr.po")
    let transcript = await run("import", folder.file("fr.po"))
    #expect(transcript.status == 1)
    #expect(transcript.errors.contains("“score” has no variant [4]."), "\(transcript.errors)")
  }

  // MARK: - Two at once

  @Test func theSecondOfTwoImportsMergesTheResultOfTheFirst() async throws {
    func run(_ key: String, _ text: String) throws -> ImportRun {
      try writePO(key, text)
      let path = folder.file("fr.po")
      let folder = try LocalizationFolder(folder.file("L"))
      var run = ImportRun(LocalizationTables(creating: folder))
      try run.merge(ImportedFile(FileReader.bytes(of: path), path: path))
      return run
    }
    let (first, second) = (try run("title", "Quiz !"), try run("start", "Commencer"))
    #expect(try first.tables.write())
    #expect(try !second.tables.write())
    #expect(try run("start", "Commencer").tables.write())
    let text = try #require(self.text("L/fr.lproj/Quiz.strings"))
    #expect(text.contains("Quiz !") && text.contains("Commencer"))
  }

  /// Real programs, all of which write one table.
  @Test func programsThatImportAtTheSameTimeLoseNothing() throws {
    let keys = (0..<12).map { "key\($0)" }
    let source = keys.map { "\"\($0)\" = \"Quiz\";\n" }.joined()
    try folder.write(source, to: "L/en.lproj/Quiz.strings")
    var children: [pid_t] = []
    for key in keys {
      try writePO(key, "Le \(key).", to: "\(key).po")
      let arguments = [
        BuiltProgram.path(of: "hanok"), "import", "--localizations", folder.file("L"),
        folder.file("\(key).po"),
      ]
      children.append(try #require(spawnProgram(arguments, writingTo: folder.file("\(key).out"))))
    }
    for child in children {
      var status: Int32 = -1
      while unsafe waitpid(child, &status, 0) < 0, errno == EINTR {}
      #expect(status == 0)
    }
    let text = try #require(self.text("L/fr.lproj/Quiz.strings"))
    for key in keys { #expect(text.contains("\"\(key)\" = \"Le \(key).\";")) }
    #expect(try FileReader.names(in: folder.file("L/fr.lproj")) == ["Quiz.strings"])
  }
}
