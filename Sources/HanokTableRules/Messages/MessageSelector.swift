package import MessageSyntax

/// What a selector of a message compares its variants' keys with.
package struct MessageSelector: Sendable {
  /// The numbers whose plural categories a selector compares.
  package enum Numbers: Hashable, Sendable {
    /// One, two, three.
    case cardinal
    /// First, second, third.
    case ordinal
  }

  /// The rule of a selector.
  package enum Rule: Hashable, Sendable {
    /// A number selects by its value first, then by its plural category.
    case plural(Numbers)
    /// A number selects by its value alone.
    case exact
    /// Text selects by equality.
    case text
    /// A function that isn't Hanok's own.
    case unknown
  }

  /// The name of the variable, without its `$`.
  package let variable: String
  /// The argument that its value comes from: itself, or the operand of its declaration.
  package let argument: String?
  /// The function that annotates it.
  package let function: String?
  /// The rule of the function.
  package let rule: Rule

  /// The plural categories of CLDR.
  package static let categories = ["zero", "one", "two", "few", "many", "other"]

  /// Whether a number selects by its plural category.
  package var isPlural: Bool { if case .plural = rule { true } else { false } }

  /// Whether the function formats integers only, so that `one` in English is 1 alone.
  package var isInteger: Bool { function == "integer" || function == "offset" }

  /// Returns the selectors of a message, in order; none if it has no variants.
  package static func selectors(of model: MessageModel) -> [MessageSelector] {
    guard case .matcher(let matcher) = model.body else { return [] }
    return matcher.selectors.map { MessageSelector($0.name, in: model) }
  }

  private init(_ name: String, in model: MessageModel) {
    variable = name
    var expression = model.declarations.first { $0.name == name }?.expression
    var argument = expression?.operand?.variable
    // A local variable of a local variable: each declaration refers to earlier ones alone.
    for declaration in model.declarations.reversed() where declaration.name == argument {
      if expression?.function == nil { expression = declaration.expression }
      argument = declaration.expression.operand?.variable
    }
    self.argument = argument
    function = expression?.function?.name
    rule = Self.rule(of: expression?.function)
  }

  private static func rule(of function: MessageModel.FunctionReference?) -> Rule {
    guard let function else { return .unknown }
    if function.name == "string" { return .text }
    guard countingFunctions.contains(function.name) else { return .unknown }
    switch function.options.first(where: { $0.name == "select" })?.value {
    case nil, .literal("plural"): return .plural(.cardinal)
    case .literal("ordinal"): return .plural(.ordinal)
    case .literal("exact"): return .exact
    default: return .unknown
    }
  }

  private static let countingFunctions: Set = [
    "number", "integer", "offset", "percent", "hanok:compact",
  ]
}
