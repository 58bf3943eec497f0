import HanokLocalization
import HanokUnicode
package import MessageFormat

/// Arguments with which each variant of a message is chosen, and its text with them.
///
/// They show a translator what a message becomes: `{$count} points` with 2, 5 and 22, a date, a list, a
/// name in another script.
package struct MessageSamples {
  /// A message with some arguments.
  package struct Sample {
    /// The index of the variant that they choose; zero for a message without variants.
    package let variant: Int
    /// The arguments.
    package let arguments: [String: MessageValue]
  }

  /// The message.
  package let message: ParsedMessage
  /// One sample or more for each variant that can be reached, by the order of the variants.
  package let samples: [Sample]
  /// The number of variants; one for a message without.
  package let variantCount: Int

  /// Finds samples of a message in a language.
  ///
  /// - Parameters:
  ///   - formatter: A formatter of the language.
  ///   - parameters: The functions of arguments that the message itself doesn't annotate: those of
  ///     the source language's message.
  ///   - perVariant: The greatest number of samples of a variant.
  package init(
    of message: ParsedMessage, formatter: MessageFormatter, plurals: PluralSampleCache,
    parameters: [MessageParameter] = [], perVariant: Int = 2
  ) {
    self.message = message
    var fixed: [String: MessageValue] = [:]
    var counts: [String] = []
    let known = Dictionary(parameters.map { ($0.name, $0.function) }, uniquingKeysWith: { $1 })
    for parameter in message.parameters + parameters where fixed[parameter.name] == nil {
      let function = parameter.function ?? known[parameter.name] ?? nil
      let hasUnit = Self.hasUnit(parameter.name, in: message)
      fixed[parameter.name] =
        hasUnit ? .integer(5) : Self.value(of: function, named: parameter.name)
      if !hasUnit, function == "integer" || function == "number" { counts.append(parameter.name) }
    }
    guard case .matcher(let matcher) = message.model.body, message.isValid else {
      variantCount = 1
      samples = [Sample(variant: 0, arguments: fixed)]
      return
    }
    variantCount = matcher.variants.count
    samples = Self.samples(
      of: message, matcher, fixed: fixed, counts: counts, formatter: formatter, plurals: plurals,
      perVariant: perVariant)
  }

  /// The indices of the variants that no sample reaches.
  package var unreached: [Int] {
    let reached = Set(samples.map(\.variant))
    return (0..<variantCount).filter { !reached.contains($0) }
  }

  private static func samples(
    of message: ParsedMessage, _ matcher: MessageModel.Matcher, fixed: [String: MessageValue],
    counts: [String], formatter: MessageFormatter, plurals: PluralSampleCache, perVariant: Int
  ) -> [Sample] {
    // Each pattern becomes the number of its variant, which the formatter then chooses.
    var next = 0
    let probe = message.withPatterns { _ in
      defer { next += 1 }
      return [.text("\(next)")]
    }
    let selectors = MessageSelector.selectors(of: message.model)
    let candidates = selectors.enumerated().map { column, selector in
      Self.candidates(
        for: selector, keys: matcher.variants.map { $0.keys[column] }, formatter.language, plurals)
    }
    var samples: [Int: [Sample]] = [:]
    var missingCount = matcher.variants.count * perVariant
    for values in combinations(of: candidates) where missingCount > 0 {
      var arguments = fixed
      // One number may count within the other, whichever it is: alike they fit, and 5 of 1 doesn't.
      if case .integer(let number)? = values.first, selectors.first?.isPlural == true {
        for name in counts { arguments[name] = .integer(number) }
      }
      for (selector, value) in zip(selectors, values) {
        if let argument = selector.argument { arguments[argument] = value }
      }
      let text = formatter.string(probe, MessageArguments(arguments))
      guard let variant = Int(text), samples[variant, default: []].count < perVariant else {
        continue
      }
      samples[variant, default: []].append(Sample(variant: variant, arguments: arguments))
      missingCount -= 1
    }
    return samples.keys.sorted().flatMap { samples[$0] ?? [] }
  }

  /// Returns the values that a selector is tried with: each key, and numbers of each category.
  private static func candidates(
    for selector: MessageSelector, keys: [MessageModel.Key], _ language: LanguageTag,
    _ plurals: PluralSampleCache
  ) -> [MessageValue] {
    let literals = keys.compactMap { if case .literal(let text) = $0 { text } else { nil } }
    switch selector.rule {
    case .plural(let kind):
      let samples = plurals[language, kind]
      let shown = samples.categories.compactMap(samples.example)
      let exact = literals.compactMap { Int64($0) }
      var seen: Set<Int64> = []
      let integers = (shown + samples.all + exact).filter { seen.insert($0).inserted }
      let fractions = literals.filter { Int64($0) == nil && PluralCategory(rawValue: $0) == nil }
      return integers.map(MessageValue.integer) + fractions.map(MessageValue.decimal)
        + (selector.isInteger ? [] : [.decimal("1.5"), .decimal("0.5")])
    case .exact:
      return literals.map(MessageValue.decimal) + [.integer(7_919)]
    case .text, .unknown:
      let values = literals.map { Int64($0).map(MessageValue.integer) ?? .string($0) }
      return values + [.string("…"), .integer(2)]
    }
  }

  /// Returns every combination of a value for each selector, up to a bound.
  private static func combinations(of candidates: [[MessageValue]]) -> [[MessageValue]] {
    var combinations: [[MessageValue]] = [[]]
    for values in candidates {
      let bounded =
        combinations.count * values.count > limit
        ? values.prefix(max(limit / combinations.count, 1)) : values[...]
      combinations = combinations.flatMap { start in bounded.map { start + [$0] } }
    }
    return combinations
  }

  private static let limit = 2_000

  /// Whether the message itself says in which currency or unit a variable is: the value is a number.
  private static func hasUnit(_ name: String, in message: ParsedMessage) -> Bool {
    message.model.expressions.contains { expression in
      expression.operand == .variable(name)
        && expression.function?.options.contains { ["currency", "unit"].contains($0.name) } == true
    }
  }

  /// Returns a value that a function formats.
  private static func value(of function: String?, named name: String) -> MessageValue {
    switch function {
    case "date", "time", "datetime", "hanok:relative": .string("2026-05-09T14:30:00")
    case "hanok:duration": .unit(.integer(3_723), "second")
    case "hanok:list": .list(["Ada", "김민수", "نور"].map(MessageValue.string))
    case "number", "offset", "integer", "percent", "hanok:compact", "hanok:spellout", "hanok:bytes",
      "hanok:range":
      .integer(5)
    case "currency": .currency(.integer(5), "EUR")
    case "unit": .unit(.integer(5), "kilometer")
    case "hanok:language": .string("ko")
    default: .string("$" + name)
    }
  }
}
