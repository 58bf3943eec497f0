/// How large a message may be: far beyond what anyone writes, and little enough for any machine.
///
/// A message that passes a bound is not read further; its error is a `limit-exceeded`, whose
/// subject names the bound.
public enum MessageLimits {
  /// The source's length in UTF-8 bytes.
  public static let length = 1 << 20
  /// A name's length in UTF-8 bytes: to normalize a name of many marks takes the square of its length.
  public static let name = 1_000
  /// How many declarations a message has.
  public static let declarations = 1_000
  /// How many selectors a matcher has.
  public static let selectors = 32
  /// How many variants a matcher has.
  public static let variants = 10_000
  /// How many options a placeholder has, and how many attributes.
  public static let options = 1_000
  /// How many characters a number has, and how large its power of ten is.
  ///
  /// A larger number is no operand: the function's error is an `unsupported-operation`, whose
  /// subject is `digits`.
  public static let digits = 10_000
}
