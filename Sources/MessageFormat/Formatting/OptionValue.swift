/// The value of an option, and whether it stood in the source as a literal.
///
/// Some options must: what a translator writes may not hang on a program's arguments.
public struct OptionValue: Hashable, Sendable {
  /// The value.
  public var value: MessageValue
  /// Whether a literal set it, and no variable.
  public var isLiteral: Bool

  /// The value as text.
  public var text: String { value.plainText }

  /// A value, and where it came from.
  public init(_ value: MessageValue, isLiteral: Bool = false) {
    self.value = value
    self.isLiteral = isLiteral
  }
}
