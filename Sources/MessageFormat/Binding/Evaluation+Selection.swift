import HanokUnicode

extension Evaluation {
  /// Returns the pattern that the node's selectors select (MessageFormat 2, Pattern Selection).
  ///
  /// The first selector has priority: its best key is followed, and another key only if nothing
  /// below it matches.
  func pattern(_ node: Int, _ state: inout State) -> Range<Int>? {
    let choice: BoundMessage.Choice
    switch message.content.nodes[node] {
    case .pattern(let elements): return elements
    case .choice(let found): choice = found
    }
    let found: Range<Int>?
    switch selection(choice, &state) {
    case nil: found = nil
    case .text(let text):
      // Swift compares by canonical equivalence, which equals Normalization Form C.
      found = if let text { pattern(ofKey: text, choice, &state) } else { nil }
    case .integer(let integer, let category):
      if choice.hasOthers { reportOthers(of: choice, &state) }
      found =
        pattern(in: choice, &state) { $0.kind == .integer && $0.integer == integer }
        ?? pattern(of: category, choice, &state)
    case .decimal(let decimal, let category):
      if choice.hasOthers { reportOthers(of: choice, &state) }
      // A key that isn't the plainest form of a number equals the text of no number.
      found =
        pattern(ofKey: decimal.description, choice, &state) ?? pattern(of: category, choice, &state)
    case .keys(let selector): found = pattern(in: choice, by: selector, &state)
    }
    if let found { return found }
    return if let rest = choice.rest { pattern(rest, &state) } else { nil }
  }

  private func pattern(
    in choice: BoundMessage.Choice, _ state: inout State,
    where matches: (BoundMessage.Branch) -> Bool
  ) -> Range<Int>? {
    for place in choice.branches where matches(message.content.branches[place]) {
      return pattern(message.content.branches[place].node, &state)
    }
    return nil
  }

  private func pattern(
    ofKey text: String, _ choice: BoundMessage.Choice, _ state: inout State
  ) -> Range<Int>? {
    for place in choice.branches
    where message.content.keys[message.content.branches[place].key].text == text {
      return pattern(message.content.branches[place].node, &state)
    }
    return nil
  }

  private func pattern(
    of category: PluralCategory?, _ choice: BoundMessage.Choice, _ state: inout State
  ) -> Range<Int>? {
    guard let category else { return nil }
    return pattern(in: choice, &state) { $0.category == category }
  }

  /// Tests all keys with a selector, and follows the matching ones, the best first.
  private func pattern(
    in choice: BoundMessage.Choice, by selector: any KeySelector, _ state: inout State
  ) -> Range<Int>? {
    var matching: [(text: String, node: Int)] = []
    for branch in message.content.branches[choice.branches] {
      let text = message.content.keys[branch.key].text
      do throws(FunctionFailure) {
        guard try selector.matches(text) else { continue }
      } catch {
        if error.kind == .badVariantKey {
          reportKey(of: branch, choice, &state)
          continue
        }
        // A selector that fails once matches nothing afterwards.
        fail(choice.selector, &state)
        return nil
      }
      let place = matching.firstIndex { selector.prefers(text, over: $0.text) }
      matching.insert((text, branch.node), at: place ?? matching.endIndex)
    }
    for (_, node) in matching {
      if let found = pattern(node, &state) { return found }
    }
    return nil
  }

  /// Returns the selection of a choice's selector, or reports an error and returns nil.
  private func selection(
    _ choice: BoundMessage.Choice, _ state: inout State
  ) -> KeySelection? {
    if let findings = state.findings, findings.failedSelectors.contains(choice.selector) {
      return nil
    }
    let selector = message.content.selectors[choice.selector]
    let selection: KeySelection?
    if case .declaration(let place) = selector.operand {
      if let taken = taken(message.content.declarations[place]) {
        let value = ResolvedValue(taken.value, by: taken.function, direction: taken.direction)
        let selection = try? taken.function.selection(
          of: value, hasCategories: choice.hasCategories)
        if let selection { return selection }
      }
      resolve(place, &state)
      selection = state.selection(of: place, hasCategories: choice.hasCategories)
    } else {
      selection = nil
    }
    if selection == nil { fail(choice.selector, &state) }
    return selection
  }

  private func fail(_ selector: Int, _ state: inout State) {
    guard state.noted.failedSelectors.insert(selector).inserted else { return }
    let variable = message.content.selectors[selector]
    report(.badSelector, variable.range, message.content.selectorNames[selector], &state)
  }

  /// Reports the keys that no number can match.
  private func reportOthers(of choice: BoundMessage.Choice, _ state: inout State) {
    for branch in message.content.branches[choice.branches] where branch.kind == .other {
      reportKey(of: branch, choice, &state)
    }
  }

  private func reportKey(
    of branch: BoundMessage.Branch, _ choice: BoundMessage.Choice, _ state: inout State
  ) {
    let key = message.content.keys[branch.key]
    guard state.noted.reportedKeys.insert("\(choice.selector) \(key.text)").inserted else { return }
    report(.badVariantKey, key.range, key.text, &state)
  }
}
