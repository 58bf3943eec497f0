extension FunctionCall {
  /// The operand's and the expression's options, without those that were reported.
  var usableOptions: [String: OptionValue] {
    let reported = Set(failures.map(\.subject))
    return inheritedOptions.filter { !reported.contains($0.key) }
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
