import HanokArguments
import HanokLocalization
import HanokReview
import HanokTesting
import HanokUnicode
import Testing

@testable import HanokCommand

/// `hanok edit` from the command line.
@MainActor @Suite struct EditCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(EditSamples.source, to: "en.lproj/Quiz.strings")
    try folder.write(EditSamples.french, to: "fr.lproj/Quiz.strings")
  }

  private func run(_ arguments: String..., input: String = "") async -> CommandTranscript {
    await CommandTranscript.run(HanokTool.self, ["edit"] + arguments, input: input)
  }

  @Test(arguments: [
    (["en"], "en is the source language."),
    (["ja"], "There is no translation for “ja” yet."),
    (["not a tag"], "“not a tag” isn’t a language tag."),
    (["fr", "--table", "Quizz"], "There is no table Quizz."),
  ])
  func invalidArgumentsAreReported(arguments: [String], sentence: String) async {
    let all = ["edit", arguments[0], "--localizations", folder.path] + arguments.dropFirst()
    let transcript = await CommandTranscript.run(HanokTool.self, all)
    #expect(transcript.status == 64 && transcript.errors.contains(sentence))
  }

  @Test func aNearNameIsSuggested() async {
    let transcript = await run("fr", "--localizations", folder.path, "--table", "Quizz")
    #expect(transcript.errors.contains("Did you mean “Quiz”?"))
    #expect(await run("ja", "--localizations", folder.path).errors.contains("hanok add ja"))
  }

  @Test func aTranslationOfTheToolkitsTablesIsEdited() async throws {
    try folder.write("\"yes\" = \"Yes\";\n", to: "kit/en.lproj/Hanok.strings")
    try folder.write("\"yes\" = \"Oui\";\n", to: "fr.lproj/Hanok.strings")
    let session = EditSession(
      EditedProject(
        try LocalizationFolder(folder.path), toolkit: try LocalizationFolder(folder.file("kit")),
        language: try LanguageTag("fr"), tables: ["Hanok"]))
    await session.read()
    let item = session.project[EditSamples.id("yes", "Hanok")]
    #expect(item?.source == "Yes" && item?.translation == "Oui")
  }

  @Test func tablesOfTheToolkitAreKnown() async throws {
    let package = try TemporaryFolder()
    try package.write(EditSamples.source, to: "Localizations/en.lproj/Quiz.strings")
    try package.write("\"yes\" = \"Oui\";\n", to: "Localizations/fr.lproj/Hanok.strings")
    try package.write(
      "\"yes\" = \"Yes\";\n", to: ".build/checkouts/kit/Localizations/en.lproj/Hanok.strings")
    let transcript = await CommandTranscript.run(
      HanokTool.self,
      ["edit", "fr", "--table", "Hanokk", "--localizations", package.file("Localizations")])
    #expect(transcript.errors.contains("Did you mean “Hanok”?"))
  }

  @Test func aFolderWithoutASourceIsReported() async throws {
    let other = try TemporaryFolder()
    #expect(await run("fr", "--localizations", other.path).status == 64)
    #expect(await run("fr", "--localizations", other.file("nowhere")).status == 64)
  }
}
