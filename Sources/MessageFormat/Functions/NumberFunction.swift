/// `:number`, `:integer`, `:offset` and `:percent`
/// (MessageFormat 2, Numeric Value Selection and Formatting).
enum NumberFunction {
  @Sendable static func number(_ call: FunctionCall) throws(FunctionFailure) -> ResolvedValue {
    value(try operand(of: call), .number, call)
  }

  @Sendable static func integer(_ call: FunctionCall) throws(FunctionFailure) -> ResolvedValue {
    value(try operand(of: call).roundedToInteger, .integer, call)
  }

  /// The operand's own options go on; `add` and `subtract` don't.
  @Sendable static func offset(_ call: FunctionCall) throws(FunctionFailure) -> ResolvedValue {
    let number = try operand(of: call)
    let reader = OptionReader(options: call.options, call: call)
    let isKnown = ["add", "subtract"].filter { call.options[$0] != nil }
    guard isKnown.count == 1 else { throw FunctionFailure(.badOption, "add") }
    guard let change = reader.digitSize(isKnown[0]) else {
      throw FunctionFailure(.badOption, isKnown[0])
    }
    let sum = number.adding(isKnown[0] == "add" ? change : -change)
    return value(sum, .number, call, options: call.operandOptions)
  }

  /// A hundredfold is written and selected by, while the value that is handed on stays.
  @Sendable static func percent(_ call: FunctionCall) throws(FunctionFailure) -> ResolvedValue {
    let number = try operand(of: call)
    var value = value(number.shifted(by: 2), .percent, call)
    value.value = MessageValue(number)
    return value
  }

  /// The operand as a number (MessageFormat 2, Numeric Operands).
  static func operand(of call: FunctionCall) throws(FunctionFailure) -> DecimalNumber {
    guard let operand = call.operand, !operand.isFallback else {
      throw FunctionFailure(.badOperand)
    }
    return try operand.value.number()
  }

  /// Drops the operand's digit bounds that those of the expression, which take priority, exclude.
  private static func dropOverruled(_ options: inout [String: OptionValue], _ call: FunctionCall) {
    for digits in ["FractionDigits", "SignificantDigits"] {
      let (minimum, maximum) = ("minimum" + digits, "maximum" + digits)
      guard let least = options[minimum].flatMap({ Int($0.text) }),
        let most = options[maximum].flatMap({ Int($0.text) }), least > most
      else { continue }
      if call.options[minimum] == nil {
        options[minimum] = nil
      } else if call.options[maximum] == nil {
        options[maximum] = nil
      }
    }
  }

  /// A number that is written in a style, and selects if its style does.
  ///
  /// - Parameter options: Those of the operand and the expression, if no others are given.
  static func value(
    _ number: DecimalNumber, _ style: NumberStyle, _ call: FunctionCall,
    options: [String: OptionValue]? = nil
  ) -> ResolvedValue {
    var options = options ?? call.inheritedOptions
    options = options.filter { !style.ignores($0.key) }
    dropOverruled(&options, call)
    let settings =
      (options.isEmpty ? NumberSettings.plain(style) : nil)
      ?? NumberSettings(options, call, style: style)
    let formatted = FormattableNumber(
      number: number, skeleton: settings.skeleton, keepsIntegers: settings.keepsIntegers,
      subject: style.subject, language: call.language, formatters: call.formatters)
    var value = ResolvedValue(MessageValue(number), type: "number") { () throws(FunctionFailure) in
      try formatted.text()
    }
    // An option that isn't usable counts as not set, for further functions too.
    for failure in call.failures { options[failure.subject] = nil }
    // A number goes on with the unit or the currency that it was given in: no further function may
    // take another without converting it.
    switch call.operand?.value {
    case .unit(_, let unit): options["unit"] = OptionValue(.string(unit))
    case .currency(_, let currency): options["currency"] = OptionValue(.string(currency))
    default: break
    }
    value.options = options
    value.fields = { formatted.fields }
    value.direction = call.languageDirection
    if let kind = settings.selection {
      value.selector = NumberSelector(number: formatted, selection: kind)
    }
    return value
  }
}
