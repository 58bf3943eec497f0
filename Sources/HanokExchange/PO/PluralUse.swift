import HanokLocalization
import HanokUnicode

/// The integers that each form of a PO file's header serves, by the plural categories of a language.
///
/// The old header of Czech has the form of a fraction, which no integer reaches:
///
/// ```
/// nplurals=4; plural=n==1 ? 0 : n>=2 && n<=4 ? 1 : n%1!=0 ? 2 : 3;
/// one: form 0 (1)   few: form 1 (2, 3, 4)   other: form 3 (0, 5, 6 …)
/// ```
struct PluralUse {
  /// The integers of one category that one form serves.
  struct Numbers {
    /// How many of the examined integers they are.
    var count = 0
    /// The smallest of them.
    var smallest: [Int64] = []
  }

  /// The number of forms.
  let count: Int
  /// The numbers that the expression names exactly.
  let exactNumbers: Set<Int64>
  /// The numbers by category and form.
  private(set) var cells: [PluralCategory: [Int: Numbers]] = [:]
  private let expression: PluralExpression
  private let rules: PluralRules?
  /// The examined numbers above `largest`.
  private let large: Set<UInt64>

  /// Numbers up to this are examined: ten times the largest number that rules of languages repeat after,
  /// but for thousands and millions.
  private static let largest: UInt64 = 10_000
  /// As many numbers of a form are kept: more than `PluralPlan` takes for exceptions.
  private static let kept = 64

  /// Examines the value of a header.
  ///
  /// - Returns: nil if the expression isn't valid, or has a form that the file can't have.
  init?(_ header: String, in language: LanguageTag) {
    guard let expression = PluralExpression(header), let large = Self.large(expression) else {
      return nil
    }
    self.expression = expression
    self.large = large
    count = expression.count
    exactNumbers = Set(expression.exactNumbers.compactMap { Int64(exactly: $0) })
    // A language without rules has the category `other` alone.
    rules = try? PluralRules(language)
    for number in Array(0...Self.largest) + large.sorted() {
      guard let form = expression.form(of: number) else { return nil }
      let category = category(ofNumber: Int64(number))
      cells[category, default: [:]][form, default: Numbers()].add(Int64(number), atMost: Self.kept)
    }
  }

  /// Returns the numbers above `largest` at which forms can change: multiples of what the expression
  /// names, and those that leave a named remainder.
  ///
  /// - Returns: nil if it names too much, or a remainder of a computed number: nothing is known of such.
  private static func large(_ expression: PluralExpression) -> Set<UInt64>? {
    let named = expression.numbers.filter { $0 < 1 << 50 }
    // No language names as many; the work grows with the product.
    guard let moduli = expression.moduli, named.count <= 64 else { return nil }
    let long = moduli.filter { $0 > 1_000 && $0 < 1 << 50 }
    guard long.count * named.count <= 400 else { return nil }
    var large: Set<UInt64> = [100_000, 100_001, 1_000_000, 1_000_001, 1_000_002, 10_000_000]
    func add(_ number: UInt64) { large.formUnion([number &- 1, number, number + 1]) }
    for factor in UInt64(1)...40 {
      for number in named where number > 16 { add(factor * number) }
      for modulus in long { for number in named { add(factor * modulus + number) } }
    }
    return large.filter { $0 > largest && $0 < 1 << 60 }
  }

  /// Returns the form of a number.
  func form(of number: Int64) -> Int? {
    number < 0 ? nil : expression.form(of: UInt64(number))
  }

  /// Whether the numbers of forms count a number.
  func isExamined(_ number: Int64) -> Bool {
    guard let number = UInt64(exactly: number) else { return false }
    return number <= Self.largest || large.contains(number)
  }

  /// Returns the plural category of a number.
  func category(ofNumber number: Int64) -> PluralCategory {
    rules?.category(of: number) ?? .other
  }

  /// Whether a number chooses a form.
  func reaches(_ form: Int) -> Bool { cells.values.contains { $0[form] != nil } }

  /// Returns the category that a form mostly serves, or nil if it serves none so.
  func mainCategory(ofForm form: Int) -> PluralCategory? {
    PluralCategory.allCases.filter { category in
      guard let forms = cells[category] else { return false }
      return Self.mostFrequent(of: forms) == form
    }.max { (cells[$0]?[form]?.count ?? 0) < (cells[$1]?[form]?.count ?? 0) }
  }

  /// Returns the form of most numbers; of two with as many, the first.
  static func mostFrequent(of forms: [Int: Numbers]) -> Int? {
    forms.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key
  }
}

extension PluralUse.Numbers {
  /// Whether there are any.
  var isUsed: Bool { count > 0 }

  mutating func add(_ number: Int64, atMost limit: Int) {
    count += 1
    if smallest.count < limit { smallest.append(number) }
  }

  /// Adds the numbers of another form with the same text.
  mutating func add(_ other: Self) {
    count += other.count
    smallest = (smallest + other.smallest).sorted()
  }

  /// Leaves out a number that has a variant of its own.
  mutating func remove(_ number: Int64) {
    count -= 1
    smallest.removeAll { $0 == number }
  }
}
