import HanokUnicode
import MessageFormat

/// The functions that the test suite asks for: `:test:function`, `:test:select`, `:test:format`.
struct TestFunctions: MessageFunction {
  enum Kind {
    case function, select, format
  }

  let kind: Kind

  static var registry: FunctionRegistry {
    var registry = FunctionRegistry.standard
    registry["test:function"] = TestFunctions(kind: .function)
    registry["test:select"] = TestFunctions(kind: .select)
    registry["test:format"] = TestFunctions(kind: .format)
    return registry
  }

  func bind(_ call: FunctionCall) -> any BoundFunction { Bound(kind, call) }

  private final class Bound: BoundFunction {
    let type = "number"
    let options: [String: OptionValue]
    private let kind: Kind
    private let hasPlace: Bool
    private let isPlaceKnown: Bool
    private let fails: String
    private let direction: ValueDirection

    init(_ kind: Kind, _ call: FunctionCall) {
      self.kind = kind
      var options = call.operandOptions
      if let places = call.options["decimalPlaces"] { options["decimalPlaces"] = places }
      if let fails = call.options["fails"] {
        if ["always", "format", "select", "never"].contains(fails.text) {
          options["fails"] = fails
        } else {
          call.reportBadOption("fails")
        }
      }
      let places = options["decimalPlaces"]?.text ?? "0"
      isPlaceKnown = ["0", "1"].contains(places)
      hasPlace = places == "1"
      fails = options["fails"]?.text ?? "never"
      direction = call.languageDirection
      self.options = options
    }

    func resolve(_ operand: ResolvedValue?) throws(FunctionFailure) -> ResolvedValue {
      guard let operand, !operand.isFallback, DecimalNumber(operand.value.plainText) != nil else {
        throw FunctionFailure(.badOperand)
      }
      guard isPlaceKnown else { throw FunctionFailure(.badOption, "decimalPlaces") }
      return ResolvedValue(
        operand.value, by: self,
        direction: operand.direction == .unknown ? direction : operand.direction)
    }

    func write(_ value: MessageValue, to text: inout TextBuffer) throws(FunctionFailure) {
      if kind == .select { throw FunctionFailure(.badOperand) }
      if ["always", "format"].contains(fails) { throw FunctionFailure(.badOption) }
      let parts = (DecimalNumber(value.plainText)?.description ?? "").split(separator: ".")
      text.append(String(parts[0]))
      if hasPlace { text.append(".\(parts.count > 1 ? parts[1].prefix(1) : "0")") }
    }

    func selection(
      of value: MessageValue, hasCategories: Bool
    ) throws(FunctionFailure) -> KeySelection? {
      if kind == .format { return nil }
      let isOne = DecimalNumber(value.plainText)?.integer == 1
      return .keys(
        Selector(isOne: isOne, hasPlace: hasPlace, fails: ["always", "select"].contains(fails)))
    }
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
