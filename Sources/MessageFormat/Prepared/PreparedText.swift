import HanokUnicode

/// `:string`, for texts.
final class PreparedText: PreparedFunction {
  static func prepare(
    _ call: FunctionCall, _ operand: any PreparedFunction
  ) -> (any PreparedFunction)? {
    operand is PreparedArgument ? PreparedText() : nil
  }

  func direction(of value: MessageValue) -> ValueDirection { .unknown }

  func write(_ value: MessageValue, to buffer: inout TextBuffer) -> Bool {
    guard case .string(let text) = value else { return false }
    buffer.append(text)
    return true
  }

  func key(_ text: String) -> KeyReading { .text }

  func selection(of value: MessageValue) -> PreparedSelection? {
    guard case .string(let text) = value else { return nil }
    return .text(text)
  }
}
