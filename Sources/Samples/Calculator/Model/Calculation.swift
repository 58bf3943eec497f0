/// A completed operation: a line of the tape.
public struct Calculation: Hashable, Sendable {
  /// An operation on two numbers.
  public enum Operation: Hashable, Sendable {
    case addition
    case subtraction
    case multiplication
    case division
  }

  /// The reasons why there is no result, as data that the view localizes.
  public enum Failure: Error, Hashable, Sendable {
    /// The divisor is zero.
    case divisionByZero
    /// The result has more digits than permitted.
    case tooLong
  }

  /// The number before the operation.
  public let left: DecimalFraction
  /// The operation.
  public let operation: Operation
  /// The number after it.
  public let right: DecimalFraction
  /// The result.
  public let result: DecimalFraction
  /// Whether the result is a rounded quotient.
  public let isRounded: Bool

  /// The maximum number of digits of a number, including those after the point.
  public static let maximumLength = 40
  /// The number of digits of a rounded quotient, if there is room for them.
  public static let significantDigits = 20

  /// Performs an operation.
  ///
  /// - Throws: The reason why there is no result.
  public init(
    _ left: DecimalFraction, _ operation: Operation, _ right: DecimalFraction
  ) throws(Failure) {
    (self.left, self.operation, self.right) = (left, operation, right)
    switch operation {
    case .addition: (result, isRounded) = (left + right, false)
    case .subtraction: (result, isRounded) = (left - right, false)
    case .multiplication: (result, isRounded) = (left * right, false)
    case .division:
      if right.isZero { throw .divisionByZero }
      let quotient = left.divided(
        by: right, writtenLength: Self.maximumLength, significantDigits: Self.significantDigits)
      (result, isRounded) = (quotient.value, quotient.isRounded)
    }
    if result.writtenLength > Self.maximumLength { throw .tooLong }
  }
}
