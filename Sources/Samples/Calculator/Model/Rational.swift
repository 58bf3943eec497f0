/// A ratio of two numbers, so that a third is a third: `1 ÷ 3 × 3` is 1.
///
/// It is shown in decimal digits, of which there may be more than are shown.
public struct Rational: Hashable, Sendable {
  /// The number before the bar, with all powers of ten.
  private let numerator: DecimalFraction
  /// The number below it: positive, whole, and with no factor of 10 or of the numerator.
  private let denominator: DecimalFraction
  /// Whether no digit has been lost on the way to it.
  public let isExact: Bool
  /// The number as it can be written: all of it, or rounded.
  public let shown: DecimalFraction
  /// Whether the number as it is written is all of it.
  public let isShownInFull: Bool

  /// Zero.
  public static let zero = Rational(.zero)

  /// The maximum number of digits above and below the bar.
  ///
  /// Ratios in a sum grow without end: a longer one is replaced by its rounded digits, and is no
  /// longer exact.
  static let maximumLength = 60

  /// Creates the number of decimal digits.
  public init(_ number: DecimalFraction) {
    self.init(number, over: DecimalFraction(1), isExact: true)
  }

  /// Creates a ratio; the number below the bar isn't zero.
  private init(_ dividend: DecimalFraction, over divisor: DecimalFraction, isExact: Bool) {
    let ratio = Self.reduced(dividend, over: divisor)
    let shown = ratio.numerator.divided(
      by: ratio.denominator, writtenLength: Calculation.maximumLength,
      significantDigits: Calculation.significantDigits)
    let fits =
      max(ratio.numerator.digits.count, ratio.denominator.digits.count)
      <= Self.maximumLength
    numerator = fits ? ratio.numerator : shown.value
    denominator = fits ? ratio.denominator : DecimalFraction(1)
    self.isExact = isExact && (fits || !shown.isRounded)
    self.shown = shown.value
    isShownInFull = !fits || !shown.isRounded
  }

  /// Whether it is zero.
  public var isZero: Bool { numerator.isZero }

  /// Whether what is shown is exactly the number that was calculated.
  public var isComplete: Bool { isExact && isShownInFull }

  /// Whether its digits end.
  public var isDecimal: Bool { denominator == DecimalFraction(1) }

  /// Returns the number with the other sign.
  public static prefix func - (value: Self) -> Self {
    Self(-value.numerator, over: value.denominator, isExact: value.isExact)
  }

  /// Returns the sum.
  public static func + (left: Self, right: Self) -> Self {
    Self(
      left.numerator * right.denominator + right.numerator * left.denominator,
      over: left.denominator * right.denominator, isExact: left.isExact && right.isExact)
  }

  /// Returns the difference.
  public static func - (left: Self, right: Self) -> Self { left + -right }

  /// Returns the product.
  public static func * (left: Self, right: Self) -> Self {
    Self(
      left.numerator * right.numerator, over: left.denominator * right.denominator,
      isExact: left.isExact && right.isExact)
  }

  /// Returns the quotient; the divisor isn't zero.
  public static func / (left: Self, right: Self) -> Self {
    precondition(!right.isZero)
    return Self(
      left.numerator * right.denominator, over: left.denominator * right.numerator,
      isExact: left.isExact && right.isExact)
  }

  /// Returns the power with a whole exponent; 0 to the power of 0 is 1.
  ///
  /// Powers with more digits than a ratio keeps are rounded, and no longer exact.
  ///
  /// - Throws: The reason why there is none.
  public func raised(to exponent: Self) throws(Calculation.Failure) -> Self {
    guard exponent.isDecimal, exponent.numerator.fractionLength == 0 else {
      throw .fractionalExponent
    }
    if exponent.isZero { return Self(DecimalFraction(1)) }
    let isNegative = exponent.numerator.isNegative
    if isZero {
      if isNegative { throw .divisionByZero }
      return self
    }
    let isOne = isDecimal && numerator.digits == [1] && numerator.exponent == 0
    if isOne { return numerator.isNegative && exponent.numerator.isEven ? -self : self }
    guard let count = exponent.numerator.wholeMagnitude, count <= Self.maximumExponent else {
      throw .tooLong
    }
    let (above, below) = (numerator.raised(to: count), denominator.raised(to: count))
    let isExact = isExact && exponent.isExact && !above.isRounded && !below.isRounded
    return isNegative
      ? Self(below.value, over: above.value, isExact: isExact)
      : Self(above.value, over: below.value, isExact: isExact)
  }

  /// The maximum exponent, apart from the powers of 0 and 1: with a greater one, powers can't be
  /// written.
  private static let maximumExponent = 1_000_000_000

  /// Returns the square root.
  ///
  /// A root whose digits don't end is rounded, and no longer exact.
  ///
  /// - Throws: The reason why there is none.
  public func squareRoot() throws(Calculation.Failure) -> Self {
    if numerator.isNegative { throw .negativeRoot }
    let (above, below) = (numerator.squareRoot(), denominator.squareRoot())
    if !above.isRounded, !below.isRounded {
      return Self(above.value, over: below.value, isExact: isExact)
    }
    // √(a/b) is √(ab)/b: a single root is rounded.
    return Self((numerator * denominator).squareRoot().value, over: denominator, isExact: false)
  }

  /// Returns the number times a power of ten.
  public func shifted(by power: Int) -> Self {
    Self(numerator.shifted(by: power), over: denominator, isExact: isExact)
  }
}

extension Rational {
  private typealias Ratio = (numerator: DecimalFraction, denominator: DecimalFraction)

  /// Returns the ratio in its one form.
  private static func reduced(
    _ dividend: DecimalFraction, over divisor: DecimalFraction
  ) -> Ratio {
    guard !dividend.isZero else { return (.zero, DecimalFraction(1)) }
    // A tenth is a power of ten of the numerator, and so are a half and a fifth.
    var numerator = dividend.shifted(by: -divisor.exponent)
    var denominator = DecimalFraction(digits: divisor.digits, exponent: 0)
    if divisor.isNegative { numerator = -numerator }
    while let last = denominator.digits.last, last % 2 == 0 || last == 5 {
      let factor = DecimalFraction(last == 5 ? 2 : 5)
      numerator = (numerator * factor).shifted(by: -1)
      denominator = (denominator * factor).shifted(by: -1)
    }
    let divisor = DecimalFraction.greatestCommonDivisor(numerator.digits, denominator.digits)
    guard divisor.digits != [1] else { return (numerator, denominator) }
    return (numerator.dividedExactly(by: divisor), denominator.dividedExactly(by: divisor))
  }
}

extension DecimalFraction {
  /// Returns the greatest common divisor of two numbers' digits (Euclid's algorithm).
  fileprivate static func greatestCommonDivisor(_ left: [UInt8], _ right: [UInt8]) -> Self {
    var (first, second) = (left, right)
    while !second.isEmpty && second != [1] {
      (first, second) = (second, remainder(of: first, by: second))
    }
    return Self(digits: second.isEmpty ? first : second, exponent: 0)
  }

  /// Divides the number's digits by a divisor of them.
  fileprivate func dividedExactly(by divisor: Self) -> Self {
    let whole = Self(isNegative: isNegative, digits: digits, exponent: 0)
    return whole.divided(
      by: divisor, writtenLength: digits.count, significantDigits: digits.count
    ).value.shifted(by: exponent)
  }
}
