import Hanok
import HanokArguments
import HanokLocalization
import HanokJSON
import QuizController
import QuizModel

/// A JSON file of questions, about arithmetic or any other subject.
///
/// ```
/// [{"left": 4, "operation": "addition", "right": 2, "result": 6},
///  {"statement": "seoul-is-the-capital", "answer": true},
///  {"text": {"en": "Whales are fish.", "ko": "고래는 물고기다."}, "answer": false}]
/// ```
///
/// A statement is a key, whose text is in the table `Questions` of the folders of tables. A text is a
/// sentence, or one for each language.
nonisolated struct QuestionFile {
  private let path: String
  private let text: String
  private let value: JSONValue

  /// In bytes: ten thousand questions have less.
  private static let largestFile = 1 << 20

  /// An example of a question, for error messages.
  static let example = #"{"left": 4, "operation": "addition", "right": 2, "result": 6}"#
  private static let nameExample: [String: Message.Argument] =
    ["example": .init(#"{"statement": "seoul-is-the-capital", "answer": true}"#)]
  private static let textExample: [String: Message.Argument] =
    ["example": .init(#"{"text": {"en": "Whales are fish."}, "answer": false}"#)]

  /// Reads a file.
  ///
  /// - Throws: A problem in the words of the table `Quiz`, with its position in the file.
  init(path: String) throws(Problem) {
    self.path = path
    let bytes = try FileReader.bytes(of: path, limit: Self.largestFile)
    text = String(decoding: bytes, as: UTF8.self)
    do throws(JSONError) {
      value = try JSONValue(parsing: bytes)
    } catch {
      throw Self.problem(error.kind.rawValue, at: error.position, text: text, path: path)
    }
  }

  /// Returns the statements in the file, in its order, at least one.
  ///
  /// - Parameter localizer: The localizer that must have texts for the statements.
  func statements(in localizer: Localizer) throws(Problem) -> [Statement] {
    guard case .array(let questions) = value.kind else { throw problem("not-a-list", value) }
    if questions.isEmpty { throw problem("no-questions", value) }
    var statements: [Statement] = []
    for question in questions { statements.append(try statement(question, localizer)) }
    return statements
  }

  private func statement(
    _ question: JSONValue, _ localizer: Localizer
  ) throws(Problem) -> Statement {
    guard case .object = question.kind else { throw problem("not-a-question", question) }
    if let name = question["statement"] { return try named(name, of: question, localizer) }
    if let text = question["text"] { return try written(text, of: question) }
    let operation = try member("operation", of: question)
    guard let known = operation.string.flatMap(ArithmeticOperation.init) else {
      let names = ArithmeticOperation.allCases.map(\.rawValue)
      throw problem(
        "not-an-operation", operation, ["choices": .init(names.joined(separator: ", "))])
    }
    return Statement(
      try integer("left", of: question), known, try integer("right", of: question),
      is: try integer("result", of: question))
  }

  /// Returns the statement of a name, after checking its answer and its text.
  private func named(
    _ name: JSONValue, of question: JSONValue, _ localizer: Localizer
  ) throws(Problem) -> Statement {
    guard let key = name.string else { throw problem("not-a-key", name, Self.nameExample) }
    let statement = Statement.named(key, isTrue: try answer(of: question, Self.nameExample))
    // The catalog records missing messages, in the language and its fallbacks: the command reports
    // them now, not in the middle of a round.
    _ = localizer.string(.statement(statement))
    let missing = localizer.problems.last {
      $0.kind == .missingMessage && $0.arguments["key"] == .init(key)
        && $0.arguments["table"] == .init(Message.questionTable)
    }
    if let missing {
      throw problem("missing-statement", name, ["key": .init(key)], suggestion: missing.suggestion)
    }
    return statement
  }

  /// Returns the statement of a text, or of a text for each language.
  private func written(_ text: JSONValue, of question: JSONValue) throws(Problem) -> Statement {
    var texts: [String: String] = [:]
    func add(_ text: JSONValue, in tag: String) throws(Problem) {
      guard let language = try? LanguageTag(tag), let sentence = text.string,
        !sentence.allSatisfy(\.isWhitespace)
      else { throw problem("not-a-text", text, Self.textExample) }
      texts["\(language)"] = sentence
    }
    if case .object(let members) = text.kind, !members.isEmpty {
      for member in members { try add(member.value, in: member.name) }
    } else {
      try add(text, in: "en")
    }
    return .written(texts, isTrue: try answer(of: question, Self.textExample))
  }

  private func answer(
    of question: JSONValue, _ example: [String: Message.Argument]
  ) throws(Problem) -> Bool {
    let answer = try member("answer", of: question, example)
    guard case .bool(let isTrue) = answer.kind else {
      throw problem("not-an-answer", answer, example)
    }
    return isTrue
  }

  private func integer(_ name: String, of question: JSONValue) throws(Problem) -> Int {
    let value = try member(name, of: question)
    guard let integer = value.integer else {
      throw problem("not-an-integer", value, ["name": .init(name)])
    }
    return integer
  }

  private func member(
    _ name: String, of question: JSONValue, _ arguments: [String: Message.Argument] = [:]
  ) throws(Problem) -> JSONValue {
    guard let value = question[name] else {
      throw problem(
        "missing-member", question, arguments.merging(["name": .init(name)]) { $1 })
    }
    return value
  }
}

nonisolated extension QuestionFile {
  private func problem(
    _ name: String, _ value: JSONValue, _ arguments: [String: Message.Argument] = [:],
    suggestion: String? = nil
  ) -> Problem {
    Self.problem(
      name, at: value.position, arguments, text: text, path: path, suggestion: suggestion)
  }

  private static func problem(
    _ name: String, at position: JSONPosition, _ arguments: [String: Message.Argument] = [:],
    text: String, path: String, suggestion: String? = nil
  ) -> Problem {
    let place = SourcePlace(line: position.line, scalarColumn: position.column, of: text)
    return Problem(
      Problem.Kind(name, table: "Quiz"), ["example": .init(example)].merging(arguments) { $1 },
      path: path, place: place, suggestion: suggestion)
  }
}
