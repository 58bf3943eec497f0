import HanokLocalization
package import HanokUnicode
import MessageFormat

/// The variants that a message of the source language needs in another language.
///
/// A plural selector has the categories of the language. The text of each variant is the one that the
/// source language shows for its numbers, so that a translator begins with a message that is complete:
///
/// ```
/// .match $count                 .match $count
/// one {{{$count} point}}        one  {{{$count} point}}
/// *   {{{$count} points}}       few  {{{$count} points}}
///                               many {{{$count} points}}
///      in English               *    {{{$count} points}}   in Polish
/// ```
package struct VariantExpansion: Sendable {
  private let language: LanguageTag
  private let plurals: PluralSampleCache
  private let formatter: MessageFormatter
  private let sourceRules: [PluralRules.Kind: PluralRules]

  /// Creates the expansion of a language.
  package init(for language: LanguageTag, plurals: PluralSampleCache = PluralSampleCache()) {
    self.language = language
    self.plurals = plurals
    formatter = MessageFormatter(language, bidiIsolation: .none)
    sourceRules = [PluralRules.Kind.cardinal, .ordinal].reduce(into: [:]) { rules, kind in
      rules[kind] = try? PluralRules(Catalog.sourceLanguage, kind: kind)
    }
  }

  /// Returns the source of a message with the variants of the language.
  ///
  /// Keys for exact numbers and for texts stay. A message that has its variants already, or that can't
  /// be read, is returned as it is.
  package func expanded(_ source: String) -> String {
    // Parsing is slow, and few messages select.
    guard source.contains(".match") else { return source }
    let message = ParsedMessage(parsing: source)
    guard message.isValid, case .matcher(let matcher) = message.model.body else { return source }
    let selectors = MessageSelector.selectors(of: message.model)
    guard selectors.contains(where: \.isPlural) else { return source }
    var model = message.model
    var expanded = matcher
    expanded.variants = variants(of: matcher, selectors)
    model.body = .matcher(expanded)
    expanded.variants = reached(expanded.variants, of: model, selectors)
    if expanded.variants.map(\.keys) == matcher.variants.map(\.keys) { return source }
    model.body = .matcher(expanded)
    return model.withoutIdleSelectors.source
  }

  private typealias Variant = MessageModel.Variant
  private typealias Key = MessageModel.Key

  /// Returns the product of the keys that each group of variants needs, group by group.
  ///
  /// Variants of a group have the same texts and exact numbers as keys, and differ by categories.
  private func variants(
    of matcher: MessageModel.Matcher, _ selectors: [MessageSelector]
  ) -> [Variant] {
    var groups: [[Key?]: [Variant]] = [:]
    var order: [[Key?]] = []
    for variant in matcher.variants {
      let fixed = zip(variant.keys, selectors).map { key, selector in
        selector.isPlural && key.isPlural ? nil : key
      }
      if groups[fixed] == nil { order.append(fixed) }
      groups[fixed, default: []].append(variant)
    }
    return order.flatMap { fixed in
      let columns = zip(fixed, selectors).enumerated().map { column, part in
        part.0.map { [$0] } ?? keys(of: part.1, in: groups[fixed] ?? [], column)
      }
      return Self.product(of: columns).compactMap { keys in
        variant(keys, in: matcher, selectors)
      }
    }
  }

  /// Returns the plural keys that a selector needs in a group of variants.
  ///
  /// A text without the number, where the source doesn't select by category, needs none.
  private func keys(
    of selector: MessageSelector, in group: [Variant], _ column: Int
  ) -> [Key] {
    let selects = group.contains { $0.keys[column].category.map { $0 != .other } ?? false }
    let shows = group.contains { $0.pattern.shows(selector) }
    guard selects || shows, case .plural(let kind) = selector.rule else { return [.catchAll] }
    let categories = plurals[language, kind].categories.filter { $0 != .other }
    return categories.map { .literal($0.rawValue) } + [.catchAll]
  }

  private static func product(of columns: [[Key]]) -> [[Key]] {
    columns.reduce([[]]) { rows, column in
      rows.flatMap { row in column.map { row + [$0] } }
    }
  }

  /// Returns a variant with the text that the source shows for it.
  private func variant(
    _ keys: [Key], in matcher: MessageModel.Matcher, _ selectors: [MessageSelector]
  ) -> Variant? {
    let preferred = zip(keys, selectors).enumerated().map { column, part in
      preference(part.0, part.1, among: matcher.variants.map { $0.keys[column] })
    }
    let ranked = matcher.variants.compactMap { variant -> (rank: [Int], variant: Variant)? in
      var rank: [Int] = []
      for (key, keys) in zip(variant.keys, preferred) {
        guard let place = keys.firstIndex(of: key) else { return nil }
        rank.append(place)
      }
      return (rank, variant)
    }
    // The first selector decides first (MessageFormat 2, Pattern Selection).
    let nearest = ranked.min { $0.rank.lexicographicallyPrecedes($1.rank) }
    guard var variant = nearest?.variant else { return nil }
    variant.keys = keys
    return variant
  }

  /// Returns the keys of the source that stand for a key of the language, the best first.
  private func preference(
    _ key: Key, _ selector: MessageSelector, among known: [Key]
  ) -> [Key] {
    guard case .plural(let kind) = selector.rule else { return [key, .catchAll] }
    guard let category = key.category else {
      return [key] + (key == .catchAll ? [.literal(PluralCategory.other.rawValue)] : [.catchAll])
    }
    let samples = plurals[language, kind]
    let numbers =
      [samples.example(of: category)].compactMap(\.self) + samples.integers(of: category)
    let isFree = { (number: Int64) in !known.contains(.literal("\(number)")) }
    guard let number = numbers.first(where: isFree) ?? numbers.first else {
      return [.catchAll, .literal(PluralCategory.other.rawValue)]
    }
    let meant = sourceRules[PluralRules.Kind(kind)]?.category(of: number) ?? .other
    return [.literal("\(number)"), .literal(meant.rawValue), .catchAll]
  }

  /// Returns the variants without those that no number reaches: `one` beside `1` in Polish.
  private func reached(
    _ variants: [Variant], of model: MessageModel, _ selectors: [MessageSelector]
  ) -> [Variant] {
    // Of more selectors, not every combination is tried.
    guard selectors.count <= 2, !selectors.contains(where: { $0.rule == .unknown }) else {
      return variants
    }
    let samples = MessageSamples(
      of: ParsedMessage(parsing: model.source), formatter: formatter, plurals: plurals)
    let unreached = Set(samples.unreached)
    return variants.enumerated().filter { index, variant in
      !unreached.contains(index) || variant.keys.allSatisfy { $0 == .catchAll }
    }.map(\.element)
  }
}

