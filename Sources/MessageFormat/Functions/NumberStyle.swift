import HanokUnicode

/// What a number function writes: it decides which options count, and what they default to.
enum NumberStyle: Hashable {
  case number
  case integer
  case percent
  case currency(Currency)
  case unit(MeasureUnit)
  case compact

  /// The options that the function doesn't have: an operand's are passed over.
  func ignores(_ option: String) -> Bool {
    switch self {
    case .number, .compact: false
    case .unit: option == "select"
    case .integer: Self.notOfIntegers.contains(option)
    case .percent: Self.notOfPercents.contains(option)
    case .currency: Self.fractionOptions.contains(option) || option == "select"
    }
  }

  /// The bounds of the fraction's digits where nothing is said.
  var fraction: ClosedRange<Int> {
    switch self {
    // ECMA-402, `SetNumberFormatDigitOptions`.
    case .number, .unit, .compact: 0...3
    case .integer, .percent: 0...0
    case .currency(let currency): currency.fractionDigits...currency.fractionDigits
    }
  }

  private static let fractionOptions: Set = ["minimumFractionDigits", "maximumFractionDigits"]
  // An increment counts in units of the last fraction digit, of which integers have none.
  private static let notOfIntegers = fractionOptions.union([
    "minimumSignificantDigits", "roundingIncrement",
  ])
  private static let notOfPercents: Set = [
    "fractionDigits", "minimumIntegerDigits", "roundingIncrement", "select",
  ]
}
