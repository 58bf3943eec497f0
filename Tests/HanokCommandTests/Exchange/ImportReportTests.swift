import HanokArguments
import HanokLocalization
import HanokTesting
import Testing

@testable import HanokCommand

/// What an import prints: its problems, and the numbers of texts.
@MainActor @Suite struct ImportReportTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let entries = (1...20).map { "\"k\($0)\" = \"Text \($0) of {$name}\";\n" }.joined()
    try folder.write(entries, to: "L/en.lproj/Quiz.strings")
  }

  private func run(_ arguments: String..., in path: String = "L") async -> CommandTranscript {
    await CommandTranscript.run(
      HanokTool.self, arguments + ["--localizations", folder.file(path)])
  }

  private func text(_ name: String) -> String? { TextFile(path: folder.file(name)).text }

  /// Writes a PO file with a text for each key.
  private func writePO(_ language: String, header: String = "", _ texts: [String]) throws {
    let entries = texts.enumerated().map { index, text in
      "\nmsgctxt \"k\(index + 1)\"\nmsgid \"Text \(index + 1) of {$name}\"\nmsgstr \"\(text)\"\n"
    }
    try folder.write(
      "msgid \"\"\nmsgstr \"Language: \(language)\\nX-Hanok-Table: Quiz\\n\(header)\"\n"
        + entries.joined(), to: "x.po")
  }

  @Test func eachProblemIsListedBeforeTheNumbers() async throws {
    try writePO("fr", ["Bon {$name}"] + Array(repeating: "Sans nom", count: 14) + ["", "", ""])
    let transcript = await run("import", folder.file("x.po"))
    #expect(transcript.status == 1)
    for key in 2...15 {
      #expect(transcript.errors.contains("The translation of “k\(key)” lacks {$name}."))
    }
    #expect(
      transcript.output == """
        Quiz (fr): 1 added, 0 changed, 0 unchanged, 3 unfinished, 14 left out
          Not translated: 3 (k16, k17, k18)

        """)
  }

  @Test func untranslatedTextsAreALineWithTheirNumber() async throws {
    try writePO("fr", Array(repeating: "", count: 20))
    let transcript = await run("import", folder.file("x.po"))
    #expect(transcript.status == 0 && transcript.errors == "")
    #expect(
      transcript.output == """
        Quiz (fr): 0 added, 0 changed, 0 unchanged, 20 unfinished, 0 left out
          Not translated: 20 (k1, k2, k3, k4, k5, …)

        """)
  }

  @Test(arguments: [
    ("Korean", "ko"), ("pt_BR", "pt-BR"),
    ("sr@latin", "sr-Latn"), ("sr_RS@latin", "sr-Latn-RS"),
    ("sr@ijekavianlatin", "sr-Latn-ijekavsk"), ("ca@valencia", "ca-valencia"), ("ko.UTF-8", "ko"),
  ])
  func aLanguageIsTheOneThatIsMeant(name: String, tag: String) async throws {
    try writePO(name, ["Bon {$name}"])
    let transcript = await run("import", folder.file("x.po"))
    #expect(transcript.status == 0, "\(transcript.errors)")
    #expect(text("L/\(tag).lproj/Quiz.strings")?.contains("Bon") == true)
  }

  @Test(arguments: ["Base", "Klingonese", "de@nowhere", "korean language"])
  func anInvalidLanguageNameIsReported(name: String) async throws {
    try writePO(name, ["Bon {$name}"])
    let transcript = await run("import", folder.file("x.po"))
    #expect(transcript.status == 65 && transcript.output == "")
    #expect(transcript.errors.contains("“\(name)” isn’t a language tag."), "\(transcript.errors)")
  }

  @Test func textsOfAMissingTableAreCounted() async throws {
    try writePO("fr", ["Bon {$name}", "Autre {$name}"])
    try folder.write(
      try #require(text("x.po")).replacing("Quiz", with: "Quizz"), to: "x.po")
    let transcript = await run("import", folder.file("x.po"))
    #expect(transcript.status == 1 && transcript.output == "2 more texts were left out.\n")
  }

  @Test func anEmptyFolderIsGivenItsLanguages() async throws {
    OutputFolder.create(folder.file("N"))
    try folder.write(
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"#
        + #""en":{"stringUnit":{"state":"translated","value":"One"}},"#
        + #""fr":{"stringUnit":{"state":"translated","value":"Un"}}}}},"version":"1.0"}"#,
      to: "Quiz.xcstrings")
    let transcript = await run("import", folder.file("Quiz.xcstrings"), in: "N")
    #expect(transcript.status == 0, "\(transcript.errors)")
    #expect(text("N/en.lproj/Quiz.strings")?.contains("One") == true)
    #expect(text("N/fr.lproj/Quiz.strings")?.contains("Un") == true)
  }

  @Test func aPluralHeaderWithoutEndIsReported() async throws {
    try folder.write(
      #""k1" = ".input {$n :integer} .match $n one {{{$n} point}} * {{{$n} points}}";"#,
      to: "L/en.lproj/Quiz.strings")
    let operators = String(repeating: "+n", count: 160_000)
    try folder.write(
      "msgid \"\"\nmsgstr \"Language: fr\\nX-Hanok-Table: Quiz\\n"
        + "Plural-Forms: nplurals=2; plural=n\(operators);\\n\"\n\nmsgctxt \"k1\"\n"
        + "msgid \"{$n} point\"\nmsgid_plural \"{$n} points\"\nmsgstr[0] \"{$n} a\"\n"
        + "msgstr[1] \"{$n} b\"\n", to: "x.po")
    let transcript = await run("import", folder.file("x.po"))
    #expect(transcript.status == 1)
    #expect(transcript.errors.contains("has too many operators"), "\(transcript.errors)")
    #expect(transcript.output.contains("0 unfinished, 2 left out"))
  }
}
