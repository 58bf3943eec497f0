import Testing

@testable import MessageFormat

@Suite struct MessageParserTests {
  @Test func simpleMessagesKeepTheirWhitespace() throws {
    #expect(
      try ParsedMessage("  a {$b} \n").model.body
        == .pattern([
          .text("  a "), .expression(variable("b", 4..<8)), .text(" \n"),
        ]))
    #expect(try ParsedMessage("").model.body == .pattern([]))
  }

  @Test func escapesStandForTheirCharacters() throws {
    #expect(try ParsedMessage(#"\{\}\\\|"#).model.body == .pattern([.text(#"{}\|"#)]))
    let literal = try ParsedMessage(#"{|\|\\ \{|}"#).model.expressions[0].operand
    #expect(literal == .literal(#"|\ {"#))
  }

  @Test func aMatcherHasSelectorsAndVariants() throws {
    let source = ".input {$n :integer}\n.match $n\n1 {{one}}\n|two words| {{}}\n* {{many}}"
    guard case .matcher(let matcher) = try ParsedMessage(source).model.body else {
      throw WrongBody()
    }
    #expect(matcher.selectors.map(\.name) == ["n"])
    #expect(
      matcher.variants.map(\.keys) == [[.literal("1")], [.literal("two words")], [.catchAll]])
    #expect(matcher.variants.map(\.pattern) == [[.text("one")], [], [.text("many")]])
  }

  @Test func expressionsHaveOptionsAndAttributes() throws {
    let source = "{$n :app:f a=1 b=|x y| c=$d @note=|for you| @done}"
    let expression = try #require(try ParsedMessage(source).model.expressions.first)
    #expect(expression.operand == .variable("n"))
    #expect(expression.function?.name == "app:f")
    #expect(expression.function?.options.map(\.name) == ["a", "b", "c"])
    #expect(
      expression.function?.options.map(\.value) == [
        .literal("1"), .literal("x y"), .variable("d"),
      ])
    #expect(
      expression.attributes == [
        MessageModel.Attribute(name: "note", value: "for you"),
        MessageModel.Attribute(name: "done", value: nil),
      ])
  }

  @Test func markupOpensClosesAndStandsAlone() throws {
    let markups = try ParsedMessage("{#b}x{/b}{#img src=|a.png| /}").model.markups
    #expect(markups.map(\.kind) == [.open, .close, .standalone])
    #expect(markups.map(\.name) == ["b", "b", "img"])
  }

  @Test func bidiMarksAroundNamesMeanNothing() throws {
    let message = try ParsedMessage("{\u{200E}$\u{200F}n\u{200F} :number}")
    #expect(message.model.expressions[0].operand == .variable("n"))
  }

  @Test func namesAreComposed() throws {
    #expect(
      try ParsedMessage("{$e\u{301}}").parameters.map { Array($0.name.unicodeScalars) } == [
        ["\u{E9}"]
      ])
  }

  @Test(arguments: [
    ("a } b", 2, "escape"), ("{$}", 2, "name"), ("{", 1, "operand"), ("{|a", 3, "quote"),
    ("{{a", 3, "patternEnd"), (".match $n * {{x}}", -1, ""), ("{$n:number}", 3, "whitespace"),
    ("\\a", 1, "escapable"), (".local $a {1} {{x}}", 10, "="), ("{$n :f a=}", 9, "optionValue"),
    (".input {1} {{x}}", 7, "variableExpression"), ("{{x}} y", 6, "end"), ("한{", 4, "operand"),
    (".something {{x}}", 0, "quotedPattern"), ("{$n @a=}", 7, "literal"), ("a\0b", 1, "text"),
  ])
  func aSyntaxErrorTellsPlaceAndExpectation(source: String, offset: Int, expected: String) {
    let error = ParsedMessage(parsing: source).errors.first
    if offset < 0 {
      #expect(error?.kind == .missingSelectorAnnotation)
    } else {
      #expect(error?.kind == .syntaxError)
      #expect(error?.range.lowerBound == offset)
      #expect(error?.subject == expected)
    }
  }

  @Test func parametersComeInTheOrderOfTheirUse() throws {
    let source = """
      .input {$count :integer} .local $half = {$total :number}
      .match $count one {{{$name} {$half} {$size :app:f of=$unit}}} * {{{#a href=$link}x{/a}}}
      """
    let parameters = try ParsedMessage(source).parameters
    #expect(parameters.map(\.name) == ["count", "total", "name", "size", "unit", "link"])
    #expect(parameters.map(\.function) == ["integer", "number", nil, "app:f", nil, nil])
  }

  private func variable(_ name: String, _ range: Range<Int>) -> MessageModel.Expression {
    MessageModel.Expression(operand: .variable(name), function: nil, attributes: [], range: range)
  }

  private struct WrongBody: Error {}
}
