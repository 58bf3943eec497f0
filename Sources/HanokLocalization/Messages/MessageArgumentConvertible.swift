public import HanokUnicode
public import MessageFormat

/// A value that a message's variable takes as it is: text, a number, a day, another message.
///
/// The functions that are made from tables take ``MessageNumber`` for a variable that the message
/// formats as a number, ``MessageTime`` for a date or a time, ``MessageDuration`` for a duration, and
/// this for one without a function. An app's own type conforms to one of them by returning one of
/// these values.
public protocol MessageArgumentConvertible {
  /// The value as the argument of a message.
  var messageArgument: Message.Argument { get }
}

/// A number, an amount of money or a quantity, as an argument of a message.
public protocol MessageNumber: MessageArgumentConvertible {}

/// A day, a time or both, as an argument of a message.
public protocol MessageTime: MessageArgumentConvertible {}

/// A duration, as an argument of a message.
public protocol MessageDuration: MessageArgumentConvertible {}

extension Message.Argument: MessageArgumentConvertible {
  /// The argument itself.
  public var messageArgument: Message.Argument { self }
}

extension Message: MessageArgumentConvertible {
  /// The message, which is resolved in the language of the one around it.
  public var messageArgument: Argument { .message(self) }
}

extension MessageValue: MessageNumber, MessageTime, MessageDuration {
  /// The value as data.
  public var messageArgument: Message.Argument { .value(self) }
}

// Texts.

extension MessageArgumentConvertible where Self: StringProtocol {
  /// The text as data.
  public var messageArgument: Message.Argument { .value(.string(String(self))) }
}

extension String: MessageArgumentConvertible {}
extension Substring: MessageArgumentConvertible {}

extension [String]: MessageArgumentConvertible {
  /// The texts as a list.
  public var messageArgument: Message.Argument { .value(.list(map(MessageValue.string))) }
}

// Numbers.

extension MessageNumber where Self: FixedWidthInteger {
  /// The number as data, with all of its digits.
  public var messageArgument: Message.Argument {
    .value(Int64(exactly: self).map(MessageValue.integer) ?? .decimal("\(self)"))
  }
}

extension Int: MessageNumber {}
extension Int32: MessageNumber {}
extension Int64: MessageNumber {}
extension UInt: MessageNumber {}
extension UInt32: MessageNumber {}
extension UInt64: MessageNumber {}

extension Double: MessageNumber {
  /// The number as data.
  public var messageArgument: Message.Argument { .value(.double(self)) }
}

extension Float: MessageNumber {
  /// The number as data, with the digits that Swift writes of it: 0.1 stays 0.1.
  public var messageArgument: Message.Argument {
    .value(.double(Double("\(self)") ?? Double(self)))
  }
}

extension DecimalNumber: MessageNumber {
  /// The number as data.
  public var messageArgument: Message.Argument { .value(MessageValue(self)) }
}

extension ExactDecimal: MessageNumber {
  /// The number as data, with all of its digits.
  public var messageArgument: Message.Argument { .value(MessageValue(self)) }
}

// Dates, times and durations.

extension Duration: MessageNumber, MessageDuration {
  /// The duration as a quantity of seconds.
  public var messageArgument: Message.Argument { .value(MessageValue(self)) }
}

extension CalendarDay: MessageTime {
  /// The day as data, without a time zone.
  public var messageArgument: Message.Argument { .value(MessageValue(self)) }
}

extension CivilDateTime: MessageTime {
  /// The date with its time as data, without a time zone.
  public var messageArgument: Message.Argument { .value(.date(.local(self))) }
}

extension MessageDate: MessageTime {
  /// The date as data.
  public var messageArgument: Message.Argument { .value(.date(self)) }
}
