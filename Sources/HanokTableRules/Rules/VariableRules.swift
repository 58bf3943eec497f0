import HanokTableSyntax
package import MessageSyntax

/// The variables of a message beside those of its source.
package enum VariableRules {
  /// Returns the mistakes in a message.
  ///
  /// - Parameter isSingle: Whether a plural category of the language has one integer alone.
  package static func mistakes(
    in pair: MessagePair, isSingle: (MessageSelector.Numbers, String) -> Bool
  ) -> [Mistake] {
    guard let source = pair.source else { return [] }
    return strangers(in: pair.target, beside: source) + types(pair.target, source)
      + wideVariables(in: pair)
      + pair.target.patterns.flatMap { pattern in
        let wide = wideBraces(in: pattern, source)
        return wide.isEmpty ? missing(in: pattern, pair, isSingle) : wide
      }
  }

  /// Returns placeholders in full-width braces, which are text: `｛$score｝`.
  private static func wideBraces(
    in pattern: ReviewedPattern, _ source: ReviewedMessage
  ) -> [Mistake] {
    let letters = pattern.letters
    return letters.indices.compactMap { start -> Mistake? in
      guard letters[start].scalar == "｛",
        let end = letters[start...].firstIndex(where: { $0.scalar == "｝" || $0.scalar == "}" })
      else { return nil }
      let text = ReviewedWord(letters: letters[start...end]).text
      let folded = String(String.UnicodeScalarView(text.unicodeScalars.map(\.narrow)))
      let name = folded.dropFirst().drop { " $".contains($0) }.prefix { !" }:".contains($0) }
      guard source.parameters[String(name)] != nil else { return nil }
      let range = letters[start].offset..<letters[end].range.upperBound
      var mistake = Mistake(
        .fullWidth, range, ["subject": .init(text), "expected": .init(folded)],
        replacement: folded)
      mistake.kind = ProblemKind("full-width-brace", table: "HanokReview")
      return mistake
    }
  }

  /// Returns a literal that is a variable with a full-width sign: `{＄n :integer}`.
  package static func wideVariables(in pair: MessagePair) -> [Mistake] {
    guard let source = pair.source else { return [] }
    return pair.target.message.model.expressions.compactMap { expression in
      guard case .literal(let literal)? = expression.operand else { return nil }
      let folded = String(String.UnicodeScalarView(literal.unicodeScalars.map(\.narrow)))
      guard folded != literal, folded.first == "$",
        source.parameters[String(folded.dropFirst())] != nil
      else { return nil }
      let text = Array(pair.target.message.source.utf8)[expression.range]
      return wideBrace(
        .fullWidth, String(decoding: text, as: UTF8.self), at: expression.range)
    }
  }

  /// Returns the mistake of a placeholder whose first brace is in full width, so that the last one closes
  /// nothing.
  package static func wideBrace(of error: MessageError) -> Mistake? {
    let source = Array(error.source.utf8)
    let end = error.range.lowerBound
    guard error.kind == .syntaxError, source.indices.contains(end),
      source[end] == UInt8(ascii: "}"),
      let start = source[..<end].firstRange(of: Array("｛".utf8))?.lowerBound
    else { return nil }
    let text = String(decoding: source[start...end], as: UTF8.self)
    let folded = String(String.UnicodeScalarView(text.unicodeScalars.map(\.narrow)))
    guard folded.hasPrefix("{$"), !folded.dropFirst().contains("{") else { return nil }
    return wideBrace(.messageSyntax, text, at: start..<end + 1)
  }

  private static func wideBrace(
    _ check: TranslationCheck, _ text: String, at range: Range<Int>
  ) -> Mistake {
    let folded = String(String.UnicodeScalarView(text.unicodeScalars.map(\.narrow)))
    var mistake = Mistake(check, range, ["subject": .init(text), "expected": .init(folded)])
    // The program shows neither the value nor the text.
    mistake.severity = .error
    mistake.kind = ProblemKind("full-width-brace", table: "HanokReview")
    return mistake
  }

  /// Returns the variables that have no value in the program.
  private static func strangers(
    in target: ReviewedMessage, beside source: ReviewedMessage
  ) -> [Mistake] {
    let unknown = target.parameters.keys.filter { source.parameters[$0] == nil }
    guard !unknown.isEmpty else { return [] }
    let known = source.parameters.keys.sorted()
    var found: Set<String> = []
    return target.message.model.expressions.flatMap { expression in
      let operands = [expression.operand] + (expression.function?.options.map(\.value) ?? [])
      return operands.compactMap { operand -> Mistake? in
        guard let name = operand?.variable, unknown.contains(name), found.insert(name).inserted
        else { return nil }
        var mistake = Mistake(
          .unknownVariable, expression.range, ["subject": .init(name)],
          suggestion: Suggestion.nearest(to: name, in: known))
        mistake.kind = .message(.unresolvedVariable)
        return mistake
      }
    }
  }

  /// The kinds of values that functions format.
  package enum Family: String {
    case number, date, duration, list, text
  }

  package static func family(of function: String?) -> Family? {
    switch function {
    case "number", "integer", "offset", "percent", "currency", "unit", "hanok:compact",
      "hanok:spellout", "hanok:bytes", "hanok:range":
      .number
    case "date", "time", "datetime": .date
    case "hanok:duration": .duration
    case "hanok:list": .list
    case "string": .text
    default: nil
    }
  }

  /// Returns the variables that are formatted as a value of another kind than in the source.
  private static func types(_ target: ReviewedMessage, _ source: ReviewedMessage) -> [Mistake] {
    target.message.model.expressions.compactMap { expression in
      guard let name = expression.operand?.variable, let known = source.parameters[name],
        let expected = family(of: known), let actual = family(of: expression.function?.name),
        expected != actual
      else { return nil }
      return Mistake(
        .otherType, expression.range,
        ["subject": .init(name), "expected": .init(":" + (known ?? ""))])
    }
  }

  /// Returns the variables of the source's pattern that a pattern leaves out.
  private static func missing(
    in pattern: ReviewedPattern, _ pair: MessagePair,
    _ isSingle: (MessageSelector.Numbers, String) -> Bool
  ) -> [Mistake] {
    guard let source = pair.source, let reference = pair.source(of: pattern) else { return [] }
    let required = reference.variables.intersection(source.parameters.keys)
    guard !required.isEmpty else { return [] }
    let present = pattern.variables.union(operands(of: pair.target, in: pattern))
    return required.subtracting(present).sorted().compactMap { name in
      if isSaidByItsKey(name, in: pattern, pair, isSingle) { return nil }
      let range = pattern.offset..<pattern.end
      let isNumber = family(of: source.parameters[name] ?? nil) == .number
      if isNumber, let digit = pattern.letters.first(where: \.isDigit) {
        return Mistake(.numberWrittenOut, digit.range, ["subject": .init(name)])
      }
      return Mistake(.missingVariable, range, ["subject": .init(name)])
    }
  }

  /// Returns the arguments of the local variables that a pattern writes.
  private static func operands(of target: ReviewedMessage, in pattern: ReviewedPattern) -> Set<
    String
  > {
    let written = pattern.variables
    return target.message.model.declarations.reduce(into: []) { names, declaration in
      guard declaration.kind == .local, written.contains(declaration.name) else { return }
      let options = declaration.expression.function?.options.map(\.value) ?? []
      for operand in [declaration.expression.operand] + options {
        if let name = operand?.variable { names.insert(name) }
      }
    }
  }

  /// Whether a variant is chosen by one value of a variable alone, so that its words can say it.
  private static func isSaidByItsKey(
    _ name: String, in pattern: ReviewedPattern, _ pair: MessagePair,
    _ isSingle: (MessageSelector.Numbers, String) -> Bool
  ) -> Bool {
    for (selector, key) in zip(pair.target.selectors, pattern.keys)
    where selector.argument == name || selector.variable == name {
      guard case .literal(let text) = key else { return selector.rule == .text }
      guard case .plural(let numbers) = selector.rule, MessageSelector.categories.contains(text)
      else { return true }
      return isSingle(numbers, text)
    }
    return false
  }
}

extension Unicode.Scalar {
  /// The scalar of ASCII for a full-width one, and a space for an ideographic one; itself otherwise.
  fileprivate var narrow: Unicode.Scalar {
    if value == 0x3000 { return " " }
    return (0xFF01...0xFF5E).contains(value) ? Unicode.Scalar(value - 0xFEE0) ?? self : self
  }
}
