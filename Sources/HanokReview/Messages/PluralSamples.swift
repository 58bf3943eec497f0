import HanokLocalization
package import HanokUnicode
import Synchronization

/// Numbers that reach each plural category of a language.
package struct PluralSamples: Sendable {
  /// The categories of the language, in CLDR's order; `other` is always among them.
  package let categories: [PluralCategory]
  /// The integers of each category, smallest first; none for one that only fractions reach.
  private let integers: [PluralCategory: [Int64]]

  /// The rules of a language; it falls back to `other` alone where ICU has none.
  package init(_ language: LanguageTag, kind: PluralRules.Kind = .cardinal) {
    let rules = try? PluralRules(language, kind: kind)
    categories =
      rules.map { rules in PluralCategory.allCases.filter(rules.categories.contains) } ?? [.other]
    var integers: [PluralCategory: [Int64]] = [:]
    for number in Self.candidates {
      let category = rules?.category(of: number) ?? .other
      if integers[category, default: []].count < Self.count {
        integers[category, default: []].append(number)
      }
    }
    self.integers = integers
  }

  /// CLDR's samples of integers lie in these (UTS #35, Language Plural Rules).
  private static let candidates: [Int64] =
    Array(0...130) + [200, 1_000, 10_000, 100_000, 1_000_000]
  /// More numbers of a category than this show nothing new.
  private static let count = 4

  /// Returns integers of a category, smallest first.
  package func integers(of category: PluralCategory) -> [Int64] { integers[category] ?? [] }

  /// Returns the number that shows a category best: its smallest, but no zero where there is another.
  package func example(of category: PluralCategory) -> Int64? {
    let integers = integers(of: category)
    return integers.first { $0 != 0 } ?? integers.first
  }

  /// Integers of every category, for trying all of them.
  package var all: [Int64] { categories.flatMap { integers(of: $0) } }
}

extension PluralRules.Kind {
  /// The kind of a selector's numbers.
  init(_ numbers: MessageSelector.Numbers) {
    self = numbers == .ordinal ? .ordinal : .cardinal
  }
}

/// The plural samples of languages, each found once.
package final class PluralSampleCache: Sendable {
  private struct Key: Hashable {
    let language: LanguageTag
    let kind: PluralRules.Kind
  }

  private let samples = Mutex<[Key: PluralSamples]>([:])

  /// Creates an empty cache.
  package init() {}

  /// Returns the samples of a language for the numbers of a selector.
  package subscript(language: LanguageTag, numbers: MessageSelector.Numbers) -> PluralSamples {
    self[language, PluralRules.Kind(numbers)]
  }

  /// Returns the samples of a language.
  package subscript(language: LanguageTag, kind: PluralRules.Kind) -> PluralSamples {
    samples.withLock { samples in
      let key = Key(language: language, kind: kind)
      if let known = samples[key] { return known }
      let new = PluralSamples(language, kind: kind)
      samples[key] = new
      return new
    }
  }
}
