import HanokUnicode

/// A function of a message made ready for a formatter: its options are read, its formatters open.
///
/// It takes the values that programs mostly give and turns the others down; with those, the message
/// is formatted by resolving its expressions, which gives the same texts more slowly.
protocol PreparedFunction: AnyObject, Sendable {
  /// The direction of the text of a value.
  func direction(of value: MessageValue) -> ValueDirection

  /// Appends the text of a value, or tells that it can't.
  func write(_ value: MessageValue, to buffer: inout TextBuffer) -> Bool

  /// Reads a variant's key.
  func key(_ text: String) -> KeyReading

  /// How a value selects; nil where that can't be told.
  func selection(of value: MessageValue) -> PreparedSelection?
}

extension PreparedFunction {
  func key(_ text: String) -> KeyReading { .nothing }
  func selection(of value: MessageValue) -> PreparedSelection? { nil }
}

/// Makes a function ready, from its options, all of which are literals, and from what writes its
/// operand; nil where that can't be.
typealias FunctionPreparation =
  @Sendable (FunctionCall, _ operand: any PreparedFunction) -> (any PreparedFunction)?
