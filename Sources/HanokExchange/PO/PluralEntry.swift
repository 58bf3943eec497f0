import HanokUnicode
import MessageFormat

/// The plural forms of a PO entry, with the units of the message that each is the text of.
struct PluralEntry {
  /// Forms with the same text.
  struct Text {
    /// The forms.
    var units: [ReturnedUnit]
    /// The indices of the message's units; none for forms that no integer chooses.
    let indices: [Int]
  }

  /// The message with the variants that the forms need.
  let message: ExchangeMessage
  /// The texts.
  let texts: [Text]
  /// The forms without a text.
  let empty: [ReturnedUnit]

  /// Finds the units of forms.
  ///
  /// - Parameters:
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
    var present = PluralPlan.Present(keys: keys, hasFractions: !counter.isInteger)
    for unit in message.units {
      guard let number = unit.keys.first?.number else { continue }
      // What the source has for this number is an entry of its own.
      let isSources = message.source.rows.contains(unit.keys)
      if others.contains(unit.variant) || isSources && (unit.target != nil || unit.source.isEmpty) {
        present.owned.insert(number)
      }
    }
    let plan = try PluralPlan(use, present, same: same)
    let isPlain = message.selectors.isEmpty && plan.keys == [.catchAll]
    let counted = isPlain ? message : message.counting(plan.keys)
    let indices = Self.indices(of: plan, counted, beside: others, isOpen: isOpen)
    self.message = counted
    empty = units.filter(\.isEmpty)
    texts = Dictionary(grouping: units.filter { !$0.isEmpty }) { same[$0.form?.index ?? 0] }
      .sorted { $0.key < $1.key }
      .map { form, units in Text(units: units, indices: indices[form] ?? []) }
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

  /// Returns the indices of the units of each form.
  private static func indices(
    of plan: PluralPlan, _ message: ExchangeMessage, beside others: Set<String?>, isOpen: Bool
  ) -> [Int: [Int]] {
    let rest = fillsRest(plan, message, beside: others) ? plan.rest : nil
    var indices: [Int: [Int]] = [:]
    for (index, key) in plan.keys.enumerated() {
      guard let form = key == .catchAll ? plan.forms[key] ?? rest : plan.forms[key] else { continue }
      // A finished translation needs no variant with the text of `*`.
      let isImplied =
        !isOpen && key.number == nil && key != .catchAll && message.units[index].target == nil
        && (form == plan.forms[.catchAll] || form == rest)
      if !isImplied { indices[form, default: []].append(index) }
    }
    return indices
  }

  /// Whether a `*` that no integer chooses has the text of the most frequent form: it had it before, or
  /// it has none. Other fractions have a text of their own.
  private static func fillsRest(
    _ plan: PluralPlan, _ message: ExchangeMessage, beside others: Set<String?>
  ) -> Bool {
    guard let star = message.units.first(where: { $0.keys.allSatisfy { $0 == .catchAll } }),
      !others.contains(star.variant)
    else { return false }
    return star.target == nil
      || zip(plan.keys, message.units).contains { key, unit in
        plan.forms[key] == plan.rest && (unit.target ?? star.target) == star.target
      }
  }
}
