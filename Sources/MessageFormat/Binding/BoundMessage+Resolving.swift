import HanokUnicode

extension BoundMessage {
  /// Returns the value of an expression, or its fallback if it fails.
  func value(
    of expression: BoundExpression, _ arguments: MessageArguments,
    _ evaluation: inout Evaluation
  ) -> ResolvedValue {
    switch expression.operand {
    case .none: return applied(expression, to: nil, arguments, &evaluation)
    case .literal(let value): return applied(expression, to: value, arguments, &evaluation)
    case .argument(let name):
      let operand: ResolvedValue
      if expression.reference != nil, let value = arguments[name] {
        operand = context.operand(value)
      } else {
        operand = argument(name, at: expression.range, arguments, &evaluation)
      }
      return applied(expression, to: operand, arguments, &evaluation)
    case .declaration(let place):
      resolve(place, arguments, &evaluation)
      return applied(expression, to: evaluation[place], arguments, &evaluation)
    }
  }

  private func applied(
    _ expression: BoundExpression, to operand: consuming ResolvedValue?,
    _ arguments: MessageArguments, _ evaluation: inout Evaluation
  ) -> ResolvedValue {
    let function: any BoundFunction
    var universal = UniversalOptions()
    var failures: [BoundExpression.Failure]
    switch expression.application {
    case .none:
      guard let operand, !operand.isFallback else { return .fallback(expression.source) }
      return operand
    case .unknown:
      report(
        .unknownFunction, expression.range, expression.reference?.name ?? "", &evaluation)
      return .fallback(expression.source)
    case .bound(let bound, let known, let found):
      (function, universal, failures) = (bound, known, found)
    case .open(let open):
      let named = expression.reference?.options ?? []
      var options = options(named, expression.optionDeclarations, arguments, &evaluation)
      failures = universal.take(from: &options, named)
      let call = FunctionCall(
        options: options, operandOptions: operand?.function.options ?? [:],
        in: context.resources, context)
      function = open.bind(call)
      failures += call.failures.map { .init(failure: $0, range: expression.range) }
    }
    do throws(FunctionFailure) {
      var value = try function.resolve(operand)
      failures += value.failures.map { .init(failure: $0, range: expression.range) }
      for failure in failures { report(failure.failure, failure.range, &evaluation) }
      if let operand, operand.isFallback {
        // The result of a failed operand is its fallback, even if the function returns a value.
        return .fallback(expression.source, by: value.function)
      }
      value.take(universal, inheriting: operand)
      return value
    } catch {
      report(error, expression.range, &evaluation)
      return .fallback(expression.source)
    }
  }

  private func argument(
    _ name: String, at range: Range<Int>, _ arguments: MessageArguments,
    _ evaluation: inout Evaluation
  ) -> ResolvedValue {
    if let value = arguments[name] { return context.resolved(value) }
    report(.unresolvedVariable, range, name, &evaluation)
    return .fallback("$\(name)")
  }

  /// Resolves a declaration, and before it those that it needs, unless they are resolved.
  ///
  /// They are resolved in a loop: the depth of a recursion would be the number of declarations.
  func resolve(
    _ place: Int, _ arguments: MessageArguments, _ evaluation: inout Evaluation
  ) {
    if evaluation.has(place) { return }
    for place in pending(place, evaluation) {
      let value = value(of: content.declarations[place], arguments, &evaluation)
      evaluation.keep(value, at: place, of: content.declarations.count)
    }
  }

  /// Returns a declaration, after the unresolved ones that it needs.
  private func pending(_ place: Int, _ evaluation: borrowing Evaluation) -> [Int] {
    var isReady = true
    for other in content.declarations[place].declarations where !evaluation.has(other) {
      isReady = false
    }
    if isReady { return [place] }
    var isNeeded = [Bool](repeating: false, count: place + 1)
    isNeeded[place] = true
    for place in isNeeded.indices.reversed() where isNeeded[place] {
      for other in content.declarations[place].declarations { isNeeded[other] = true }
    }
    return isNeeded.indices.filter { isNeeded[$0] && !evaluation.has($0) }
  }

  /// Returns the options by name; those with a failed variable are reported and left out.
  func options(
    _ options: [MessageModel.Option], _ declarations: [String: Int],
    _ arguments: MessageArguments, _ evaluation: inout Evaluation
  ) -> [String: OptionValue] {
    var values: [String: OptionValue] = [:]
    for option in options {
      switch option.value {
      case .literal(let text): values[option.name] = OptionValue(.string(text), isLiteral: true)
      case .variable(let name):
        let value: ResolvedValue
        if let place = declarations[name] {
          resolve(place, arguments, &evaluation)
          value = evaluation[place] ?? .fallback("")
        } else {
          value = argument(name, at: option.range, arguments, &evaluation)
        }
        if value.isFallback {
          report(.badOption, option.range, option.name, &evaluation)
        } else {
          values[option.name] = OptionValue(value.value)
        }
      }
    }
    return values
  }
}
