extension FunctionCall {
  /// The operand's and the expression's options, without those that were reported.
  var usableOptions: [String: OptionValue] {
    let reported = Set(failures.map(\.subject))
    return inheritedOptions.filter { !reported.contains($0.key) }
  }

  /// The unit that the operand was given in, here or before further functions.
  var unitOfOperand: String? {
    if case .unit(_, let unit)? = operand?.value { return unit }
    return operand?.options["unit"]?.text
  }

  /// The currency that the operand was given in, here or before further functions.
  var currencyOfOperand: String? {
    if case .currency(_, let currency)? = operand?.value { return currency }
    return operand?.options["currency"]?.text
  }

  /// A value as it is written where no function is named.
  func usualText(of value: MessageValue) throws(FunctionFailure) -> String {
    guard let name = value.usualFunction, let function = FunctionRegistry.standard[name] else {
      return value.plainText
    }
    let operand = ResolvedValue(value) { () throws(FunctionFailure) in value.plainText }
    let call = FunctionCall(operand: operand, options: [:], context: context)
    return try function(call).format()
  }
}
