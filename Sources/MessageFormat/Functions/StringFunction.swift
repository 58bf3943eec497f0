import HanokUnicode

/// `:string`: a value as text that selects by equality (MessageFormat 2, The `:string` function).
final class StringFunction: BoundFunction {
  func takes(_ argument: MessageValue) -> ValueDirection? {
    if case .string = argument { .unknown } else { nil }
  }

  func resolve(_ operand: ResolvedValue?) throws(FunctionFailure) -> ResolvedValue {
    guard let operand else { throw FunctionFailure(.badOperand) }
    if case .list = operand.value { throw FunctionFailure(.badOperand) }
    return ResolvedValue(
      .string(operand.value.plainText), by: self, direction: operand.direction)
  }

  func selection(
    of value: MessageValue, hasCategories: Bool
  ) throws(FunctionFailure) -> KeySelection? {
    if case .string(let text) = value { .text(text) } else { .text(nil) }
  }
}
