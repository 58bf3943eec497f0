/// A completed operation: a line of the tape.
public struct Calculation: Hashable, Sendable {
  /// An operation on two numbers.
  public enum Operation: Hashable, Sendable {
    case addition
    case subtraction
    case multiplication
    case division
    /// A number to the power of a whole number.
    case power
  }

  /// The reasons why there is no result, as data that the view localizes.
  public enum Failure: Error, Hashable, Sendable {
    /// The divisor is zero.
    case divisionByZero
    /// The result has more digits than permitted.
    case tooLong
    /// The calculation has more numbers and signs than permitted.
    case tooManyParts
    /// The exponent of a power isn't a whole number.
    case fractionalExponent
    /// The square root of a negative number.
    case negativeRoot
  }

  /// The number before the operation.
  public let left: Rational
  /// The operation.
  public let operation: Operation
  /// The number after it.
  public let right: Rational
  /// The result.
  public let result: Rational
  /// Whether the result as it is shown isn't exact: it has more digits, or comes from such numbers.
  public var isRounded: Bool { !result.isComplete }

  /// The maximum number of digits of a number, including those after the point.
  public static let maximumLength = 40
  /// The number of digits of a rounded quotient, if there is room for them.
  public static let significantDigits = 20

  /// Performs an operation.
  ///
  /// A quotient or a power may be shown rounded, and so may what is calculated from it; a sum,
  /// difference or product of numbers that are shown in full loses no digit.
  ///
  /// - Throws: The reason why there is no result.
  public init(
    _ left: Rational, _ operation: Operation, _ right: Rational
  ) throws(Failure) {
    (self.left, self.operation, self.right) = (left, operation, right)
    switch operation {
    case .addition: result = left + right
    case .subtraction: result = left - right
    case .multiplication: result = left * right
    case .division:
      if right.isZero { throw .divisionByZero }
      result = left / right
    case .power: result = try left.raised(to: right)
    }
    let losesDigits = left.isComplete && right.isComplete && !result.isComplete
    if result.shown.writtenLength > Self.maximumLength { throw .tooLong }
    let mayBeRounded = operation == .division || operation == .power
    if losesDigits, !mayBeRounded { throw .tooLong }
  }
}
