import Testing

@testable import MessageFormat
@testable import MessageSyntax

/// A model's source is parsed to the same model.
@Suite struct MessageModelSourceTests {
  @Test(
    arguments: [
      "", "Hello", "  spaces  ", "a\\{b\\}\\\\c", "{$name}", "{$n :integer}", "{|a b|}", "{a}",
      "{||}",
      "{$n :number minimumFractionDigits=2 style=|a b|}", "{$x @translate=no @note}",
      "{#strong}a{/strong} {#img src=|a.png| /}", ".input {$n :integer} {{{$n}}}",
      ".local $m = {$n :offset add=1} {{.{$m}}}", "{{.input}}", "{{ {{a}}}}", "\\.", "a|b",
      ".input {$n :integer}\n.match $n\n0 {{none}}\none {{{$n} point}}\n* {{{$n} points}}",
      ".input {$a :integer} .input {$b :string} .match $a $b one |a b| {{1}} * * {{2}}",
      "{$x :ko:josa pair=|은/는|}", "{1 :integer}", "{|\\\\\\||}",
    ])
  func aSourceIsParsedToItsModel(text: String) throws {
    let message = ParsedMessage(parsing: text)
    guard message.isValid else { return }
    let source = message.model.source
    let again = ParsedMessage(parsing: source)
    #expect(again.isValid, "\(source)")
    #expect(again.model.withoutRanges == message.model.withoutRanges, "\(source)")
    // Written once, it is written alike.
    #expect(again.model.source == source)
  }

  @Test func variantsAreAligned() {
    let text = ".input {$n :integer} .match $n 0 {{none}} one {{{$n} point}} * {{{$n} points}}"
    #expect(
      ParsedMessage(parsing: text).model.source == """
        .input {$n :integer}
        .match $n
        0   {{none}}
        one {{{$n} point}}
        *   {{{$n} points}}
        """)
  }

  @Test(arguments: [".a", " .a", "{{a", "\u{3000}.a"])
  func textThatLooksLikeADeclarationIsQuoted(text: String) {
    let model = MessageModel(declarations: [], body: .pattern([.text(text)]))
    #expect(ParsedMessage(parsing: model.source).model.withoutRanges == model)
  }
}

extension MessageModel {
  /// The model with every range empty.
  fileprivate var withoutRanges: MessageModel {
    var model = self
    model.declarations = declarations.map { declaration in
      var declaration = declaration
      declaration.range = 0..<0
      declaration.expression = declaration.expression.withoutRanges
      return declaration
    }
    switch body {
    case .pattern(let pattern): model.body = .pattern(pattern.map(\.withoutRanges))
    case .matcher(var matcher):
      matcher.selectors = matcher.selectors.map { .init(name: $0.name, range: 0..<0) }
      matcher.variants = matcher.variants.map {
        .init(keys: $0.keys, pattern: $0.pattern.map(\.withoutRanges), range: 0..<0)
      }
      model.body = .matcher(matcher)
    }
    return model
  }
}

extension MessageModel.PatternElement {
  fileprivate var withoutRanges: Self {
    switch self {
    case .text: return self
    case .expression(let expression): return .expression(expression.withoutRanges)
    case .markup(var markup):
      markup.range = 0..<0
      markup.options = markup.options.map { .init(name: $0.name, value: $0.value, range: 0..<0) }
      return .markup(markup)
    }
  }
}

extension MessageModel.Expression {
  fileprivate var withoutRanges: Self {
    var expression = self
    expression.range = 0..<0
    expression.function?.options =
      function?.options.map { .init(name: $0.name, value: $0.value, range: 0..<0) } ?? []
    return expression
  }
}
