import HanokUnicode

/// `:currency`: an amount of money (MessageFormat 2, The `:currency` function).
enum CurrencyFunction {
  @Sendable static func call(_ call: FunctionCall) throws(FunctionFailure) -> ResolvedValue {
    let number = try NumberFunction.operand(of: call)
    let currency = try currency(call)
    var value = NumberFunction.value(number, .currency(currency), call)
    value.value = .currency(MessageValue(number), currency.description)
    value.type = "currency"
    value.selector = nil
    return value
  }

  /// The operand's own currency, which no option may change, or else the option's.
  private static func currency(_ call: FunctionCall) throws(FunctionFailure) -> Currency {
    if call.unitOfOperand != nil { throw FunctionFailure(.badOperand) }
    if let code = call.currencyOfOperand {
      guard let currency = Currency(code) else { throw FunctionFailure(.badOperand) }
      if call.options["currency"] != nil { call.reportBadOption("currency") }
      return currency
    }
    guard let option = call.inheritedOptions["currency"] else {
      throw FunctionFailure(.badOperand)
    }
    guard let currency = Currency(option.text) else {
      throw FunctionFailure(.badOption, "currency")
    }
    return currency
  }
}
