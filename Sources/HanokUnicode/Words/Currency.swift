import CHanokICU

/// A currency, identified by its code of three letters (ISO 4217).
public struct Currency: Hashable, Sendable, CustomStringConvertible {
  /// The style of a currency's name: ICU's `UCurrNameStyle`.
  public enum NameStyle: Int32, Sendable {
    /// `US$`, distinct from other dollars in the language.
    case symbol = 0
    /// `US Dollar`
    case long = 1
    /// `$`, for contexts that make clear which currency it is.
    case narrow = 2
  }

  /// The code in capital letters.
  public let description: String

  /// Creates a currency from three ASCII letters, known or unknown.
  public init?(_ code: String) {
    guard code.utf8.count == 3, code.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
    description = code.uppercased()
  }

  /// Creates the currency of a language's region, or of its likely region.
  public init?(of language: LanguageTag) {
    let code = try? unsafe ICUText.string { buffer, capacity, status in
      unsafe cicu_currency_of_region(language.description, buffer, capacity, &status)
    }
    guard let code, let currency = Currency(code) else { return nil }
    self = currency
  }

  /// Whether the code is or was a currency somewhere.
  public var isKnown: Bool { unsafe cicu_currency_is_known(description) }

  /// The number of fraction digits: 2 for EUR, 0 for JPY, 3 for KWD.
  public var fractionDigits: Int { fractionDigits(isCash: false) }

  /// The number of fraction digits of cash.
  public var cashFractionDigits: Int { fractionDigits(isCash: true) }

  /// Returns the currency's name in a language, or its code if there is no name.
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
    // Nearly all currencies have two digits in ISO 4217.
    return status > 0 ? 2 : Int(digits)
  }
}

/// A unit, identified by its CLDR identifier: `kilometer-per-hour` (UTS #35, Unit Identifiers).
///
/// To format a quantity, use a ``NumberFormat`` whose skeleton contains the unit.
public struct MeasureUnit: Hashable, Sendable, CustomStringConvertible {
  /// The identifier.
  public let description: String

  /// Creates a unit that ICU knows; returns nil for others.
  public init?(_ identifier: String) {
    let isPlain = identifier.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    guard isPlain, unsafe cicu_unit_is_known(identifier) else { return nil }
    description = identifier
  }

  /// Whether CLDR has preferred units for a usage of this unit, such as `road` or `person-height`.
  ///
  /// The preferences are those of UTS #35, Unit Preferences.
  public func has(usage: String) -> Bool {
    unsafe !usage.utf8.contains(0) && cicu_unit_has_usage(description, usage)
  }

  /// The number skeleton of a quantity in this unit.
  public var skeleton: String { "unit/\(description)" }
}
