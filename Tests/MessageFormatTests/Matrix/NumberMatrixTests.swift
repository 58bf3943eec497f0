import HanokUnicode
import MessageFormat
import Testing

/// Every option of the number functions in every language of the matrix, against skeletons written
/// by hand.
@Suite struct NumberMatrixTests {
  private func check(
    _ expected: SkeletonCase, in tag: String, _ numbers: [String] = Matrix.numbers
  ) throws {
    let format = try NumberFormat(try Matrix.language(tag), skeleton: expected.skeleton)
    for number in numbers {
      let text = try Matrix.text(expected.source, ["n": .decimal(number)], in: tag)
      #expect(try format.format(decimal: number).text == text, "\(expected.source) \(number)")
    }
  }

  @Test(arguments: Matrix.tags, number + roundingModes)
  func numbers(tag: String, expected: SkeletonCase) throws { try check(expected, in: tag) }

  @Test(arguments: Matrix.tags, percent)
  func percentages(tag: String, expected: SkeletonCase) throws { try check(expected, in: tag) }

  @Test(arguments: Matrix.tags, currency)
  func amountsOfMoney(tag: String, expected: SkeletonCase) throws { try check(expected, in: tag) }

  @Test(arguments: Matrix.tags, unit)
  func numbersOfUnits(tag: String, expected: SkeletonCase) throws {
    // Of feet and inches ICU counts the feet in 64 bits, and overflows.
    let isMixed = expected.source.contains("person-height")
    try check(expected, in: tag, Matrix.numbers.filter { !isMixed || $0.count < 19 })
  }

  @Test(arguments: Matrix.tags, compact)
  func compactNumbers(tag: String, expected: SkeletonCase) throws { try check(expected, in: tag) }

  /// What rounds to zero has no sign: an integer is rounded before it is written.
  @Test(arguments: Matrix.tags, integer)
  func integers(tag: String, expected: SkeletonCase) throws {
    try check(expected, in: tag, Matrix.numbers.filter { $0 != "-0.4" })
  }

  private static let number = [
    SkeletonCase(":number", ".###"),
    SkeletonCase(":number signDisplay=auto", ".### sign-auto"),
    SkeletonCase(":number signDisplay=always", ".### sign-always"),
    SkeletonCase(":number signDisplay=exceptZero", ".### sign-except-zero"),
    SkeletonCase(":number signDisplay=negative", ".### sign-negative"),
    SkeletonCase(":number signDisplay=never", ".### sign-never"),
    SkeletonCase(":number useGrouping=auto", ".### group-auto"),
    SkeletonCase(":number useGrouping=always", ".### group-on-aligned"),
    SkeletonCase(":number useGrouping=never", ".### group-off"),
    SkeletonCase(":number useGrouping=min2", ".### group-min2"),
    SkeletonCase(":number minimumIntegerDigits=3", ".### integer-width/+000"),
    SkeletonCase(":number minimumFractionDigits=2", ".00#"),
    SkeletonCase(":number minimumFractionDigits=5", ".00000"),
    SkeletonCase(":number maximumFractionDigits=1", ".#"),
    SkeletonCase(":number maximumFractionDigits=0", "precision-integer"),
    SkeletonCase(":number minimumFractionDigits=1 maximumFractionDigits=2", ".0#"),
    SkeletonCase(":number minimumSignificantDigits=3", "@@@+"),
    SkeletonCase(":number maximumSignificantDigits=2", "@#"),
    SkeletonCase(":number minimumSignificantDigits=2 maximumSignificantDigits=4", "@@##"),
    SkeletonCase(":number minimumFractionDigits=2 trailingZeroDisplay=auto", ".00#"),
    SkeletonCase(
      ":number minimumFractionDigits=2 trailingZeroDisplay=stripIfInteger", ".00#/w"),
    SkeletonCase(
      ":number maximumFractionDigits=1 maximumSignificantDigits=2 roundingPriority=auto", "@#"),
    SkeletonCase(
      ":number maximumFractionDigits=1 maximumSignificantDigits=2 roundingPriority=morePrecision",
      ".#/@#r"),
    SkeletonCase(
      ":number maximumFractionDigits=1 maximumSignificantDigits=2 roundingPriority=lessPrecision",
      ".#/@#s"),
    SkeletonCase(
      ":number maximumFractionDigits=2 minimumFractionDigits=2 roundingIncrement=5",
      "precision-increment/0.05"),
    SkeletonCase(
      ":number maximumFractionDigits=0 roundingIncrement=250", "precision-increment/250"),
    SkeletonCase(":number roundingIncrement=1", ".###"),
    SkeletonCase(
      ":number maximumFractionDigits=0 maximumSignificantDigits=2 roundingPriority=lessPrecision",
      "./@#s"),
    SkeletonCase(
      ":number minimumFractionDigits=2 maximumSignificantDigits=2 roundingPriority=morePrecision"
        + " trailingZeroDisplay=stripIfInteger", ".00#/@#r/w"),
  ]

