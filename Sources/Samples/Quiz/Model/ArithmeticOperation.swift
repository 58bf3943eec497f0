/// The operation of a statement on its two operands.
public enum ArithmeticOperation: String, CaseIterable, Codable, Hashable, Sendable {
  case addition
  case subtraction
  case multiplication
  case division

  /// Whether the operation on the two operands gives exactly `result`.
  ///
  /// A result too large for `Int` and a division by zero have no value, so any claim about them is
  /// false.
  func holds(_ left: Int, _ right: Int, result: Int) -> Bool {
    switch self {
    case .addition: left.addingReportingOverflow(right) == (result, false)
    case .subtraction: left.subtractingReportingOverflow(right) == (result, false)
    case .multiplication: left.multipliedReportingOverflow(by: right) == (result, false)
    case .division: right != 0 && right.multipliedReportingOverflow(by: result) == (left, false)
    }
  }
}
