/// Sums, differences and products are exact, however long.
extension DecimalFraction {
  /// The number with the other sign.
  public static prefix func - (value: Self) -> Self {
    Self(isNegative: !value.isNegative, digits: value.digits, exponent: value.exponent)
  }

  /// The sum.
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

  /// The difference.
  public static func - (left: Self, right: Self) -> Self { left + -right }

  /// The product.
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

  /// The number times a power of ten.
  public func shifted(by power: Int) -> Self {
    Self(isNegative: isNegative, digits: digits, exponent: exponent + power)
  }

  /// The digits from the highest down to a power of ten that is no higher than the last one's.
  private func digits(from power: Int) -> [UInt8] {
    digits + [UInt8](repeating: 0, count: exponent - power)
  }
}

extension DecimalFraction {
  /// A quotient, and whether it is all of it.
  public struct Quotient: Hashable, Sendable {
    /// The quotient.
    public let value: DecimalFraction
    /// Whether digits were lost by rounding.
    public let isRounded: Bool
  }

  /// Divides by a number that isn't zero.
  ///
  /// A quotient that can be written in so many digits is exact; any other is rounded to
  /// significant digits, or to as many as there is room for after the zeros that begin it, to the
  /// nearest, and to the even one of two that are as near. Where there is room for none, one is left.
  public func divided(by divisor: Self, writtenLength: Int, significantDigits: Int) -> Quotient {
    precondition(!divisor.isZero)
    var (quotient, remainder): ([UInt8], [UInt8]) = ([], [])
    var (place, power) = (0, exponent - divisor.exponent)
    // Long division, as on paper: more digits than can be written settle that some are lost.
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

  /// The number with at most so many digits, to the nearest, and to the even one of two that are as
  /// near.
  ///
  /// - Parameter hasMore: Whether the number goes on after its last digit.
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

  /// The difference of digits of which the second aren't the larger.
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

  /// The digit at a place, counted from the last; 0 before the first.
  private static func digit(_ place: Int, of digits: [UInt8]) -> UInt8 {
    place < digits.count ? digits[digits.count - 1 - place] : 0
  }
}
