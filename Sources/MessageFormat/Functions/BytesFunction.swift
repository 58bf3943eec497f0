import ICU

/// `:hanok:bytes`: a number of bytes in the unit that suits it, `1.2 MB`.
///
/// Units grow by a thousand. One fraction digit at most is written, unless the options of `:unit`
/// say otherwise; `unitDisplay` is `short`, `narrow` or `long`.
enum BytesFunction {
  private static let units = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte", "petabyte"]

  @Sendable static func call(_ call: FunctionCall) throws(FunctionFailure) -> ResolvedValue {
    let number = try NumberFunction.operand(of: call)
    let power = power(for: number)
    guard let unit = MeasureUnit(units[power]) else {
      throw FunctionFailure(.unsupportedOperation, units[power])
    }
    let inherited = call.inheritedOptions
    var options = inherited
    if !hasDigits(options) { options["maximumFractionDigits"] = OptionValue("1") }
    var value = NumberFunction.value(
      number.shifted(by: -3 * power), .unit(unit), call, options: options)
    value.value = MessageValue(number)
    value.type = "bytes"
    value.selector = nil
    value.options = inherited
    return value
  }

  /// Which unit: the largest of which there is one, as it will be rounded.
  private static func power(for number: DecimalNumber) -> Int {
    units.indices.dropLast().first { power in
      let digits = power == 0 ? 0 : 1
      let tenths = number.shifted(by: digits - 3 * power).roundedToInteger
      return tenths.magnitudeDigits <= 3 + digits
    } ?? units.count - 1
  }

  private static func hasDigits(_ options: [String: OptionValue]) -> Bool {
    ["FractionDigits", "SignificantDigits"].contains { name in
      options["minimum\(name)"] != nil || options["maximum\(name)"] != nil
    }
  }
}

extension DecimalNumber {
  /// How many digits an integer has, its sign apart.
  fileprivate var magnitudeDigits: Int { description.drop { $0 == "-" }.count }
}
