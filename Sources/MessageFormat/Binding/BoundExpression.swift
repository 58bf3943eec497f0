/// An expression of a bound message.
final class BoundExpression: Sendable {
  /// The operand; a declaration is an index.
  enum Operand: Sendable {
    case none
    case literal(ResolvedValue)
    case argument(String)
    case declaration(Int)
  }

  /// The function that is applied to the operand.
  enum Application: Sendable {
    case none
    case bound(Bound)
    /// A function with options that are known only when the message is formatted.
    case open(any MessageFunction)
    case unknown
  }

  /// A function with its options bound.
  struct Bound: Sendable {
    let function: any BoundFunction
    let universal: UniversalOptions
    /// The options that can't be used, and their ranges.
    private(set) var failures: [(FunctionFailure, Range<Int>)] = []

    /// Binds a function to the values of its options, whose ranges are those of `options`.
    init(
      _ function: any MessageFunction, _ options: [MessageModel.Option],
      _ values: [String: OptionValue], operandOptions: [String: OptionValue],
      at range: Range<Int>, in context: FormattingContext
    ) {
      var values = values
      universal = UniversalOptions(from: &values, options, &failures)
      let call = FunctionCall(
        options: values, operandOptions: operandOptions, in: context.resources, context)
      self.function = function.bind(call)
      failures += call.failures.map { ($0, range) }
    }
  }

  let operand: Operand
  let application: Application
  /// The name of the argument of the expression, or of the declaration that it names; empty if the
  /// expression must be resolved.
  let argument: String
  /// The function that writes the argument, and selects by it, if it takes it.
  let writer: any BoundFunction
  /// The function's name and its options.
  let reference: MessageModel.FunctionReference?
  /// The indices of the declarations that the options use.
  let optionDeclarations: [String: Int]
  /// The indices of the declarations that the expression uses.
  let declarations: [Int]
  /// The expression's form in fallback text: `$name`, `|literal|`, `:function`.
  let source: String
  let range: Range<Int>

  init(
    _ expression: MessageModel.Expression, _ operand: Operand, _ application: Application,
    argument: String, writer: any BoundFunction, declarations: [String: Int]
  ) {
    self.operand = operand
    self.application = application
    self.argument = argument
    self.writer = writer
    reference = expression.function
    range = expression.range
    var named: [String: Int] = [:]
    for option in expression.function?.options ?? [] {
      if let name = option.value.variable { named[name] = declarations[name] }
    }
    optionDeclarations = named
    var used = Array(named.values)
    if case .declaration(let place) = operand { used.append(place) }
    self.declarations = used
    source =
      switch expression.operand {
      case .literal(let text): Self.source(of: text)
      case .variable(let name): "$\(name)"
      case nil: ":\(expression.function?.name ?? "")"
      }
  }

  private static func source(of literal: String) -> String {
    let escaped = literal.unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
      scalar == "\\" || scalar == "|" ? ["\\", scalar] : [scalar]
    }
    return "|\(String(String.UnicodeScalarView(escaped)))|"
  }
}