  private static let roundingModes = [
    ("ceil", "ceiling"), ("floor", "floor"), ("expand", "up"), ("trunc", "down"),
    ("halfCeil", "half-ceiling"), ("halfFloor", "half-floor"), ("halfExpand", "half-up"),
    ("halfTrunc", "half-down"), ("halfEven", "half-even"),
  ].map { name, mode in
    SkeletonCase(
      ":number maximumFractionDigits=0 roundingMode=\(name)", "precision-integer", rounding: mode)
  }

  private static let integer = [
    SkeletonCase(":integer", "precision-integer"),
    SkeletonCase(":integer signDisplay=exceptZero", "precision-integer sign-except-zero"),
    SkeletonCase(":integer useGrouping=never", "precision-integer group-off"),
    SkeletonCase(":integer minimumIntegerDigits=4", "precision-integer integer-width/+0000"),
  ]

  private static let percent = [
    SkeletonCase(":percent", "percent scale/100 precision-integer"),
    SkeletonCase(":percent signDisplay=always", "percent scale/100 precision-integer sign-always"),
    SkeletonCase(":percent useGrouping=min2", "percent scale/100 precision-integer group-min2"),
    SkeletonCase(":percent minimumFractionDigits=1", "percent scale/100 .0"),
    SkeletonCase(":percent maximumFractionDigits=2", "percent scale/100 .##"),
    SkeletonCase(":percent minimumSignificantDigits=2", "percent scale/100 @@+"),
    SkeletonCase(":percent maximumSignificantDigits=2", "percent scale/100 @#"),
    SkeletonCase(
      ":percent minimumFractionDigits=1 trailingZeroDisplay=stripIfInteger",
      "percent scale/100 .0/w"),
    SkeletonCase(
      ":percent maximumSignificantDigits=2 roundingPriority=morePrecision",
      "percent scale/100 ./@#r"),
    SkeletonCase(
      ":percent roundingMode=trunc", "percent scale/100 precision-integer", rounding: "down"),
  ]

