/// An argument of a message.
public struct MessageParameter: Hashable, Sendable {
  /// The variable's name, without its `$`.
  public let name: String
  /// The first function that annotates it, such as `integer`, or nil if there is none.
  public let function: String?
}

extension MessageModel {
  /// The arguments of the message, in the order of their first use.
  public var parameters: [MessageParameter] {
    var order: [String] = []
    var seen: Set<String> = []
    var functions: [String: String] = [:]
    let locals = Set(declarations.filter { $0.kind == .local }.map(\.name))
    func use(_ operand: MessageModel.Expression.Operand?, _ function: String? = nil) {
      guard let name = operand?.variable, !locals.contains(name) else { return }
      if seen.insert(name).inserted { order.append(name) }
      if let function, functions[name] == nil { functions[name] = function }
    }
    for expression in expressions {
      use(expression.operand, expression.function?.name)
      for option in expression.function?.options ?? [] { use(option.value) }
    }
    for option in markups.flatMap(\.options) { use(option.value) }
    return order.map { MessageParameter(name: $0, function: functions[$0]) }
  }

  /// The patterns: one, or one for each variant.
  public var patterns: [MessageModel.Pattern] {
    switch body {
    case .pattern(let pattern): [pattern]
    case .matcher(let matcher): matcher.variants.map(\.pattern)
    }
  }

  /// All expressions, declarations first.
  public var expressions: [MessageModel.Expression] {
    declarations.map(\.expression)
      + patterns.joined().compactMap { if case .expression(let found) = $0 { found } else { nil } }
  }

  /// All markup placeholders.
  public var markups: [MessageModel.Markup] {
    patterns.joined().compactMap { if case .markup(let found) = $0 { found } else { nil } }
  }
}
