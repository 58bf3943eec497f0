/// An operation that was performed: a line of the tape.
public struct Calculation: Hashable, Sendable {
  /// An operation on two numbers.
  public enum Operation: Hashable, Sendable {
    case addition
    case subtraction
    case multiplication
    case division
  }

  /// The reasons why there is no result: data, for which the view has words.
  public enum Failure: Error, Hashable, Sendable {
    /// A number was to be divided by zero.
    case divisionByZero
    /// The result has more digits than can be written.
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
  /// Whether the result is a quotient of which digits were lost.
  public let isRounded: Bool

  /// The digits that a number may have, those after the point included.
  public static let maximumLength = 40
  /// The digits that a quotient is rounded to where it can't be written whole, and there is room for
  /// them.
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
