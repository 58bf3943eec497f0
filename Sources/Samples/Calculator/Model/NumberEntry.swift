/// A number while it is typed: `12.` and `0.50` have more information than their values.
struct NumberEntry: Hashable, Sendable {
  private var isNegative = false
  /// The typed digits, without leading zeros.
  private var digits: [UInt8] = []
  /// The number of digits after the point, or nil before the point is typed.
  private var fractionLength: Int?
  /// Whether it was entered whole, so that the next digit begins another number.
  private(set) var isWhole = false

  /// Creates an empty entry.
  init() {}

  /// Creates the entry of a whole number.
  init(_ number: DecimalFraction) {
    isNegative = number.isNegative
    digits = number.digits + Array(repeating: 0, count: max(0, number.exponent))
    fractionLength = number.fractionLength == 0 ? nil : number.fractionLength
    isWhole = true
  }

  /// Whether nothing of it is left to remove.
  var isEmpty: Bool { digits.isEmpty && fractionLength == nil && !isNegative }

  /// Whether it is a minus sign without a digit.
  var isSignAlone: Bool { isNegative && digits.isEmpty && fractionLength == nil }

  /// The current number.
  var value: DecimalFraction {
    DecimalFraction(isNegative: isNegative, digits: digits, exponent: -(fractionLength ?? 0))
  }

  /// The entry in ASCII, with each typed digit.
  var plainText: String {
    let leading = max(0, 1 + (fractionLength ?? 0) - digits.count)
    return ASCII.text(
      isNegative: isNegative, digits: Array(repeating: 0, count: leading) + digits,
      fractionLength: fractionLength)
  }

  /// Whether a key of a number changes it: there is room for another digit, or no point before.
  func takes(_ key: Calculator.Key) -> Bool {
    switch key {
    case .digit: isWhole || hasRoom
    case .decimalSign: isWhole || fractionLength == nil
    default: true
    }
  }

  private var hasRoom: Bool {
    let fraction = fractionLength ?? 0
    return max(1, digits.count - fraction) + fraction < Calculation.maximumLength
  }

  /// Adds a digit at the end, if there is room for it.
  mutating func append(_ digit: UInt8) {
    guard hasRoom else { return }
    if let fraction = fractionLength { fractionLength = fraction + 1 }
    if digit > 0 || !digits.isEmpty { digits.append(digit) }
  }

  /// Begins the fraction; a second point has no effect.
  mutating func appendPoint() { fractionLength = fractionLength ?? 0 }

  /// Lets the next digit be one of this number.
  mutating func resume() { isWhole = false }

  mutating func changeSign() { isNegative.toggle() }

  /// Removes the last typed digit or point.
  mutating func removeLast() {
    isWhole = false
    if fractionLength == 0 {
      fractionLength = nil
      return
    }
    fractionLength = fractionLength.map { $0 - 1 }
    _ = digits.popLast()
    if digits.isEmpty, fractionLength == nil { isNegative = false }
  }
}
