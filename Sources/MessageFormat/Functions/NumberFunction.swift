import ICU

/// `:number` and `:integer` (MessageFormat 2, Numeric Value Selection and Formatting).
enum NumberFunction {
  @Sendable static func number(_ call: FunctionCall) throws(FunctionFailure) -> ResolvedValue {
    let number = try operand(of: call)
    return value(number, options: call.inheritedOptions, call)
  }

  @Sendable static func integer(_ call: FunctionCall) throws(FunctionFailure) -> ResolvedValue {
    let number = try operand(of: call).roundedToInteger
    var options = call.operandOptions
    for name in ["minimumFractionDigits", "maximumFractionDigits", "minimumSignificantDigits"] {
      options[name] = nil
    }
    options.merge(call.options) { $1 }
    return value(number, options: options, call)
  }

  /// The operand as a number (MessageFormat 2, Numeric Operands).
  static func operand(of call: FunctionCall) throws(FunctionFailure) -> DecimalNumber {
    if call.operand?.isFallback == true { throw FunctionFailure(.badOperand) }
    let number: DecimalNumber? =
      switch call.operand?.value {
      case .integer(let value): DecimalNumber(value)
      case .double(let value): DecimalNumber(value)
      case .decimal(let text), .string(let text): DecimalNumber(text)
      case .list, nil: nil
      }
    guard let number else { throw FunctionFailure(.badOperand) }
    return number
  }

  private static func value(
    _ number: DecimalNumber, options: [String: OptionValue], _ call: FunctionCall
  ) -> ResolvedValue {
    let settings = NumberSettings(options, call)
    let formatted = FormattableNumber(
      number: number, skeleton: settings.skeleton, language: call.language,
      formatters: call.formatters)
    let unwrapped = number.integer.map(MessageValue.integer) ?? .decimal(number.description)
    var value = ResolvedValue(unwrapped, type: "number") { () throws(FunctionFailure) in
      try formatted.formatted().text
    }
    value.options = options
    value.direction = call.languageDirection
    if let kind = settings.selection {
      value.selector = NumberSelector(number: formatted, selection: kind)
    }
    return value
  }
}

/// A number with all that is needed to write it.
struct FormattableNumber: Sendable {
  let number: DecimalNumber
  let skeleton: String
  let language: LanguageTag
  let formatters: FormatterCache

  func formatted() throws(FunctionFailure) -> FormattedNumber {
    do throws(ICUError) {
      let format = try formatters.numberFormat(language, skeleton: skeleton)
      if let integer = number.integer { return try format.format(integer) }
      return try format.format(decimal: number.description)
    } catch {
      throw FunctionFailure(.badOption, error.name)
    }
  }
}
