import HanokUnicode

/// A decimal number of any length, exact.
///
/// It has only the arithmetic of message functions: rounding to an integer, shifting the point,
/// adding a small integer.
public struct DecimalNumber: Hashable, Sendable, CustomStringConvertible {
  /// The reason why a text isn't read.
  enum ReadingError: Error {
    case noNumber
    /// The number exceeds a bound (``MessageLimits/digits``).
    case tooLong
  }

  /// Whether the number has a minus sign, which zero can have, too: `-0`.
  public private(set) var isNegative: Bool
  /// The digits, most significant first, without leading zeros, as values from 0 to 9.
  private var digits: [UInt8]
  /// The number of fraction digits; negative if trailing zeros were left out.
  private var scale: Int

  /// Creates a number from a literal (MessageFormat 2, Numeric Operands; RFC 8259's `number`).
  ///
  /// - Returns: Nil if the text is not a number, or exceeds ``MessageLimits/digits``.
  public init?(_ text: String) {
    do throws(ReadingError) { try self.init(reading: text) } catch { return nil }
  }

  /// - Parameter factor: The maximum length of the text, as a multiple of ``MessageLimits/digits``.
  init(reading text: String, by factor: Int = 1) throws(ReadingError) {
    var bytes = Array(text.utf8)[...]
    isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    let whole = Self.digits(&bytes)
    var fraction: [UInt8] = []
    if bytes.first == UInt8(ascii: ".") {
      bytes.removeFirst()
      fraction = Self.digits(&bytes)
      if fraction.isEmpty { throw .noNumber }
    }
    guard !whole.isEmpty, whole.count == 1 || whole[0] != 0 else { throw .noNumber }
    let power = try Self.power(bytes)
    guard text.utf8.count <= MessageLimits.digits * factor else { throw .tooLong }
    digits = whole + fraction
    scale = fraction.count - power
    normalize()
  }

  /// Creates the shortest decimal that converts back to the same floating-point number.
  ///
  /// - Returns: Nil for an infinity and for NaN.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    let text = "\(value)"
    self.init(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  /// Creates a whole number.
  public init(_ value: Int64) {
    isNegative = value < 0
    scale = 0
    digits = []
    var rest = value.magnitude
    while rest > 0 {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      digits.append(UInt8(digit))
      rest = quotient
    }
    digits.reverse()
  }

  private static func digits(_ bytes: inout ArraySlice<UInt8>) -> [UInt8] {
    let digits = bytes.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    bytes.removeFirst(digits.count)
    return digits.map { $0 - UInt8(ascii: "0") }
  }

  /// Returns the power of ten at the end of a number, or 0 if there is none.
  private static func power(_ bytes: ArraySlice<UInt8>) throws(ReadingError) -> Int {
    guard let letter = bytes.first else { return 0 }
    var rest = bytes.dropFirst()
    let isSigned = rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+")
    let number = String(decoding: rest, as: UTF8.self)
    if isSigned { rest.removeFirst() }
    guard letter | 0x20 == UInt8(ascii: "e"), !digits(&rest).isEmpty, rest.isEmpty else {
      throw .noNumber
    }
    guard let power = Int(number), abs(power) <= MessageLimits.digits else { throw .tooLong }
    return power
  }

  private mutating func normalize() {
    digits = Array(digits.drop { $0 == 0 })
    if digits.isEmpty { scale = max(scale, 0) }
  }
}

extension DecimalNumber {
  /// Whether the number is zero.
  public var isZero: Bool { digits.allSatisfy { $0 == 0 } }

  /// The absolute value as a floating-point number; infinite if it is too large.
  var magnitudeInFloatingPoint: Double { abs(Double(description) ?? .infinity) }

  /// Whether all fraction digits are zeros.
  public var isInteger: Bool { scale <= 0 || digits.suffix(scale).allSatisfy { $0 == 0 } }

  /// The number as an integer, or nil if it has a fraction, is too large, or is `-0`.
  public var integer: Int64? {
    guard isInteger, digits.count - scale <= Self.integerDigits, !(isNegative && isZero) else {
      return nil
    }
    var value: Int64 = 0
    let zeros = repeatElement(0 as UInt8, count: scale < 0 && !digits.isEmpty ? -scale : 0)
    for digit in digits.dropLast(max(scale, 0)) + zeros {
      let (tens, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let (next, overflows) = tens.subtractingReportingOverflow(Int64(digit))
      if isTooLarge || overflows { return nil }
      value = next
    }
    // The digits were subtracted: the least integer has no positive counterpart.
    if isNegative { return value }
    return value == .min ? nil : -value
  }

  /// The number of digits of `Int64.max`.
  private static let integerDigits = 19

  /// The number in ASCII without an exponent: `-12.50`.
  public var description: String {
    var text = digits.map { $0 + UInt8(ascii: "0") }
    if scale < 0, !digits.isEmpty {
      text += Self.zeros(-scale)
    } else if scale > 0 {
      text.insert(contentsOf: Self.zeros(scale + 1 - text.count), at: 0)
      text.insert(UInt8(ascii: "."), at: text.count - scale)
    }
    if text.isEmpty { text = Self.zeros(1) }
    if isNegative { text.insert(UInt8(ascii: "-"), at: 0) }
    return String(decoding: text, as: UTF8.self)
  }

  private static func zeros(_ count: Int) -> [UInt8] {
    [UInt8](repeating: UInt8(ascii: "0"), count: max(0, count))
  }

  /// The nearest integer, with halves rounded away from zero; a zero result has no sign.
  public var roundedToInteger: DecimalNumber {
    var result = self
    if scale > 0 {
      let roundsUp = scale <= digits.count && digits[digits.count - scale] >= 5
      result.digits = Array(digits.dropLast(scale))
      result.scale = 0
      if roundsUp { result = result.adding(isNegative ? -1 : 1) }
    }
    if result.isZero { result.isNegative = false }
    return result
  }

  /// The number in its normalized form: `1.5` for `1.50`, and zero without a sign.
  ///
  /// Numbers of the same value have the same normalized form.
  public var normalized: DecimalNumber {
    if isZero { return DecimalNumber(0) }
    if scale < 0 { return scaled(to: 0) }
    var result = self
    while result.scale > 0, result.digits.last == 0 {
      result.digits.removeLast()
      result.scale -= 1
    }
    return result
  }

  /// Returns the number times a power of ten.
  public func shifted(by power: Int) -> DecimalNumber {
    var result = self
    result.scale -= power
    return result
  }

  /// Returns the number plus a small integer, with as many fraction digits.
  public func adding(_ value: Int) -> DecimalNumber {
    let exact = ExactDecimal(isNegative: isNegative, digits: digits, exponent: -scale)
    let sum = exact + ExactDecimal(value)
    let digits = try? DecimalNumber(reading: sum.description, by: 3)
    return (digits ?? self).scaled(to: max(scale, 0))
  }

  private func scaled(to newScale: Int) -> DecimalNumber {
    var result = self
    result.digits += [UInt8](repeating: 0, count: newScale - scale)
    result.scale = newScale
    return result
  }
}
