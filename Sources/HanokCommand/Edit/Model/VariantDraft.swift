import HanokLocalization
import HanokUnicode
import MessageFormat

/// The variants that a language needs, with the words of the source language to translate.
enum VariantDraft {
  /// Returns a source message with the variants of a language, or nil if it needs no others.
  static func text(of source: String, in language: LanguageTag) -> String? {
    let message = ParsedMessage(parsing: source)
    guard message.isValid, case .matcher = message.model.body else { return nil }
    return expanded(message.model, for: language).source
  }

  /// Returns a model with a variant for each plural category of a language.
  static func expanded(_ model: MessageModel, for language: LanguageTag) -> MessageModel {
    guard case .matcher(var matcher) = model.body else { return model }
    let selectors = MessageSelector.selectors(of: model)
    let columns = selectors.enumerated().map { column, selector in
      keys(of: selector, among: matcher.variants.map { $0.keys[column] }, in: language)
    }
    var rows: [[MessageModel.Key]] = [[]]
    for keys in columns { rows = rows.flatMap { row in keys.map { row + [$0] } } }
    matcher.variants = rows.compactMap { keys in
      guard var variant = nearest(to: keys, in: matcher.variants) else { return nil }
      variant.keys = keys
      return variant
    }
    var model = model
    model.body = .matcher(matcher)
    return model
  }

  /// Returns the keys of a column: exact ones, the language's categories, and the catch-all.
  private static func keys(
    of selector: MessageSelector, among keys: [MessageModel.Key], in language: LanguageTag
  ) -> [MessageModel.Key] {
    var kept: [MessageModel.Key] = []
    for key in keys where key != .catchAll && !kept.contains(key) { kept.append(key) }
    guard case .plural(let kind) = selector.rule else { return kept + [.catchAll] }
    let samples = PluralSamples(language, kind: kind)
    let categories = samples.categories.filter { category in
      category != .other && !(selector.isInteger && samples.integers(of: category).isEmpty)
    }
    return kept.filter { $0.category == nil } + categories.map { .literal($0.rawValue) }
      + [.catchAll]
  }

  /// Returns the variant whose words suit keys best: the fewest of its keys are the catch-all.
  private static func nearest(
    to keys: [MessageModel.Key], in variants: [MessageModel.Variant]
  ) -> MessageModel.Variant? {
    let fitting = variants.filter { variant in
      zip(variant.keys, keys).allSatisfy { $0 == $1 || $0 == .catchAll }
    }
    return fitting.min { first, second in
      first.keys.count { $0 == .catchAll } < second.keys.count { $0 == .catchAll }
    }
  }
}

extension MessageModel.Key {
  /// The plural category that it names.
  fileprivate var category: PluralCategory? {
    if case .literal(let text) = self { PluralCategory(rawValue: text) } else { nil }
  }
}
