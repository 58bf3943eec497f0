import HanokUnicode

/// `:hanok:relative`: how far away something is in time, `in 3 days`, `yesterday`.
///
/// `unit` must be given: `second` to `year`, or a day of the week; `numeric` is `always` or, with
/// words where the language has them, `auto`; `style` is `long`, `short` or `narrow`.
enum RelativeFunction {
  private static let units = Dictionary(
    uniqueKeysWithValues: RelativeDateFormat.Unit.allCases.map { ("\($0)", $0) })
  private static let styles: [String: RelativeDateFormat.Style] = [
    "long": .long, "short": .short, "narrow": .narrow,
  ]
  private static let numerics: [String: RelativeDateFormat.Numeric] = [
    "always": .always, "auto": .auto,
  ]

  /// ICU counts in floating point: beyond 2^53 it would lose digits.
  private static let largestOffset = 9_007_199_254_740_992.0

  @Sendable static func call(_ call: FunctionCall) throws(FunctionFailure) -> ResolvedValue {
    let number = try NumberFunction.operand(of: call)
    let options = call.inheritedOptions
    let reader = OptionReader(options: options, call: call)
    guard let unit = options["unit"].flatMap({ units[$0.text] }) else {
      throw FunctionFailure(.badOption, "unit")
    }
    let numeric = reader.choice("numeric", numerics) ?? .always
    let style = reader.choice("style", styles) ?? .long
    guard let offset = Double(number.description), abs(offset) <= largestOffset else {
      throw FunctionFailure(.unsupportedOperation, "unit")
    }
    let (language, formatters) = (call.language, call.formatters)
    var value = ResolvedValue(MessageValue(number), type: "relative") {
      () throws(FunctionFailure) in
      do throws(ICUError) {
        return try formatters.relativeDateFormat(language, style)
          .string(offset, unit, numeric: numeric)
      } catch {
        throw FunctionFailure(.unsupportedOperation, "unit")
      }
    }
    value.options = call.usableOptions
    value.direction = call.languageDirection
    return value
  }
}
