extension ExpressionResolver {
  /// The pattern to format: the only one, or the best of the variants
  /// (MessageFormat 2, Pattern Selection).
  func selectedPattern(of body: MessageModel.Body) -> Pattern {
    switch body {
    case .pattern(let pattern): return pattern
    case .matcher(let matcher):
      var selectors = matcher.selectors.map(keySelector)
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

  private func matches(
    _ variant: MessageModel.Variant, _ matcher: MessageModel.Matcher,
    _ selectors: inout [(any KeySelector)?]
  ) -> Bool {
    var isMatch = true
    for (index, key) in variant.keys.enumerated() {
      guard case .literal(let text) = key else { continue }
      do throws(FunctionFailure) {
        if try selectors[index]?.matches(text) != true { isMatch = false }
      } catch {
        isMatch = false
        if error.kind == .badVariantKey {
          report([error], variant.range)
        } else {
          // A selector that fails once matches nothing from then on.
          let selector = matcher.selectors[index]
          report(.badSelector, selector.range, selector.name)
          selectors[index] = nil
        }
      }
    }
    return isMatch
  }

  /// The first selector that tells the two apart decides.
  private func isBetter(
    _ variant: MessageModel.Variant, than other: MessageModel.Variant,
    _ selectors: [(any KeySelector)?]
  ) -> Bool {
    for ((key, otherKey), selector) in zip(zip(variant.keys, other.keys), selectors) {
      switch (key, otherKey) {
      case (.catchAll, .literal): return false
      case (.literal, .catchAll): return true
      case (.literal(let text), .literal(let otherText)) where text != otherText:
        return selector?.prefers(text, over: otherText) ?? false
      default: continue
      }
    }
    return false
  }
}
