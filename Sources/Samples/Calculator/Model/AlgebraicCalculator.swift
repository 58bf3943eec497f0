/// A calculator that takes a whole calculation, as it is written: `2 × (3 + 4) =` is 14.
///
/// Powers precede multiplication and division, and these addition and subtraction (``Formula``). A
/// `−` where a number is expected is a sign. A number beside a parenthesis or a root is multiplied, a
/// `)` without a beginning encloses all that is before it, and `=` closes what is open. A percent
/// sign makes hundredths, and after `+` and `−` hundredths of the value before: `200 + 10 % =` is
/// 220. A `√` that ends the calculation is the root of the number before it, as on a desk calculator.
public struct AlgebraicCalculator: Calculating, Hashable {
  /// The parts before the typed number.
  private var parts: [CalculationPart] = []
  private var entry: NumberEntry?
  /// The result, until a key begins another calculation.
  private var result: Rational?
  private var failure: Calculation.Failure?
  /// Whether only `C`, or the end of the calculation, removes the failure.
  public private(set) var needsClearing = false
  /// The last completed calculation, or nil before the first.
  public private(set) var lastLine: CalculationLine?
  /// The number of completed calculations: the lines of the tape.
  public private(set) var calculationCount = 0

  /// The maximum number of numbers and signs of a calculation, which bounds its depth.
  public static let maximumPartCount = 500

  /// Creates a calculator that shows zero.
  public init() {}

  /// Whether it has keys for parentheses.
  public var hasParentheses: Bool { true }

  /// The parts of the calculation before the number that is typed.
  public var waitingParts: [CalculationPart] { parts }

  /// The number to show, or the reason for a failure.
  public var display: Calculator.Display {
    if let failure { return .failure(failure) }
    if let entry { return .number(plainText: entry.plainText) }
    return .number(plainText: shownNumber.shown.plainText)
  }

  /// The shown number with all its digits, or nil after a failure.
  public var number: Rational? { failure == nil ? shownNumber : nil }

  private var shownNumber: Rational {
    if let entry { return Rational(entry.value) }
    let last = parts.last(where: { if case .number = $0 { true } else { false } })
    if case .number(let number) = last { return number }
    return result ?? .zero
  }

  /// Whether a calculation can't go on before a number: at its beginning, and after an operation.
  public var expectsNumber: Bool {
    failure == nil && result == nil && needsOperand && !endsWithRootOfNumber
  }

  /// Whether pressing a key loses nothing that was typed: a number has one decimal sign and a
  /// maximum number of digits, and an operation or a parenthesis without its number isn't dropped.
  public func takes(_ key: Calculator.Key) -> Bool {
    if failure != nil { return true }
    switch key {
    case .equals where parts == [.root] && result != nil: return true
    case .closeParenthesis where expectsNumber: return false
    case .equals, .closeParenthesis, .percent:
      return parts.isEmpty || !needsOperand || endsWithRootOfNumber
    default: return entry?.takes(key) ?? true
    }
  }

  /// Presses a key.
  public mutating func press(_ key: Calculator.Key) {
    if failure != nil { return pressAfterFailure(key) }
    let former = self
    perform(key)
    if parts.count > Self.maximumPartCount {
      self = former
      (failure, needsClearing) = (.tooManyParts, true)
    }
  }

  private mutating func perform(_ key: Calculator.Key) {
    switch key {
    case .digit(let digit): edit { $0.append(min(digit, 9)) }
    case .decimalSign: edit { $0.appendPoint() }
    case .operation(let operation): append(operation)
    case .openParenthesis: open(with: .openParenthesis)
    case .root: open(with: .root)
    case .closeParenthesis: close()
    case .percent: takePercent()
    case .equals: finish()
    case .backspace: removeLast()
    case .clear: clear()
    case .changeSign, .memory: break
    }
  }

  /// Completes the typed number: the next digit begins another one.
  public mutating func endNumber() { entry = entry.map { NumberEntry($0.value) } }

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
    if failure == nil { parts.append(.number(number)) }
  }
}

extension AlgebraicCalculator {
  /// Carries the failure through the rest of its calculation, as a number would be.
  private mutating func pressAfterFailure(_ key: Calculator.Key) {
    if failure == .tooManyParts { return pressAfterLastPart(key) }
    switch key {
    case .clear, .backspace: clear()
    case .digit, .decimalSign, .openParenthesis, .root:
      if needsClearing { return }
      clear()
      press(key)
    case .operation: needsClearing = true
    case .equals: needsClearing = false
    case .closeParenthesis, .percent, .changeSign, .memory: break
    }
  }

  /// Ends the calculation that has no room for another part, or goes back to it.
  private mutating func pressAfterLastPart(_ key: Calculator.Key) {
    guard [.clear, .backspace, .equals].contains(key) else { return }
    (failure, needsClearing) = (nil, false)
    if key != .backspace { press(key) }
  }

