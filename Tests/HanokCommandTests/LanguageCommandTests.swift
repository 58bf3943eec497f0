import HanokArguments
import Testing

@testable import HanokCommand

@Suite struct LanguageCommandTests {
  @Test(arguments: [
    (["chain", "zh-HK"], "zh-HK\nzh-Hant-HK\nzh-Hant\n"),
    (["chain", "sr_ME.UTF-8"], "sr-ME\nsr-Latn-ME\nsr-Latn\n"),
    (["chain", "es-MX", "--json"], "[\"es-MX\",\"es-419\",\"es\"]\n"),
    (["match", "--available", "zh-Hans, zh-Hant,en", "--wanted", "zh-HK"], "zh-Hant\n"),
    (["match", "--available", "ko,ja", "--wanted", "fr,ja"], "ja\n"),
    (["match", "--available", "en,en-001", "--wanted", "en-NZ"], "en-001\n"),
    (["match", "--available", "ru,de", "--wanted", "be", "--distance", "language"], "ru\n"),
    (["match", "--available", "hi,en", "--wanted", "hi-Latn"], "hi\n"),
    (["match", "--available", "iw,en_US", "--wanted", "he"], "iw\n"),
    (["match", "--available", "iw,he", "--wanted", "he"], "iw\n"),
    (
      ["match", "--json", "--available", "es,es-419", "--wanted", "es-MX"],
      #"{"chain":["es-419","es"],"chosen":"es-419"}"# + "\n"
    ),
  ])
  func languagesAreListed(arguments: [String], output: String) async {
    let transcript = await CommandTranscript.run(HanokTool.self, arguments)
    #expect(transcript.output == output)
    #expect(transcript.errors == "")
    #expect(transcript.status == 0)
  }

  @Test func noMatchIsNull() async {
    let arguments = ["match", "--json", "--available", "ko", "--wanted", "fr"]
    let transcript = await CommandTranscript.run(HanokTool.self, arguments)
    #expect(transcript.output == #"{"chain":[],"chosen":null}"# + "\n")
    #expect(transcript.status == 1)
  }

  @Test(arguments: [
    (
      ["match", "--available", "ko", "--wanted", "fr"],
      "No available language matches fr.", 1
    ),
    (["match", "--available", ",", "--wanted", "fr"], "No language tag was given.", 64),
    (["match", "--available", "ko,e!", "--wanted", "fr"], "“e!” isn’t a language tag.", 64),
    (
      ["match", "--available", "hi,en", "--wanted", "hi-Latn", "--distance", "region"],
      "No available language matches", 1
    ),
    (["match", "--available", "ru", "--wanted", "be"], "No available language matches", 1),
    (["match", "--available", "ru", "--wanted", "uk", "--distance", "far"], "far", 64),
    (["match", "--available", "ru"], "--wanted is missing.", 64),
    (["chain"], "<tag> is missing.", 64), (["chain", ""], "“” isn’t a language tag.", 64),
    (["chian", "ko"], "Did you mean “chain”?", 64), ([], "A subcommand is missing.", 64),
  ])
  func invalidArgumentsAreReported(arguments: [String], sentence: String, status: Int32) async {
    let transcript = await CommandTranscript.run(HanokTool.self, arguments)
    #expect(transcript.errors.contains(sentence), "\(transcript.errors)")
    #expect(transcript.output == "")
    #expect(transcript.status == status)
  }

  @Test(arguments: [("ko", "필요한 인수가 없습니다: <태그>"), ("ja", "必要な引数がありません：<タグ>")])
  func aMissingArgumentIsCalledAsTheHelpPageCallsIt(language: String, sentence: String) async {
    let environment = ["LANG": "\(language).UTF-8"]
    let outcome = await CommandTranscript.run(
      HanokTool.self, ["chain"], environment: environment)
    #expect(outcome.errors.hasPrefix("hanok: \(sentence)\n"), "\(outcome.errors)")
    let help = await CommandTranscript.run(
      HanokTool.self, ["chain", "--help"], environment: environment)
    #expect(help.output.contains(sentence.suffix(4)))
  }

  @Test(arguments: ["en", "ko", "ja", "ar"], [[], ["new"], ["format"], ["match"], ["chain"]])
  func everyHelpPageHasItsWords(language: String, command: [String]) async {
    let transcript = await CommandTranscript.run(
      HanokTool.self, command + ["--help", "--locale", language])
    #expect(transcript.status == 0)
    #expect(!transcript.output.contains("{HanokCommand."), "\(transcript.output)")
    #expect(transcript.output.contains(command.first ?? "format"))
  }
}
