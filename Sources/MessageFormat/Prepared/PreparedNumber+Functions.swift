import HanokUnicode

extension PreparedNumber {
  static func number(
    _ call: FunctionCall, _ operand: any PreparedFunction
  ) -> (any PreparedFunction)? {
    operand is PreparedArgument ? PreparedNumber(.number, .none, call) : nil
  }

  static func integer(
    _ call: FunctionCall, _ operand: any PreparedFunction
  ) -> (any PreparedFunction)? {
    operand is PreparedArgument ? PreparedNumber(.integer, .rounding, call) : nil
  }

  static func percent(
    _ call: FunctionCall, _ operand: any PreparedFunction
  ) -> (any PreparedFunction)? {
    operand is PreparedArgument ? PreparedNumber(.percent, .hundredfold, call) : nil
  }

  static func currency(
    _ call: FunctionCall, _ operand: any PreparedFunction
  ) -> (any PreparedFunction)? {
    guard operand is PreparedArgument,
      let currency = call.options["currency"].flatMap({ Currency($0.text) })
    else { return nil }
    return PreparedNumber(.currency(currency), .none, call)
  }
}
