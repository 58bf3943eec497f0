import Testing

@testable import MessageFormat
@testable import MessageSyntax

@Suite struct MessageParserTests {
  @Test func simpleMessagesKeepTheirWhitespace() throws {
    #expect(
      try ParsedMessage("  a {$b} \n").model.body
        == .pattern([
          .text("  a "), .expression(variable("b", 4..<8)), .text(" \n"),
        ]))
    #expect(try ParsedMessage("").model.body == .pattern([]))
  }

  @Test func escapesAreDecoded() throws {
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

  @Test func markupOpensClosesOrIsStandalone() throws {
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

  /// White space is optional here; direction marks are allowed wherever it is.
  @Test(arguments: [
    ".input{$x}{{}}", ".input  {$x}  {{}}  ", ".local $x={1}{{}}", ".local $x  =  {1}  {{}}",
    "{  $x  :number  a  =  1  @b  =  2  @c  }", "{  #b  a  =  1  @c  /}", "{  /b  }",
    "{1 :ko\u{200E}:josa}", "{\u{200E}$\u{200E}x\u{200F} :number \u{2066}a=1\u{2069}}",
    ".input {$x :number}.match $x\n*{{}}  ", "\u{3000}\t\r\n{{}}", "{$x @a =|b| @c}",
  ])
  func theseAreMessages(source: String) {
    #expect(ParsedMessage(parsing: source).errors == [])
  }

  /// The place and what is expected there.
  @Test(arguments: [
    (".local$x = {1} {{}}", 6, 1, "whitespace"), ("{1 :f a=|x|b=1}", 11, 1, "whitespace"),
    ("{1 @a=|x|@b}", 9, 1, "whitespace"), ("{|x|:f}", 4, 1, "whitespace"), ("{/b/}", 3, 1, "}"),
    (".input {$x :f} .match $x {{}}", 25, 1, "key"), ("{{a", 3, 0, "patternEnd"),
    (".local $x = {1} a", 16, 1, "quotedPattern"), ("{{a}} 가", 6, 3, "end"),
    ("{$x", 3, 0, "}"), ("{|x", 3, 0, "quote"), ("{1 :f a=}", 8, 1, "optionValue"),
    ("{1 @a=}", 6, 1, "literal"), ("a\0b", 1, 1, "text"),
    (".input {1} {{}}", 7, 1, "variableExpression"),
    ("\\a", 1, 1, "escapable"), (".match $a$b * * {{}}", 9, 1, "whitespace"),
  ])
  func anythingElseIsExpectedAtItsPlace(source: String, start: Int, width: Int, subject: String) {
    let errors = ParsedMessage(parsing: source).errors
    #expect(errors.map(\.kind) == [.syntaxError])
    #expect(errors.map(\.range) == [start..<(start + width)])
    #expect(errors.map(\.subject) == [subject])
    #expect(errors.map(\.source) == [source])
  }

  /// The first and last scalars of each range (MessageFormat 2, `name-start` and `name-char`).
  @Test(
    arguments: [
      (0x2B, true, true), (0x2D, false, true), (0x2E, false, true), (0x30, false, true),
      (0x39, false, true), (0x3A, false, false), (0x41, true, true), (0x5A, true, true),
      (0x5B, false, false), (0x5F, true, true), (0x60, false, false), (0x61, true, true),
      (0x7A, true, true), (0x7F, false, false), (0xA0, false, false), (0xA1, true, true),
      (0x61C, false, false), (0x1680, false, false), (0x1FFF, true, true), (0x2000, false, false),
      (0x200A, false, false), (0x200B, true, true), (0x200D, true, true), (0x200E, false, false),
      (0x200F, false, false), (0x2010, true, true), (0x2027, true, true), (0x2028, false, false),
      (0x202F, false, false), (0x2030, true, true), (0x205E, true, true), (0x205F, false, false),
      (0x2060, true, true), (0x2065, true, true), (0x2066, false, false), (0x2069, false, false),
      (0x206A, true, true), (0x3000, false, false), (0x3001, true, true), (0xFDCF, true, true),
      (0xFDD0, false, false), (0xFDEF, false, false), (0xFDF0, true, true), (0xFFFD, true, true),
      (0xFFFE, false, false), (0xFFFF, false, false), (0x10000, true, true),
      (0x1FFFE, false, false), (0x10FFFF, false, false),
    ] as [(UInt32, Bool, Bool)])
  func namesHaveTheseCharacters(value: UInt32, isStart: Bool, isCharacter: Bool) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(CharacterClasses.isNameStart(scalar) == isStart)
    #expect(CharacterClasses.isNameCharacter(scalar) == isCharacter)
  }

  @Test func markupHasItsRange() throws {
    let markup = try ParsedMessage("가 {#b a=1} c").model.markups
    #expect(markup.map(\.range) == [4..<12])
    #expect(markup.first?.options.map(\.range) == [8..<11])
  }

  @Test func messagesOfOneSourceAreEqual() throws {
    let (first, second) = (try ParsedMessage("{$x} \u{E9}"), try ParsedMessage("{$x} \u{E9}"))
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    #expect(try first != ParsedMessage("{$x} e\u{301}"))
    #expect(try first != ParsedMessage("{$y} \u{E9}"))
  }

  @Test(arguments: ["{", "{{a}} b", ".local $x = {1} .local $x = {2} {{}}", "{1 :f a=1 a=2}"])
  func anInvalidMessageIsThrown(source: String) {
    #expect {
      try ParsedMessage(source)
    } throws: { error in
      let error = error as? MessageError
      return error == ParsedMessage(parsing: source).errors.first && error?.source == source
    }
  }
}
