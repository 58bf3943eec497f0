import HanokLocalization
import HanokReview
import HanokUnicode
import MessageFormat

/// The variants that a message has in a language.
///
/// The plural categories of the source become those of the language, in CLDR's order; other keys stay.
/// Two selectors that count give the product of both:
///
/// ```
/// English  one *       0 *      one one
/// Polish   one few many *       0 one, 0 few …
/// ```
struct VariantShape {
  typealias Key = MessageModel.Key

  /// A selector with the plural categories of the language.
  struct Selector: Sendable {
    let variable: String
    let isPlural: Bool
    /// Whether it counts: one, two, three; not first, second, third.
    let isCardinal: Bool
    let isInteger: Bool
    /// The categories but for `other`.
    let categories: [PluralCategory]
    let samples: PluralSamples?
    /// The keys of the variants that show the number.
    let showing: Set<[Key]>

    /// Whether the key is one of a plural category.
    func isCategory(_ key: Key) -> Bool {
      guard isPlural, case .literal(let text) = key else { return false }
      return PluralCategory(rawValue: text) != nil
    }
  }

  let selectors: [Selector]

  init(of model: MessageModel, in language: LanguageTag, _ plurals: PluralSampleCache) {
    selectors = MessageSelector.selectors(of: model).map { selector in
      guard case .plural(let kind) = selector.rule else {
        return Selector(
          variable: selector.variable, isPlural: false, isCardinal: false, isInteger: false,
          categories: [], samples: nil, showing: [])
      }
      let samples = plurals[language, kind]
      let showing = model.variants.filter { $0.pattern.shows(selector) }.map(\.keys)
      return Selector(
        variable: selector.variable, isPlural: true, isCardinal: kind == .cardinal,
        isInteger: selector.isInteger,
        categories: samples.categories.filter { $0 != .other }, samples: samples,
        showing: Set(showing))
    }
  }

  /// Returns the keys of the variants that a translation of `rows` has, in their order.
  ///
  /// - Parameter countsAll: Whether a text with the number has the categories of the language also where
  ///   the source has none: it says `{$count} new` of every number, which few languages can.
  func expanded(_ rows: [[Key]], countsAll: Bool = false) -> [[Key]] {
    var seen: Set<[Key]> = []
    var result: [[Key]] = []
    for row in rows {
      let kin = rows.filter { signature($0) == signature(row) }
      let columns = row.indices.map { column in
        let isOpen = selectors[column].isPlural && signature(row)[column] == .catchAll
        let isCounted = kin.contains {
          selectors[column].isCategory($0[column])
            || countsAll && isOpen && selectors[column].showing.contains($0)
        }
        return isCounted ? categories(of: column, in: rows) + [.catchAll] : [row[column]]
      }
      for keys in Self.product(columns) where seen.insert(keys).inserted { result.append(keys) }
    }
    return result
  }

  /// Returns the expanded rows with those of a translation; each of those at its place, if it has one.
  func merged(_ rows: [[Key]], _ own: [[Key]]) -> [[Key]] {
    var result = own
    var next = own.firstIndex { $0.allSatisfy { $0 == .catchAll } } ?? own.count
    let expanded = expanded(rows)
    for row in expanded.reversed() {
      if let index = result.firstIndex(of: row) {
        next = index
      } else {
        result.insert(row, at: next)
      }
    }
    return result
  }

  /// The row with a mark in place of what plural categories can replace.
  private func signature(_ row: [Key]) -> [Key] {
    row.enumerated().map { column, key in
      selectors[column].isPlural && (key == .catchAll || selectors[column].isCategory(key))
        ? .catchAll : key
    }
  }

  /// Returns the categories of a selector that a number reaches which no exact key catches.
  private func categories(of column: Int, in rows: [[Key]]) -> [Key] {
    let selector = selectors[column]
    guard let samples = selector.samples else { return [] }
    let exact = Set(rows.compactMap { $0[column].exactNumber })
    return selector.categories.filter { category in
      guard selector.isInteger else { return true }
      let integers = samples.integers(of: category)
      return integers.contains { !exact.contains($0) }
    }.map { .literal($0.rawValue) }
  }

  /// Returns every choice of one element of each column, the last column changing first.
  private static func product(_ columns: [[Key]]) -> [[Key]] {
    var rows: [[Key]] = [[]]
    for column in columns {
      // Nobody translates so many variants; the message keeps the source's keys.
      guard rows.count * column.count <= limit else { return [] }
      rows = rows.flatMap { row in column.map { row + [$0] } }
    }
    return rows
  }

  /// Four selectors with the six categories of Arabic have 1,296 variants.
  private static let limit = 2_000
}

extension MessageModel {
  /// The variants; none for a message without.
  fileprivate var variants: [Variant] {
    if case .matcher(let matcher) = body { matcher.variants } else { [] }
  }
}

extension MessageModel.Key {
  /// The number that the key is exactly for.
  fileprivate var exactNumber: Int64? {
    if case .literal(let text) = self { Int64(text) } else { nil }
  }
}

extension VariantShape {
  /// Returns the name of a variant in files.
  func name(of keys: [Key], among rows: [[Key]]) -> String? {
    guard !keys.isEmpty else { return nil }
    return UnitName.joined(
      keys.enumerated().map { column, key in
        switch key {
        case .literal(let text):
          // The name `*` is that of the variant for all others: a literal `*` has one more.
          return !text.isEmpty && text.allSatisfy { $0 == "*" } ? text + "*" : text
        case .catchAll:
          let isFree = !rows.contains { $0[column] == .literal("other") }
          return selectors[column].isPlural && isFree ? "other" : "*"
        }
      })
  }

  /// Returns what chooses a variant, a line for each selector: `$count: few (2, 3, 4)`.
  func examples(of keys: [Key], among rows: [[Key]]) -> [String] {
    keys.enumerated().map { column, key in
      let selector = selectors[column]
      let name: String
      switch key {
      case .literal(let text): name = text
      case .catchAll: name = selector.isPlural ? "other" : "*"
      }
      let exact = Set(rows.compactMap { $0[column].exactNumber })
      let numbers = numbers(of: key, selector, except: exact)
      return "$\(selector.variable): \(name)"
        + (numbers.isEmpty ? "" : " (\(numbers.joined(separator: ", ")))")
    }
  }

  /// Returns numbers of a category, but for those that have a variant of their own.
  private func numbers(
    of key: Key, _ selector: Selector, except exact: Set<Int64>
  ) -> [String] {
    guard let samples = selector.samples else { return [] }
    let category: PluralCategory
    switch key {
    case .catchAll: category = .other
    case .literal(let text):
      guard let named = PluralCategory(rawValue: text) else { return [] }
      category = named
    }
    let integers = samples.integers(of: category).filter { !exact.contains($0) }.prefix(3)
      .map { "\($0)" }
    return integers.isEmpty && !selector.isInteger ? ["1.5"] : integers
  }

  /// Whether no value chooses a variant: `other` of integers in Polish.
  func isUnreachable(_ keys: [Key], among rows: [[Key]]) -> Bool {
    keys.indices.contains { column in
      let selector = selectors[column]
      guard keys[column] == .catchAll, selector.isInteger, let samples = selector.samples else {
        return false
      }
      let named = Set(rows.map { $0[column] })
      return samples.integers(of: .other).isEmpty
        && selector.categories.allSatisfy { category in
          samples.integers(of: category).isEmpty || named.contains(.literal(category.rawValue))
        }
    }
  }
}
