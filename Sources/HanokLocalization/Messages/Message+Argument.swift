public import MessageFormat

extension Message {
  /// The value of a message's variable: data, or another message.
  ///
  /// A message inside a message is resolved first, in the same language, to plain text; its markup
  /// is dropped.
  public enum Argument: Sendable, Hashable {
    /// Data, formatted as the message says.
    case value(MessageValue)
    /// A message, resolved in the language of the one around it.
    indirect case message(Message)
  }
}

extension Message.Argument {
  /// Wraps an integer.
  public init(_ integer: Int) { self = .value(.integer(Int64(integer))) }

  /// Wraps a floating-point number.
  public init(_ number: Double) { self = .value(.double(number)) }

  /// Wraps text.
  public init(_ text: String) { self = .value(.string(text)) }

  /// Wraps a value.
  public init(_ value: MessageValue) { self = .value(value) }

  /// Wraps a message.
  public init(_ message: Message) { self = .message(message) }
}

extension Message.Argument: ExpressibleByStringInterpolation {
  /// Makes an argument of text.
  public init(stringLiteral text: String) { self.init(text) }
}

extension Message.Argument: ExpressibleByIntegerLiteral {
  /// Makes an argument of an integer.
  public init(integerLiteral integer: Int) { self.init(integer) }
}

extension Message.Argument: ExpressibleByFloatLiteral {
  /// Makes an argument of a floating-point number.
  public init(floatLiteral number: Double) { self.init(number) }
}
