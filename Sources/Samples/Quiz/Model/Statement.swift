/// A claim about arithmetic, true or false: two operands, an operation and a claimed result.
public struct Statement: Codable, Hashable, Sendable {
  /// The operand before the operation.
  public let left: Int
  /// The operation on the operands.
  public let operation: ArithmeticOperation
  /// The operand after the operation.
  public let right: Int
  /// The result that the statement claims, right or wrong.
  public let result: Int

  /// States that the operation on `left` and `right` gives `result`.
  public init(_ left: Int, _ operation: ArithmeticOperation, _ right: Int, is result: Int) {
    self.left = left
    self.operation = operation
    self.right = right
    self.result = result
  }

  /// Whether the claim holds.
  public var isTrue: Bool { operation.holds(left, right, result: result) }
}

extension [Statement] {
  /// The statements of a quiz that was given none.
  public static var standard: [Statement] {
    [
      Statement(4, .addition, 2, is: 6),
      Statement(5, .subtraction, 3, is: 1),
      Statement(3, .addition, 8, is: 10),
      Statement(2, .multiplication, 2, is: 4),
      Statement(10, .multiplication, 10, is: 100),
    ]
  }
}
