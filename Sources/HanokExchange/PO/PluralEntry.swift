import HanokUnicode
import MessageFormat

/// The plural forms of a PO entry, with the units of the message that each is the text of.
struct PluralEntry {
  /// The message with the variants that the forms need.
  let message: ExchangeMessage
  /// The texts; those without indices are of forms that no integer chooses.
  let texts: [AssignedTexts.Text]
  /// The forms without a text.
  let empty: [ReturnedUnit]

  /// Finds the units of forms.
  ///
  /// - Parameters:
  ///   - units: The forms, of one entry.
  ///   - others: The variants that the file has as units of their own.
  ///   - isOpen: Whether the message waits for its translation.
  /// - Throws: Two numbers that the language's rules don't tell apart.
  init(
    _ units: [ReturnedUnit], of message: ExchangeMessage, beside others: Set<String?>, isOpen: Bool
  ) throws(PluralPlan.Clash) {
    guard let use = units.first?.form?.use, let counter = message.counting else {
      throw PluralPlan.Clash(first: 0, second: 0)
    }
    let same = Self.same(units, count: use.count)
    let keys = message.units.map { $0.keys.first ?? .catchAll }
    let present = PluralPlan.Present(keys: keys, hasFractions: !counter.isInteger)
    let plan = try PluralPlan(use, present, same: same)
    let isPlain = message.selectors.isEmpty && plan.keys == [.catchAll]
    let counted = isPlain ? message : message.counting(plan.keys)
    let placement = Placement(plan: plan, use: use, message: counted, others: others)
    let indices = placement.indices(isOpen: isOpen)
    self.message = counted
    empty = units.filter(\.isEmpty)
    texts = Dictionary(grouping: units.filter { !$0.isEmpty }) { same[$0.form?.index ?? 0] }
      .sorted { $0.key < $1.key }
      .map { form, units in .init(units: units, indices: indices[form] ?? []) }
  }

  /// Returns for each form the first one with the same text.
  private static func same(_ units: [ReturnedUnit], count: Int) -> [Int] {
    var first: [String: Int] = [:]
    var same = Array(0..<count)
    for unit in units where !unit.isEmpty {
      guard let index = unit.form?.index, let text = unit.target else { continue }
      if let known = first[text] { same[index] = known } else { first[text] = index }
    }
    return same
  }
}

/// The variants that each form of an entry is the text of.
private struct Placement {
  let plan: PluralPlan
  let use: PluralUse
  let message: ExchangeMessage
  /// The variants that the file has as units of their own.
  let others: Set<String?>

  /// Returns the indices of the message's units for each form.
  func indices(isOpen: Bool) -> [Int: [Int]] {
    let rest = fillsRest ? plan.rest : nil
    let star = plan.forms[.catchAll] ?? rest
    let owned = ownedNumbers
    var indices: [Int: [Int]] = [:]
    for (index, key) in plan.keys.enumerated() where key.number.map(owned.contains) != true {
      let own = plan.forms[key] ?? (key == .catchAll ? rest : nil)
      guard let form = own ?? (isOpenFraction(key, message.units[index]) ? star : nil) else {
        continue
      }
      // A finished translation needs no variant with the text of `*`.
      let isImplied =
        !isOpen && key.number == nil && key != .catchAll && message.units[index].target == nil
        && form == star
      if !isImplied { indices[form, default: []].append(index) }
    }
    return indices
  }

  /// The exact keys that the forms don't decide: the file has a unit for them, or the translator has
  /// given what the source has for the number another text than the form's other variants have.
  private var ownedNumbers: Set<Int64> {
    var owned: Set<Int64> = []
    for unit in message.units {
      guard let number = unit.keys.first?.number else { continue }
      let isSources = message.source.rows.contains(unit.keys)
      let isOwn = isSources && (isTranslators(unit) || unit.source.isEmpty)
      if others.contains(unit.variant) || isOwn {
        owned.insert(number)
      }
    }
    return owned
  }

  /// Whether an exact key's text isn't that of its form, which is the text of other variants, too.
  private func isTranslators(_ unit: ExchangeUnit) -> Bool {
    guard let text = unit.targetText, let key = unit.keys.first else { return false }
    let kin = zip(plan.keys, message.units).filter { other, _ in
      other != key && plan.forms[other] == plan.forms[key]
    }.compactMap(\.1.targetText)
    return !kin.isEmpty && !kin.contains(text)
  }

  /// Whether only fractions choose a variant that has no text: it is given that of `*`, as in a file
  /// with the forms of integers.
  private func isOpenFraction(_ key: MessageModel.Key, _ unit: ExchangeUnit) -> Bool {
    guard let category = key.category, unit.target == nil else { return false }
    return use.cells[category] == nil && !others.contains(unit.variant)
  }

  /// Whether a `*` that no integer chooses has the text of the most frequent form: it had it before, or
  /// it has none.
  ///
  /// Other fractions have a text of their own.
  private var fillsRest: Bool {
    guard let star = message.units.first(where: { $0.keys.allSatisfy { $0 == .catchAll } }),
      !others.contains(star.variant)
    else { return false }
    return star.target == nil
      || zip(plan.keys, message.units).contains { key, unit in
        plan.forms[key] == plan.rest && (unit.target ?? star.target) == star.target
      }
  }
}
