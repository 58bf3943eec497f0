public import HanokUnicode

/// A function that messages may name.
///
/// It reads the options of an expression, and gives what makes and writes the expression's values.
/// Where all options are literals, that is done once for a message and a formatter; otherwise each
/// time the message is formatted.
///
/// ```swift
/// final class Shout: MessageFunction, BoundFunction {
///   func bind(_ call: FunctionCall) -> any BoundFunction { self }
///
///   func resolve(_ operand: ResolvedValue?) throws(FunctionFailure) -> ResolvedValue {
///     ResolvedValue(text: (operand?.value.plainText ?? "").uppercased())
///   }
/// }
/// ```
public protocol MessageFunction: Sendable {
  /// Reads the options of an expression.
  func bind(_ call: FunctionCall) -> any BoundFunction
}

/// A function whose options were read: it makes values, writes them, and selects by them.
public protocol BoundFunction: AnyObject, Sendable {
  /// The kind of its values, for formatting to parts: `string`, `number`.
  var type: String { get }
  /// The options that go along with its values to further functions.
  var options: [String: OptionValue] { get }

  /// The value that an operand comes to; the operand is nil where the expression has none.
  ///
  /// The operand may be the fallback of an expression that failed: the function then throws if it
  /// can't use it; the value that it gives otherwise selects, but is written as the fallback.
  func resolve(_ operand: ResolvedValue?) throws(FunctionFailure) -> ResolvedValue

  /// The direction of an argument's text where resolving the argument would make nothing else of it:
  /// then it is written, and selects, without a value of its own; nil where it is to be resolved.
  func takes(_ argument: MessageValue) -> ValueDirection?

  /// The value that further functions see of one that the function made.
  func handedOn(_ value: MessageValue) -> MessageValue

  /// Appends the text of a value that the function made.
  func write(_ value: MessageValue, to text: inout TextBuffer) throws(FunctionFailure)

  /// Appends the text of a value that the function made, with isolates around those of its parts that
  /// run in directions of their own; by itself as without.
  func writeIsolated(_ value: MessageValue, to text: inout TextBuffer) throws(FunctionFailure)

  /// What the written value is made of, for formatting to parts; empty where it is of one piece.
  func fields(of value: MessageValue) -> [ValueField]

  /// How a value that the function made chooses among the keys of variants.
  ///
  /// - Parameter hasCategories: Whether plural categories are among the keys.
  /// - Returns: Nil where it can't choose.
  func selection(
    of value: ResolvedValue, hasCategories: Bool
  ) throws(FunctionFailure) -> KeySelection?
}

extension BoundFunction {
  /// `string`.
  public var type: String { "string" }
  /// No options.
  public var options: [String: OptionValue] { [:] }
  /// Nothing: all arguments are resolved.
  public func takes(_ argument: MessageValue) -> ValueDirection? { nil }
  /// The value itself.
  public func handedOn(_ value: MessageValue) -> MessageValue { value }

  /// Appends the value's plain text.
  public func write(
    _ value: MessageValue, to text: inout TextBuffer
  ) throws(FunctionFailure) {
    text.append(value.plainText)
  }

  /// Appends the text as it is.
  public func writeIsolated(
    _ value: MessageValue, to text: inout TextBuffer
  ) throws(FunctionFailure) {
    try write(value, to: &text)
  }

  /// No fields.
  public func fields(of value: MessageValue) -> [ValueField] { [] }

  /// No selection.
  public func selection(
    of value: ResolvedValue, hasCategories: Bool
  ) throws(FunctionFailure) -> KeySelection? { nil }
}

/// How a value chooses among the keys of variants (MessageFormat 2, Pattern Selection).
public enum KeySelection: Sendable {
  /// By the key that is this text; nil matches no key.
  case text(String?)
  /// By the key that is this number, or else by its category.
  case integer(Int64, PluralCategory?)
  /// By the key that is this number in its plainest form, or else by its category.
  indirect case decimal(DecimalNumber, PluralCategory?)
  /// By rules of its own.
  indirect case keys(any KeySelector)
}

/// How a value chooses among the keys of variants (MessageFormat 2, Operations on Resolved Values).
public protocol KeySelector: Sendable {
  /// Whether the key matches.
  ///
  /// - Throws: A `bad-variant-key` where the key can match no value at all.
  func matches(_ key: String) throws(FunctionFailure) -> Bool

  /// Whether one matching key is better than another.
  func prefers(_ key: String, over other: String) -> Bool
}
