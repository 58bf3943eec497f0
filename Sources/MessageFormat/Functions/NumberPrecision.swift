/// The part of a number skeleton with the number of digits.
struct NumberPrecision {
  let skeleton: String
  /// Whether any option sets a number of digits.
  let isAskedFor: Bool
  /// Whether integers are written with all of their digits and no others.
  let keepsIntegers: Bool

  private static let increments: Set<Int64> = [
    1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1_000, 2_000, 2_500, 5_000,
  ]

  /// Combines the options as in ECMA-402 (`SetNumberFormatDigitOptions`).
  init(_ call: FunctionCall, _ style: NumberStyle) {
    let strip =
      call.choice("trailingZeroDisplay", ["auto": "", "stripIfInteger": "/w"]) ?? ""
    let priority =
      call.choice(
        "roundingPriority", ["auto": "", "morePrecision": "r", "lessPrecision": "s"]) ?? ""
    let increment = Self.increment(call)
    let fraction = Self.fraction(call, style, hasIncrement: increment != nil)
    let significant = Self.significant(call, isWeighed: !priority.isEmpty)
    isAskedFor = !priority.isEmpty || Self.options.contains { call.inheritedOptions[$0] != nil }
    keepsIntegers = fraction.lowerBound == 0 && significant == nil && increment == nil
    if let significant {
      if increment != nil { call.report(.unsupportedOperation, "roundingIncrement") }
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
    _ call: FunctionCall, _ style: NumberStyle, hasIncrement: Bool
  ) -> ClosedRange<Int> {
    var usual = style.fraction
    // An increment counts in units of the last digit: the default shows only the required digits.
    if hasIncrement { usual = usual.lowerBound...usual.lowerBound }
    if case .currency = style {
      let isFixed = call.inheritedOptions["fractionDigits"]?.text != "auto"
      return (isFixed ? call.digits("fractionDigits") : nil).map { $0...$0 } ?? usual
    }
    let minimum = call.digits("minimumFractionDigits")
    let maximum = call.digits("maximumFractionDigits")
    switch (minimum, maximum) {
    case (nil, nil): return usual
    case (let minimum?, nil): return minimum...max(minimum, usual.upperBound)
    case (nil, let maximum?): return min(usual.lowerBound, maximum)...maximum
    case (let minimum?, let maximum?):
      if minimum > maximum { call.reportBadOption("minimumFractionDigits") }
      return min(minimum, maximum)...maximum
    }
  }

  /// Returns `@@##`, or nil without significant digits and without a rounding priority.
  private static func significant(_ call: FunctionCall, isWeighed: Bool) -> String? {
    let minimum = call.digits("minimumSignificantDigits", from: 1)
    var maximum = call.digits("maximumSignificantDigits", from: 1)
    if minimum == nil && maximum == nil && !isWeighed { return nil }
    let lower = minimum ?? 1
    if let given = maximum, given < lower {
      call.reportBadOption("maximumSignificantDigits")
      maximum = nil
    }
    // With a rounding priority a skeleton must contain the maximum number of digits.
    if isWeighed && maximum == nil { maximum = mostDigits }
    let stem = String(repeating: "@", count: lower)
    return stem + (maximum.map { String(repeating: "#", count: $0 - lower) } ?? "+")
  }

  /// The maximum number of digits in ICU (`number::impl::kMaxIntFracSig`).
  private static let mostDigits = 999

  private static func increment(_ call: FunctionCall) -> Int64? {
    let increment = call.value(of: "roundingIncrement") { option in
      DecimalNumber(option.text)?.integer.flatMap { increments.contains($0) ? $0 : nil }
    }
    return increment == 1 ? nil : increment
  }

  private static func fractionStem(_ fraction: ClosedRange<Int>) -> String {
    "." + String(repeating: "0", count: fraction.lowerBound)
      + String(repeating: "#", count: fraction.count - 1)
  }

  /// Returns the increment in units of the last fraction digit.
  private static func incrementSkeleton(_ increment: Int64, _ fraction: ClosedRange<Int>) -> String
  {
    let step = DecimalNumber(increment).shifted(by: -fraction.upperBound)
    return "precision-increment/\(step)"
  }
}
