import Foundation
import HanokUnicode
import HanokLocalization
import QuizModel
import QuizView
import Testing

@testable import quiz

@Suite nonisolated struct QuestionFileTests {
  private func statements(_ text: String) throws -> [Statement] {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    return try QuestionFile(path: file.path).statements()
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
  ])
  func aMistakeIsToldWithItsPlace(text: String, kind: String, line: Int, column: Int) throws {
    let problem = #expect(throws: Problem.self) { try statements(text) }
    #expect(problem?.kind.name == kind)
    #expect(problem?.place?.line == line)
    #expect(problem?.place?.column == column)
  }

  @Test(arguments: ["en", "ja", "ko"])
  func everyMistakeHasItsWords(tag: String) throws {
    let catalog = Catalog(compiled: [.quiz])
    let localizer = Localizer(catalog: catalog, language: try .init(tag))
    for text in ["{}", "[]", "[1]", "[{}]", "[", "[,]"] {
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
