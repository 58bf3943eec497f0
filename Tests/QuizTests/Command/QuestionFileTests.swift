import Foundation
import Hanok
import HanokTesting
import HanokUnicode
import HanokLocalization
import QuizModel
import QuizView
import Testing

@testable import quiz

@Suite nonisolated struct QuestionFileTests {
  /// The folder of the questions that come along.
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/Samples/Quiz/Command/Questions").path

  private let localizer = Localizer(
    catalog: Catalog(folders: [Self.folder], compiled: [.quiz, .toolkit]), language: .english)

  private func statements(_ text: String) throws -> [Statement] {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "questions.json")
    return try QuestionFile(path: folder.file("questions.json")).statements(in: localizer)
  }

  @Test(arguments: ["/dev/zero", "/dev/null", "/"])
  func onlyAFileIsRead(path: String) {
    let problem = #expect(throws: Problem.self) { try QuestionFile(path: path) }
    #expect(problem == Problem(.unreadableFile, path: path))
  }

  @Test func aLargeFileIsNotRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "large.json")
    for size in [(1 << 20) + 1, 1 << 40] {
      #expect(unsafe truncate(folder.file("large.json"), off_t(size)) == 0)
      let problem = #expect(throws: Problem.self) {
        try QuestionFile(path: folder.file("large.json"))
      }
      #expect(problem?.kind == .tooLargeFile)
    }
  }

  /// A text comes in the file itself: one, or one for each language.
  @Test func textsInTheFileAreRead() throws {
    let text = """
      [{"text": "Whales are fish.", "answer": false},
       {"text": {"ko": "고래는 물고기다.", "en": "Whales are fish."}, "answer": false}]
      """
    #expect(
      try statements(text) == [
        .written(["en": "Whales are fish."], isTrue: false),
        .written(["ko": "고래는 물고기다.", "en": "Whales are fish."], isTrue: false),
      ])
  }

  @Test func questionsAreRead() throws {
    let text = """
      [{"left": 4, "operation": "addition", "right": 2, "result": 6},
       {"result": -2, "right": 5, "left": 3, "operation": "subtraction", "note": "ours"}]
      """
    #expect(
      try statements(text) == [
        Statement(4, .addition, 2, is: 6), Statement(3, .subtraction, 5, is: -2),
      ])
  }

  @Test(arguments: [
    ("{}", "not-a-list", 1, 1), ("[]", "no-questions", 1, 1), ("[1]", "not-a-question", 1, 2),
    ("[{\"left\": 1}]", "missing-member", 1, 2),
    (
      "[\n{\"left\": 1.5, \"operation\": \"addition\", \"right\": 1, \"result\": 2}]",
      "not-an-integer", 2, 10
    ),
    ("[{\"left\": 1, \"operation\": \"plus\"}]", "not-an-operation", 1, 27),
    ("[", "unexpected-end", 1, 2), ("[,]", "unexpected-character", 1, 2),
    ("[\"\\x\"]", "invalid-escape", 1, 3), ("[{\"a\":1,\"a\":2}]", "duplicate-name", 1, 9),
    ("[{\"statement\": 1}]", "not-a-key", 1, 16),
    ("[{\"text\": 1, \"answer\": true}]", "not-a-text", 1, 11),
    ("[{\"text\": {}, \"answer\": true}]", "not-a-text", 1, 11),
    ("[{\"text\": \" \", \"answer\": true}]", "not-a-text", 1, 11),
    ("[{\"text\": {\"en\": 1}, \"answer\": true}]", "not-a-text", 1, 18),
    ("[{\"text\": {\"no tag\": \"A\"}, \"answer\": true}]", "not-a-text", 1, 22),
    ("[{\"text\": \"A\"}]", "missing-member", 1, 2),
    ("[{\"statement\": \"whales-are-fish\"}]", "missing-member", 1, 2),
    ("[{\"statement\": \"whales-are-fish\", \"answer\": 0}]", "not-an-answer", 1, 45),
    ("[\n{\"statement\": \"nowhere\", \"answer\": true}]", "missing-statement", 2, 15),
    ("[{\"statement\": \"\", \"answer\": true}]", "missing-statement", 1, 16),
    // The quiz's own words are no statements.
    ("[{\"statement\": \"title\", \"answer\": true}]", "missing-statement", 1, 16),
  ])
  func aMistakeIsReportedWithItsLocation(text: String, kind: String, line: Int, column: Int) throws
  {
    let problem = #expect(throws: Problem.self) { try statements(text) }
    #expect(problem?.kind.name == kind)
    #expect(problem?.place?.line == line)
    #expect(problem?.place?.column == column)
  }

  /// JSON's lines end at line feeds alone: what else ends a line of text is a character of its line.
  @Test(arguments: ["\u{2028}", "\u{0B}", "\u{0C}", "\u{85}", "\r"])
  func thePlaceCountsLineFeedsAlone(separator: String) throws {
    let line = "[{\"\(separator)\": 1}, x]"
    for (text, number) in [(line, 1), ("\n" + line, 2), ("\r\n" + line + "\r\n", 2)] {
      let problem = #expect(throws: Problem.self) { try statements(text) }
      let place = try #require(problem?.place)
      // A control character is a mistake itself where it isn't escaped.
      let isMistake = separator == "\u{2028}" || separator == "\u{85}"
      #expect(place.line == number && place.column == (isMistake ? 12 : 4))
      #expect(place.excerpt == line)
    }
  }

  @Test func statementsOfAnySubjectAreReadByTheirKeys() throws {
    let file = try QuestionFile(path: Self.folder + "/world.json")
    let statements = try file.statements(in: localizer)
    #expect(
      statements == [
        .named("seoul-is-the-capital", isTrue: true),
        .named("sydney-is-the-capital", isTrue: false),
        .named("whales-are-fish", isTrue: false),
        Statement(12, .division, 4, is: 3),
      ])
  }

  @Test func aMistypedKeyHasASuggestion() throws {
    let text = #"[{"statement": "whale-are-fish", "answer": true}]"#
    let problem = #expect(throws: Problem.self) { try statements(text) }
    #expect(problem?.suggestion == "whales-are-fish")
    let words = localizer.describe(try #require(problem))
    #expect(words.contains(":1:16: No table contains the statement “whale-are-fish”."))
    #expect(words.contains("whales-are-fish"))
  }

  /// English serves where a language has no words of its own, as it does everywhere.
  @Test func wordsOfTheSourceLanguageAreEnough() throws {
    let german = Localizer(catalog: localizer.catalog, language: try LanguageTag("de"))
    let file = try QuestionFile(path: Self.folder + "/world.json")
    #expect(try file.statements(in: german).count == 4)
  }

  @Test(arguments: ["ar", "en", "ja", "ko"])
  func everyMistakeHasItsWords(tag: String) throws {
    let catalog = Catalog(compiled: [.quiz])
    let localizer = Localizer(catalog: catalog, language: try .init(tag))
    let named = [
      #"[{"statement": 1}]"#, #"[{"statement": "a"}]"#, #"[{"statement": "a", "answer": 1}]"#,
      #"[{"statement": "a", "answer": true}]"#,
    ]
    for text in ["{}", "[]", "[1]", "[{}]", "[", "[,]"] + named {
      let problem = try #require(#expect(throws: Problem.self) { try statements(text) })
      #expect(!localizer.describe(problem).contains("{Quiz"), "\(problem.kind)")
    }
    #expect(catalog.problems.isEmpty)
  }

  @Test func aFileThatIsNotThereIsMissing() {
    let problem = #expect(throws: Problem.self) { try QuestionFile(path: "/no/such/file.json") }
    #expect(problem?.kind == .missingFile)
  }
}
