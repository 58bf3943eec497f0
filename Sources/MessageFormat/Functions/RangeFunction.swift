import HanokUnicode

/// `:hanok:range`: two numbers as a range, `3–5`.
///
/// The operand is a list of two numbers, or the lower one, the upper one being the option `to`. All
/// options of `:number` count. It selects by the plural category of the range, which has rules of
/// its own (CLDR, Plural Ranges).
enum RangeFunction {
  @Sendable static func call(_ call: FunctionCall) throws(FunctionFailure) -> ResolvedValue {
    let (lower, upper) = try ends(of: call)
    var options = call.inheritedOptions
    options["to"] = nil
    let settings = NumberSettings(options, call, style: .number)
    let range = FormattableRange(
      lower: lower, upper: upper, skeleton: settings.skeleton, language: call.language,
      formatters: call.formatters)
    var value = ResolvedValue(
      .list([MessageValue(lower), MessageValue(upper)]), type: "range"
    ) { () throws(FunctionFailure) in try range.text() }
    value.options = options
    for failure in call.failures { value.options[failure.subject] = nil }
    value.direction = call.languageDirection
    if settings.selection == .plural { value.selector = Selector(range: range) }
    return value
  }

  private static func ends(
    of call: FunctionCall
  ) throws(FunctionFailure) -> (DecimalNumber, DecimalNumber) {
    guard let operand = call.operand, !operand.isFallback else {
      throw FunctionFailure(.badOperand)
    }
    if case .list(let values) = operand.value, values.count == 2 {
      return (try values[0].number(), try values[1].number())
    }
    let lower = try operand.value.number()
    guard let upper = try? call.options["to"]?.value.number() else {
      throw FunctionFailure(.badOption, "to")
    }
    return (lower, upper)
  }

  private struct Selector: KeySelector {
    let range: FormattableRange

    func matches(_ key: String) throws(FunctionFailure) -> Bool {
      guard let category = PluralCategory(rawValue: key) else {
        throw FunctionFailure(.badVariantKey, key)
      }
      return try range.category() == category
    }

    func prefers(_ key: String, over other: String) -> Bool { false }
  }
}
