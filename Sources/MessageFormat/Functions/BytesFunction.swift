import HanokUnicode

/// `:hanok:bytes`: a number of bytes in the unit that suits it, `1.2 MB`.
///
/// Units grow by a thousand. One fraction digit at most is written, unless the options of `:unit`
/// say otherwise; `unitDisplay` is `short`, `narrow` or `long`.
enum BytesFunction {
  private static let units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte", "petabyte"]

  @Sendable static func call(_ call: FunctionCall) throws(FunctionFailure) -> ResolvedValue {
    let number = try NumberFunction.operand(of: call)
    if let unit = call.unitOfOperand, unit != units[0] { throw FunctionFailure(.badOperand) }
    var options = call.inheritedOptions
    let hasDigits = !digitOptions.isDisjoint(with: options.keys)
    if !hasDigits { options["maximumFractionDigits"] = OptionValue("1") }
    let isUsual = !hasDigits && options["roundingMode"] == nil
    let power = isUsual ? usualPower(for: number) : power(for: number)
    guard let unit = MeasureUnit(units[power]) else {
      throw FunctionFailure(.unsupportedOperation, units[power])
    }
    var value = NumberFunction.value(
      number.shifted(by: -3 * power), .unit(unit), call, options: options)
    value.value = MessageValue(number)
    value.type = "bytes"
    value.selector = nil
    value.options = call.usableOptions
    return value
  }

  private static let digitOptions: Set = [
    "minimumFractionDigits", "maximumFractionDigits", "minimumSignificantDigits",
    "maximumSignificantDigits",
  ]

  /// Which unit: the largest of which there is one.
  private static func power(for number: DecimalNumber) -> Int {
    min((number.wholeDigits - 1) / 3, units.count - 1)
  }

  /// Which unit: the largest of which there is one as it is rounded where no option says how.
  private static func usualPower(for number: DecimalNumber) -> Int {
    units.indices.dropLast().first { power in
      let digits = power == 0 ? 0 : 1
      let tenths = number.shifted(by: digits - 3 * power).roundedToInteger
      return tenths.wholeDigits <= 3 + digits
    } ?? units.count - 1
  }
}

extension DecimalNumber {
  /// How many digits stand before the point.
  fileprivate var wholeDigits: Int {
    description.drop { $0 == "-" }.prefix { $0 != "." }.count
  }
}
