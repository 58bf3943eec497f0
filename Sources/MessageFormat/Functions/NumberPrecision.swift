/// The part of a number skeleton that says how many digits are shown.
struct NumberPrecision {
  let skeleton: String
  /// Whether any option asked for a number of digits.
  let isAskedFor: Bool
  /// Whether integers are written with all of their digits and no others.
  let keepsIntegers: Bool

  private static let increments: Set = [
    1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1_000, 2_000, 2_500, 5_000,
  ]

  init(_ reader: OptionReader, _ style: NumberStyle) {
    isAskedFor = Self.options.contains { reader.options[$0] != nil }
    let fraction = Self.fraction(reader, usual: style.fraction)
    let significant = Self.significant(reader)
    keepsIntegers =
      fraction.lowerBound == 0 && significant == nil && reader.options["roundingIncrement"] == nil
    let strip =
      reader.choice("trailingZeroDisplay", ["auto": "", "stripIfInteger": "/w"]) ?? ""
    let priority = reader.choice(
      "roundingPriority", ["auto": "", "morePrecision": "r", "lessPrecision": "s"])
    if let increment = Self.increment(reader), significant == nil {
      skeleton = Self.incrementSkeleton(increment, fraction) + strip
    } else if let significant, let priority, !priority.isEmpty {
      skeleton = Self.fractionStem(fraction) + "/" + significant + priority + strip
    } else {
      skeleton = (significant ?? Self.fractionStem(fraction)) + strip
    }
  }

  /// The options that any number of digits comes from.
  private static let options = [
    "fractionDigits", "minimumFractionDigits", "maximumFractionDigits", "roundingIncrement",
    "minimumSignificantDigits", "maximumSignificantDigits",
  ]

  /// The bounds of the fraction's digits, the lower at most the upper.
  private static func fraction(
    _ reader: OptionReader, usual: ClosedRange<Int>
  ) -> ClosedRange<Int> {
    let isFixed = reader.options["fractionDigits"]?.text != "auto"
    if isFixed, let digits = reader.digits("fractionDigits") { return digits...digits }
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

  /// `@@##`; nil where no significant digits are asked for.
  private static func significant(_ reader: OptionReader) -> String? {
    let minimum = reader.digits("minimumSignificantDigits")
    let maximum = reader.digits("maximumSignificantDigits")
    if minimum == nil && maximum == nil { return nil }
    let lower = max(1, minimum ?? 1)
    let upper = max(lower, maximum ?? 21)
    if let maximum, maximum < lower { reader.call.reportBadOption("maximumSignificantDigits") }
    return String(repeating: "@", count: lower) + String(repeating: "#", count: upper - lower)
  }

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

  /// The increment counts in units of the last fraction digit.
  private static func incrementSkeleton(_ increment: Int, _ fraction: ClosedRange<Int>) -> String {
    let step = DecimalNumber(Int64(increment)).shifted(by: -fraction.upperBound)
    return "precision-increment/\(step)"
  }
}
