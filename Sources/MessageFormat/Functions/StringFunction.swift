/// `:string`: a value as text, selecting by equality (MessageFormat 2, The `:string` function).
enum StringFunction {
  @Sendable static func call(_ call: FunctionCall) throws(FunctionFailure) -> ResolvedValue {
    guard let operand = call.operand else { throw FunctionFailure(.badOperand) }
    if case .list = operand.value { throw FunctionFailure(.badOperand) }
    let text = operand.value.plainText
    var value = ResolvedValue(text: text)
    value.direction = operand.direction
    value.selector = Selector(text: operand.isFallback ? nil : text)
    return value
  }

  /// Swift compares strings by canonical equivalence, as Normalization Form C would.
  private struct Selector: KeySelector {
    /// The text that a key must equal; nil where no key matches.
    let text: String?

    func matches(_ key: String) throws(FunctionFailure) -> Bool { key == text }

    func prefers(_ key: String, over other: String) -> Bool { false }
  }
}
