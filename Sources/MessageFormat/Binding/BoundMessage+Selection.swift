import HanokUnicode

extension BoundMessage {
  /// Returns the pattern that the node's selectors select (MessageFormat 2, Pattern Selection).
  ///
  /// The first selector has priority: its best key is followed, and another key only if nothing
  /// below it matches.
  func pattern(_ node: Int, _ evaluation: inout Evaluation) -> Range<Int>? {
    let choice: Choice
    switch content.nodes[node] {
    case .pattern(let elements): return elements
    case .choice(let found): choice = found
    }
    let found: Range<Int>?
    switch selection(choice, &evaluation) {
    case nil, .text(nil): found = nil
    case .text(let text?):
      // Swift compares by canonical equivalence, which equals Normalization Form C.
      found = pattern(in: choice, &evaluation) { content.keys[$0.key].text == text }
    case .integer(let integer, let category):
      found = pattern(in: choice, of: category, &evaluation) { $0.integer == integer }
    case .decimal(let decimal, let category):
      // A key that isn't the normalized form of a number equals the text of no number.
      let text = decimal.description
      found = pattern(in: choice, of: category, &evaluation) { content.keys[$0.key].text == text }
    case .keys(let selector): found = pattern(in: choice, by: selector, &evaluation)
    }
    if let found { return found }
    return if let rest = choice.rest { pattern(rest, &evaluation) } else { nil }
  }

  private func pattern(
    in choice: Choice, _ evaluation: inout Evaluation, where matches: (Branch) -> Bool
  ) -> Range<Int>? {
    for place in choice.branches where matches(content.branches[place]) {
      return pattern(content.branches[place].node, &evaluation)
    }
    return nil
  }

  /// Follows the key that equals a number, or else the key of the number's category.
  private func pattern(
    in choice: Choice, of category: PluralCategory?, _ evaluation: inout Evaluation,
    where isEqual: (Branch) -> Bool
  ) -> Range<Int>? {
    if choice.hasOthers { reportOthers(of: choice, &evaluation) }
    if let found = pattern(in: choice, &evaluation, where: isEqual) { return found }
    return category == nil ? nil : pattern(in: choice, &evaluation) { $0.category == category }
  }

  /// Tests all keys with a selector, and follows the matching ones, the best first.
  private func pattern(
    in choice: Choice, by selector: any KeySelector, _ evaluation: inout Evaluation
  ) -> Range<Int>? {
    var matching: [(text: String, node: Int)] = []
    for branch in content.branches[choice.branches] {
      let text = content.keys[branch.key].text
      do throws(FunctionFailure) {
        guard try selector.matches(text) else { continue }
      } catch {
        if error.kind == .badVariantKey {
          reportKey(of: branch, choice, &evaluation)
          continue
        }
        // A selector that fails once matches nothing afterwards.
        fail(choice.selector, &evaluation)
        return nil
      }
      let place = matching.firstIndex { selector.prefers(text, over: $0.text) }
      matching.insert((text, branch.node), at: place ?? matching.endIndex)
    }
    for (_, node) in matching {
      if let found = pattern(node, &evaluation) { return found }
    }
    return nil
  }

  /// Returns the selection of a choice's selector, or reports an error and returns nil.
  private func selection(_ choice: Choice, _ evaluation: inout Evaluation) -> KeySelection? {
    if evaluation.findings?.failedSelectors.contains(choice.selector) == true { return nil }
    let direct = unsafe choice.expression._withUnsafeGuaranteedRef {
      directSelection($0, hasCategories: choice.hasCategories, evaluation)
    }
    if let direct { return direct }
    let value = declared(choice.declaration, &evaluation)
    if let selection = try? value.function.selection(
      of: value.made, hasCategories: choice.hasCategories)
    {
      return value.isFallback ? .text(nil) : selection
    }
    fail(choice.selector, &evaluation)
    return nil
  }

  /// Returns the selection by an argument that its function takes.
  private func directSelection(
    _ declaration: BoundExpression, hasCategories: Bool, _ evaluation: borrowing Evaluation
  ) -> KeySelection? {
    let selection: KeySelection?? = evaluation.arguments.withValue(of: declaration.argument) {
      value in
      guard declaration.writer.takes(value) != nil else { return nil }
      return try? declaration.writer.selection(of: value, hasCategories: hasCategories)
    }
    return selection ?? nil
  }

  private func fail(_ selector: Int, _ evaluation: inout Evaluation) {
    evaluation.noted.failedSelectors.insert(selector)
    let variable = content.selectors[selector]
    evaluation.report(.badSelector, variable.range, variable.name)
  }

  /// Reports the keys that no number can match.
  private func reportOthers(of choice: Choice, _ evaluation: inout Evaluation) {
    for branch in content.branches[choice.branches] where branch.isOther {
      reportKey(of: branch, choice, &evaluation)
    }
  }

  private func reportKey(of branch: Branch, _ choice: Choice, _ evaluation: inout Evaluation) {
    let key = content.keys[branch.key]
    let id = "\(choice.selector) \(key.text)"
    guard evaluation.noted.reportedKeys.insert(id).inserted else { return }
    evaluation.report(.badVariantKey, key.range, key.text)
  }
}
