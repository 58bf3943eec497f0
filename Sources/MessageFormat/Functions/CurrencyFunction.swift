/// `:currency`: an amount of money (MessageFormat 2, The `:currency` function).
enum CurrencyFunction {
  @Sendable static func call(_ call: FunctionCall) throws(FunctionFailure) -> ResolvedValue {
    let number = try NumberFunction.operand(of: call)
    let code = try code(call)
    var value = NumberFunction.value(number, .currency(code), call)
    value.value = .currency(MessageValue(number), code)
    value.type = "currency"
    value.selector = nil
    return value
  }

  /// The operand's own currency, which no option may change, or else the option's.
  private static func code(_ call: FunctionCall) throws(FunctionFailure) -> String {
    if case .currency(_, let code)? = call.operand?.value {
      guard let code = wellFormed(code) else { throw FunctionFailure(.badOperand) }
      if call.options["currency"] != nil { call.reportBadOption("currency") }
      return code
    }
    guard let option = call.inheritedOptions["currency"] else {
      throw FunctionFailure(.badOperand)
    }
    guard let code = wellFormed(option.text) else { throw FunctionFailure(.badOption, "currency") }
    return code
  }

  /// Three letters of either case (UTS #35, Unicode Currency Identifier).
  private static func wellFormed(_ code: String) -> String? {
    let isWellFormed = code.utf8.count == 3 && code.allSatisfy { $0.isASCII && $0.isLetter }
    return isWellFormed ? code.uppercased() : nil
  }
}
