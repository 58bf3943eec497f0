import HanokArguments
import HanokLocalization
import HanokScenes
import HanokTesting
import Testing

@testable import HanokCommand

/// The folders that `hanok import` writes the languages of a file to.
@MainActor @Suite struct ImportLanguageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("\"quit\" = \"Quit\";\n", to: "L/en.lproj/T.strings")
    try folder.write("\"quit\" = \"退\";\n", to: "L/zh-Hans.lproj/T.strings")
  }

  private func importCatalog(_ languages: [String: String]) async throws -> CommandTranscript {
    let members = languages.sorted { $0.key < $1.key }.map { tag, text in
      "\"\(tag)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
    }
    try folder.write(
      """
      {"sourceLanguage": "en", "strings": {"quit": {"localizations": {
        \(members.joined(separator: ", "))}}}}
      """, to: "T.xcstrings")
    return await CommandTranscript.run(
      HanokTool.self,
      ["import", folder.file("T.xcstrings"), "--localizations", folder.file("L")])
  }

  private func contains(_ text: String, _ language: String) -> Bool {
    TextFile(path: folder.file("L/\(language).lproj/T.strings")).text?.contains(text) == true
  }

  @Test func theOnlyFolderOfTheSameLanguageIsUsed() async throws {
    let transcript = try await importCatalog(["zh-CN": "退出"])
    #expect(transcript.status == 0, "\(transcript.errors)")
    #expect(contains("退出", "zh-Hans"))
    #expect(try FileReader.names(in: folder.file("L")) == ["en.lproj", "zh-Hans.lproj"])
  }

  @Test func twoLanguagesOfAFileStayApart() async throws {
    let transcript = try await importCatalog(["zh-CN": "退出", "zh-Hans": "结束"])
    #expect(transcript.status == 0, "\(transcript.errors)")
    #expect(contains("结束", "zh-Hans") && contains("退出", "zh-CN"))
  }

  @Test func noTranslationGoesIntoTheSource() async throws {
    #expect(try await importCatalog(["en-US": "Leave"]).status == 0)
    #expect(contains("\"Quit\"", "en") && contains("Leave", "en-US"))
  }

  @Test func aLanguageInGeneralIsReported() async throws {
    let transcript = try await importCatalog(["mul": "X", "German": "Beenden"])
    #expect(transcript.status == 1 && transcript.errors.contains("“mul” isn’t a language tag."))
    #expect(contains("Beenden", "de"))
    #expect(
      try FileReader.names(in: folder.file("L")) == ["de.lproj", "en.lproj", "zh-Hans.lproj"])
  }
}
