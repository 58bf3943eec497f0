import CalculatorView

/// The groups of digits in a typed number: `1,234`.
///
/// The sign between groups isn't a key, and isn't missed in a number with whole groups. In any
/// other number, such as an English `1,5`, it must not be ignored: 15 isn't what was typed. Nor is
/// the space between two numbers.
struct TypedGrouping {
  /// The last sign, or nil without one.
  private var sign: Character?
  /// The number of digits since the last sign, or the beginning.
  private var digitCount = 0
  /// Whether a space was typed after the digits.
  private var isAfterSpace = false

  private static let groupLength = 3
  /// The length of the other groups in India.
  private static let leastGroupLength = 2

  /// The last sign while its group isn't whole, or nil.
  var openSign: Character? { digitCount == Self.groupLength ? nil : sign }

  /// Begins a group after a sign, and returns whether the sign may be there.
  mutating func begin(after sign: Character) -> Bool {
    let isFirst = self.sign == nil
    guard isFirst ? digitCount > 0 : digitCount >= Self.leastGroupLength, !isAfterSpace else {
      return false
    }
    (self.sign, digitCount) = (sign, 0)
    return true
  }

  /// Adds a space, which is ignored unless a digit follows the digits before it.
  mutating func addSpace() { isAfterSpace = digitCount > 0 }

  /// Returns the sign that is misplaced, now that another key follows, or nil.
  mutating func signMisplaced(by key: KeypadKey) -> Character? {
    switch key {
    case .digit:
      if isAfterSpace { return " " }
      digitCount += 1
      return digitCount > Self.groupLength ? sign : nil
    case .decimalSign where isAfterSpace: return " "
    case .backspace:
      isAfterSpace = false
      if digitCount == 0 { sign = nil }
      digitCount = max(0, digitCount - 1)
      return nil
    default:
      defer { self = TypedGrouping() }
      return openSign
    }
  }
}
