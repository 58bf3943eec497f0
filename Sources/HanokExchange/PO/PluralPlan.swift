import HanokUnicode
import MessageFormat

/// The variants that show, for each integer, the form that gettext would show.
///
/// A form that serves a whole category is the category's variant. One that serves less has exact keys:
/// the `0` and `1` of a French header in a language without plural rules.
struct PluralPlan {
  typealias Key = MessageModel.Key

  /// What a message and its file have already.
  struct Present {
    /// The keys of the message's variants in order.
    var keys: [Key]
    /// The exact keys that the forms don't decide.
    var owned: Set<Int64> = []
    /// Whether fractions choose variants, too.
    var hasFractions = false
  }

  /// Two numbers that need different texts, but which no variants tell apart.
  struct Clash: Error, Hashable {
    let first: Int64
    let second: Int64
  }

  /// The keys of all variants in order.
  private(set) var keys: [Key]
  /// The form of each variant that an integer chooses.
  private(set) var forms: [Key: Int] = [:]
  /// The form of `*` if only fractions choose it: the most frequent one.
  private(set) var rest: Int?

  /// More exact keys aren't the exceptions of a rule.
  private static let exceptionLimit = 16

  /// Plans variants.
  ///
  /// - Parameter same: The first form with the same text, for each form.
  init(_ use: PluralUse, _ present: Present, same: [Int]) throws(Clash) {
    keys = present.keys
    var cells = use.cells.mapValues { Self.joined($0, same) }
    for number in present.keys.compactMap(\.number) {
      guard let form = use.form(of: number).map({ same[$0] }) else { continue }
      cells[use.category(of: number)]?[form]?.remove(number)
      if !present.owned.contains(number) { forms[.literal("\(number)")] = form }
    }
    var chosen: [PluralCategory: Int] = [:]
    var exceptions: [Int64: Int] = [:]
    for (category, numbers) in cells {
      let found = numbers.filter { $0.value.count > 0 }
      guard let form = PluralUse.mostFrequent(of: found) else { continue }
      chosen[category] = form
      for (other, numbers) in found where other != form {
        guard numbers.count <= Self.exceptionLimit, exceptions.count <= Self.exceptionLimit else {
          throw Clash(
            first: found[form]?.smallest.first ?? 0, second: numbers.smallest.first ?? 0)
        }
        for number in numbers.smallest { exceptions[number] = other }
      }
    }
    var total: [Int: PluralUse.Numbers] = [:]
    for (form, numbers) in cells.values.joined() { total[form, default: .init()].add(numbers) }
    rest = chosen[.other] == nil ? PluralUse.mostFrequent(of: total) : nil
    forms[.catchAll] = chosen[.other]
    for category in PluralCategory.allCases where category != .other {
      guard let form = chosen[category] else { continue }
      let key = Key.literal(category.rawValue)
      guard keys.contains(key) || form != (chosen[.other] ?? rest) else { continue }
      forms[key] = form
      insert(key)
    }
    if present.hasFractions { placeFraction(use, chosen, same) }
    for number in exceptions.keys.sorted() {
      forms[.literal("\(number)")] = exceptions[number]
      insert(.literal("\(number)"))
    }
  }

  private static func joined(
    _ forms: [Int: PluralUse.Numbers], _ same: [Int]
  ) -> [Int: PluralUse.Numbers] {
    var joined: [Int: PluralUse.Numbers] = [:]
    for (form, numbers) in forms { joined[same[form], default: .init()].add(numbers) }
    return joined
  }

  /// The one form that no integer reaches is that of the one category that none reaches: fractions.
  private mutating func placeFraction(
    _ use: PluralUse, _ chosen: [PluralCategory: Int], _ same: [Int]
  ) {
    let free = (0..<use.count).filter { !use.reaches($0) && same[$0] == $0 }
    let open = keys.filter { key in
      guard case .literal(let text) = key, let category = PluralCategory(rawValue: text) else {
        return false
      }
      return chosen[category] == nil && use.cells[category] == nil
    }
    if free.count == 1, open.count == 1 { forms[open[0]] = free[0] }
  }

  /// Inserts a key before `*`, an exact one before the categories, too.
  private mutating func insert(_ key: Key) {
    guard !keys.contains(key) else { return }
    let index = keys.firstIndex { key.number == nil ? $0 == .catchAll : $0.number == nil }
    keys.insert(key, at: index ?? keys.count)
  }
}

extension MessageModel.Key {
  /// The integer that the key is exactly for.
  var number: Int64? {
    guard case .literal(let text) = self, let number = Int64(text), "\(number)" == text else {
      return nil
    }
    return number
  }
}
