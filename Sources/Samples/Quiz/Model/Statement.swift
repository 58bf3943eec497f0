/// A claim that is true or false.
public enum Statement: Hashable, Sendable {
  /// A claim about arithmetic; its answer is computed.
  case arithmetic(ArithmeticClaim)
  /// A claim about any subject, whose text has a name in tables, with its answer.
  case named(String, isTrue: Bool)
  /// A claim about any subject by its texts, at least one, by the tags of their languages.
  case written([String: String], isTrue: Bool)

  /// Creates the claim that the operation on `left` and `right` gives `result`.
  public init(_ left: Int, _ operation: ArithmeticOperation, _ right: Int, is result: Int) {
    self = .arithmetic(
      ArithmeticClaim(left: left, operation: operation, right: right, result: result))
  }

  /// Whether the claim is true.
  public var isTrue: Bool {
    switch self {
    case .arithmetic(let claim): claim.isTrue
    case .named(_, let isTrue), .written(_, let isTrue): isTrue
    }
  }
}

/// A claim about arithmetic: two operands, an operation and a claimed result.
public struct ArithmeticClaim: Hashable, Sendable {
  /// The operand before the operation.
  public let left: Int
  /// The operation on the operands.
  public let operation: ArithmeticOperation
  /// The operand after the operation.
  public let right: Int
  /// The claimed result, right or wrong.
  public let result: Int

  /// Whether the claim is true.
  public var isTrue: Bool { operation.holds(left, right, result: result) }
}

extension [Statement] {
  /// The statements of a quiz without a file of questions.
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
