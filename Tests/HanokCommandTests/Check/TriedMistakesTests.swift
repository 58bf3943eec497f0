import HanokArguments
import HanokTesting
import Testing

@testable import HanokCommand

/// A mistake that a translator made, which programs once played without a word.
struct TriedMistake: CustomTestStringConvertible {
  let testDescription: String
  let language: String
  /// What is changed in the sound table, and into what.
  let from: String
  let to: String
  let check: String

  init(_ name: String, _ language: String, _ from: String, _ to: String, _ check: String) {
    testDescription = name
    self.language = language
    self.from = from
    self.to = to
    self.check = check
  }

  static let all: [TriedMistake] = [
    // Each is in the notes of those who tried to translate the quiz.
    .init("an empty value", "ko", "\"확인\"", "\"\"", "untranslated"),
    .init("a space at the end", "ko", "\"확인\"", "\"확인 \"", "end-space"),
    .init("two spaces", "ko", "다시 하기", "다시  하기", "double-space"),
    .init("a missing category", "pl", "few  {{{$score} punkty}}\n", "", "missing-category"),
    .init(
      "a category in a selector by value", "ko", "{$score :integer}점",
      ".input {$score :integer select=exact}\n.match $score\none {{{$score}점}}\n* {{{$score}점}}",
      "bad-variant-key"),
    .init("a full-width mark", "ko", "정말 끝낼까요?", "정말 끝낼까요？", "full-width"),
    .init("a zero-width space", "ko", "다시 하기", "다시\u{200B} 하기", "zero-width-space"),
    .init("decomposed letters", "ko", "\"확인\"", "\"\u{1112}\u{116A}\u{11A8}인\"", "not-nfc"),
    .init("a lone override", "ko", "다시 하기", "다시 하기\u{202E}", "lone-bidi-control"),
    .init(
      "a particle in both forms", "ko", "{$name}{$name :ko:josa pair=|을/를|} 지웁니다",
      "{$name}을(를) 지웁니다", "particle-written-out"),
    .init("an entity of HTML", "ko", "참 & 거짓", "참 &amp; 거짓", "html-entity"),
    .init("a key that is gone", "ko", "\"true\"", "\"treu\"", "extra"),
    .init(
      "one letter for all", "fr", "\"false.keys\" = \"f\"", "\"false.keys\" = \"v\"",
      "mnemonic-twice"),
    .init("variables replaced by digits", "ko", "{$score :integer}점", "3점", "number-written-out"),
    .init(
      "a dropped variable", "ko", "{$name}{$name :ko:josa pair=|을/를|} 지웁니다", "지웁니다",
      "missing-variable"),
    .init("English left as it was", "ko", "다시 하기", "Play again", "same-as-source"),
    .init(
      "a wrong value of an option", "fr", "{$score} point}}",
      "{$score :number minimumFractionDigits=x} point}}", "bad-option"),
    .init("un for one", "fr", "one  {{", "un  {{", "bad-variant-key"),
    .init(
      "a variable without its sign", "fr", "one  {{{$score} point}}",
      "one  {{{score :integer} point}}", "missing-variable"),
    .init("full-width braces", "ko", "{$score :integer}점", "｛$score :integer｝점", "full-width"),
    .init(
      "1 written out where 0 is one, too", "fr", "one  {{{$score} point}}", "one  {{1 point}}",
      "literal-in-one"),
    .init(
      "a mnemonic that isn't in its label", "fr", "\"true.keys\" = \"v\"", "\"true.keys\" = \"t\"",
      "mnemonic-not-in-label"),
    .init(
      "a plain space before the mark", "fr", "quitter\u{202F}?", "quitter ?",
      "space-before-punctuation"),
    .init("a missing semicolon", "ko", "\"다시 하기\";", "\"다시 하기\"", "syntax"),
    .init("typographic quotes for the value", "ko", "\"다시 하기\"", "“다시 하기”", "syntax"),
    .init("an unbalanced brace", "ko", "{$score :integer}점", "{$score :integer점", "message-syntax"),
    .init(
      "an unknown function", "ko", "{$score :integer}점", "{$score :intger}점", "unknown-function"),
    .init(
      "an unknown variable", "ko", "{$score :integer}점", "{$scroe :integer}점", "unknown-variable"),
    .init("a duplicate key", "ko", "\"true.keys\"", "\"true\"", "duplicate-key"),
    .init(
      "English copied into Korean", "ko", "{$score :integer}점",
      ".input {$score :integer}\n.match $score\none {{{$score} point}}\n*   {{{$score} points}}",
      "same-as-source"),
    // Of our own drawing.
    .init("a merge's marks", "ko", "\"again\"", "<<<<<<< ours\n\"again\"", "conflict-marker"),
    .init("Latin-1 read as UTF-8", "fr", "Vérifier", "VÃ©rifier", "encoding"),
    .init(
      "a swapped category", "pl", "few  {{{$score} punkty}}", "fwe  {{{$score} punkty}}",
      "bad-variant-key"),
    .init("a date as a number", "ko", "{$day :date}", "{$day :integer}", "other-type"),
    .init("a tag that isn't closed", "ko", "{#strong}참{/strong}", "{#strong}참", "markup-differs"),
    .init("a translated option", "ko", "--help", "--도움말", "option"),
    .init("a changed number", "ko", "2에서 18까지", "2에서 81까지", "number"),
    .init("an unclosed bracket", "ko", "(둘)", "(둘", "brackets"),
    .init(
      "code in Arabic that turns round", "ar", "\u{200E}--help\u{200E}", "--help", "not-isolated"),
    .init("a Latin letter in a Cyrillic word", "ru", "снова", "cнова", "wrong-script"),
    .init(
      "an allowance of nothing", "ko", "\"again\"", "/* @allow brackets */\n\"again\"",
      "unused-allowance"),
    .init("a half-translated sign", "ja", "名前：", "名前:", "full-width"),
  ]
}

