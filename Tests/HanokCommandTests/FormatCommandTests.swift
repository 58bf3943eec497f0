import HanokArguments
import Testing

@testable import HanokCommand

@Suite struct FormatCommandTests {
  @Test(arguments: [
    (["--locale", "ko", "--arg", "count=3", "{$count :number}개"], "3개"),
    (["--locale", "de", "--arg", "n=1234567.5", "{$n :number}"], "1.234.567,5"),
    (["--locale", "de", "--arg", "n=1234567.5", "{$n}"], "1234567.5"),
    (["--locale", "en", "--arg", "$name=a=b", "Hello {$name}"], "Hello a=b"),
    (["--locale", "en", "--arg", "name=", "[{$name}]"], "[]"),
    (["--locale", "en", "--arg", "l=[\"a\", \"b\"]", "{$l :hanok:list}"], "a and b"),
    (["--locale", "en", "--arg", "text=[draft] one", "{$text}"], "[draft] one"),
    (["--locale", "ko", "--arg", #"p={"value": 5, "currency": "KRW"}"#, "{$p :currency}"], "₩5"),
    (["--locale", "en", "--arg", "x=1", "--bidi", "default", "{$x}"], "\u{2068}1\u{2069}"),
    (
      [
        "--locale", "en", "--time-zone", "Asia/Seoul", "--arg", "d=2026-11-21T20:00:00Z",
        "{$d :date}",
      ], "Nov 22, 2026"
    ),
  ])
  func aMessageIsFormatted(arguments: [String], text: String) async {
    let transcript = await run(arguments)
    #expect(transcript.output == text + "\n")
    #expect(transcript.errors == "")
    #expect(transcript.status == 0)
  }

  @Test func theLanguageOfTheEnvironmentServesWhereNoneIsGiven() async {
    let transcript = await run(["{1.5 :number}"], environment: ["LANG": "ko_KR.UTF-8"])
    #expect(transcript.output == "1.5\n")
    let json = await run(["--json", "{1 :number}"], environment: ["LANG": "ko_KR.UTF-8"])
    #expect(json.output.contains(#""locale":"ko-KR""#))
    let german = await run(["{1234.5 :number}"], environment: ["LANG": "de_DE.UTF-8"])
    #expect(german.output == "1.234,5\n")
  }

  @Test func aFailureIsReportedAndFallsBack() async {
    let transcript = await run(["--locale", "ko", "{$count :intger} {$name}"])
    #expect(transcript.output == "{$count} {$name}\n")
    #expect(
      transcript.errors.contains(
        """
        hanok: 1:1: In the message “{$count :intger} {$name}”, $count has no value.
          {$count :intger} {$name}
          ^
        """), "\(transcript.errors)")
    #expect(transcript.errors.contains("Did you mean “integer”?"))
    #expect(transcript.errors.contains("\nSet its value with --arg name=…\n"))
    #expect(transcript.status == 65)
  }

  @Test func onlyAnErrorAtABraceSaysHowABraceIsWritten() async {
    #expect(await run(["a } b"]).errors.contains("and a brace that is text as \\}."))
    #expect(await run(["a {b"]).errors.contains("Write a placeholder as {$name}, and a brace that"))
    let transcript = await run([".match"])
    #expect(
      transcript.errors == """
        hanok: 1:7: In the message “.match”, white space is expected here.
          .match
                ^

        """)
  }

  @Test(arguments: [
    ([], "The message is missing."),
    (["--locale", "x!", "a"], "“x!” isn’t a language tag."),
    (["--arg", "a", "b"], "“a” doesn’t assign a value to a variable."),
    (["--arg", "=a", "b"], "“=a” doesn’t assign a value to a variable."),
    (["--arg", "a=1", "--arg", "$a=2", "b"], "The variable a was given two values."),
    (["--time-zone", "Mars/Base", "a"], "“Mars/Base” isn’t a time zone."),
    (["--bidi", "some", "a"], "“some” isn’t a valid value for --bidi."),
    (["--arg", #"p={"value": 5, "coin": "USD"}"#, "a"], "“p” can’t have this value."),
  ])
  func aUsageErrorHasStatus64(arguments: [String], sentence: String) async {
    let transcript = await run(arguments)
    #expect(transcript.errors.contains(sentence), "\(transcript.errors)")
    #expect(transcript.output == "")
    #expect(transcript.status == 64)
  }

  private func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) async -> CommandTranscript {
    await CommandTranscript.run(
      HanokTool.self, ["format"] + arguments, environment: environment)
  }
}
