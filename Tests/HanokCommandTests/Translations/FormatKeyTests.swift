import HanokArguments
import HanokTesting
import Testing

@testable import HanokCommand

@MainActor @Suite struct FormatKeyTests {
  private func tables() throws -> TranslationFolder {
    try TranslationFolder([
      "en/Quiz": """
      "score" = ".input {$n :integer} .match $n one {{{$n} point}} * {{{$n} points}}";
      "date" = "On {$day :date}";
      "hello" = "Hi {$name}";
      "lines" = "One\nlonger";
      "broken" = "{";
      """,
      "pl/Quiz": """
      "score" = ".input {$n :integer} .match $n
      one {{{$n} punkt}} few {{{$n} punkty}} many {{{$n} punktów}} two {{x}} * {{{$n} punktu}}";
      "date" = "Dnia {$day}";
      """,
      "ja/Quiz": "\"score\" = \"{$n :integer}点\";",
    ])
  }

  @Test func eachVariantIsShownWithItsSamples() async throws {
    let transcript = try await tables().run("format", "--key", "score", "--locale", "pl")
    #expect(transcript.errors == "" && transcript.status == 0)
    #expect(
      transcript.output == """
        n=1  1 punkt    7
        n=2  2 punkty   8
        n=3  3 punkty   8
        n=5  5 punktów  9
        n=0  0 punktów  9
        two: no sample reaches this variant.

        """, "\(transcript.output)")
  }

  @Test(arguments: [
    (["score", "--locale", "ja"], "n=5  5点  3\n"),
    (["score", "--locale", "pl", "--arg", "n=22"], "22 punkty\n"),
    // What a language lacks is the source language's, with its rules.
    (["score", "--locale", "fr", "--arg", "n=0"], "0 points\n"),
    (["score", "--locale", "pl-PL", "--arg", "n=22"], "22 punkty\n"),
    (["hello", "--locale", "pl"], "name=$name  Hi $name  8\n"),
    (["lines", "--locale", "en"], "One␊longer  6\n"),
    // A value without a function has that of the source.
    (["date", "--locale", "pl"], "day=2026-05-09T14:30:00  Dnia 2026-05-09T14:30:00  24\n"),
  ])
  func aMessageOfATableIsFormatted(arguments: [String], output: String) async throws {
    let tables = try tables()
    let transcript = await CommandTranscript.run(
      HanokTool.self,
      ["format", "--table", "Quiz", "--localizations", tables.path, "--key"] + arguments)
    #expect(transcript.output == output)
    #expect(transcript.errors == "")
  }

  @Test(arguments: [
    (["--key", "scroe"], "The table Quiz has no message “scroe”.\nDid you mean “score”?", 64),
    (["--key", "score", "--table", "Quizz"], "There is no table Quizz.\nDid you mean “Quiz”?", 64),
    (["--key", "score", "Hello"], "Both a message and a key were given.", 64),
    (["--key", "broken"], "1:2:", 65),
  ])
  func aKeyThatIsNotThereIsExplained(
    arguments: [String], sentence: String, status: Int32
  ) async throws {
    let tables = try tables()
    let transcript = await CommandTranscript.run(
      HanokTool.self, ["format", "--localizations", tables.path] + arguments)
    #expect(transcript.errors.contains(sentence), "\(transcript.errors)")
    #expect(transcript.output == "" && transcript.status == status)
  }

  @Test func ofSeveralTablesOneIsToBeNamed() async throws {
    let tables = try tables()
    try tables.write("", to: "en/Other")
    let transcript = await tables.run("format", "--key", "score")
    #expect(transcript.errors.contains("Use --table with one of Other or Quiz."))
    #expect(transcript.status == 64)
  }
}
