import HanokUnicode

/// An argument that no function was named for: a text, or a number as `:number` writes it.
final class PreparedArgument: PreparedFunction {
  /// Nil where `:number` isn't the usual one.
  private let number: (any PreparedFunction)?

  init(number: (any PreparedFunction)?) {
    self.number = number
  }

  func direction(of value: MessageValue) -> ValueDirection {
    if case .string = value { return .unknown }
    return number?.direction(of: value) ?? .unknown
  }

  func write(_ value: MessageValue, to buffer: inout TextBuffer) -> Bool {
    guard case .string(let text) = value else {
      return number?.write(value, to: &buffer) ?? false
    }
    buffer.append(text)
    return true
  }
}
