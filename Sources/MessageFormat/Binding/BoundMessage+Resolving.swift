extension BoundMessage {
  /// Returns the value of an expression, or its fallback if it fails.
  func value(of expression: BoundExpression, _ evaluation: inout Evaluation) -> ResolvedValue {
    let operand: ResolvedValue? =
      switch expression.operand {
      case .none: nil
      case .literal(let value): value
      case .argument(let name):
        argument(
          name, at: expression.range, isOperand: expression.reference != nil, &evaluation)
      case .declaration(let place): declared(place, &evaluation)
      }
    let application: BoundExpression.Bound
    switch expression.application {
    case .none:
      guard let operand, !operand.isFallback else { return .fallback(expression.source) }
      return operand
    case .unknown:
      evaluation.report(
        .unknownFunction, expression.range, expression.reference?.name ?? "")
      return .fallback(expression.source)
    case .bound(let bound): application = bound
    case .open(let function):
      let named = expression.reference?.options ?? []
      application = BoundExpression.Bound(
        function, named, options(named, expression.optionDeclarations, &evaluation),
        operandOptions: operand?.function.options ?? [:], at: expression.range, in: context)
    }
    do throws(FunctionFailure) {
      var value = try application.function.resolve(operand)
      for (failure, range) in application.failures { evaluation.report(failure, range) }
      for failure in value.failures { evaluation.report(failure, expression.range) }
      if let operand, operand.isFallback {
        // The result of a failed operand is its fallback, even if the function returns a value.
        return .fallback(expression.source, by: value.function)
      }
      value.take(application.universal, inheriting: operand)
      return value
    } catch {
      evaluation.report(error, expression.range)
      return .fallback(expression.source)
    }
  }

  private func argument(
    _ name: String, at range: Range<Int>, isOperand: Bool, _ evaluation: inout Evaluation
  ) -> ResolvedValue {
    guard let value = evaluation.arguments[name] else {
      evaluation.report(.unresolvedVariable, range, name)
      return .fallback("$\(name)")
    }
    return isOperand ? context.operand(value) : context.resolved(value)
  }

  /// Returns the value of a declaration; it is resolved once, after those that it needs.
  ///
  /// They are resolved in a loop: the depth of a recursion would be the number of declarations.
  func declared(_ place: Int, _ evaluation: inout Evaluation) -> ResolvedValue {
    if let value = evaluation[place] { return value }
    for place in pending(place, evaluation) {
      let value = value(of: content.declarations[place], &evaluation)
      evaluation.keep(value, at: place, of: content.declarations.count)
    }
    return evaluation[place] ?? .fallback("")
  }

  /// Returns a declaration, after the unresolved ones that it needs.
  private func pending(_ place: Int, _ evaluation: borrowing Evaluation) -> [Int] {
    let needed = content.declarations[place].declarations
    if needed.allSatisfy({ evaluation.has($0) }) { return [place] }
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
    _ evaluation: inout Evaluation
  ) -> [String: OptionValue] {
    var values: [String: OptionValue] = [:]
    for option in options {
      switch option.value {
      case .literal(let text): values[option.name] = OptionValue(.string(text), isLiteral: true)
      case .variable(let name):
        let value =
          if let place = declarations[name] { declared(place, &evaluation) } else {
            argument(name, at: option.range, isOperand: false, &evaluation)
          }
        if value.isFallback {
          evaluation.report(.badOption, option.range, option.name)
        } else {
          values[option.name] = OptionValue(value.value)
        }
      }
    }
    return values
  }
}
