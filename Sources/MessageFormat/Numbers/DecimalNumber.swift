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
  private var value: ExactDecimal
  /// The number of fraction digits, trailing zeros included; negative as a power of ten.
  private var scale: Int

  private init(_ value: ExactDecimal, scale: Int) {
    self.value = value
    self.scale = scale
    isNegative = value.isNegative
  }

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
    scale = fraction.count - power
    value = ExactDecimal(isNegative: isNegative, digits: whole + fraction, exponent: -scale)
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
  public init(_ value: Int64) { self.init(ExactDecimal(Int(value)), scale: 0) }

  private static func digits(_ bytes: inout ArraySlice<UInt8>) -> [UInt8] {
    let digits = bytes.prefix(while: \.isASCIIDigit)
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
}

extension DecimalNumber {
  /// Whether the number is zero.
  public var isZero: Bool { value.isZero }

  /// The absolute value as a floating-point number; infinite if it is too large.
  var magnitudeInFloatingPoint: Double { abs(Double(description) ?? .infinity) }

  /// Whether all fraction digits are zeros.
  public var isInteger: Bool { value.fractionLength == 0 }

  /// The number as an integer, or nil if it has a fraction, is too large, or is `-0`.
  public var integer: Int64? { isNegative && isZero ? nil : value.integer.map(Int64.init) }

  /// The number in ASCII without an exponent: `-12.50`.
  public var description: String {
    let zeros = String(repeating: "0", count: max(0, scale - value.fractionLength))
    return (isNegative && isZero ? "-" : "") + value.description
      + (isInteger && !zeros.isEmpty ? "." : "") + zeros
  }

  /// The nearest integer, with halves rounded away from zero; a zero result has no sign.
  public var roundedToInteger: DecimalNumber {
    let sum = value + ExactDecimal(isNegative: isNegative, digits: [5], exponent: -1)
    let rounded = try? DecimalNumber(reading: String(sum.description.prefix { $0 != "." }), by: 3)
    return (rounded ?? self).normalized
  }

  /// The number in its normalized form: `1.5` for `1.50`, and zero without a sign.
  ///
  /// Numbers of the same value have the same normalized form.
  public var normalized: DecimalNumber { DecimalNumber(value, scale: value.fractionLength) }

  /// Returns the number times a power of ten.
  public func shifted(by power: Int) -> DecimalNumber {
    var result = self
    result.value = value.shifted(by: power)
    result.scale -= power
    return result
  }

  /// Returns the number plus a small integer, with as many fraction digits.
  public func adding(_ addend: Int) -> DecimalNumber {
    DecimalNumber(value + ExactDecimal(addend), scale: scale)
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII digit.
  var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
