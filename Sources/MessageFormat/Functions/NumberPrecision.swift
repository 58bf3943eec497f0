/// The part of a number skeleton with the number of digits.
struct NumberPrecision {
  let skeleton: String
  /// Whether any option sets a number of digits.
  let isAskedFor: Bool
  /// Whether integers are written with all of their digits and no others.
  let keepsIntegers: Bool

  private static let increments: Set = [
    1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1_000, 2_000, 2_500, 5_000,
  ]

  /// Combines the options as in ECMA-402 (`SetNumberFormatDigitOptions`).
  init(_ reader: OptionReader, _ style: NumberStyle) {
    let strip =
      reader.choice("trailingZeroDisplay", ["auto": "", "stripIfInteger": "/w"]) ?? ""
    let priority =
      reader.choice(
        "roundingPriority", ["auto": "", "morePrecision": "r", "lessPrecision": "s"]) ?? ""
    let increment = Self.increment(reader)
    let fraction = Self.fraction(reader, style, hasIncrement: increment != nil)
    let significant = Self.significant(reader, isWeighed: !priority.isEmpty)
    isAskedFor = !priority.isEmpty || Self.options.contains { reader.options[$0] != nil }
    keepsIntegers = fraction.lowerBound == 0 && significant == nil && increment == nil
    if let significant {
      if increment != nil { reader.call.report(.unsupportedOperation, "roundingIncrement") }
      skeleton =
        (priority.isEmpty ? "" : Self.fractionStem(fraction) + "/") + significant + priority + strip
    } else if let increment {
      skeleton = Self.incrementSkeleton(increment, fraction) + strip
    } else {
      skeleton = Self.fractionStem(fraction) + strip
    }
  }

  /// The options that set a number of digits.
  private static let options = [
    "fractionDigits", "minimumFractionDigits", "maximumFractionDigits", "roundingIncrement",
    "minimumSignificantDigits", "maximumSignificantDigits",
  ]

  /// Returns the minimum and maximum number of fraction digits.
  private static func fraction(
    _ reader: OptionReader, _ style: NumberStyle, hasIncrement: Bool
  ) -> ClosedRange<Int> {
    var usual = style.fraction
    // An increment counts in units of the last digit: the default shows only the required digits.
    if hasIncrement { usual = usual.lowerBound...usual.lowerBound }
    if case .currency = style {
      let isFixed = reader.options["fractionDigits"]?.text != "auto"
      return (isFixed ? reader.digits("fractionDigits") : nil).map { $0...$0 } ?? usual
    }
    let minimum = reader.digits("minimumFractionDigits")
    let maximum = reader.digits("maximumFractionDigits")
    switch (minimum, maximum) {
    case (nil, nil): return usual
    case (let minimum?, nil): return minimum...max(minimum, usual.upperBound)
    case (nil, let maximum?): return min(usual.lowerBound, maximum)...maximum
    case (let minimum?, let maximum?):
      if minimum > maximum { reader.call.reportBadOption("minimumFractionDigits") }
      return min(minimum, maximum)...maximum
    }
  }

  /// Returns `@@##`, or nil without significant digits and without a rounding priority.
  private static func significant(_ reader: OptionReader, isWeighed: Bool) -> String? {
    let minimum = reader.digits("minimumSignificantDigits", from: 1)
    var maximum = reader.digits("maximumSignificantDigits", from: 1)
    if minimum == nil && maximum == nil && !isWeighed { return nil }
    let lower = minimum ?? 1
    if let given = maximum, given < lower {
      reader.call.reportBadOption("maximumSignificantDigits")
      maximum = nil
    }
    // With a rounding priority a skeleton must contain the maximum number of digits.
    if isWeighed && maximum == nil { maximum = mostDigits }
    let stem = String(repeating: "@", count: lower)
    return stem + (maximum.map { String(repeating: "#", count: $0 - lower) } ?? "+")
  }

  /// The maximum number of digits in ICU (`number::impl::kMaxIntFracSig`).
  private static let mostDigits = 999

  private static func increment(_ reader: OptionReader) -> Int? {
    guard let increment = reader.integer("roundingIncrement") else { return nil }
    if increments.contains(increment) { return increment == 1 ? nil : increment }
    reader.call.reportBadOption("roundingIncrement")
    return nil
  }

  private static func fractionStem(_ fraction: ClosedRange<Int>) -> String {
    "." + String(repeating: "0", count: fraction.lowerBound)
      + String(repeating: "#", count: fraction.count - 1)
  }

  /// Returns the increment in units of the last fraction digit.
  private static func incrementSkeleton(_ increment: Int, _ fraction: ClosedRange<Int>) -> String {
    let step = DecimalNumber(Int64(increment)).shifted(by: -fraction.upperBound)
    return "precision-increment/\(step)"
  }
}
