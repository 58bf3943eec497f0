import ConcentrationController
import HanokArguments
import HanokTesting
import Testing

@testable import concentration

@Suite struct ConcentrationCommandTests {
  private func run(_ arguments: [String], environment: [String: String] = [:]) async
    -> CommandTranscript
  {
    await CommandTranscript.run(
      ConcentrationCommand.self, arguments, environment: environment)
  }

  @Test(arguments: ["ar", "en", "ja", "ko"])
  func helpIsInTheLanguage(language: String) async {
    let help = await run(["--help", "--locale", language])
    #expect(help.status == 0)
    for option in ["--pairs", "--seed", "--pictures", "--scores", "--locale", "--plain"] {
      #expect(help.output.contains(option))
    }
    #expect(help.output.contains("Turn over two cards at a time") == (language == "en"))
    #expect(!help.output.contains("{"))
  }

  @Test(arguments: ["ar", "en", "ja", "ko"])
  func helpNamesTheDefaults(language: String) async {
    let help = await run(["--help", "--locale", language])
    // Wherever its lines are broken.
    let text = help.output.filter { !$0.isWhitespace }
    #expect(text.contains(ConcentrationCommand.usualScoreFile))
    let pictures = GameSettings(seed: 0).theme
    #expect(["(", "（"].contains { text.contains("\(pictures)\($0)") }, "\(text)")
  }

  @Test(arguments: [
    (["--pairs", "1"], "The number of pairs can’t be “1”.", "from 2 to 18"),
    (["--pairs", "19"], "The number of pairs can’t be “19”.", "from 2 to 18"),
    (["--pairs", "many"], "The number of pairs can’t be “many”.", "from 2 to 18"),
    (["--seed", "-0.5x"], "--seed", "--seed"),
    (["--seed", "x"], "The seed can’t be “x”.", "Choose a whole number that is 0 or more."),
    (["--pictures", "animal"], "There are no pictures called “animal”.", "“animals”"),
    (["--pictures", "x"], "There are no pictures", "animals, faces, kana, hangul, letters"),
  ])
  func aWrongOptionIsExplained(arguments: [String], sentence: String, remedy: String) async {
    let transcript = await run(arguments + ["--locale", "en"])
    #expect(transcript.status == 64)
    #expect(transcript.errors.contains(sentence), "\(transcript.errors)")
    #expect(transcript.errors.contains(remedy), "\(transcript.errors)")
  }

  @Test(arguments: [
    ("ko", "“19” 값은 쌍의 수로 사용할 수 없습니다."), ("ja", "「19」は組の数として使えません。"),
    ("ar", "لا يصلح «19» عددًا للأزواج."),
  ])
  func mistakesAreExplainedInTheLanguage(language: String, sentence: String) async {
    let transcript = await run(["--pairs", "19", "--locale", language])
    #expect(transcript.errors.contains(sentence), "\(transcript.errors)")
  }

  @Test func anInvalidScoreFileIsRejected() async throws {
    let (text, sentence) = ("{", "contains something other than the scores")
    let folder = try TemporaryFolder()
    try folder.write(text, to: "scores.json")
    let transcript = await run(["--scores", folder.file("scores.json"), "--locale", "en"])
    #expect(transcript.status == 65)
    #expect(transcript.errors.contains(sentence))
    #expect(transcript.errors.contains("scores.json"))
    #expect(try folder.bytes(of: "scores.json") == Array(text.utf8))
  }

  @Test func theUsualFileIsRefusedToo() async throws {
    let home = try TemporaryFolder()
    try home.write("[]", to: "hanok/concentration.json")
    let transcript = await run(
      [], environment: ["XDG_DATA_HOME": home.path, "LANG": "ja_JP.UTF-8"])
    #expect(transcript.status == 65)
    #expect(transcript.errors.contains("ファイルの内容がこのゲームの得点ではありません。"))
  }
}
