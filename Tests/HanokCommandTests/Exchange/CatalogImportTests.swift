import HanokArguments
import HanokLocalization
import HanokScenes
import HanokTesting
import Testing

@testable import HanokCommand

/// What `hanok import` writes of Apple's tables, and what it names.
@MainActor @Suite struct CatalogImportTests {
  private let folder: TemporaryFolder
  private static let french = "\"title\" = \"Jeu, {$name}\";\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("\"title\" = \"Quiz, {$name}\";\n", to: "L/en.lproj/Quiz.strings")
    try folder.write(Self.french, to: "L/fr.lproj/Quiz.strings")
  }

  private func run(_ name: String) async -> CommandTranscript {
    await CommandTranscript.run(
      HanokTool.self, ["import", folder.file(name), "--localizations", folder.file("L")])
  }

  private var table: String? { TextFile(path: folder.file("L/fr.lproj/Quiz.strings")).text }

  @Test func aTableOfOursStaysOne() async throws {
    try folder.write("\"title\" = \"Le quiz, {$name}\";\n", to: "fr.lproj/Quiz.strings")
    let transcript = await run("fr.lproj/Quiz.strings")
    #expect(transcript.status == 0 && transcript.output.contains("1 changed"))
    #expect(table?.contains("\"title\" = \"Le quiz, {$name}\";") == true)
  }

  @Test(arguments: ["\u{0}", "\u{1B}", "\u{9D}"])
  func aControlCharacterOfACommentIsLeftOut(control: String) async throws {
    try folder.write(
      """
      /* A\(control)bove
         @note Rea\(control)d it. */
      "title" = "Le quiz, {$name}";
      """, to: "fr.lproj/Quiz.strings")
    let transcript = await run("fr.lproj/Quiz.strings")
    #expect(transcript.output.contains("1 changed"), "\(transcript.output) \(transcript.errors)")
    let entry = try #require(StringsFile(table ?? "").entries.first)
    #expect(entry.note.description == "Above" && entry.note["note"] == "Read it.")
    #expect(StringsFile(table ?? "").problems.isEmpty)
  }

  @Test func nothingOfAFileInAnUnknownEncodingIsWritten() async throws {
    let bytes = Array("\"title\" = \"Le jeu, {$name}\";\n\"b\" = \"caf".utf8) + [0xE9, 0x22, 0x3B]
    try folder.write(bytes, to: "fr.lproj/Quiz.strings")
    let transcript = await run("fr.lproj/Quiz.strings")
    #expect(transcript.status == 65 && transcript.output.isEmpty)
    #expect(transcript.errors.contains("iconv -f ISO-8859-1 -t UTF-8"), "\(transcript.errors)")
    #expect(table == Self.french)
  }

  @Test func stringsThatAreNotImportedAreNamed() async throws {
    try folder.write(
      """
      {"sourceLanguage": "en", "strings": {"title": {"localizations": {
        "fr": {"variations": {"device": {
          "iphone": {"stringUnit": {"state": "translated", "value": "Touchez, %@"}},
          "other": {"stringUnit": {"state": "translated", "value": "Cliquez, %@"}}}}}}},
        "^[%lld cat](inflect: true)": {}, "at": {"localizations": {
          "fr": {"stringUnit": {"state": "translated", "value": "%5d"}}}}}}
      """, to: "Quiz.xcstrings")
    let transcript = await run("Quiz.xcstrings")
    #expect(transcript.status == 1)
    #expect(transcript.output.contains("For one device or width only: 1 (title|iphone (fr))"))
    #expect(transcript.errors.contains("contains ^[%lld cat](inflect: true), which messages"))
    #expect(transcript.errors.contains("“at” contains %5d, which messages"))
    #expect(table?.contains("\"title\" = \"Cliquez, {$name}\";") == true)
  }
}
