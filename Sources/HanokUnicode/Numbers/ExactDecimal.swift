/// A decimal number of any length, exact: `0.1` is a tenth.
///
/// Number fields read and step it. Each value has one form: `1.50` is `1.5`, and zero has no sign.
public struct ExactDecimal: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Whether the number is below zero.
  public private(set) var isNegative: Bool
  /// The digits from the highest, as values from 0 to 9; the first and the last aren't 0.
  private var digits: [UInt8]
  /// The power of ten of the last digit.
  private var exponent: Int

  /// Zero.
  public static let zero = ExactDecimal(isNegative: false, digits: [], exponent: 0)

  /// The greatest power of ten that is read or written, positive or negative.
  ///
  /// It is enough for any quantity, and few enough digits to write them all.
  static let largestPower = 400

  /// Creates a number from its digits, 0 to 9 from the highest, times a power of ten.
  package init(isNegative: Bool = false, digits: [UInt8], exponent: Int = 0) {
    var digits = digits[...]
    var exponent = exponent
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    digits = digits.drop { $0 == 0 }
    self.digits = Array(digits)
    self.exponent = digits.isEmpty ? 0 : exponent
    self.isNegative = isNegative && !digits.isEmpty
  }

  /// Creates a whole number.
  public init(_ value: Int) {
    let digits = String(value.magnitude).utf8.map { $0 - UInt8(ascii: "0") }
    self.init(isNegative: value < 0, digits: digits)
  }

  /// Creates a number from ASCII digits with a sign and a point: `-12.50`.
  ///
  /// - Returns: Nil for any other text, and for more than 400 digits on one side of the point.
  public init?(_ text: String) {
    var bytes = Array(text.utf8)[...]
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ (1...Self.largestPower).contains($0.count) }) else {
      return nil
    }
    var digits: [UInt8] = []
    for byte in parts.joined() {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      digits.append(byte - UInt8(ascii: "0"))
    }
    self.init(
      isNegative: isNegative, digits: digits, exponent: parts.count > 1 ? -parts[1].count : 0)
  }

  /// Whether the number is zero.
  public var isZero: Bool { digits.isEmpty }

  /// The number of fraction digits.
  public var fractionLength: Int { max(0, -exponent) }

  /// The number as an integer, or nil if it has a fraction or is too large.
  public var integer: Int? { exponent < 0 ? nil : Int(description) }

  /// Whether all digits to write are within the limits.
  var isWritable: Bool {
    exponent >= -Self.largestPower && digits.count + exponent <= Self.largestPower
  }

  /// The number in ASCII, without an exponent: `-12.5`.
  public var description: String {
    var text = digits.map { $0 + UInt8(ascii: "0") }
    let zero = UInt8(ascii: "0")
    if exponent >= 0 {
      text += [UInt8](repeating: zero, count: exponent)
    } else {
      text = [UInt8](repeating: zero, count: max(0, 1 - exponent - text.count)) + text
      text.insert(UInt8(ascii: "."), at: text.count + exponent)
    }
    if text.isEmpty { text = [zero] }
    return (isNegative ? "-" : "") + String(decoding: text, as: UTF8.self)
  }
}

extension ExactDecimal {
  /// Returns the number with the opposite sign.
  public static prefix func - (value: ExactDecimal) -> ExactDecimal {
    ExactDecimal(isNegative: !value.isNegative, digits: value.digits, exponent: value.exponent)
  }

  /// Returns the number times a power of ten.
  public func shifted(by power: Int) -> ExactDecimal {
    ExactDecimal(isNegative: isNegative, digits: digits, exponent: exponent + power)
  }

  /// Returns the sum of two numbers.
  public static func + (left: ExactDecimal, right: ExactDecimal) -> ExactDecimal {
    let exponent = min(left.exponent, right.exponent)
    let (first, second) = aligned(left, right)
    if left.isNegative == right.isNegative {
      return ExactDecimal(
        isNegative: left.isNegative, digits: sum(first, second), exponent: exponent)
    }
    let isFirstLarger = second.lexicographicallyPrecedes(first)
    let difference = isFirstLarger ? difference(first, second) : difference(second, first)
    return ExactDecimal(
      isNegative: isFirstLarger ? left.isNegative : right.isNegative, digits: difference,
      exponent: exponent)
  }

  /// Returns the difference of two numbers.
  public static func - (left: ExactDecimal, right: ExactDecimal) -> ExactDecimal {
    left + -right
  }

  /// Orders smaller numbers first.
  public static func < (left: ExactDecimal, right: ExactDecimal) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    let (first, second) = aligned(left, right)
    return left.isNegative
      ? second.lexicographicallyPrecedes(first) : first.lexicographicallyPrecedes(second)
  }

  /// Returns the digits of both numbers, aligned by powers of ten, with a zero for the carry.
  private static func aligned(
    _ left: ExactDecimal, _ right: ExactDecimal
  ) -> ([UInt8], [UInt8]) {
    let exponent = min(left.exponent, right.exponent)
    func padded(_ value: ExactDecimal) -> [UInt8] {
      value.digits + [UInt8](repeating: 0, count: value.exponent - exponent)
    }
    let (first, second) = (padded(left), padded(right))
    let width = max(first.count, second.count) + 1
    func widened(_ digits: [UInt8]) -> [UInt8] {
      [UInt8](repeating: 0, count: width - digits.count) + digits
    }
    return (widened(first), widened(second))
  }

  private static func sum(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
    var carry: UInt8 = 0
    var result = left
    for index in left.indices.reversed() {
      let digit = left[index] + right[index] + carry
      result[index] = digit % 10
      carry = digit / 10
    }
    return result
  }

  /// Returns the difference of digits; `left` isn't the smaller one.
  private static func difference(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
    var borrow: UInt8 = 0
    var result = left
    for index in left.indices.reversed() {
      let subtrahend = right[index] + borrow
      borrow = left[index] < subtrahend ? 1 : 0
      result[index] = left[index] + borrow * 10 - subtrahend
    }
    return result
  }
}
