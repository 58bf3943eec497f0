public import HanokUnicode

/// A function that messages can call.
///
/// It reads the options of an expression, and returns an object that makes and writes the
/// expression's values. If all options are literals, this happens once for a message and a
/// formatter; otherwise it happens each time the message is formatted.
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

/// A function with bound options: it makes values, writes them, and selects by them.
public protocol BoundFunction: AnyObject, Sendable {
  /// The type of its values, for formatting to parts: `string`, `number`.
  var type: String { get }
  /// The options that its values pass on to other functions.
  var options: [String: OptionValue] { get }

  /// Returns the value of an operand, which is nil if the expression has none.
  ///
  /// The operand can be the fallback of a failed expression. The function throws if it can't use
  /// it; otherwise its result selects, but is written as the fallback.
  func resolve(_ operand: ResolvedValue?) throws(FunctionFailure) -> ResolvedValue

  /// Returns the direction of an argument's text, or nil if the argument must be resolved.
  ///
  /// An argument with a direction is written, and selects, without being resolved: resolving it
  /// would not change it.
  func takes(_ argument: MessageValue) -> ValueDirection?

  /// Returns the value that other functions receive for one of this function's values.
  func handedOn(_ value: MessageValue) -> MessageValue

  /// Appends the text of one of this function's values.
  func write(_ value: MessageValue, to text: inout TextBuffer) throws(FunctionFailure)

  /// Appends the text of a value, with isolates around parts that have their own direction.
  ///
  /// The default implementation writes no isolates.
  func writeIsolated(_ value: MessageValue, to text: inout TextBuffer) throws(FunctionFailure)

  /// Returns the fields of the written value, for formatting to parts; empty if it has only one.
  func fields(of value: MessageValue) -> [ValueField]

  /// Returns the way in which one of this function's values selects among the keys of variants.
  ///
  /// - Parameter hasCategories: Whether plural categories are among the keys.
  /// - Returns: Nil if the value can't select.
  func selection(
    of value: MessageValue, hasCategories: Bool
  ) throws(FunctionFailure) -> KeySelection?
}

extension BoundFunction {
  /// The type `string`.
  public var type: String { "string" }
  /// No options.
  public var options: [String: OptionValue] { [:] }
  /// Returns nil: all arguments are resolved.
  public func takes(_ argument: MessageValue) -> ValueDirection? { nil }
  /// Returns the value itself.
  public func handedOn(_ value: MessageValue) -> MessageValue { value }

  /// Appends the value's plain text.
  public func write(
    _ value: MessageValue, to text: inout TextBuffer
  ) throws(FunctionFailure) {
    text.append(value.plainText)
  }

  /// Appends the text without isolates.
  public func writeIsolated(
    _ value: MessageValue, to text: inout TextBuffer
  ) throws(FunctionFailure) {
    try write(value, to: &text)
  }

  /// Returns no fields.
  public func fields(of value: MessageValue) -> [ValueField] { [] }

  /// Returns no selection.
  public func selection(
    of value: MessageValue, hasCategories: Bool
  ) throws(FunctionFailure) -> KeySelection? { nil }
}

/// The way in which a value selects among keys (MessageFormat 2, Pattern Selection).
public enum KeySelection: Sendable {
  /// Selects the key that is equal to the text; nil matches no key.
  case text(String?)
  /// Selects the key with this number, or else with its category.
  case integer(Int64, PluralCategory?)
  /// Selects the key with this number in normalized form, or else with its category.
  indirect case decimal(DecimalNumber, PluralCategory?)
  /// Selects by the selector's own rules.
  indirect case keys(any KeySelector)
}

/// A selector among the keys of variants (MessageFormat 2, Operations on Resolved Values).
public protocol KeySelector: Sendable {
  /// Whether the key matches.
  ///
  /// - Throws: A `bad-variant-key` if the key can't match any value.
  func matches(_ key: String) throws(FunctionFailure) -> Bool

  /// Whether a matching key is better than another matching key.
  func prefers(_ key: String, over other: String) -> Bool
}
