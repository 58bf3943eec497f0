import HanokTableSyntax
package import MessageSyntax

/// Functions, options and markup.
package enum MessageRules {
  /// Returns the mistakes in a message.
  package static func mistakes(in pair: MessagePair) -> [Mistake] {
    unknownFunctions(in: pair.target.message) + unknownOptions(in: pair.target.message)
      + units(pair) + markup(pair)
  }

  /// Returns the errors of the message's source itself, which the program refuses.
  package static func errors(
    of message: ReadMessage
  ) -> [(check: TranslationCheck, error: MessageError)] {
    message.errors.map { error in
      switch error.kind {
      case .syntaxError, .limitExceeded: (.messageSyntax, error)
      case .missingFallbackVariant: (.noCatchAll, error)
      default: (.dataModel, error)
      }
    }
  }

  /// Returns functions that don't exist; a program's own functions have a namespace.
  private static func unknownFunctions(in message: ReadMessage) -> [Mistake] {
    message.model.expressions.compactMap { expression in
      guard let name = expression.function?.name, !known.contains(name) else { return nil }
      let namespace = name.split(separator: ":").dropLast().first
      if let namespace, !namespaces.contains(Substring(namespace.lowercased())) { return nil }
      var mistake = Mistake(
        .unknownFunction, expression.range, ["subject": .init(name)],
        suggestion: Suggestion.nearest(to: name, in: names))
      mistake.kind = .message(.unknownFunction)
      return mistake
    }
  }

  private static let names = FunctionNames.standard
  private static let known = Set(names)
  private static let namespaces = Set(
    names.compactMap { $0.split(separator: ":").dropLast().first })

  /// Returns options that no function reads, most often for a misspelling; a program's own have a namespace.
  private static func unknownOptions(in message: ReadMessage) -> [Mistake] {
    message.model.expressions.flatMap { expression -> [Mistake] in
      guard let function = expression.function, known.contains(function.name) else { return [] }
      return function.options.compactMap { option in
        guard !option.name.contains(":"), !FunctionOptions.names.contains(option.name) else {
          return nil
        }
        var mistake = Mistake(
          .badOption, option.range, ["subject": .init(option.name)],
          suggestion: Suggestion.nearest(to: option.name, in: FunctionOptions.names))
        mistake.kind = ProblemKind("unknown-option", table: "HanokReview")
        return mistake
      }
    }
  }

  /// Returns the units and currencies that differ from the source: the value is given in one alone.
  private static func units(_ pair: MessagePair) -> [Mistake] {
    let sources = pair.source?.message.model.expressions ?? []
    guard sources.contains(where: { $0.unit != nil }) else { return [] }
    return pair.target.message.model.expressions.compactMap { expression in
      guard let function = expression.function?.name, let variable = expression.operand?.variable,
        let source = sources.first(where: {
          $0.operand?.variable == variable && $0.function?.name == function && $0.unit != nil
        }), let expected = source.unit, expression.unit != expected,
        // A variable can hold the unit.
        expression.unit != nil || expression.unitOption == nil
      else { return nil }
      let range = expression.unitOption?.range ?? expression.range
      var mistake = Mistake(
        .badOption, range, ["subject": .init(expression.unit ?? function)])
      mistake.kind = .message(.badOption)
      return mistake
    }
  }

  /// Returns patterns whose tags differ from the source's, or aren't closed.
  private static func markup(_ pair: MessagePair) -> [Mistake] {
    pair.target.patterns.flatMap { pattern -> [Mistake] in
      let tags = pattern.tags
      let reference = pair.source(of: pattern)?.tags
      if tags.isEmpty, reference?.isEmpty ?? true { return [] }
      let range = tags.first?.range ?? pattern.offset..<pattern.end
      if let unbalanced = unbalanced(tags) {
        return [Mistake(.markupDiffers, unbalanced.range, ["subject": .init(unbalanced.source)])]
      }
      guard let reference else { return [] }
      let (own, theirs) = (tags.map(\.tag).sorted(), reference.map(\.tag).sorted())
      if own == theirs { return [] }
      let sources = pair.source?.patterns.flatMap { $0.tags.map(\.name) } ?? []
      if let unknown = tags.first(where: { !sources.contains($0.name) }) {
        return [
          Mistake(
            .unknownMarkup, unknown.range, ["subject": .init(unknown.name)],
            suggestion: Suggestion.nearest(to: unknown.name, in: Set(sources).sorted()))
        ]
      }
      let difference =
        theirs.first { !own.contains($0) } ?? own.first { !theirs.contains($0) } ?? own.first
      return [Mistake(.markupDiffers, range, ["subject": .init(difference ?? "")])]
    }
  }

  /// Returns the first tag that isn't closed, or that closes another.
  private static func unbalanced(_ tags: [MessageModel.Markup]) -> MessageModel.Markup? {
    var open: [MessageModel.Markup] = []
    for tag in tags {
      switch tag.kind {
      case .open: open.append(tag)
      case .close:
        if open.last?.name != tag.name { return tag }
        open.removeLast()
      case .standalone: break
      }
    }
    return open.last
  }
}

extension ReviewedPattern {
  /// The tags, in order.
  fileprivate var tags: [MessageModel.Markup] {
    elements.compactMap { if case .markup(let markup) = $0 { markup } else { nil } }
  }
}

extension MessageModel.Expression {
  /// The option that names the unit or the currency of the value.
  fileprivate var unitOption: MessageModel.Option? {
    function?.options.first { $0.name == "unit" || $0.name == "currency" }
  }

  /// The unit or the currency, if it is written in the message.
  fileprivate var unit: String? {
    if case .literal(let text)? = unitOption?.value { text } else { nil }
  }
}

extension MessageModel.Markup {
  /// The tag without options: `{#strong}`.
  fileprivate var tag: String {
    kind == .close ? "{/\(name)}" : kind == .open ? "{#\(name)}" : "{#\(name) /}"
  }
}
