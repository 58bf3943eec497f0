/// An expression of a bound message.
final class BoundExpression: Sendable {
  /// The operand, by its index.
  enum Operand: Sendable {
    case none
    case literal
    case argument(Int)
    case declaration(Int)
  }

  /// The function that is applied to the operand.
  enum Application: Sendable {
    case none
    /// A function with its options bound, the universal options, and the unusable options.
    case bound(any BoundFunction, UniversalOptions, [Failure])
    /// A function with options that are known only when the message is formatted.
    case open(any MessageFunction)
    case unknown
  }

  /// An option that can't be used, and its range.
  struct Failure: Sendable {
    let failure: FunctionFailure
    let range: Range<Int>
  }

  let operand: Operand
  /// The operand, if it is a literal.
  let literal: ResolvedValue?
  let application: Application
  /// The function, if its options are bound.
  let function: (any BoundFunction)?
  /// Whether a bound function needs nothing else.
  let isPlain: Bool
  /// Whether the expression has no function.
  let isBare: Bool
  /// The expression of the data model.
  let expression: MessageModel.Expression
  /// The indices of the declarations that the options use.
  let optionDeclarations: [String: Int]
  /// The indices of the declarations that the expression uses.
  let declarations: [Int]
  /// The expression's form in fallback text: `$name`, `|literal|`, `:function`.
  let source: String
  let range: Range<Int>

  init(
    _ expression: MessageModel.Expression, operand: Operand, _ application: Application,
    declarations: [String: Int]
  ) {
    self.expression = expression
    self.operand = operand
    range = expression.range
    isBare = expression.function == nil
    self.application = application
    if case .literal(let text) = expression.operand {
      literal = ResolvedValue(text: text)
    } else {
      literal = nil
    }
    if case .bound(let function, let universal, let failures) = application {
      self.function = function
      isPlain = universal.isEmpty && failures.isEmpty
    } else {
      function = nil
      isPlain = false
    }
    var named: [String: Int] = [:]
    for option in expression.function?.options ?? [] {
      if let name = option.value.variable { named[name] = declarations[name] }
    }
    optionDeclarations = named
    if case .declaration(let place) = operand {
      self.declarations = named.values + [place]
    } else {
      self.declarations = Array(named.values)
    }
    source =
      switch expression.operand {
      case .literal(let text): Self.source(of: text)
      case .variable(let name): "$\(name)"
      case nil: ":\(expression.function?.name ?? "")"
      }
  }

  private static func source(of literal: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in literal.unicodeScalars {
      if scalar == "\\" || scalar == "|" { escaped.append("\\") }
      escaped.append(scalar)
    }
    return "|\(String(escaped))|"
  }
}
