import CalculatorModel
import CalculatorView

/// The order of keys in a calculation that is written as a whole.
///
/// Pressed one by one, an operation replaces the one before it. In a text nothing is replaced or
/// dropped: `2 × × 3`, `2 + =`, `( )`, `3 )` and `10 % 3` are problems. A sign after an operation
/// belongs to the number: `5 × -3` is -15 on a desk calculator, too.
struct KeyOrder {
  /// The reason why a key can't be at its position.
  nonisolated enum Problem: Error {
    case misplaced
    case misplacedPoint
    case tooLong
  }

  private enum Place: Hashable {
    /// Before the first key: of a new calculation, after an operation that waits, or after a value.
    case beginning, waiting, continuing
    case operation
    /// After a sign, or after a root or a parenthesis, of which no number follows yet.
    case sign, prefix
    /// After a root of the number to its left, and of a value from before the text.
    case rootOfNumber, rootOfValue
    case number(NumberLength)
    /// After a parenthesis, and after a value that no digit can follow.
    case value, closedValue
    case end
  }

  private var place: Place
  private var openCount: Int
  /// Whether the calculator has parentheses, and a minus key in place of one for the sign.
  private let isAlgebraic: Bool
  /// Whether a root before a number has to clear the value before it, which it would take.
  private let clearsValue: Bool
  /// Whether a number in the place of the next key ends the calculation before it.
  private let endsCalculation: Bool

  /// Creates the order of a text's keys after those that were pressed before.
  init(after calculator: any Calculating) {
    let parts = calculator.waitingParts
    let isFailed = if case .failure = calculator.display { true } else { false }
    isAlgebraic = calculator.hasParentheses
    clearsValue = !isAlgebraic && !isFailed
    openCount =
      parts.count { $0 == .openParenthesis } - parts.count { $0 == .closeParenthesis }
    // A number alone isn't a calculation of a desk calculator, whose `=` would repeat the last one.
    endsCalculation = !isFailed && (isAlgebraic || !parts.isEmpty)
    place = !calculator.expectsNumber ? .continuing : parts.isEmpty ? .beginning : .waiting
  }

  /// Adds a key, and returns the keys to press for it.
  mutating func add(
    _ key: KeypadKey, before next: KeypadKey?
  ) throws(Problem) -> [KeypadKey] {
    switch key {
    case .digit, .decimalSign: return try addPart(ofNumber: key)
    default: try endNumber()
    }
    switch key {
    case .plus, .minus: return try addSign(key)
    case .times, .dividedBy, .power:
      try expect(not: .waiting, .operation, .sign, .prefix, .rootOfValue)
      place = .operation
    case .equals:
      try expect(not: .sign, .prefix)
      if isAlgebraic { try expect(not: .operation, .waiting) }
      (place, openCount) = (.end, 0)
    case .percent:
      try expect(
        not: .beginning, .waiting, .operation, .sign, .prefix, .rootOfNumber, .rootOfValue)
      place = .closedValue
    case .plusMinus: place = expectsNumber ? .sign : .closedValue
    case .clear: (place, openCount) = (.beginning, 0)
    case .root: return try addRoot(before: next)
    case .memoryRecall: return try addRecall()
    case .memoryAdd, .memorySubtract:
      try expect(not: .beginning, .waiting, .operation, .sign, .prefix, .rootOfValue)
      (place, openCount) = (.end, 0)
    case .memoryClear:
      guard [.beginning, .continuing, .end].contains(place) else { throw .misplaced }
    case .openParenthesis: return open()
    case .closeParenthesis:
      try expect(not: .beginning, .waiting, .operation, .sign, .prefix, .rootOfValue)
      guard openCount > 0 else { throw .misplaced }
      (place, openCount) = (.value, openCount - 1)
    case .digit, .decimalSign, .backspace: break
    }
    return [key]
  }

  /// Checks that nothing is missing at the end but what another text can add.
  mutating func end() throws(Problem) {
    try endNumber()
    try expect(not: .sign)
  }
}

extension KeyOrder {
  private func expect(not places: Place...) throws(Problem) {
    if places.contains(place) { throw .misplaced }
  }

