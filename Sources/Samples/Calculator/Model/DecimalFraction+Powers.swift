/// Powers and roots, rounded to more digits than are shown.
extension DecimalFraction {
  /// A result, and whether it was rounded.
  typealias Rounded = (value: DecimalFraction, isRounded: Bool)

  /// The number of digits of a rounded power: squaring some 30 times leaves all shown digits right.
  private static let keptDigits = 100
  /// The number of digits of a rounded root, of which fewer are shown.
  private static let rootDigits = 50

  /// Whether a whole number is even.
  var isEven: Bool { exponent > 0 || (digits.last ?? 0) % 2 == 0 }

  /// The number without its sign, or nil if it isn't whole or has more than 18 digits.
  var wholeMagnitude: Int? {
    guard exponent >= 0, digits.count + exponent <= 18 else { return nil }
    let significant = digits.reduce(0) { $0 * 10 + Int($1) }
    return (0..<exponent).reduce(significant) { value, _ in value * 10 }
  }

  /// Returns a power with a positive exponent, by repeated squaring.
  func raised(to exponent: Int) -> Rounded {
    var (result, square, rest) = (Self(1), self, exponent)
    var isRounded = false
    func product(_ left: Self, _ right: Self) -> Self {
      let product = left * right
      let rounded = product.rounded(to: Self.keptDigits, hasMore: false)
      if rounded != product { isRounded = true }
      return rounded
    }
    while rest > 0 {
      if rest % 2 == 1 { result = product(result, square) }
      rest /= 2
      if rest > 0 { square = product(square, square) }
    }
    return (result, isRounded)
  }

  /// Returns the square root of a number that isn't negative, digit by digit, as on paper.
  ///
  /// Each step brings two digits down. With the root `r` found until now, the next digit is the
  /// greatest `d` with `(20r + d)d` at most the remainder.
  func squareRoot() -> Rounded {
    if isZero { return (self, false) }
    // Pairs of digits need an even power of ten, and an even number of digits.
    let isOdd = exponent % 2 != 0
    let last = exponent - (isOdd ? 1 : 0)
    var pairs = isOdd ? digits + [0] : digits
    if pairs.count % 2 != 0 { pairs.insert(0, at: 0) }
    var (root, remainder) = (Self.zero, Self.zero)
    var (step, power) = (0, last / 2)
    let hundred = Self(100)
    while step < pairs.count / 2 || (!remainder.isZero && step < Self.rootDigits) {
      let isTyped = step < pairs.count / 2
      let pair = isTyped ? Int(pairs[2 * step]) * 10 + Int(pairs[2 * step + 1]) : 0
      if !isTyped { power -= 1 }
      remainder = remainder * hundred + Self(pair)
      let twenty = root * Self(20)
      var digit = 0
      while digit < 9 {
        let next = (twenty + Self(digit + 1)) * Self(digit + 1)
        if (remainder - next).isNegative { break }
        digit += 1
      }
      remainder = remainder - (twenty + Self(digit)) * Self(digit)
      root = root * Self(10) + Self(digit)
      step += 1
    }
    return (root.shifted(by: power), !remainder.isZero)
  }
}
