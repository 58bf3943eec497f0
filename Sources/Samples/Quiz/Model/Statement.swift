/// Something that is true or false.
public enum Statement: Hashable, Sendable {
  /// A claim about arithmetic, whose answer follows from it.
  case arithmetic(ArithmeticClaim)
  /// A claim of any subject by its name, whose answer is known.
  case named(NamedClaim)

  /// States that the operation on `left` and `right` gives `result`.
  public init(_ left: Int, _ operation: ArithmeticOperation, _ right: Int, is result: Int) {
    self = .arithmetic(
      ArithmeticClaim(left: left, operation: operation, right: right, result: result))
  }

  /// Whether the claim holds.
  public var isTrue: Bool {
    switch self {
    case .arithmetic(let claim): claim.isTrue
    case .named(let claim): claim.isTrue
    }
  }
}

/// A claim of any subject: its words are elsewhere, in as many languages as there are.
public struct NamedClaim: Hashable, Sendable {
  /// The name by which its words are found.
  public let name: String
  /// Whether the claim holds.
  public let isTrue: Bool

  /// A claim that has a name.
  public init(name: String, isTrue: Bool) {
    self.name = name
    self.isTrue = isTrue
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
  /// The result that is claimed, right or wrong.
  public let result: Int

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
