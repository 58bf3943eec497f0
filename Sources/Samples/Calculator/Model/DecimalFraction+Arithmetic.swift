/// Sums, differences and products, which are exact for any length.
extension DecimalFraction {
  /// Returns the number with the other sign.
  public static prefix func - (value: Self) -> Self {
    Self(isNegative: !value.isNegative, digits: value.digits, exponent: value.exponent)
  }

  /// Returns the sum.
  public static func + (left: Self, right: Self) -> Self {
    let exponent = min(left.exponent, right.exponent)
    let (first, second) = (left.digits(from: exponent), right.digits(from: exponent))
    if left.isNegative == right.isNegative {
      return Self(
        isNegative: left.isNegative, digits: sum(first, second), exponent: exponent)
    }
    let isFirstLarger = !isLess(first, than: second)
    return Self(
      isNegative: isFirstLarger ? left.isNegative : right.isNegative,
      digits: isFirstLarger ? difference(first, second) : difference(second, first),
      exponent: exponent)
  }

  /// Returns the difference.
  public static func - (left: Self, right: Self) -> Self { left + -right }

  /// Returns the product.
  public static func * (left: Self, right: Self) -> Self {
    var columns = [Int](repeating: 0, count: left.digits.count + right.digits.count)
    for (row, digit) in left.digits.enumerated() {
      for (column, other) in right.digits.enumerated() {
        columns[row + column + 1] += Int(digit) * Int(other)
      }
    }
    var digits: [UInt8] = []
    var carry = 0
    for column in columns.reversed() {
      carry += column
      digits.append(UInt8(carry % 10))
      carry /= 10
    }
    return Self(
      isNegative: left.isNegative != right.isNegative, digits: digits.reversed(),
      exponent: left.exponent + right.exponent)
  }

  /// Returns the number times a power of ten.
  public func shifted(by power: Int) -> Self {
    Self(isNegative: isNegative, digits: digits, exponent: exponent + power)
  }

  /// Returns the digits from the highest down to a power of ten, at most that of the last one.
  private func digits(from power: Int) -> [UInt8] {
    digits + [UInt8](repeating: 0, count: exponent - power)
  }
}

extension DecimalFraction {
  /// A quotient, and whether it is exact.
  public struct Quotient: Hashable, Sendable {
    /// The quotient.
    public let value: DecimalFraction
    /// Whether the quotient was rounded.
    public let isRounded: Bool
  }

  /// Divides by a number other than zero.
  ///
  /// A quotient with at most `writtenLength` digits is exact; any other is rounded to significant
  /// digits, or to as many as fit after its leading zeros, to the nearest, and to the even one of
  /// two equally near ones. If none fits, one is kept.
  public func divided(by divisor: Self, writtenLength: Int, significantDigits: Int) -> Quotient {
    precondition(!divisor.isZero)
    var (quotient, remainder): ([UInt8], [UInt8]) = ([], [])
    var (place, power) = (0, exponent - divisor.exponent)
    // Long division: one digit more than permitted shows that the quotient must be rounded.
    while place < digits.count || (!remainder.isEmpty && quotient.count <= writtenLength) {
      remainder.append(place < digits.count ? digits[place] : 0)
      if place >= digits.count { power -= 1 }
      place += 1
      if remainder.first == 0 { remainder.removeFirst() }
      var digit: UInt8 = 0
      while !Self.isLess(remainder, than: divisor.digits) {
        remainder = Array(Self.difference(remainder, divisor.digits).drop { $0 == 0 })
        digit += 1
      }
      if digit > 0 || !quotient.isEmpty { quotient.append(digit) }
    }
    let value = Self(
      isNegative: isNegative != divisor.isNegative, digits: quotient, exponent: power)
    if remainder.isEmpty, value.writtenLength <= writtenLength {
      return Quotient(value: value, isRounded: false)
    }
    let room = writtenLength - max(0, 1 - (value.digits.count + value.exponent))
    let rounded = value.rounded(
      to: max(1, min(significantDigits, room)), hasMore: !remainder.isEmpty)
    return Quotient(value: rounded, isRounded: rounded != value || !remainder.isEmpty)
  }

  /// Returns the number with at most a number of digits, rounded half to even.
  ///
  /// - Parameter hasMore: Whether the number continues after its last digit.
  func rounded(to count: Int, hasMore: Bool) -> Self {
    guard digits.count > count else { return self }
    let kept = Array(digits[..<count])
    let lost = digits[count...]
    let isPastHalf = lost.first == 5 && (lost.count > 1 || hasMore)
    let isTieToOdd = lost.first == 5 && (kept.last ?? 0) % 2 == 1
    let isUp = (lost.first ?? 0) > 5 || isPastHalf || isTieToOdd
    return Self(
      isNegative: isNegative, digits: isUp ? Self.sum(kept, [1]) : kept,
      exponent: exponent + lost.count)
  }

  /// Returns the remainder of a division of two numbers' digits, without leading zeros.
  static func remainder(of dividend: [UInt8], by divisor: [UInt8]) -> [UInt8] {
    // No digit of the quotient is before as many digits as the divisor has.
    var remainder = Array(dividend.prefix(divisor.count - 1))
    for digit in dividend.dropFirst(divisor.count - 1) {
      remainder.append(digit)
      if remainder.first == 0 { remainder.removeFirst() }
      while !isLess(remainder, than: divisor) {
        remainder = Array(difference(remainder, divisor).drop { $0 == 0 })
      }
    }
    return Array(remainder.drop { $0 == 0 })
  }

  private static func isLess(_ left: [UInt8], than right: [UInt8]) -> Bool {
    let (first, second) = (left.drop { $0 == 0 }, right.drop { $0 == 0 })
    if first.count != second.count { return first.count < second.count }
    return first.lexicographicallyPrecedes(second)
  }

  private static func sum(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var carry: UInt8 = 0
    for place in 0...max(left.count, right.count) {
      let column = digit(place, of: left) + digit(place, of: right) + carry
      result.append(column % 10)
      carry = column / 10
    }
    return result.reversed()
  }

  /// Returns the difference of two numbers' digits, the second being at most the first.
  private static func difference(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var borrow: UInt8 = 0
    for place in 0..<max(left.count, right.count) {
      let (minuend, subtrahend) = (digit(place, of: left), digit(place, of: right) + borrow)
      borrow = minuend < subtrahend ? 1 : 0
      result.append(minuend + 10 * borrow - subtrahend)
    }
    return result.reversed()
  }

  /// Returns the digit at a position, counted from the last; 0 before the first.
  private static func digit(_ place: Int, of digits: [UInt8]) -> UInt8 {
    place < digits.count ? digits[digits.count - 1 - place] : 0
  }
}
