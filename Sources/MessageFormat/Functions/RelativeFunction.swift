import HanokUnicode

/// `:hanok:relative`: a relative time, `in 3 days`, `yesterday`.
///
/// `unit` is required: `second` to `year`, or a day of the week; `numeric` is `always` or, with
/// words if the language has them, `auto`; `style` is `long`, `short` or `narrow`.
final class RelativeFunction: BoundFunction {
  private static let units = Dictionary(
    uniqueKeysWithValues: RelativeDateFormat.Unit.allCases.map { ("\($0)", $0) })

  /// The largest offset: ICU counts in floating point, and would lose digits beyond 2^53.
  private static let largestOffset = 9_007_199_254_740_992.0

  let type = "relative"
  let options: [String: OptionValue]
  private let resources: FormattingResources
  private let unit: RelativeDateFormat.Unit?
  private let numeric: RelativeDateFormat.Numeric
  private let style: RelativeDateFormat.Style

  init(_ call: FunctionCall) {
    let options = call.inheritedOptions
    let reader = OptionReader(options: options, call: call)
    unit = options["unit"].flatMap { Self.units[$0.text] }
    numeric = reader.choice("numeric", ["always": .always, "auto": .auto]) ?? .always
    style = reader.choice("style", ["long": .long, "short": .short, "narrow": .narrow]) ?? .long
    resources = call.resources
    self.options = call.usableOptions
  }

  func resolve(_ operand: ResolvedValue?) throws(FunctionFailure) -> ResolvedValue {
    guard let operand, !operand.isFallback else { throw FunctionFailure(.badOperand) }
    let number = try operand.value.number()
    if unit == nil { throw FunctionFailure(.badOption, "unit") }
    guard Self.offset(number) != nil else { throw FunctionFailure(.unsupportedOperation, "unit") }
    return ResolvedValue(MessageValue(number), by: self, direction: resources.direction)
  }

  private static func offset(_ number: DecimalNumber) -> Double? {
    Double(number.description).flatMap { abs($0) <= largestOffset ? $0 : nil }
  }

  func write(_ value: MessageValue, to text: inout TextBuffer) throws(FunctionFailure) {
    guard let unit, let offset = Self.offset(try value.number()) else {
      throw FunctionFailure(.unsupportedOperation, "unit")
    }
    do throws(ICUError) {
      let format = try resources.formatter("\(style)") { (language) throws(ICUError) in
        try RelativeDateFormat(language, style: style)
      }
      text.append(try format.string(offset, unit, numeric: numeric))
    } catch {
      throw FunctionFailure(.unsupportedOperation, "unit")
    }
  }
}
