public import MessageFormat

extension Message {
  /// The value of a message's variable: data or another message.
  ///
  /// A message within a message is resolved first, in the same language, to plain text without
  /// markup.
  public enum Argument: Sendable, Hashable {
    /// Data, formatted by the message.
    case value(MessageValue)
    /// A message, resolved in the language of the enclosing message.
    indirect case message(Message)
  }
}

extension Message.Argument {
  /// Creates an argument from an integer.
  public init(_ integer: Int) { self = .value(.integer(Int64(integer))) }

  /// Creates an argument from a floating-point number.
  public init(_ number: Double) { self = .value(.double(number)) }

  /// Creates an argument from text.
  public init(_ text: String) { self = .value(.string(text)) }

  /// Creates an argument from a value.
  public init(_ value: MessageValue) { self = .value(value) }

  /// Creates an argument from a message.
  public init(_ message: Message) { self = .message(message) }
}

extension Message.Argument: ExpressibleByStringInterpolation {
  /// Creates an argument from text.
  public init(stringLiteral text: String) { self.init(text) }
}

extension Message.Argument: ExpressibleByIntegerLiteral {
  /// Creates an argument from an integer.
  public init(integerLiteral integer: Int) { self.init(integer) }
}

extension Message.Argument: ExpressibleByFloatLiteral {
  /// Creates an argument from a floating-point number.
  public init(floatLiteral number: Double) { self.init(number) }
}
