import HanokLocalization
import HanokUnicode
import MessageFormat

/// The variants of a message: their keys, and whether a value reaches them.
enum VariantRules {
  static func mistakes(in pair: ReviewedPair) -> [Mistake] {
    guard case .matcher(let matcher) = pair.target.message.model.body else {
      return missingSelector(pair)
    }
    let keys = keyMistakes(pair) + absentCategories(in: matcher, pair)
    let rest = missingCategories(pair) + same(pair) + sameForms(pair) + literals(pair)
    return keys
      + (keys.contains { $0.check.severity == .error } ? [] : unreachable(pair, but: keys)) + rest
  }

  /// Returns the keys that no selector compares with.
  private static func keyMistakes(_ pair: ReviewedPair) -> [Mistake] {
    VariantKeyRules.mistakes(in: pair.target) { numbers in
      pair.language.plurals[pair.language.tag, numbers].categories.map(\.rawValue)
    }
  }

  /// Returns the plural categories that the language doesn't have.
  private static func absentCategories(
    in matcher: MessageModel.Matcher, _ pair: ReviewedPair
  ) -> [Mistake] {
    matcher.variants.flatMap { variant in
      zip(variant.keys, pair.target.selectors).compactMap { key, selector -> Mistake? in
        guard case .literal(let text) = key, case .plural(let numbers) = selector.rule,
          let category = PluralCategory(rawValue: text)
        else { return nil }
        let categories = pair.language.plurals[pair.language.tag, numbers].categories
        if categories.contains(category) { return nil }
        var mistake = Mistake(
          .absentCategory, variant.range,
          [
            "subject": .init(text), "language": .init("\(pair.language.tag)"),
            "categories": .init(categories.map(\.rawValue).joined(separator: ", ")),
          ])
        // Its cardinal numbers may well have the category.
        mistake.kind =
          numbers == .ordinal
          ? Problem.Kind("absent-ordinal", table: "HanokReview") : .absentCategory
        return mistake
      }
    }
  }

  /// Returns the variants that no value reaches.
  private static func unreachable(_ pair: ReviewedPair, but known: [Mistake]) -> [Mistake] {
    // A function of the program's own selects as it likes.
    guard !pair.target.selectors.contains(where: { $0.rule == .unknown }) else { return [] }
    let samples = MessageSamples(
      of: ParsedMessage(pair.target.message), formatter: pair.language.formatter,
      plurals: pair.language.plurals, perVariant: 1)
    let ranges = Set(known.compactMap(\.range))
    return samples.unreached.map { pair.target.patterns[$0] }.compactMap { pattern in
      let range =
        pattern.offset..<pattern.offset
        + pattern.keys.map { $0.source.utf8.count + 1 }.reduce(-1, +)
      guard !ranges.contains(where: { $0.lowerBound == range.lowerBound }),
        !pattern.keys.allSatisfy({ $0 == .catchAll })
      else { return nil }
      let keys = pattern.keys.map(\.source).joined(separator: " ")
      return Mistake(.unreachableVariant, range, ["subject": .init(keys)])
    }
  }

  /// Returns the categories of the language that a selector with categories has no variant for.
  private static func missingCategories(_ pair: ReviewedPair) -> [Mistake] {
    pair.target.selectors.enumerated().compactMap { column, selector in
      guard case .plural(let kind) = selector.rule else { return nil }
      let literals = pair.target.patterns.compactMap { pattern -> String? in
        if case .literal(let text) = pattern.keys[column] { text } else { nil }
      }
      let plurals = pair.language.plurals[pair.language.tag, kind]
      let present = Set(literals.compactMap(PluralCategory.init(rawValue:)))
      guard !present.isEmpty else { return nil }
      let missing = plurals.categories.filter { category in
        guard category != .other, !present.contains(category) else { return false }
        let integers = plurals.integers(of: category)
        // Where none is a category of its own, its words are mostly those for many.
        if integers == [0] { return false }
        // A category that fractions alone reach isn't for counting integers.
        if integers.isEmpty, selector.isInteger { return false }
        return !integers.allSatisfy { literals.contains("\($0)") } || integers.isEmpty
      }
      guard !missing.isEmpty else { return nil }
      let place = pair.target.patterns.first.map { $0.offset..<$0.offset }
      return Mistake(
        .missingCategory, place,
        [
          "subject": .init(selector.variable),
          "categories": .init(missing.map(\.rawValue).joined(separator: ", ")),
        ])
    }
  }

