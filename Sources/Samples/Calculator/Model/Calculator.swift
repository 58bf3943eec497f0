/// A desk calculator: it receives keys, and has a number to show, or the reason for a failure.
///
/// As on a desk calculator, an operation is performed when the next one is pressed, from left to
/// right: `1 + 2 × 3 =` is 9. An operation after another one replaces it; `=` pressed again repeats
/// the last operation; `5 + =` is 10. A percent sign makes hundredths, and after `+` and `−`
/// hundredths of the previous number: `200 + 10 % =` is 220. A `√` is the root of the number on the
/// display, or of the next one where a number is expected: `9 √` and `√ 9 =` are 3.
///
/// A failure stays until its calculation ends: in `5 ÷ 0 + 3 =` it is the result. After `=` the next
/// number begins anew, and `C` begins anew at any time. A number that comes whole after a typed one
/// ends the calculation first, as `=` does, so that none is lost.
public struct Calculator: Calculating, Hashable {
  private enum Operand: Hashable, Sendable {
    case entry(NumberEntry)
    case result(Rational)
    /// A root, with its parts as they are written.
    case root(Rational, [CalculationPart])
    /// A number of the memory, which is whole.
    case recalled(Rational)
  }

  /// The operation that waits for its second number, or nil.
  public private(set) var pending: PendingOperation?
  /// The last completed operation, or nil before the first.
  public private(set) var lastCalculation: Calculation?
  /// The last completed calculation as a line of the tape, or nil before the first.
  public private(set) var lastLine: CalculationLine?
  /// The number of completed operations: the lines of the tape.
  public private(set) var calculationCount = 0
  private var operand: Operand?
  /// The number of roots that wait for their number.
  private var rootCount = 0
  private var repeated: PendingOperation?
  private var failure: Calculation.Failure?
  /// Whether the failure is that of an operation which goes on, rather than of a finished one.
  private var isFailureOpen = false

  /// Creates a calculator that shows zero.
  public init() {}

  /// The number on the display, or the reason for a failure.
  public var display: Display {
    if let failure { return .failure(failure) }
    if case .entry(let entry) = operand { return .number(plainText: entry.plainText) }
    return .number(plainText: shownNumber.shown.plainText)
  }

  /// Whether it has keys for parentheses.
  public var hasParentheses: Bool { false }

  /// The shown number with all its digits, or nil after a failure.
  public var number: Rational? { failure == nil ? shownNumber : nil }

  /// The parts of the calculation before the number that is typed.
  public var waitingParts: [CalculationPart] {
    var parts: [CalculationPart] = []
    if let pending { parts = [.number(pending.number), .operation(pending.operation)] }
    return parts + Array(repeating: .root, count: rootCount)
  }

  /// Whether only `C`, or the end of the calculation, removes the failure.
  public var needsClearing: Bool { failure != nil && isFailureOpen }

  /// Whether a calculation can't go on before a number: at its beginning, and after an operation.
  public var expectsNumber: Bool { operand == nil && failure == nil }

  /// Whether pressing a key loses nothing that was typed: a number has one decimal sign and a
  /// maximum number of digits, and a root or a sign without its number isn't dropped.
  public func takes(_ key: Key) -> Bool {
    if failure != nil { return true }
    switch (key, operand) {
    case (.root, .entry(let entry)), (.memory(.recall), .entry(let entry)):
      return !entry.isSignAlone
    case (.operation, nil), (.equals, nil), (.percent, nil): return rootCount == 0
    case (_, .entry(let entry)): return entry.takes(key)
    default: return true
    }
  }

  /// Presses a key.
  public mutating func press(_ key: Key) {
    if failure != nil { return pressAfterFailure(key) }
    press(afterNumber: key)
  }

  private mutating func press(afterNumber key: Key) {
    switch key {
    case .digit(let digit): edit { $0.append(min(digit, 9)) }
    case .decimalSign: edit { $0.appendPoint() }
    case .clear: clear()
    case .backspace: removeLast()
    case .operation(let operation): wait(for: operation)
    case .equals: finish()
    case .percent: takePercent()
    case .changeSign: changeSign()
    case .root: takeRoot()
    case .openParenthesis, .closeParenthesis, .memory: break
    }
  }

  /// Carries the failure through the rest of its calculation, as a number would be.
  private mutating func pressAfterFailure(_ key: Key) {
    switch key {
    case .clear, .backspace: clear()
    case .digit, .decimalSign, .root:
      if isFailureOpen { return }
      clear()
      press(afterNumber: key)
    case .operation: isFailureOpen = true
    case .equals: isFailureOpen = false
    case .percent, .changeSign, .openParenthesis, .closeParenthesis, .memory: break
    }
  }

  /// Completes the typed number: the next digit begins another one.
  public mutating func endNumber() {
    if case .entry(let entry) = operand { operand = .entry(NumberEntry(entry.value)) }
  }

  /// Enters a whole number, which replaces the typed one.
  ///
  /// - Throws: A failure if it has more digits than permitted; then nothing changes.
  public mutating func enter(_ number: DecimalFraction) throws(Calculation.Failure) {
    if number.writtenLength > Calculation.maximumLength { throw .tooLong }
    if needsClearing { return }
    if failure != nil { clear() }
    endNumber()
    edit { $0 = NumberEntry(number) }
  }

  /// Enters a number that was calculated before, with digits that aren't shown.
  public mutating func recall(_ number: Rational) {
    if needsClearing { return }
    if failure != nil { clear() }
    endNumber()
    beginNumber()
    if failure == nil { operand = .recalled(number) }
  }
}

