public import HanokLocalization

/// The reading, writing, speaking, stepping and bounding of values in a language.
///
/// ``ValueField`` and ``ValueControl`` read and write their values through it.
public protocol ValueFormat<Value> {
  /// The type of the values.
  associatedtype Value: Equatable

  /// Returns the value of a typed text, within the bounds or not.
  func value(of text: String) throws(ValueProblem) -> Value

  /// Returns the text of a value, of which the same value is read.
  func text(of value: Value) -> String

  /// Returns a value as it is read aloud; by default its text.
  func spoken(_ value: Value) -> Message

  /// Returns the reason why a value isn't permitted, or nil.
  func problem(of value: Value) -> Message?

  /// The number of steps for Page Up and Page Down; by default 10.
  var pageSteps: Int { get }

  /// Returns the permitted value that is a number of steps after another, or nil if none is.
  ///
  /// - Parameter value: The start; nil for an empty field.
  func stepped(_ value: Value?, by count: Int) -> Value?
}

extension ValueFormat {
  /// Returns the text of a value.
  public func spoken(_ value: Value) -> Message { .verbatim(text(of: value)) }

  /// Ten steps.
  public var pageSteps: Int { 10 }
}
