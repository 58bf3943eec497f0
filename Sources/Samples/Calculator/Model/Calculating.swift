/// A calculator by its keys, whatever it does with them: all that a controller knows of a model.
public protocol Calculating: Sendable {
  /// Whether it has keys for parentheses in place of the one for the sign.
  var hasParentheses: Bool { get }
  /// The number to show, or the reason for a failure.
  var display: Calculator.Display { get }
  /// The shown number with all its digits, or nil after a failure.
  var number: Rational? { get }
  /// The parts of the calculation before the number that is typed.
  var waitingParts: [CalculationPart] { get }
  /// The last completed calculation, or nil before the first.
  var lastLine: CalculationLine? { get }
  /// The number of completed calculations: the lines of the tape.
  var calculationCount: Int { get }
  /// Whether only `C`, or the end of the calculation, removes the failure.
  var needsClearing: Bool { get }
  /// Whether a calculation can't go on before a number: at its beginning, and after an operation.
  ///
  /// After a number, a result or a failure there is a value to go on with.
  var expectsNumber: Bool { get }

  /// Whether pressing a key loses nothing that was typed, the key included.
  ///
  /// A number has one decimal sign and a maximum number of digits.
  func takes(_ key: Calculator.Key) -> Bool
  /// Presses a key.
  mutating func press(_ key: Calculator.Key)
  /// Completes the typed number: the next digit begins another one.
  mutating func endNumber()
  /// Enters a whole number, which replaces the typed one.
  ///
  /// - Throws: A failure if it has more digits than permitted; then nothing changes.
  mutating func enter(_ number: DecimalFraction) throws(Calculation.Failure)
  /// Enters a number that was calculated before, with digits that aren't shown.
  mutating func recall(_ number: Rational)
}

/// A part of a calculation, from left to right.
public enum CalculationPart: Hashable, Sendable {
  case number(Rational)
  case operation(Calculation.Operation)
  /// A percent sign after a number or a parenthesis.
  case percent
  /// A square root sign before a number or a parenthesis.
  case root
  /// A minus sign before a number or a parenthesis.
  case negation
  case openParenthesis
  case closeParenthesis
}

/// A completed calculation: a line of the tape.
public struct CalculationLine: Hashable, Sendable {
  /// The calculation, from left to right.
  public let parts: [CalculationPart]
  /// The result.
  public let result: Rational
}
