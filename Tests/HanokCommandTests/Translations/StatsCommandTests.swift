import HanokArguments
import HanokJSON
import HanokTesting
import Testing

@testable import HanokCommand

@MainActor @Suite struct StatsCommandTests {
  private func tables() throws -> TranslationFolder {
    let source = (1...8).map { "\"k\($0)\" = \"Word \($0)\";\n" }.joined()
    let korean = """
      "k1" = "하나"; "k2" = "둘"; "k3" = "셋"; "k4" = "넷";
      /* @source Word five */
      "k5" = "다섯";
      /* @untranslated */
      "k6" = "Word 6";
      "k7" = "{$x}";
      /* @gone */
      "old" = "옛";
      "mine" = "내 것";
      """
    return try TranslationFolder([
      "en/Quiz": source, "en/Long": "\"a\" = \"A\";", "ko/Quiz": korean,
      "ja/Quiz": "", "ja/Long": "\"a\" = \"あ\";", "en-XA/Quiz": "",
    ])
  }

  @Test func languagesAndTablesHaveABarAndNumbers() async throws {
    let transcript = try await tables().run("stats")
    #expect(transcript.errors == "" && transcript.status == 0)
    #expect(
      transcript.output == """
        Japanese (ja)                            Untranslated  Changed  Extra  Findings
          Long   ████████████████████████  100%             0        0      0         0
          Quiz   ░░░░░░░░░░░░░░░░░░░░░░░░    0%             8        0      0         0
          Total  ██░░░░░░░░░░░░░░░░░░░░░░   11%             8        0      0         0

        Korean (ko)                              Untranslated  Changed  Extra  Findings
          Long   ░░░░░░░░░░░░░░░░░░░░░░░░    0%             1        0      0         0
          Quiz   ███████████████▒▒▒░░░░░░   62%             2        1      2         2
          Total  ██████████████▒▒░░░░░░░░   55%             3        1      2         2

        """, "\(transcript.output)")
  }

  @Test func aTableAloneIsCounted() async throws {
    let transcript = try await tables().run("stats", "ko", "--table", "Long")
    #expect(transcript.output.contains("Long") && !transcript.output.contains("Quiz"))
    let unknown = try await tables().run("stats", "--table", "Lang")
    #expect(unknown.status == 64 && unknown.errors.contains("Did you mean “Long”?"))
  }

  @Test(arguments: [80, 60, 40, 30])
  func everyLineFitsTheTerminal(width: Int) async throws {
    for language in ["en", "ko", "ja", "ar"] {
      let environment = ["COLUMNS": "\(width)", "LANG": language]
      let lines = try await tables().run("stats", environment: environment).output
        .split(separator: "\n").map(String.init)
      #expect(lines.allSatisfy { $0.cells <= width }, "\(lines.joined(separator: "\n"))")
      #expect(lines.contains { $0.contains("█") })
    }
  }

  @Test func aNarrowTerminalHasTheNumbersInWords() async throws {
    let transcript = try await tables().run("stats", "ko", environment: ["COLUMNS": "40"])
    #expect(
      transcript.output == """
        Korean (ko)
          Long   ░░░░░░░░░░░░░░░░░░░░░░░░   0%
            1 untranslated
          Quiz   ███████████████▒▒▒░░░░░░  62%
            2 untranslated · 1 changed · 2 extra
            2 findings
          Total  ██████████████▒▒░░░░░░░░  55%
            3 untranslated · 1 changed · 2 extra
            2 findings

        """, "\(transcript.output)")
  }

  @Test func columnsAreAlignedInCells() async throws {
    for language in ["ko", "ja", "ar"] {
      let output = try await tables().run("stats", environment: ["LANG": language])
        .output
      let rows = output.split(separator: "\n").map(String.init)
      // Heading and rows end in one column.
      #expect(Set(rows.map(\.cells)).count == 1, "\(output)")
    }
  }

  @Test func machinesHaveStableNames() async throws {
    let output = try await tables().run("stats", "--json", "ko").output
    let json = try JSONValue(parsing: Array(output.utf8))
    guard case .array(let languages)? = json["languages"]?.kind,
      case .array(let rows)? = languages.first?["tables"]?.kind
    else { return #expect(Bool(false), "\(output)") }
    #expect(
      languages[0]["language"]?.string == "ko"
        && rows.map { $0["table"]?.string } == ["Long", "Quiz"])
    let expected = [
      ("total", "8"), ("translated", "5"), ("untranslated", "2"), ("changed", "1"), ("gone", "1"),
      ("extra", "1"), ("findings", "2"),
    ]
    for (name, number) in expected {
      #expect(output.contains("\"\(name)\":\(number)"), "\(name)")
    }
    #expect(languages[0]["sum"]?["table"] == nil && languages[0]["sum"] != nil)
  }

  @Test func withoutALanguageTheFirstStepIsNamed() async throws {
    let tables = try TranslationFolder(["en/T": "\"a\" = \"b\";"])
    #expect(await tables.run("stats").output.contains("hanok add fr"))
  }

  @Test func aFileThatCannotBeReadIsAFinding() async throws {
    let tables = try TranslationFolder(["en/T": "\"a\" = \"b\";", "ko/U": ""])
    try tables.folder.write("", to: "Localizations/ko.lproj/T.strings/file")
    let transcript = await tables.run("stats", "--json")
    #expect(transcript.output.contains("\"findings\":1,"), "\(transcript.output)")
    #expect(transcript.output.contains("\"untranslated\":1}") && transcript.status == 0)
    let update = await tables.run("update")
    #expect(update.errors.contains("T.strings: ") && update.status == 65 && update.output == "")
  }

  @Test func nearlyAllIsNotAHundredPercent() async throws {
    let keys = (0..<400).map { "\"k\($0)\"" }
    let source = keys.map { "\($0) = \"A\";\n" }.joined()
    let tables = try TranslationFolder([
      "en/T": source, "ko/T": keys.dropLast().map { "\($0) = \"가\";\n" }.joined(),
      "ja/T": "\(keys[0]) = \"あ\";",
    ])
    let lines = await tables.run("stats").output.split(separator: "\n")
    #expect(lines[1].contains("█░") && lines[1].contains(" 0%"))
    #expect(lines[3].contains("█░ ") && lines[3].contains("99%"))
  }
}
