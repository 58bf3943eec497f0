/// The value of a calculation as it is written, by recursive descent.
///
/// ```
/// sum      product (("+" | "−") product)*
/// product  factor (("×" | "÷") factor)*
/// factor   "−" factor | "(" sum ")" | number
/// ```
struct Formula {
  private var parts: ArraySlice<CalculationPart>

  /// Returns the value of a complete calculation.
  ///
  /// - Throws: The reason why an operation has no result.
  static func value(of parts: [CalculationPart]) throws(Calculation.Failure) -> Rational {
    var formula = Formula(parts: parts[...])
    return try formula.sum()
  }

  private mutating func sum() throws(Calculation.Failure) -> Rational {
    var value = try product()
    while let operation = operation(among: [.addition, .subtraction]) {
      value = try Calculation(value, operation, product()).result
    }
    return value
  }

  private mutating func product() throws(Calculation.Failure) -> Rational {
    var value = try factor()
    while let operation = operation(among: [.multiplication, .division]) {
      value = try Calculation(value, operation, factor()).result
    }
    return value
  }

  private mutating func factor() throws(Calculation.Failure) -> Rational {
    switch parts.popFirst() {
    case .number(let number): return number
    case .negation: return try -factor()
    case .openParenthesis:
      let value = try sum()
      _ = parts.popFirst()
      return value
    case .operation, .closeParenthesis, nil: preconditionFailure()
    }
  }

  /// Takes the next operation if it is one of some.
  private mutating func operation(
    among operations: [Calculation.Operation]
  ) -> Calculation.Operation? {
    guard case .operation(let operation) = parts.first, operations.contains(operation) else {
      return nil
    }
    parts.removeFirst()
    return operation
  }
}