  private static let currency = [
    SkeletonCase(":currency currency=EUR", "currency/EUR precision-currency-standard"),
    SkeletonCase(":currency currency=JPY", "currency/JPY precision-currency-standard"),
    SkeletonCase(":currency currency=KWD", "currency/KWD precision-currency-standard"),
    SkeletonCase(
      ":currency currency=USD currencyDisplay=narrowSymbol",
      "currency/USD precision-currency-standard unit-width-narrow"),
    SkeletonCase(
      ":currency currency=USD currencyDisplay=symbol",
      "currency/USD precision-currency-standard unit-width-short"),
    SkeletonCase(
      ":currency currency=USD currencyDisplay=name",
      "currency/USD precision-currency-standard unit-width-full-name"),
    SkeletonCase(
      ":currency currency=USD currencyDisplay=code",
      "currency/USD precision-currency-standard unit-width-iso-code"),
    SkeletonCase(
      ":currency currency=USD currencyDisplay=never",
      "currency/USD precision-currency-standard unit-width-hidden"),
    SkeletonCase(
      ":currency currency=USD currencySign=accounting",
      "currency/USD precision-currency-standard sign-accounting"),
    SkeletonCase(
      ":currency currency=USD currencySign=standard",
      "currency/USD precision-currency-standard sign-auto"),
    SkeletonCase(":currency currency=USD fractionDigits=0", "currency/USD precision-integer"),
    SkeletonCase(":currency currency=JPY fractionDigits=1", "currency/JPY .0"),
    SkeletonCase(
      ":currency currency=USD fractionDigits=auto", "currency/USD precision-currency-standard"),
    SkeletonCase(
      ":currency currency=USD trailingZeroDisplay=stripIfInteger",
      "currency/USD precision-currency-standard/w"),
    SkeletonCase(
      ":currency currency=USD useGrouping=never",
      "currency/USD precision-currency-standard group-off"),
    SkeletonCase(
      ":currency currency=USD minimumIntegerDigits=2",
      "currency/USD precision-currency-standard integer-width/+00"),
    SkeletonCase(
      ":currency currency=USD minimumSignificantDigits=4", "currency/USD @@@@+"),
    SkeletonCase(":currency currency=USD maximumSignificantDigits=2", "currency/USD @#"),
    SkeletonCase(
      ":currency currency=USD maximumSignificantDigits=2 roundingPriority=morePrecision",
      "currency/USD .00/@#r"),
    SkeletonCase(
      ":currency currency=USD maximumSignificantDigits=2 roundingPriority=lessPrecision",
      "currency/USD .00/@#s"),
    SkeletonCase(
      ":currency currency=USD roundingIncrement=5", "currency/USD precision-increment/0.05"),
    SkeletonCase(
      ":currency currency=USD roundingMode=floor", "currency/USD precision-currency-standard",
      rounding: "floor"),
  ]

  private static let unit = [
    SkeletonCase(":unit unit=kilometer-per-hour", "unit/kilometer-per-hour .###"),
    SkeletonCase(":unit unit=day unitDisplay=short", "unit/day unit-width-short .###"),
    SkeletonCase(":unit unit=day unitDisplay=narrow", "unit/day unit-width-narrow .###"),
    SkeletonCase(":unit unit=day unitDisplay=long", "unit/day unit-width-full-name .###"),
    SkeletonCase(":unit unit=day signDisplay=negative", "unit/day .### sign-negative"),
    SkeletonCase(":unit unit=day useGrouping=always", "unit/day .### group-on-aligned"),
    SkeletonCase(":unit unit=day minimumIntegerDigits=2", "unit/day .### integer-width/+00"),
    SkeletonCase(":unit unit=day minimumFractionDigits=1", "unit/day .0##"),
    SkeletonCase(":unit unit=day maximumFractionDigits=1", "unit/day .#"),
    SkeletonCase(":unit unit=day minimumSignificantDigits=2", "unit/day @@+"),
    SkeletonCase(":unit unit=day maximumSignificantDigits=3", "unit/day @##"),
    SkeletonCase(
      ":unit unit=day maximumSignificantDigits=3 roundingPriority=lessPrecision",
      "unit/day .###/@##s"),
    SkeletonCase(
      ":unit unit=day maximumFractionDigits=0 roundingIncrement=10",
      "unit/day precision-increment/10"),
    SkeletonCase(
      ":unit unit=day maximumFractionDigits=0 roundingMode=expand", "unit/day precision-integer",
      rounding: "up"),
    SkeletonCase(
      ":unit unit=meter usage=person-height unitDisplay=long",
      "unit/meter usage/person-height unit-width-full-name"),
  ]

  private static let compact = [
    SkeletonCase(":hanok:compact", "compact-short"),
    SkeletonCase(":hanok:compact display=short", "compact-short"),
    SkeletonCase(":hanok:compact display=long", "compact-long"),
    SkeletonCase(":hanok:compact maximumFractionDigits=2", "compact-short .##"),
    SkeletonCase(":hanok:compact signDisplay=always", "compact-short sign-always"),
  ]
}
