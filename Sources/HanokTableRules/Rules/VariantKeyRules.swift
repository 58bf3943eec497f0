import HanokTableSyntax
import MessageSyntax

/// The keys of variants that no selector compares with.
package enum VariantKeyRules {
  /// Returns the mistakes in the keys of a message.
  ///
  /// - Parameter categories: Returns the plural categories to suggest.
  package static func mistakes(
    in target: ReviewedMessage, categories: (MessageSelector.Numbers) -> [String]
  ) -> [Mistake] {
    guard case .matcher(let matcher) = target.message.model.body else { return [] }
    return matcher.variants.flatMap { variant in
      zip(variant.keys, target.selectors).compactMap { key, selector -> Mistake? in
        guard case .literal(let text) = key else { return nil }
        if text.contains("$") || text.contains("{") {
          return Mistake(.variableInKey, variant.range, ["subject": .init(text)])
        }
        switch selector.rule {
        case .plural(let numbers)
        where !isNumber(text) && !MessageSelector.categories.contains(text):
          return Mistake(
            .badVariantKey, variant.range, ["subject": .init(text)],
            suggestion: Suggestion.nearest(
              to: text.filter(\.isLetter), in: categories(numbers)))
        case .exact where !isNumber(text):
          return Mistake(.badVariantKey, variant.range, ["subject": .init(text)])
        default: return nil
        }
      }
    }
  }

  /// Whether a key is a number literal (MessageFormat 2, Number Functions): not `nan`, nor `0x10`.
  private static func isNumber(_ text: String) -> Bool {
    text.utf8.allSatisfy { "0123456789.eE+-".utf8.contains($0) } && Double(text) != nil
  }
}
