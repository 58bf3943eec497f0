import HanokUnicode
import MessageFormat

/// The variants that show, for each integer, the form that gettext would show.
///
/// A form that serves a whole category is the category's variant. One that serves less has exact keys:
/// the `0` and `1` of a French header in a language without plural rules.
struct PluralPlan {
  typealias Key = MessageModel.Key

  /// What a message has already.
  struct Present {
    /// The keys of the message's variants in order.
    var keys: [Key]
    /// Whether fractions choose variants, too.
    var hasFractions = false
  }

  /// Two numbers of one category that need different texts.
  ///
  /// `first` is the smallest number of the category's most frequent form, `second` the smallest of the
  /// form that has too many numbers, or endlessly many, to be exact keys.
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

  private typealias Cells = [PluralCategory: [Int: PluralUse.Numbers]]

  /// More exact keys aren't the exceptions of a rule: no header in use has more than 2.
  private static let exceptionLimit = 16
  /// An exception is smaller: the numbers of a form that goes on would be seen above.
  private static let exceptionEnd: Int64 = 1_000

  /// Plans variants.
  ///
  /// - Parameter same: The first form with the same text, for each form.
  /// - Throws: The first two numbers that the language's rules don't tell apart.
  init(_ use: PluralUse, _ present: Present, same: [Int]) throws(Clash) {
    keys = present.keys
    var cells = use.cells.mapValues { Self.joined($0, same) }
    for number in present.keys.compactMap(\.number) {
      guard let form = use.form(of: number).map({ same[$0] }) else { continue }
      if use.isExamined(number) {
        cells[use.category(ofNumber: number)]?[form]?.remove(number)
      }
      forms[.literal("\(number)")] = form
    }
    let chosen = cells.compactMapValues { PluralUse.mostFrequent(of: $0.filter(\.value.isUsed)) }
    let exceptions = try Self.exceptions(in: cells, chosen, use)
    var total: [Int: PluralUse.Numbers] = [:]
    for (form, numbers) in cells.values.joined() { total[form, default: .init()].add(numbers) }
    rest = chosen[.other] == nil ? PluralUse.mostFrequent(of: total) : nil
    placeCategories(chosen)
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

  /// Returns the numbers whose form isn't their category's.
  private static func exceptions(
    in cells: Cells, _ chosen: [PluralCategory: Int], _ use: PluralUse
  ) throws(Clash) -> [Int64: Int] {
    var exceptions: [Int64: Int] = [:]
    for category in PluralCategory.allCases {
      guard let main = chosen[category], let forms = cells[category] else { continue }
      for (form, numbers) in forms.sorted(by: { $0.key < $1.key }) {
        guard form != main, numbers.isUsed else { continue }
        let isFinite =
          numbers.count <= exceptionLimit && exceptions.count <= exceptionLimit
          && numbers.smallest.allSatisfy { $0 < exceptionEnd || use.exactNumbers.contains($0) }
        guard isFinite else {
          throw Clash(
            first: forms[main]?.smallest.first ?? 0, second: numbers.smallest.first ?? 0)
        }
        for number in numbers.smallest { exceptions[number] = form }
      }
    }
    return exceptions
  }

  /// Gives each category its form; one with the form of `*` needs no variant.
  private mutating func placeCategories(_ chosen: [PluralCategory: Int]) {
    forms[.catchAll] = chosen[.other]
    for category in PluralCategory.allCases where category != .other {
      guard let form = chosen[category] else { continue }
      let key = Key.literal(category.rawValue)
      guard keys.contains(key) || form != (chosen[.other] ?? rest) else { continue }
      forms[key] = form
      insert(key)
    }
  }

  /// Gives the only unreached form to the only unreached category, which fractions select.
  private mutating func placeFraction(
    _ use: PluralUse, _ chosen: [PluralCategory: Int], _ same: [Int]
  ) {
    let free = (0..<use.count).filter { !use.reaches($0) && same[$0] == $0 }
    let open = keys.filter { $0.category.map { chosen[$0] == nil && use.cells[$0] == nil } == true }
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

  /// The plural category that the key names; nil for `*`.
  var category: PluralCategory? {
    if case .literal(let text) = self { PluralCategory(rawValue: text) } else { nil }
  }
}
