import CHanokICU

/// A currency by its code of three letters (ISO 4217).
public struct Currency: Hashable, Sendable, CustomStringConvertible {
  /// What to call a currency by; ICU's `UCurrNameStyle`.
  public enum NameStyle: Int32, Sendable {
    /// `US$`, as the language tells it from other dollars.
    case symbol = 0
    /// `US Dollar`
    case long = 1
    /// `$`, where it is clear which is meant.
    case narrow = 2
  }

  /// The code in capitals.
  public let description: String

  /// A currency by three ASCII letters, whether it is known or not.
  public init?(_ code: String) {
    guard code.utf8.count == 3, code.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
    description = code.uppercased()
  }

  /// The currency of a language's region, or of its likely one.
  public init?(of language: LanguageTag) {
    let code = try? unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_currency_of_region(language.description, buffer, capacity, &status)
    }
    guard let code, let currency = Currency(code) else { return nil }
    self = currency
  }

  /// Whether the code is or was somewhere money.
  public var isKnown: Bool { unsafe cicu_currency_is_known(description) }

  /// How many fraction digits are written: 2 for EUR, 0 for JPY, 3 for KWD.
  public var fractionDigits: Int { fractionDigits(isCash: false) }

  /// How many of them there are coins for.
  public var cashFractionDigits: Int { fractionDigits(isCash: true) }

  /// What the currency is called in a language; its code where there is no name.
  public func name(in language: LanguageTag, style: NameStyle = .long) -> String {
    let name = try? unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_currency_name(
        description, language.description, style.rawValue, buffer, capacity, &status)
    }
    return name ?? description
  }

  private func fractionDigits(isCash: Bool) -> Int {
    var status: Int32 = 0
    let digits = unsafe cicu_currency_fraction_digits(description, isCash, &status)
    // Two is what ISO 4217 has for nearly all.
    return status > 0 ? 2 : Int(digits)
  }
}

/// A unit by its CLDR identifier: `kilometer-per-hour` (UTS #35, Unit Identifiers).
///
/// A quantity is written by a ``NumberFormat`` whose skeleton has the unit in it.
public struct MeasureUnit: Hashable, Sendable, CustomStringConvertible {
  /// The identifier.
  public let description: String

  /// A unit that ICU knows; nil for others.
  public init?(_ identifier: String) {
    let isPlain = identifier.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    guard isPlain, unsafe cicu_unit_is_known(identifier) else { return nil }
    description = identifier
  }

  /// Whether CLDR says which units a usage, such as `road` or `person-height`, prefers to this one
  /// (UTS #35, Unit Preferences).
  public func has(usage: String) -> Bool {
    unsafe !usage.utf8.contains(0) && cicu_unit_has_usage(description, usage)
  }

  /// The number skeleton that writes a quantity of it.
  public var skeleton: String { "unit/\(description)" }
}