extension MessageModel.Key {
  /// The plural category that the key names.
  fileprivate var category: PluralCategory? {
    if case .literal(let text) = self { PluralCategory(rawValue: text) } else { nil }
  }

  /// Whether the key is a category or matches all.
  fileprivate var isPlural: Bool { self == .catchAll || category != nil }
}

extension MessageModel.Pattern {
  /// Whether the pattern has the number that a selector selects by.
  package func shows(_ selector: MessageSelector) -> Bool {
    contains { element in
      guard case .expression(let expression) = element, let name = expression.operand?.variable
      else { return false }
      return name == selector.variable || name == selector.argument
    }
  }
}

extension MessageModel {
  /// The message without selectors for which all variants have the same key, `*`.
  fileprivate var withoutIdleSelectors: MessageModel {
    guard case .matcher(var matcher) = body else { return self }
    let kept = matcher.selectors.indices.filter { column in
      matcher.variants.contains { $0.keys[column] != .catchAll }
    }
    var model = self
    if kept.isEmpty, let pattern = matcher.variants.first?.pattern {
      model.body = .pattern(pattern)
      return model.withInputsInPlace
    }
    matcher.selectors = kept.map { matcher.selectors[$0] }
    for index in matcher.variants.indices {
      let keys = matcher.variants[index].keys
      matcher.variants[index].keys = kept.map { keys[$0] }
    }
    model.body = .matcher(matcher)
    return model
  }

  /// A message of one pattern with its annotated arguments where they are used: `{$count :integer}`.
  ///
  /// A declaration that another one or an option refers to stays.
  private var withInputsInPlace: MessageModel {
    guard case .pattern(var pattern) = body else { return self }
    var model = self
    for declaration in declarations where declaration.kind == .input {
      let others = model.declarations.filter { $0.name != declaration.name }
      let isReferred =
        others.contains { $0.expression.refers(to: declaration.name) }
        || pattern.contains { $0.refers(to: declaration.name) }
      if isReferred { continue }
      model.declarations = others
      pattern = pattern.map { element in
        guard case .expression(let expression) = element,
          expression.operand?.variable == declaration.name
        else { return element }
        var inPlace = declaration.expression
        inPlace.attributes += expression.attributes
        return .expression(inPlace)
      }
    }
    model.body = .pattern(pattern)
    return model
  }
}

extension MessageModel.Expression {
  fileprivate func refers(to name: String) -> Bool {
    operand?.variable == name || hasOption(of: name)
  }

  fileprivate func hasOption(of name: String) -> Bool {
    function?.options.contains { $0.value.variable == name } ?? false
  }
}

extension MessageModel.PatternElement {
  /// Whether the element uses a variable otherwise than as a plain placeholder.
  fileprivate func refers(to name: String) -> Bool {
    switch self {
    case .text: false
    case .expression(let expression):
      expression.hasOption(of: name)
        || expression.operand?.variable == name && expression.function != nil
    case .markup(let markup): markup.options.contains { $0.value.variable == name }
    }
  }
}
