/// A calculator with a memory, which stays while the way of calculating changes.
///
/// `M+` and `M−` end the calculation, as `=` does, and add its number to the memory or subtract it;
/// `MR` recalls the sum as it was calculated: a third is a third. `MR` pressed again clears the memory.
public struct MemoryCalculator: Calculating {
  private var base: any Calculating
  /// The sum in the memory, or zero if it is empty.
  public private(set) var memory = Rational.zero
  /// Whether the last key has recalled the memory.
  private var isRecalled = false
  /// The number of calculations before the way of calculating has changed.
  private var formerCount = 0

  /// Adds an empty memory to a calculator.
  public init(_ base: any Calculating) { self.base = base }

  /// Whether it has keys for parentheses.
  public var hasParentheses: Bool { base.hasParentheses }
  /// The number to show, or the reason for a failure.
  public var display: Calculator.Display { base.display }
  /// The shown number with all its digits, or nil after a failure.
  public var number: Rational? { base.number }
  /// The parts of the calculation before the number that is typed.
  public var waitingParts: [CalculationPart] { base.waitingParts }
  /// The last completed calculation, or nil before the first.
  public var lastLine: CalculationLine? { base.lastLine }
  /// The number of completed calculations: the lines of the tape.
  public var calculationCount: Int { formerCount + base.calculationCount }
  /// Whether only `C`, or the end of the calculation, removes the failure.
  public var needsClearing: Bool { base.needsClearing }
  /// Whether a calculation can't go on before a number: at its beginning, and after an operation.
  public var expectsNumber: Bool { base.expectsNumber }

  /// Whether pressing a key loses nothing that was typed, the key included.
  ///
  /// The memory takes a whole calculation, and a sum that can be written.
  public func takes(_ key: Calculator.Key) -> Bool {
    guard case .memory(let key) = key, [.add, .subtract].contains(key) else {
      return base.takes(key)
    }
    if isWaiting { return false }
    var trial = self
    return trial.keep(key)
  }

  /// Presses a key.
  public mutating func press(_ key: Calculator.Key) {
    guard case .memory(let key) = key else {
      isRecalled = false
      return base.press(key)
    }
    let wasRecalled = isRecalled
    isRecalled = false
    switch key {
    case .add, .subtract: _ = keep(key)
    case .clear: memory = .zero
    case .recall where wasRecalled: memory = .zero
    case .recall:
      base.recall(memory)
      isRecalled = true
    }
  }

  /// Completes the typed number: the next digit begins another one.
  public mutating func endNumber() {
    isRecalled = false
    base.endNumber()
  }

  /// Enters a whole number, which replaces the typed one.
  ///
  /// - Throws: A failure if it has more digits than permitted; then nothing changes.
  public mutating func enter(_ number: DecimalFraction) throws(Calculation.Failure) {
    isRecalled = false
    try base.enter(number)
  }

  /// Enters a number of the memory.
  public mutating func recall(_ number: Rational) { base.recall(number) }
}

extension MemoryCalculator {
  /// Whether an operation or a parenthesis waits for a number.
  private var isWaiting: Bool { expectsNumber && !waitingParts.isEmpty }

  private var isFailed: Bool { number == nil }

  /// Whether a calculation waits for its end alone: no number is missing.
  public var canEnd: Bool {
    !isFailed && !waitingParts.isEmpty && !isWaiting && takes(.equals)
  }

  /// Ends a calculation that waits for its end, as `=` does; one that has ended isn't repeated.
  public mutating func endCalculation() { if canEnd { press(.equals) } }

  /// Adds the number of the calculation to the memory, or subtracts it.
  ///
  /// - Returns: False if the sum can't be written; then the memory stays as it is.
  private mutating func keep(_ key: Calculator.MemoryKey) -> Bool {
    endCalculation()
    guard let number else { return true }
    endNumber()
    let operation: Calculation.Operation = key == .add ? .addition : .subtraction
    guard let sum = try? Calculation(memory, operation, number).result else { return false }
    memory = sum
    return true
  }

  /// Changes between a desk calculator and an algebraic one, with the number that is shown.
  ///
  /// - Returns: False if a calculation waits for a number: then nothing changes.
  public mutating func changeMode() -> Bool {
    if isWaiting { return false }
    endCalculation()
    var other: any Calculating = hasParentheses ? Calculator() : AlgebraicCalculator()
    if let number, !number.isZero { other.recall(number) }
    formerCount = calculationCount
    base = other
    isRecalled = false
    return true
  }
}
