import MessageFormat

/// The functions that the test suite asks for: `:test:function`, `:test:select`, `:test:format`.
enum TestFunctions {
  static var registry: FunctionRegistry {
    var registry = FunctionRegistry.standard
    registry["test:function"] = { call throws(FunctionFailure) in try value(call) }
    registry["test:select"] = { call throws(FunctionFailure) in
      var value = try value(call)
      value.format = { () throws(FunctionFailure) in throw FunctionFailure(.badOperand) }
      return value
    }
    registry["test:format"] = { call throws(FunctionFailure) in
      var value = try value(call)
      value.selector = nil
      return value
    }
    return registry
  }

  private static func value(_ call: FunctionCall) throws(FunctionFailure) -> ResolvedValue {
    guard let operand = call.operand, !operand.isFallback,
      let input = DecimalNumber(operand.value.plainText)
    else {
      throw FunctionFailure(.badOperand)
    }
    var options = operand.options
    if let places = call.options["decimalPlaces"] {
      guard ["0", "1"].contains(places.text) else {
        throw FunctionFailure(.badOption, "decimalPlaces")
      }
      options["decimalPlaces"] = places
    }
    if let fails = call.options["fails"] {
      if ["always", "format", "select", "never"].contains(fails.text) {
        options["fails"] = fails
      } else {
        call.reportBadOption("fails")
      }
    }
    let fails = options["fails"]?.text ?? "never"
    let hasPlace = options["decimalPlaces"]?.text == "1"
    var value = ResolvedValue(operand.value, type: "number") { () throws(FunctionFailure) in
      if ["always", "format"].contains(fails) { throw FunctionFailure(.badOption) }
      return text(of: input, hasPlace: hasPlace)
    }
    value.options = options
    value.direction = operand.direction == .unknown ? call.languageDirection : operand.direction
    value.selector = Selector(
      isOne: input.integer == 1, hasPlace: hasPlace, fails: ["always", "select"].contains(fails))
    return value
  }

  private static func text(of input: DecimalNumber, hasPlace: Bool) -> String {
    let parts = input.description.split(separator: ".")
    guard hasPlace else { return String(parts[0]) }
    return "\(parts[0]).\(parts.count > 1 ? parts[1].prefix(1) : "0")"
  }

  private struct Selector: KeySelector {
    let isOne: Bool
    let hasPlace: Bool
    let fails: Bool

    func matches(_ key: String) throws(FunctionFailure) -> Bool {
      if fails { throw FunctionFailure(.badOption) }
      return isOne && (key == "1" || hasPlace && key == "1.0")
    }

    func prefers(_ key: String, over other: String) -> Bool { key == "1.0" }
  }
}
