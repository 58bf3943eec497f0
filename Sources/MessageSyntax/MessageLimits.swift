/// The maximum size of a message: enough for any author, and small enough for any machine.
///
/// Parsing stops at a message that exceeds a bound; the error is a `limit-exceeded`, whose subject
/// is the name of the bound.
public enum MessageLimits {
  /// The length of the source in UTF-8 bytes.
  public static let length = 1 << 20
  /// The length of a name in UTF-8 bytes: normalizing a name of many marks takes quadratic time.
  public static let name = 1_000
  /// The number of declarations in a message.
  public static let declarations = 1_000
  /// The number of selectors in a matcher.
  public static let selectors = 32
  /// The number of variants in a matcher.
  public static let variants = 10_000
  /// The number of options of a placeholder, and the number of its attributes.
  public static let options = 1_000
  /// The number of characters of a number, and the maximum of its power of ten.
  ///
  /// A larger number is not a valid operand: the function's error is an `unsupported-operation`,
  /// whose subject is `digits`.
  public static let digits = 10_000
}
