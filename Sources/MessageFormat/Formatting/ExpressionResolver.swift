import HanokUnicode

/// Finds the values of a message's expressions, each at most once
/// (MessageFormat 2, Expression and Markup Resolution).
final class ExpressionResolver {
  let context: FormattingContext
  private(set) var errors: [MessageError] = []
  private let declarations: [MessageModel.Declaration]
  /// Where each declared variable's declaration stands.
  private let places: [String: Int]
  private let arguments: MessageArguments
  /// The declared variables that were asked for.
  private var resolved: [String: ResolvedValue] = [:]

  init(
    declarations: [MessageModel.Declaration], arguments: MessageArguments,
    context: FormattingContext
  ) {
    self.declarations = declarations
    places = Dictionary(
      declarations.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.arguments = arguments
    self.context = context
  }

  func report(_ kind: MessageError.Kind, _ range: Range<Int>, _ subject: String = "") {
    errors.append(MessageError(kind, at: range, subject))
  }

  /// The value of an expression; where it fails, its fallback.
  func value(of expression: Expression) -> ResolvedValue {
    let operand = expression.operand.map { value(of: $0, at: expression.range) }
    let source = self.source(of: expression)
    guard let function = expression.function else { return plainValue(operand, source) }
    guard let handler = context.functions[function.name] else {
      report(.unknownFunction, expression.range, function.name)
      return .fallback(source)
    }
    var options = options(function.options)
    let settings = universalOptions(&options, of: function.options, operand)
    let call = FunctionCall(operand: operand, options: options, context: context)
    do throws(FunctionFailure) {
      var value = try handler(call)
      report(call.failures, expression.range)
      if let operand, operand.isFallback {
        // Nothing comes of an operand that failed, whatever the function made of it.
        var fallback = ResolvedValue.fallback(source)
        fallback.selector = value.selector
        return fallback
      }
      value.source = source
      settings.apply(to: &value)
      return value
    } catch {
      report(call.failures + [error], expression.range)
      return .fallback(source)
    }
  }

  func report(_ failures: [FunctionFailure], _ range: Range<Int>) {
    for failure in failures { report(failure.kind, range, failure.subject) }
  }

  /// What is written without a function was written by its usual one when it was looked up.
  private func plainValue(_ operand: ResolvedValue?, _ source: String) -> ResolvedValue {
    guard var value = operand, !value.isFallback else { return .fallback(source) }
    value.source = source
    return value
  }

  private func value(of operand: Expression.Operand, at range: Range<Int>) -> ResolvedValue {
    switch operand {
    case .literal(let text):
      var value = ResolvedValue(text: text)
      value.source = source(of: text)
      return value
    case .variable(let name): return value(ofVariable: name, at: range)
    }
  }

  func value(ofVariable name: String, at range: Range<Int>) -> ResolvedValue {
    if let value = resolved[name] { return value }
    guard let place = places[name] else { return argument(name, at: range) }
    for place in dependencies(of: place).sorted() { resolve(declarations[place]) }
    return resolved[name] ?? .fallback("$\(name)")
  }

  /// The declarations that one needs and that aren't resolved yet, itself included.
  ///
  /// They are resolved one by one: recursion would be as deep as a message has declarations.
  private func dependencies(of place: Int) -> Set<Int> {
    var found: Set = [place]
    var open = [place]
    while let place = open.popLast() {
      for name in declarations[place].expression.variables where resolved[name] == nil {
        if let other = places[name], found.insert(other).inserted { open.append(other) }
      }
    }
    return found
  }

  /// A declaration is visible behind itself only: an input reads the argument it is named for.
  private func resolve(_ declaration: MessageModel.Declaration) {
    if declaration.kind == .input {
      resolved[declaration.name] = argument(declaration.name, at: declaration.range)
    }
    var value = value(of: declaration.expression)
    value.source = "$\(declaration.name)"
    resolved[declaration.name] = value
  }

  private func argument(_ name: String, at range: Range<Int>) -> ResolvedValue {
    guard let value = arguments[name] else {
      report(.unresolvedVariable, range, name)
      return .fallback("$\(name)")
    }
    var resolved = ResolvedValue(value) { () throws(FunctionFailure) in value.plainText }
    if let function = value.usualFunction.flatMap({ context.functions[$0] }) {
      let call = FunctionCall(operand: resolved, options: [:], context: context)
      resolved = (try? function(call)) ?? resolved
      resolved.selector = nil
      resolved.value = value
    }
    resolved.source = "$\(name)"
    return resolved
  }

  private func source(of expression: Expression) -> String {
    switch expression.operand {
    case .literal(let text): source(of: text)
    case .variable(let name): "$\(name)"
    case nil: ":\(expression.function?.name ?? "")"
    }
  }

  private func source(of literal: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in literal.unicodeScalars {
      if scalar == "\\" || scalar == "|" { escaped.append("\\") }
      escaped.append(scalar)
    }
    return "|\(String(escaped))|"
  }
}

extension ExpressionResolver {
  /// The options by name; those whose variable failed are reported and left out.
  func options(_ options: [Option]) -> [String: OptionValue] {
    var values: [String: OptionValue] = [:]
    for option in options {
      switch option.value {
      case .literal(let text): values[option.name] = OptionValue(.string(text), isLiteral: true)
      case .variable(let name):
        let value = value(ofVariable: name, at: option.range)
        if value.isFallback {
          report(.badOption, option.range, option.name)
        } else {
          values[option.name] = OptionValue(value.value)
        }
      }
    }
    return values
  }

  /// Takes the options of the `u:` namespace out: they are not the function's business
  /// (MessageFormat 2, Unicode Namespace).
  private func universalOptions(
    _ values: inout [String: OptionValue], of options: [Option], _ operand: ResolvedValue?
  ) -> UniversalOptions {
    var universal = UniversalOptions(operand: operand)
    for option in options where UniversalOptions.names.contains(option.name) {
      guard let value = values.removeValue(forKey: option.name)?.value else { continue }
      if !universal.set(option.name, to: value) { report(.badOption, option.range, option.name) }
    }
    return universal
  }
}
