/// A decimal number of at most nineteen digits, enough for counts and amounts of money.
package struct ShortDecimal: Hashable, Sendable {
  /// Whether the number is below zero.
  package let isNegative: Bool
  /// The number's digits without its point.
  package let digits: UInt64
  /// The number of fraction digits.
  package let scale: Int

  /// Creates a whole number.
  package init(integer: Int64) {
    self.init(isNegative: integer < 0, digits: integer.magnitude, scale: 0)
  }

  init(isNegative: Bool, digits: UInt64, scale: Int) {
    self.isNegative = isNegative
    self.digits = digits
    self.scale = scale
  }

  /// Creates the shortest decimal that converts back to the same floating-point number.
  ///
  /// - Returns: Nil if it has more than three fraction digits or more than fifteen digits in all.
  package init?(_ value: Double) {
    let thousandths = (value.magnitude * 1_000).rounded()
    // Decimals of up to fifteen digits are all different numbers, so this one is the shortest.
    guard thousandths < 1e15, thousandths / 1_000 == value.magnitude else { return nil }
    self.init(isNegative: value < 0, digits: UInt64(thousandths), scale: 3)
  }

  /// The number times a hundred, or nil if it has too many digits.
  package var hundredfold: ShortDecimal? {
    if scale >= 2 {
      return ShortDecimal(isNegative: isNegative, digits: digits, scale: scale - 2)
    }
    let (product, overflows) = digits.multipliedReportingOverflow(by: 100)
    return overflows ? nil : ShortDecimal(isNegative: isNegative, digits: product, scale: scale)
  }

  /// Returns the number with a number of fraction digits: adds or removes zeros, rounds halves up.
  ///
  /// - Returns: Nil if a nonzero number would become zero.
  func rounded(to fraction: ClosedRange<Int>) -> ShortDecimal? {
    var (digits, scale) = (digits, scale)
    if scale > fraction.upperBound {
      let unit = Self.power(scale - fraction.upperBound)
      digits = digits / unit + (digits % unit >= unit / 2 ? 1 : 0)
      scale = fraction.upperBound
      if digits == 0 && self.digits != 0 { return nil }
    }
    while scale > fraction.lowerBound, digits.isMultiple(of: 10) {
      digits /= 10
      scale -= 1
    }
    while scale < fraction.lowerBound {
      let (product, overflows) = digits.multipliedReportingOverflow(by: 10)
      if overflows { return nil }
      digits = product
      scale += 1
    }
    return ShortDecimal(isNegative: isNegative, digits: digits, scale: scale)
  }

  /// The number of the digits before the point.
  var whole: UInt64 { digits / Self.power(scale) }

  /// The number of the digits after the point.
  var fraction: UInt64 { digits % Self.power(scale) }

  /// Returns a power of ten; the exponent is below twenty.
  private static func power(_ exponent: Int) -> UInt64 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}
