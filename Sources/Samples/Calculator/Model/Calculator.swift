/// A desk calculator: keys go in, and there is a number to show, or the reason why there is none.
///
/// As on a desk, an operation is performed when the next one is pressed, from left to right:
/// `1 + 2 × 3 =` is 9. An operation pressed after another one takes its place; `=` pressed again
/// repeats the last operation; `5 + =` is 10. A percent sign makes hundredths, and after `+` and `−`
/// hundredths of the number before it: `200 + 10 % =` is 220.
public struct Calculator: Hashable, Sendable {
  /// A key, whatever is written on it.
  public enum Key: Hashable, Sendable {
    /// A digit from 0 to 9.
    case digit(UInt8)
    case decimalSign
    case operation(Calculation.Operation)
    case equals
    case percent
    case changeSign
    case backspace
    case clear
  }

  /// The content of the display.
  public enum Display: Hashable, Sendable {
    /// A number in ASCII with a point, as it was typed: `-12.50`, or `12.` before its fraction.
    case number(plainText: String)
    /// The reason why there is none.
    case failure(Calculation.Failure)
  }

  private enum Operand: Hashable, Sendable {
    case entry(NumberEntry)
    case result(DecimalFraction)
  }

  /// The operation that waits for its second number; nil for none.
  public private(set) var pending: PendingOperation?
  /// The operation that was performed last; nil before the first.
  public private(set) var lastCalculation: Calculation?
  /// The number of operations that were performed: the lines of the tape.
  public private(set) var calculationCount = 0
  private var operand: Operand?
  private var repeated: PendingOperation?
  private var failure: Calculation.Failure?

  /// A calculator that shows zero.
  public init() {}

  /// The number that is shown, or the reason why there is none.
  public var display: Display {
    if let failure { return .failure(failure) }
    if case .entry(let entry) = operand { return .number(plainText: entry.plainText) }
    return .number(plainText: shownNumber.plainText)
  }

  /// Presses a key.
  ///
  /// After a failure the next number begins anew; until then, other keys do nothing.
  public mutating func press(_ key: Key) {
    switch key {
    case .digit(let digit): edit { $0.append(min(digit, 9)) }
    case .decimalSign: edit { $0.appendPoint() }
    case .clear: clear()
    case .backspace where failure != nil: clear()
    case _ where failure != nil: break
    case .backspace: removeLast()
    case .operation(let operation): wait(for: operation)
    case .equals: finish()
    case .percent: takePercent()
    case .changeSign: changeSign()
    }
  }

  /// Ends the number that is typed: the next digit begins another one.
  public mutating func endNumber() {
    if case .entry(let entry) = operand { operand = .entry(NumberEntry(entry.value)) }
  }

  /// Enters a number that came whole, in the place of the one that is typed.
  ///
  /// - Throws: A failure where it has more digits than can be written; nothing has changed then.
  public mutating func enter(_ number: DecimalFraction) throws(Calculation.Failure) {
    if number.writtenLength > Calculation.maximumLength { throw .tooLong }
    edit { $0 = NumberEntry(number) }
  }
}

extension Calculator {
  private var shownNumber: DecimalFraction {
    switch operand {
    case .entry(let entry): entry.value
    case .result(let number): number
    case nil: pending?.number ?? .zero
    }
  }

  /// Changes the number that is typed; after a result or a whole number it is another one.
  private mutating func edit(_ change: (inout NumberEntry) -> Void) {
    if failure != nil { clear() }
    if pending == nil { repeated = nil }
    var entry = NumberEntry()
    if case .entry(let typed) = operand, !typed.isWhole { entry = typed }
    change(&entry)
    operand = .entry(entry)
  }

  private mutating func removeLast() {
    guard case .entry(var entry) = operand else { return }
    entry.removeLast()
    operand = .entry(entry)
  }

  /// Changes the sign of what is shown, or of the number that is about to be typed.
  private mutating func changeSign() {
    switch operand {
    case .result(let number): operand = .result(-number)
    case .entry(var entry):
      entry.changeSign()
      operand = .entry(entry)
    case nil: edit { $0.changeSign() }
    }
  }

  private mutating func takePercent() {
    var number = shownNumber.shifted(by: -2)
    if let pending, [.addition, .subtraction].contains(pending.operation) {
      number = pending.number * number
    }
    if number.writtenLength > Calculation.maximumLength { return fail(.tooLong) }
    operand = .result(number)
  }

  private mutating func wait(for operation: Calculation.Operation) {
    if let pending, operand != nil { perform(pending.number, pending.operation, shownNumber) }
    guard failure == nil else { return }
    pending = PendingOperation(operation: operation, number: shownNumber)
    (operand, repeated) = (nil, nil)
  }

  private mutating func finish() {
    if let pending {
      repeated = PendingOperation(operation: pending.operation, number: shownNumber)
      perform(pending.number, pending.operation, shownNumber)
    } else if let repeated {
      perform(shownNumber, repeated.operation, repeated.number)
    } else {
      operand = .result(shownNumber)
    }
  }

  private mutating func perform(
    _ left: DecimalFraction, _ operation: Calculation.Operation, _ right: DecimalFraction
  ) {
    do throws(Calculation.Failure) {
      let calculation = try Calculation(left, operation, right)
      lastCalculation = calculation
      calculationCount += 1
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

  /// Begins anew, but for the tape, which is paper.
  private mutating func clear() {
    (pending, operand, repeated, failure) = (nil, nil, nil, nil)
  }
}

/// A number and an operation that waits for another number, or is repeated with it.
public struct PendingOperation: Hashable, Sendable {
  /// The operation.
  public let operation: Calculation.Operation
  /// The number: to the left of one that waits, to the right of one that is repeated.
  public let number: DecimalFraction
}
