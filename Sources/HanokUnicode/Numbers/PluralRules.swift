import CHanokICU
import Synchronization

/// The plural rules of a language: the category of each number.
@safe public final class PluralRules: Sendable {
  /// The kind of numbers.
  public enum Kind: Hashable, Sendable {
    /// One, two, three.
    case cardinal
    /// First, second, third.
    case ordinal
  }

  // ICU's plural rules are immutable: threads may share them.
  private nonisolated(unsafe) let handle: OpaquePointer
  private let known = SmallCategories()

  /// Opens a language's rules: open them once, and share them.
  public init(_ language: LanguageTag, kind: Kind = .cardinal) throws(ICUError) {
    var status: Int32 = 0
    let handle = unsafe cicu_plural_rules_open(language.description, kind == .ordinal, &status)
    unsafe self.handle = try unsafe handle.opened(status)
  }

  deinit { unsafe cicu_plural_rules_close(handle) }

  /// Returns the category of a formatted number: `1.0` differs from `1`, and compact forms count.
  public func category(of number: FormattedNumber) -> PluralCategory {
    var status: Int32 = 0
    let place = unsafe cicu_plural_category(handle, number.handle, &status)
    return PluralCategory(place: status > 0 ? -1 : place)
  }

  /// Returns the category of an integer that is written without a fraction.
  ///
  /// Each small integer is looked up in ICU's rules once.
  public func category(of integer: Int64) -> PluralCategory {
    if let category = known[integer] { return category }
    let category = PluralCategory(
      place: unsafe cicu_plural_category_of_integer(handle, integer))
    known.keep(category, of: integer)
    return category
  }

  /// Returns the category of a range of ASCII numbers (CLDR, Plural Ranges): `1–2 days`.
  ///
  /// - Throws: `ICUError` if either is not a number.
  public func category(
    from lower: String, to upper: String, in format: NumberRangeFormat
  ) throws(ICUError) -> PluralCategory {
    var status: Int32 = 0
    let place = unsafe cicu_plural_category_of_range(
      handle, format.handle, lower, Int32(lower.utf8.count), upper, Int32(upper.utf8.count),
      &status)
    try ICUError.check(status)
    return PluralCategory(place: place)
  }

  /// The categories of the language; `other` is always among them.
  public var categories: Set<PluralCategory> {
    var status: Int32 = 0
    let bits = unsafe cicu_plural_categories(handle, &status)
    let places = (0..<Int32(PluralCategory.allCases.count)).filter { bits & (1 << $0) != 0 }
    return Set(places.map(PluralCategory.init(place:)))
  }
}

/// A plural category of CLDR (UTS #35, Language Plural Rules).
public enum PluralCategory: String, CaseIterable, Sendable {
  case zero
  case one
  case two
  case few
  case many
  case other

  /// Creates the category at an index in CLDR's order.
  init(place: Int32) {
    switch place {
    case 0: self = .zero
    case 1: self = .one
    case 2: self = .two
    case 3: self = .few
    case 4: self = .many
    default: self = .other
    }
  }
}

/// The plural categories of small integers, cached without a lock.
///
/// Each takes four bits: 0 if unknown, else one more than its index in CLDR's order. If two threads
/// find the same category at the same time, they write the same bits.
final class SmallCategories: Sendable {
  /// Messages mostly count small numbers; larger ones take a call of ICU.
  private static let limit: Int64 = 512

  private let words = InlineArray<32, Atomic<UInt64>> { _ in Atomic(0) }

  subscript(integer: Int64) -> PluralCategory? {
    guard let (word, shift) = Self.place(of: integer) else { return nil }
    let bits = (words[word].load(ordering: .relaxed) >> shift) & 0xF
    return bits == 0 ? nil : PluralCategory(place: Int32(bits) - 1)
  }

  func keep(_ category: PluralCategory, of integer: Int64) {
    guard let (word, shift) = Self.place(of: integer),
      let place = PluralCategory.allCases.firstIndex(of: category)
    else { return }
    words[word].bitwiseOr(UInt64(place + 1) << shift, ordering: .relaxed)
  }

  private static func place(of integer: Int64) -> (word: Int, shift: UInt64)? {
    guard integer >= 0, integer < limit else { return nil }
    return (Int(integer) / 16, UInt64(integer % 16) * 4)
  }
}
