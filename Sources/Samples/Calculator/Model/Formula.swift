/// The value of a calculation as it is written, by recursive descent.
///
/// ```
/// sum      product (("+" | "−") product)*
/// product  factor (("×" | "÷") factor)*
/// factor   "−" factor | postfix ("^" factor)?
/// postfix  primary "%"*
/// primary  number | "(" sum ")" | "√" "−"* primary
/// ```
///
/// A power is calculated from the right, and before the sign to its left: `2 ^ 3 ^ 2` is 512, and
/// `−2 ^ 2` is −4. A percent sign makes hundredths; in a product that is nothing else, after `+` and
/// `−`, it makes hundredths of the value to the left: `200 + 10 %` is 220.
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
      let isShare = isShareNext
      var term = try product()
      if isShare { term = try Calculation(value, .multiplication, term).result }
      value = try Calculation(value, operation, term).result
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
    if takes(.negation) { return try -factor() }
    let base = try postfix()
    guard operation(among: [.power]) != nil else { return base }
    return try Calculation(base, .power, factor()).result
  }

  private mutating func postfix() throws(Calculation.Failure) -> Rational {
    var value = try primary()
    while takes(.percent) { value = try Calculation(value, .division, .hundred).result }
    return value
  }

  private mutating func primary() throws(Calculation.Failure) -> Rational {
    switch parts.popFirst() {
    case .number(let number): return number
    case .root:
      var isNegative = false
      while takes(.negation) { isNegative.toggle() }
      let value = try primary()
      return try (isNegative ? -value : value).squareRoot()
    case .openParenthesis:
      let value = try sum()
      _ = parts.popFirst()
      return value
    case .operation, .negation, .percent, .closeParenthesis, nil: preconditionFailure()
    }
  }

  /// Whether the next product is a single number, parenthesis or root with a percent sign.
  private var isShareNext: Bool {
    var rest = parts.drop { $0 == .negation || $0 == .root }
    var depth = 0
    repeat {
      switch rest.popFirst() {
      case .openParenthesis: depth += 1
      case .closeParenthesis: depth -= 1
      case nil: return false
      default: break
      }
    } while depth > 0
    guard rest.first == .percent else { return false }
    switch rest.first(where: { $0 != .percent }) {
    case .operation(.addition), .operation(.subtraction), .closeParenthesis, nil: return true
    default: return false
    }
  }

  /// Takes the next part if it is a certain one.
  private mutating func takes(_ part: CalculationPart) -> Bool {
    if parts.first != part { return false }
    parts.removeFirst()
    return true
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

extension Rational {
  fileprivate static let hundred = Rational(DecimalFraction(100))
}
