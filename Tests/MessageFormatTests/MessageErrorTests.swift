import HanokUnicode
import MessageFormat
import Testing

@Suite struct MessageErrorTests {
  private func description(_ source: String) -> String {
    let message = ParsedMessage(parsing: source)
    let formatted = MessageFormatter(.english).format(message, ["n": 1])
    return formatted.errors.map { "\($0)" }.joined(separator: "\n")
  }

  @Test func anErrorShowsItsPlaceAndWhatToDo() {
    #expect(
      description("Files: {$n :intege}") == """
        1:8: There is no function :intege.
          Files: {$n :intege}
                 ^
        Check the function’s name, such as :integer or :string.
        """)
  }

  @Test func aSyntaxErrorNamesTheExpectedText() {
    #expect(
      description("파일\r\n\t파일 {$n :integer") == """
        2:17: Expected “}” here.
           파일 {$n :integer
                            ^
        To write a brace that is text, put a \\ before it.
        """)
    #expect(description("{").hasPrefix("1:2: Expected a variable, a literal value or a function "))
  }

  @Test func onlyAnErrorAtABraceSaysHowABraceIsWritten() {
    let remedy = "\nTo write a brace that is text, put a \\ before it."
    for source in ["a } b", "{}", "{a b}"] { #expect(description(source).hasSuffix(remedy)) }
    #expect(
      description(".match") == """
        1:7: Expected white space here.
          .match
                ^
        """)
    #expect(!description(".local x").contains("brace"))
  }

  @Test func aLongLineIsShownInPart() {
    let error = description(String(repeating: "x", count: 200) + "{:no}")
    let lines = error.split(separator: "\n")
    #expect(lines[0] == "1:201: There is no function :no.")
    #expect(lines[1] == "  " + String(repeating: "x", count: 40) + "{:no}")
    #expect(lines[2] == "  " + String(repeating: " ", count: 40) + "^")
  }

  @Test func aVariantWithoutItsKeysNamesTheSelectors() {
    let error = description(".input {$n :integer} .match $n 1 2 {{a}} * {{b}}")
    #expect(
      error.contains(": This variant doesn't have as many keys as there are selectors: 1.\n"),
      "\(error)")
  }

  @Test func anErrorWithoutItsSourceIsASentence() {
    let error = MessageError(.badOption, at: 3..<5, "select")
    #expect("\(error)".hasPrefix("The value of the option select is not valid.\n"))
  }

  @Test(arguments: MessageError.Kind.allCases)
  func everyKindHasSentences(kind: MessageError.Kind) {
    let lines = "\(MessageError(kind, at: 0..<0, "operand"))".split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines.allSatisfy { $0.hasSuffix(".") && $0.first?.isUppercase == true || $0.hasPrefix("$") })
  }

  @Test func theSuggestedDeclarationFixesTheMessage() {
    let declaration = ".input {$n :integer}"
    #expect(description(".input {$n} .match $n * {{a}}").hasSuffix("such as \(declaration)."))
    #expect(throws: Never.self) { try ParsedMessage("\(declaration) .match $n * {{a}}") }
  }

  @Test func anErrorOfTheMessageItselfIsInItsSource() {
    let kinds = MessageError.Kind.allCases.filter { MessageError($0, at: 0..<0).isInSource }
    #expect(
      kinds == [
        .syntaxError, .variantKeyMismatch, .missingFallbackVariant, .missingSelectorAnnotation,
        .duplicateDeclaration, .duplicateOptionName, .duplicateVariant, .limitExceeded,
      ])
  }

  @Test(arguments: ["{", "{|a", "{{a", "a } b", ".match $n * {{x}}", ".local a", "{$n :f a=}"])
  func everyExpectationHasWords(source: String) {
    #expect(description(source).contains(" here.") || !description(source).contains("Expected"))
    for expectation in ["operand", "quote", "patternEnd", "escape", "variable", "optionValue"] {
      #expect(!description(source).contains("“\(expectation)”"))
    }
  }

  @Test(arguments: [
    ("{$n :intege}\nnext", "{$n :intege}"), ("one\r{$n :intege}\rnext", "{$n :intege}"),
    ("one\r\n{$n :intege}\r\nnext", "{$n :intege}"),
    ("a\u{202E}\u{2028}\u{2029}\u{7}{$n :intege}", "a\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}{$n :intege}"),
    (
      String(repeating: "a", count: 50) + "{$n :intege}",
      String(repeating: "a", count: 40) + "{$n :intege}"
    ),
    (
      "{$n :intege}" + String(repeating: "b", count: 50),
      "{$n :intege}" + String(repeating: "b", count: 28)
    ),
  ])
  func theLineIsShownWithoutControlsAroundTheError(source: String, line: String) {
    #expect(description(source).split(separator: "\n").dropFirst().first == "  \(line)")
  }
}
