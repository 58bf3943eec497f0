extension ExpressionResolver {
  /// The pattern to format: the only one, or the best of the variants
  /// (MessageFormat 2, Pattern Selection).
  func selectedPattern(of body: MessageModel.Body) -> Pattern {
    switch body {
    case .pattern(let pattern): return pattern
    case .matcher(let matcher):
      var selectors = matcher.selectors.map { SelectorKeys(selector: keySelector(of: $0)) }
      var best: MessageModel.Variant?
      for variant in matcher.variants where matches(variant, matcher, &selectors) {
        if best.map({ isBetter(variant, than: $0, selectors) }) ?? true { best = variant }
      }
      return best?.pattern ?? []
    }
  }

  /// The selector of a variable; nil, and reported, where it can't select.
  private func keySelector(
    of variable: MessageModel.VariableReference
  ) -> (any KeySelector)? {
    let value = value(ofVariable: variable.name, at: variable.range)
    if value.selector == nil { report(.badSelector, variable.range, variable.name) }
    return value.selector
  }

  /// Asks for the keys in their order, up to the first that doesn't match.
  private func matches(
    _ variant: MessageModel.Variant, _ matcher: MessageModel.Matcher,
    _ selectors: inout [SelectorKeys]
  ) -> Bool {
    variant.keys.indices.allSatisfy { index in
      guard case .literal(let key) = variant.keys[index] else { return true }
      if let isMatch = selectors[index].matches[key] { return isMatch }
      let isMatch = matches(key, of: variant, &selectors[index], matcher.selectors[index])
      selectors[index].matches[key] = isMatch
      return isMatch
    }
  }

  private func matches(
    _ key: String, of variant: MessageModel.Variant, _ keys: inout SelectorKeys,
    _ variable: MessageModel.VariableReference
  ) -> Bool {
    do throws(FunctionFailure) {
      return try keys.selector?.matches(key) ?? false
    } catch {
      if error.kind == .badVariantKey {
        report([error], variant.range)
      } else {
        // A selector that fails once matches nothing from then on.
        report(.badSelector, variable.range, variable.name)
        keys = SelectorKeys(selector: nil)
      }
      return false
    }
  }

  /// The first selector that tells the two apart decides.
  private func isBetter(
    _ variant: MessageModel.Variant, than other: MessageModel.Variant,
    _ selectors: [SelectorKeys]
  ) -> Bool {
    for ((key, otherKey), selector) in zip(zip(variant.keys, other.keys), selectors) {
      switch (key, otherKey) {
      case (.catchAll, .literal): return false
      case (.literal, .catchAll): return true
      case (.literal(let text), .literal(let otherText)) where text != otherText:
        return selector.selector?.prefers(text, over: otherText) ?? false
      default: continue
      }
    }
    return false
  }
}

/// A selector, and which of its keys match: each key is asked for once, in however many variants.
private struct SelectorKeys {
  let selector: (any KeySelector)?
  var matches: [String: Bool] = [:]

  init(selector: (any KeySelector)?) {
    self.selector = selector
  }
}