  /// Returns a message all of whose variants say the same.
  private static func same(_ pair: ReviewedPair) -> [Mistake] {
    let patterns = pair.target.patterns
    guard patterns.count > 1, let first = patterns.first,
      patterns.allSatisfy({
        MessageModel.source(of: $0.elements) == MessageModel.source(of: first.elements)
      })
    else { return [] }
    return [Mistake(.sameVariants, first.offset..<first.end)]
  }

  /// Categories for which most nouns have two forms, by the language's subtag.
  private static let forms: [String: (String, String)] = [
    "be": ("few", "many"), "bs": ("few", "*"), "cs": ("few", "*"), "hr": ("few", "*"),
    "lt": ("few", "*"), "pl": ("few", "many"), "ru": ("few", "many"), "sk": ("few", "*"),
    "sl": ("few", "*"), "sr": ("few", "*"), "uk": ("few", "many"),
  ]

  /// Returns a variant that is the same as another, where others differ: `punkty` for few and for many.
  private static func sameForms(_ pair: ReviewedPair) -> [Mistake] {
    guard let (first, second) = forms[pair.language.code], pair.target.selectors.count == 1,
      case .plural(.cardinal)? = pair.target.selectors.first?.rule
    else { return [] }
    let patterns = pair.target.patterns
    func pattern(_ key: String) -> ReviewedPattern? {
      patterns.first { $0.keys.map(\.source) == [key] }
    }
    func text(_ pattern: ReviewedPattern) -> String { MessageModel.source(of: pattern.elements) }
    guard let one = pattern(first), let other = pattern(second), text(one) == text(other),
      one.hasLetters, patterns.contains(where: { text($0) != text(one) })
    else { return [] }
    var mistake = Mistake(
      .sameVariants, other.textRange, ["subject": .init(first), "other": .init(second)])
    mistake.kind = Problem.Kind("same-forms", table: "HanokReview")
    return [mistake]
  }

  /// Returns the variants that write a number for a category that has several.
  private static func literals(_ pair: ReviewedPair) -> [Mistake] {
    pair.target.patterns.flatMap { pattern in
      zip(pattern.keys, pair.target.selectors).compactMap { key, selector -> Mistake? in
        guard case .literal(let text) = key, case .plural(let kind) = selector.rule,
          let category = PluralCategory(rawValue: text), let argument = selector.argument,
          pair.language.plurals[pair.language.tag, kind].integers(of: category).count > 1,
          pattern.variables.isDisjoint(with: [argument, selector.variable]),
          let digit = pattern.letters.first(where: \.isDigit)
        else { return nil }
        let numbers = pair.language.plurals[pair.language.tag, kind].integers(of: category)
        let list = numbers.prefix(3).map { "\($0)" }.joined(separator: ", ")
        return Mistake(
          .literalInOne, digit.range,
          ["subject": .init(text), "numbers": .init(list)])
      }
    }
  }

  /// Returns a message that counts in the source, and doesn't in a language that inflects.
  private static func missingSelector(_ pair: ReviewedPair) -> [Mistake] {
    guard let source = pair.source,
      let counting = source.selectors.first(where: {
        if case .plural = $0.rule { true } else { false }
      }),
      case .plural(let kind) = counting.rule,
      pair.language.plurals[pair.language.tag, kind].categories.count > 1,
      let pattern = pair.target.patterns.first, pattern.hasLetters
    else { return [] }
    return [
      Mistake(.missingSelector, pattern.offset..<pattern.end, ["subject": .init(counting.variable)])
    ]
  }
}
