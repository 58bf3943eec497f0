import HanokUnicode

/// Chooses among keys by exact value first, then by plural category
/// (MessageFormat 2, Number Selection).
///
/// An exact key is the value in its plainest form: `1` matches 1 and 1.0, and `1.0` matches nothing.
struct NumberSelector: KeySelector {
  /// What the `select` option asks for.
  enum Selection: String {
    case plural
    case ordinal
    case exact
  }

  let number: FormattableNumber
  let selection: Selection

  func matches(_ key: String) throws(FunctionFailure) -> Bool {
    if let exact = DecimalNumber(key) {
      // Digits are compared first: a text of a long number for each key would take its time.
      return number.number.plainest == exact && exact.description == key
    }
    if Self.isExact(key) { return false }
    guard let category = PluralCategory(rawValue: key) else {
      throw FunctionFailure(.badVariantKey, key)
    }
    if selection == .exact { return false }
    return try category == number.category(selection == .ordinal ? .ordinal : .cardinal)
  }

  func prefers(_ key: String, over other: String) -> Bool {
    Self.isExact(key) && !Self.isExact(other)
  }

  /// Whether a key is a number literal, and so stands for a value, be it beyond all bounds.
  private static func isExact(_ key: String) -> Bool {
    do throws(DecimalNumber.ReadingError) { _ = try DecimalNumber(reading: key) } catch {
      return error == .tooLong
    }
    return true
  }
}