extension Calculator {
  private var shownNumber: Rational {
    switch operand {
    case .entry(let entry): Rational(entry.value)
    case .result(let number), .root(let number, _), .recalled(let number): number
    case nil: pending?.number ?? .zero
    }
  }

  /// The number on the display as it is written.
  private var shownParts: [CalculationPart] {
    if case .root(_, let parts) = operand { parts } else { [.number(shownNumber)] }
  }

  /// Ends a calculation with a whole number before another number begins.
  private mutating func beginNumber() {
    let isWhole =
      switch operand {
      case .entry(let typed): typed.isWhole
      case .recalled: true
      case .result, .root, nil: false
      }
    if isWhole, !waitingParts.isEmpty { finish() }
    if failure != nil { return isFailureOpen = true }
    if pending == nil { repeated = nil }
  }

  /// Changes the typed number; after a result or a whole number, a new one begins.
  private mutating func edit(_ change: (inout NumberEntry) -> Void) {
    beginNumber()
    if failure != nil { return }
    var entry = NumberEntry()
    if case .entry(let typed) = operand, !typed.isWhole { entry = typed }
    change(&entry)
    operand = .entry(entry)
  }

  private mutating func removeLast() {
    guard case .entry(var entry) = operand else {
      if operand == nil, rootCount > 0 { rootCount -= 1 }
      return
    }
    let isEmpty = entry.isEmpty
    entry.removeLast()
    operand = isEmpty && rootCount > 0 ? nil : .entry(entry)
  }

  /// Changes the sign of the number on the display, or of the one to be typed.
  private mutating func changeSign() {
    switch operand {
    case .result(let number), .root(let number, _): operand = .result(-number)
    case .recalled(let number): operand = .recalled(-number)
    case .entry(var entry):
      entry.changeSign()
      operand = .entry(entry)
    case nil: edit { $0.changeSign() }
    }
  }

  /// Takes the root of the number on the display, or of the next one if none is there.
  private mutating func takeRoot() {
    rootCount += 1
    if operand == nil { return }
    if pending == nil { repeated = nil }
    completeRoots()
  }

  /// Calculates the roots that have waited for the number on the display.
  private mutating func completeRoots() {
    let isLine = rootCount > 0 && pending == nil
    while rootCount > 0, failure == nil {
      rootCount -= 1
      performRoot()
    }
    if isLine, failure == nil, case .root(let root, let parts) = operand {
      addLine(CalculationLine(parts: parts, result: root))
    }
  }

  private mutating func performRoot() {
    do throws(Calculation.Failure) {
      let root = try shownNumber.squareRoot()
      if root.shown.writtenLength > Calculation.maximumLength { throw .tooLong }
      operand = .root(root, [.root] + shownParts)
    } catch {
      let isWithinCalculation = pending != nil
      fail(error)
      isFailureOpen = isWithinCalculation
    }
  }

  private mutating func addLine(_ line: CalculationLine) {
    lastLine = line
    calculationCount += 1
  }

  private mutating func takePercent() {
    completeRoots()
    if failure != nil { return }
    var number = shownNumber.shifted(by: -2)
    if let pending, [.addition, .subtraction].contains(pending.operation) {
      number = pending.number * number
    }
    let hasRoom = number.isShownInFull || !number.isDecimal || !number.isExact
    if number.shown.writtenLength > Calculation.maximumLength || !hasRoom {
      let isWithinCalculation = pending != nil
      fail(.tooLong)
      return isFailureOpen = isWithinCalculation
    }
    operand = .result(number)
  }

  private mutating func wait(for operation: Calculation.Operation) {
    completeRoots()
    if failure == nil, let pending, operand != nil {
      perform(pending.number, pending.operation, shownNumber, written: shownParts)
    }
    guard failure == nil else { return isFailureOpen = true }
    pending = PendingOperation(operation: operation, number: shownNumber)
    (operand, repeated) = (nil, nil)
  }

  private mutating func finish() {
    completeRoots()
    if failure != nil { return isFailureOpen = false }
    if let pending {
      repeated = PendingOperation(operation: pending.operation, number: shownNumber)
      perform(pending.number, pending.operation, shownNumber, written: shownParts)
    } else if let repeated {
      perform(
        shownNumber, repeated.operation, repeated.number, written: [.number(repeated.number)])
    } else {
      operand = .result(shownNumber)
    }
  }

  /// Performs an operation.
  ///
  /// - Parameter written: The parts that the right number is written with.
  private mutating func perform(
    _ left: Rational, _ operation: Calculation.Operation, _ right: Rational,
    written: [CalculationPart]
  ) {
    do throws(Calculation.Failure) {
      let calculation = try Calculation(left, operation, right)
      lastCalculation = calculation
      addLine(
        CalculationLine(
          parts: [.number(left), .operation(operation)] + written, result: calculation.result))
      operand = .result(calculation.result)
      pending = nil
    } catch {
      fail(error)
    }
  }

  private mutating func fail(_ failure: Calculation.Failure) {
    clear()
    self.failure = failure
  }

  /// Resets the calculator, except the tape.
  private mutating func clear() {
    (pending, operand, repeated, failure) = (nil, nil, nil, nil)
    (rootCount, isFailureOpen) = (0, false)
  }
}

/// A number and an operation, which waits for another number, or is repeated with it.
public struct PendingOperation: Hashable, Sendable {
  /// The operation.
  public let operation: Calculation.Operation
  /// The number: to the left of a waiting operation, to the right of a repeated one.
  public let number: Rational
}