  /// Whether the next part must be a number or what begins one.
  private var needsOperand: Bool {
    if entry != nil { return false }
    switch parts.last {
    case .number, .percent, .closeParenthesis: return false
    case .operation, .negation, .root, .openParenthesis, nil: return true
    }
  }

  /// Whether a `√` is at the end that takes the number before it.
  private var endsWithRootOfNumber: Bool {
    parts.last == .root && parts.dropLast().last == .operation(.multiplication)
  }

  private var openCount: Int {
    parts.reduce(0) { count, part in
      switch part {
      case .openParenthesis: count + 1
      case .closeParenthesis: count - 1
      default: count
      }
    }
  }

  /// Changes the typed number; after a result, another calculation begins.
  private mutating func edit(_ change: (inout NumberEntry) -> Void) {
    beginNumber()
    if failure != nil { return }
    var number = entry ?? NumberEntry()
    change(&number)
    entry = number
  }

  /// Ends the calculation with a whole number before another number begins, as `=` does, so that none
  /// is lost, and multiplies what is before a number.
  private mutating func beginNumber() {
    if entry?.isWhole ?? endsWithNumber {
      if parts.isEmpty { entry = nil } else { finish() }
    }
    if failure != nil { return needsClearing = true }
    if entry == nil, !needsOperand { parts.append(.operation(.multiplication)) }
    result = nil
  }

  private var endsWithNumber: Bool {
    if case .number = parts.last { true } else { false }
  }

  private mutating func endEntry() {
    if let entry { parts.append(.number(Rational(entry.value))) }
    entry = nil
  }

  private mutating func append(_ operation: Calculation.Operation) {
    continueResult()
    if needsOperand, operation == .subtraction { return parts.append(.negation) }
    replaceOperation()
    parts.append(.operation(operation))
  }

  private mutating func takePercent() {
    continueResult()
    replaceOperation()
    parts.append(.percent)
  }

  /// Completes the typed number; without one, the calculation goes on with the result.
  private mutating func continueResult() {
    if parts.isEmpty, entry == nil, let result { parts = [.number(result)] }
    result = nil
    endEntry()
  }

  /// Removes the operation, signs and roots at the end that no number follows.
  private mutating func replaceOperation() {
    moveLastRoot()
    guard needsOperand else { return }
    while parts.last == .negation || parts.last == .root { parts.removeLast() }
    if case .operation = parts.last { parts.removeLast() }
    // A calculation that begins with an operation begins with zero, as on a desk calculator.
    if needsOperand { parts.append(.number(.zero)) }
  }

  private mutating func open(with part: CalculationPart) {
    endEntry()
    // A root may turn out to be the root of the result.
    if part != .root || !parts.isEmpty { result = nil }
    if !needsOperand { parts.append(.operation(.multiplication)) }
    parts.append(part)
  }

  private mutating func close() {
    continueResult()
    moveLastRoot()
    dropUnfinished()
    guard !parts.isEmpty else { return }
    if openCount == 0 { parts.insert(.openParenthesis, at: 0) }
    parts.append(.closeParenthesis)
  }

  /// Removes the operations, signs and parentheses at the end that no number follows.
  private mutating func dropUnfinished() {
    while needsOperand, !parts.isEmpty { parts.removeLast() }
  }

  private mutating func removeLast() {
    if var number = entry {
      let isEmpty = number.isEmpty
      number.removeLast()
      entry = isEmpty ? nil : number
    } else if !parts.isEmpty {
      parts.removeLast()
      resumeNumber()
    }
  }

  /// Takes the number at the end back, to be typed on, unless it has more digits than are shown.
  private mutating func resumeNumber() {
    guard case .number(let number) = parts.last, number.isComplete else { return }
    parts.removeLast()
    var entry = NumberEntry(number.shown)
    entry.resume()
    self.entry = entry
  }

  /// Moves a `√` at the end before the number or the parenthesis to its left.
  private mutating func moveLastRoot() {
    guard endsWithRootOfNumber else { return }
    parts.removeLast(2)
    var start = parts.endIndex
    var depth = 0
    repeat {
      start -= 1
      if parts[start] == .closeParenthesis { depth += 1 }
      if parts[start] == .openParenthesis { depth -= 1 }
    } while depth > 0 || parts[start] == .percent
    parts.insert(.root, at: start)
  }

  private mutating func finish() {
    if parts == [.root], entry == nil, let result { parts.append(.number(result)) }
    endEntry()
    moveLastRoot()
    dropUnfinished()
    guard !parts.isEmpty else { return }
    parts += Array(repeating: .closeParenthesis, count: openCount)
    do throws(Calculation.Failure) {
      let value = try Formula.value(of: parts)
      if parts.count > 1 {
        lastLine = CalculationLine(parts: parts, result: value)
        calculationCount += 1
      }
      clear()
      result = value
    } catch {
      clear()
      failure = error
    }
  }

  /// Resets the calculator, except the tape.
  private mutating func clear() {
    (parts, entry, result, failure, needsClearing) = ([], nil, nil, nil, false)
  }
}
