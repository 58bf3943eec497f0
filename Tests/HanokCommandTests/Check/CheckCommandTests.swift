import HanokArguments
import HanokLocalization
import HanokTesting
import Testing

@testable import HanokCommand

/// `hanok check` lists findings, mends them, and ends with a status.
@MainActor @Suite struct CheckCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "\"again\" = \"Play again\";\n\"quit\" = \"Quit\";\n", to: "L/en.lproj/Quiz.strings")
    try folder.write(
      "\"again\" = \"다시  하기\";\n\"quit\" = \"끝내기！\";\n", to: "L/ko.lproj/Quiz.strings")
    try folder.write("\"again\" = \"Encore\";\n", to: "L/fr.lproj/Quiz.strings")
  }

  private func run(
    _ arguments: String..., language: String = "en"
  ) async -> CommandTranscript {
    await CommandTranscript.run(
      HanokTool.self, ["check"] + arguments + ["--localizations", folder.file("L")],
      environment: ["LANG": language])
  }

  @Test func aTableThatChangesTheToolkitsWordsLacksNone() async throws {
    for language in ["en", "ko"] {
      try folder.write(
        "\"no\" = \"No \(language)\";\n\"yes\" = \"Yes \(language)\";\n",
        to: ".build/checkouts/kit/Localizations/\(language).lproj/Hanok.strings")
    }
    try folder.write("\"yes\" = \"예\";\n", to: "L/ko.lproj/Hanok.strings")
    try folder.write("\"yes\" = \"Oui\";\n", to: "L/fr.lproj/Hanok.strings")
    let transcript = await run("--only", "missing", "--table", "Hanok")
    #expect(transcript.output.contains("fr.lproj/Hanok.strings: warning [missing]"))
    #expect(!transcript.output.contains("ko.lproj"), "\(transcript.output)")
  }

  @Test func onlyTheFirstOfManyFindingsInAFileAreListed() async throws {
    let entries = (1...1_001).map { "\"key\($0)\" = \"\u{7}\";\n" }.joined()
    try folder.write(entries, to: "L/fr.lproj/Quiz.strings")
    try folder.write("\"again\" = \"\u{7}다시\";\n", to: "L/ko.lproj/Quiz.strings")
    let transcript = await run("--only", "control-character")
    let output = transcript.output
    #expect(output.ranges(of: "fr.lproj/Quiz.strings:").count == 11)
    #expect(output.contains("fr.lproj/Quiz.strings: 991 more problems in this file aren’t shown."))
    #expect(output.ranges(of: "ko.lproj/Quiz.strings:1:").count == 1)
    #expect(!output.contains("ko.lproj/Quiz.strings: "))
    #expect(output.contains("1,002"))
    #expect(output.utf8.count < 60_000)
    #expect(transcript.status == 1)
    let json = await run("--only", "control-character", "--json").output
    #expect(json.split(separator: "\n").count == 1_002)
  }

  @Test func aTranslationOfTheToolkitsTablesIsCheckedBesideThem() async throws {
    try folder.write(
      "\"yes\" = \"Yes\";\n", to: ".build/checkouts/kit/Localizations/en.lproj/Hanok.strings")
    try folder.write(
      "\"yes\" = \"Oui\";\n\"no\" = \"Non\";\n", to: "L/fr.lproj/Hanok.strings")
    for arguments in [["--locale", "fr"], ["--table", "Hanok"]] {
      let output = await run(arguments[0], arguments[1]).output
      #expect(output.contains("fr.lproj/Hanok.strings:2:1: warning [extra]"))
      #expect(!output.contains("[stray-table]"))
    }
  }

  @Test func aFindingHasItsPlaceItsCheckAndARemedy() async {
    let transcript = await run("--locale", "ko", "--only", "double-space")
    let path = folder.file("L/ko.lproj/Quiz.strings")
    #expect(
      transcript.output == """
        \(path):1:15: warning [double-space]: The message “again” has two spaces in a row.
          "again" = "다시  하기";
                          ^
        Remove one of them.

        Errors: 0, warnings: 1, notes: 0; tables: 1

        """)
    #expect(transcript.status == 0)
  }

  @Test(arguments: [("ko", "경고", "지우세요"), ("ja", "警告", "削除")])
  func findingsAreInTheLanguageOfTheReader(language: String, label: String, remedy: String) async {
    let transcript = await run("--only", "double-space", language: language)
    #expect(transcript.output.contains(label))
    #expect(transcript.output.contains(remedy))
    #expect(!transcript.output.contains("{"))
  }

  @Test func repairableFindingsAreRepaired() async throws {
    let transcript = await run("--repair", "--locale", "ko")
    let text = String(decoding: try folder.bytes(of: "L/ko.lproj/Quiz.strings"), as: UTF8.self)
    #expect(text == "\"again\" = \"다시 하기\";\n\"quit\" = \"끝내기!\";\n")
    #expect(transcript.output.hasPrefix("Repaired: 2\n"))
    // No mark ends the source: that isn't mended without doubt.
    #expect(transcript.output.contains("[end-punctuation]"))
    #expect(!transcript.output.contains("[double-space]"))
  }

  @Test func theSourceLanguageIsRepairedWhereItIsNamed() async throws {
    let source = "\"again\" = \"Play  again\";\n"
    try folder.write(source, to: "L/en.lproj/Game.strings")
    try folder.write(
      "/* @source Play  again */\n\"again\" = \"Rejouer\";\n", to: "L/fr.lproj/Game.strings")
    func text(_ language: String) throws -> String {
      String(decoding: try folder.bytes(of: "L/\(language).lproj/Game.strings"), as: UTF8.self)
    }
    _ = await run("--repair", "--table", "Game")
    #expect(try text("en") == source)
    let transcript = await run("--repair", "--locale", "en", "--table", "Game")
    #expect(transcript.output.hasPrefix("Repaired: 1\n"))
    #expect(try text("en") == "\"again\" = \"Play again\";\n")
    #expect(try text("fr") == "/* @source Play again */\n\"again\" = \"Rejouer\";\n")
    #expect(await !run("--table", "Game").output.contains("[changed-source]"))
  }

  @Test func theStatusIsOneForErrorsAndStrictlyForWarnings() async throws {
    #expect(await run().status == 0)
    #expect(await run("--strict").status == 1)
    #expect(await run("--strict", "--locale", "en").status == 0)
    try folder.write("\"again\" = \"{\";", to: "L/fr.lproj/Quiz.strings")
    let transcript = await run()
    #expect(transcript.status == 1)
    #expect(transcript.output.contains("error [message-syntax]"))
  }

  @Test func machinesGetALineOfJSONForEachFinding() async throws {
    let transcript = await run("--json", "--locale", "fr")
    let path = folder.file("L/fr.lproj/Quiz.strings")
    #expect(
      transcript.output == """
        {"check":"missing","file":"\(path)","isRepairable":false,"remedy":"Missing messages are shown in \
        the source language. Run hanok update to add them, then translate them.","sentence":"The table Quiz lacks 1 \
        message from the source language: quit.","severity":"warning"}

        """)
  }

  @Test func manyUntranslatedMessagesAreALine() async throws {
    func entries(_ count: Int) -> String {
      (0..<count).map { "/* @untranslated */\n\"k\($0)\" = \"Text\";\n" }.joined()
    }
    try folder.write(entries(7), to: "L/en.lproj/Long.strings")
    try folder.write(entries(6), to: "L/fr.lproj/Long.strings")
    let many = await run("--locale", "fr", "--table", "Long")
    #expect(many.output.contains("6 messages aren’t translated yet"))
    #expect(!many.output.contains("[untranslated]"))
    #expect(many.output.contains("[missing]") && many.output.contains("warnings: 7"))
    #expect(await run("--locale", "fr", "--json").output.contains("\"untranslated\""))
    try folder.write(entries(5), to: "L/fr.lproj/Long.strings")
    let few = await run("--locale", "fr", "--table", "Long")
    #expect(few.output.contains("[untranslated]") && !few.output.contains("hanok stats"))
  }

  @Test func notesAreListedWhereTheyAreAskedFor() async throws {
    try folder.write(
      "\"again\" = \"Encore\";\n\"quit\" = \"encore\";\n", to: "L/fr.lproj/Quiz.strings")
    #expect(await !run().output.contains("[start-capital]"))
    #expect(await run("--notes").output.contains("note [start-capital]"))
    #expect(await run("--only", "start-capital").output.contains("note [start-capital]"))
  }

  @Test(
    arguments: [
      (["--locale", "de"], "There is no translation for “de” yet."),
      (["--locale", "d e"], "isn’t a language tag"),
      (["--table", "Quizz"], "Did you mean “Quiz”?"),
      (["--only", "duoble-space"], "Did you mean “double-space”?"),
    ])
  func unknownNamesAreRejectedWithTheKnownOnes(arguments: [String], sentence: String) async {
    let transcript = await CommandTranscript.run(
      HanokTool.self, ["check"] + arguments + ["--localizations", folder.file("L")])
    #expect(transcript.status == 64)
    #expect(transcript.errors.contains(sentence), "\(transcript.errors)")
  }

  @Test func unusedMessagesAreListed() async throws {
    try folder.write("label.message = .Quiz.again", to: "S/Deep/Quiz.swift")
    let transcript = await run("--sources", folder.file("S"), "--locale", "en")
    #expect(transcript.output.contains("en.lproj/Quiz.strings:2:1: warning [unused]"))
    #expect(transcript.output.contains("No source file uses the message “quit”."))
    #expect(!transcript.output.contains("again"))
    #expect(await run("--locale", "en").output == "Checked 1 table; no problems found.\n")
    #expect(
      await run("--sources", folder.file("S"), "--locale", "fr").output.contains("[unused]")
        == false)
    #expect(await run("--sources", folder.file("none")).status == 64)
  }

  @Test func aFolderWithoutFindingsIsClean() async {
    let transcript = await run("--locale", "en")
    #expect(transcript.output == "Checked 1 table; no problems found.\n")
  }

  @Test func aMissingFolderIsNamed() async {
    let transcript = await CommandTranscript.run(
      HanokTool.self, ["check", "--localizations", folder.file("X")])
    #expect(transcript.status == 64)
    #expect(transcript.errors.contains(folder.file("X")))
  }
}