  private var expectsNumber: Bool {
    [.beginning, .waiting, .operation, .sign, .prefix].contains(place)
  }

  private mutating func addPart(ofNumber key: KeypadKey) throws(Problem) -> [KeypadKey] {
    try expect(not: .closedValue, .rootOfValue)
    let isFirst = place == .continuing
    if isFirst { openCount = 0 }
    var length = NumberLength()
    if case .number(let typed) = place { length = typed }
    try length.add(key)
    place = .number(length)
    return isFirst && endsCalculation ? [.equals, key] : [key]
  }

  private func endNumber() throws(Problem) {
    if case .number(let length) = place, length.isPointAlone { throw .misplacedPoint }
  }

  /// Adds an operation, or the sign of a number where one is expected.
  private mutating func addSign(_ key: KeypadKey) throws(Problem) -> [KeypadKey] {
    try expect(not: .rootOfValue)
    guard expectsNumber || place == .rootOfNumber && key == .minus else {
      place = .operation
      return [key]
    }
    place = .sign
    return key == .plus ? [] : [isAlgebraic ? .minus : .plusMinus]
  }

  /// Adds a root, which takes the number after it, or the one before it if none follows.
  private mutating func addRoot(before next: KeypadKey?) throws(Problem) -> [KeypadKey] {
    let isPrefix = expectsNumber || next?.beginsNumber == true
    if !isAlgebraic { return try addDeskRoot(isPrefix: isPrefix) }
    switch place {
    case .continuing where isPrefix:
      (place, openCount) = (.prefix, 0)
      return endsCalculation ? [.equals, .root] : [.root]
    case .continuing, .end: place = isPrefix ? .prefix : .rootOfValue
    case .number, .value, .closedValue: place = .rootOfNumber
    default: place = .prefix
    }
    return [.root]
  }

  /// Adds a root of a desk calculator, which takes the value before it, if there is one.
  private mutating func addDeskRoot(isPrefix: Bool) throws(Problem) -> [KeypadKey] {
    try expect(not: .sign)
    if expectsNumber {
      place = .prefix
    } else if isPrefix, place == .continuing || place == .end {
      let ends: [KeypadKey] = place == .continuing && endsCalculation ? [.equals] : []
      let clears: [KeypadKey] = place == .end || clearsValue ? [.clear] : []
      place = .prefix
      return ends + clears + [.root]
    } else {
      place = .closedValue
    }
    return [.root]
  }

  /// Adds the number of the memory, which is whole.
  private mutating func addRecall() throws(Problem) -> [KeypadKey] {
    let isMultiplied = isAlgebraic && (place == .value || place == .rootOfNumber)
    let isFirst = place == .continuing
    guard expectsNumber || isFirst || isMultiplied || place == .end else { throw .misplaced }
    if !isAlgebraic { try expect(not: .sign) }
    if isFirst { openCount = 0 }
    place = .closedValue
    return isFirst && endsCalculation ? [.equals, .memoryRecall] : [.memoryRecall]
  }

  private mutating func open() -> [KeypadKey] {
    let isFirst = place == .continuing
    (place, openCount) = (.prefix, isFirst ? 1 : openCount + 1)
    return isFirst && endsCalculation ? [.equals, .openParenthesis] : [.openParenthesis]
  }
}

/// The digits of a number before and after its decimal sign.
private struct NumberLength: Hashable {
  private var whole = 0
  private var fraction: Int?

  var isPointAlone: Bool { whole == 0 && fraction == 0 }

  mutating func add(_ key: KeypadKey) throws(KeyOrder.Problem) {
    if key == .decimalSign {
      if fraction != nil { throw .misplacedPoint }
      fraction = 0
    } else if let length = fraction {
      fraction = length + 1
    } else {
      whole += 1
    }
    // The zero that is shown before a decimal sign is a digit, too.
    if max(1, whole) + (fraction ?? 0) > Calculation.maximumLength { throw .tooLong }
  }
}

extension KeypadKey {
  /// Whether a number, or what is calculated as one, begins with the key.
  fileprivate var beginsNumber: Bool {
    switch self {
    case .digit, .decimalSign, .openParenthesis, .root, .plus, .minus, .memoryRecall: true
    default: false
    }
  }
}