/// Each is found by `hanok check`, with its place and what to do.
@MainActor @Suite struct TriedMistakesTests {
  private static let source = """
    "again" = "Play again";
    "true" = "{#strong}True{/strong}"; "true.keys" = "t";
    "false" = "False"; "false.keys" = "f";
    "score" = ".input {$score :integer}
    .match $score
    one {{{$score} point}}
    *   {{{$score} points}}";
    "leave" = "Really quit?";
    "both" = "True & false";
    "delete" = "Delete {$name}";
    "day" = "{$day :date}";
    "help" = "See --help";
    "pairs" = "From 2 to 18 (two)";
    "check" = "Check";
    "label" = "Name: ";
    """

  private static let translations = [
    "ko": """
    "again" = "다시 하기";
    "true" = "{#strong}참{/strong}"; "true.keys" = "t";
    "false" = "거짓"; "false.keys" = "f";
    "score" = "{$score :integer}점";
    "leave" = "정말 끝낼까요?";
    "both" = "참 & 거짓";
    "delete" = "{$name}{$name :ko:josa pair=|을/를|} 지웁니다";
    "day" = "{$day :date}";
    "help" = "--help 참고";
    "pairs" = "2에서 18까지 (둘)";
    "check" = "확인"; "label" = "이름: ";
    """,
    "fr": """
    "again" = "Rejouer";
    "true" = "{#strong}Vrai{/strong}"; "true.keys" = "v";
    "false" = "Faux"; "false.keys" = "f";
    "score" = ".input {$score :integer}
    .match $score
    one  {{{$score} point}}
    many {{{$score} points}}
    *    {{{$score} points}}";
    "leave" = "Vraiment quitter\u{202F}?";
    "check" = "Vérifier";
    """,
    "pl": """
    "score" = ".input {$score :integer}
    .match $score
    one  {{{$score} punkt}}
    few  {{{$score} punkty}}
    many {{{$score} punktów}}
    *    {{{$score} punktu}}";
    """,
    "ar": "\"help\" = \"انظر \u{200E}--help\u{200E} الآن\";", "ru": "\"again\" = \"Играть снова\";",
    "ja": "\"label\" = \"名前：\";",
  ]

  private func found(in text: String, _ language: String) async throws -> CommandTranscript {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "en.lproj/Quiz.strings")
    try folder.write(text, to: "\(language).lproj/Quiz.strings")
    return await CommandTranscript.run(
      HanokTool.self, ["check", "--locale", language, "--localizations", folder.path])
  }

  @Test(arguments: TriedMistake.all)
  func aMistakeIsFoundWithItsPlace(_ mistake: TriedMistake) async throws {
    let sound = try #require(Self.translations[mistake.language])
    #expect(sound.contains(mistake.from))
    let wrong = sound.replacingOccurrence(of: mistake.from, by: mistake.to)
    let name = "[\(mistake.check)]"
    let output = try await found(in: wrong, mistake.language).output
    let line = try #require(output.split(separator: "\n").first { $0.contains(name) }, "\(output)")
    #expect(line.contains(".strings:"))
    #expect(try await !found(in: sound, mistake.language).output.contains(name))
  }
}

extension String {
  /// Returns the text with the first occurrence of another replaced.
  fileprivate func replacingOccurrence(of text: String, by other: String) -> String {
    var copy = self
    if let range = firstRange(of: text) { copy.replaceSubrange(range, with: other) }
    return copy
  }
}
