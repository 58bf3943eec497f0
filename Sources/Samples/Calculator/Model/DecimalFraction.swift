/// A number in decimal digits, stored exactly: a tenth is a tenth.
///
/// Each value has one form: a half is `0.5` for any input, and zero has no sign.
public struct DecimalFraction: Hashable, Sendable {
  /// Whether it is negative.
  public let isNegative: Bool
  /// The digits from 0 to 9, the highest first; neither the first nor the last is 0.
  let digits: [UInt8]
  /// The power of ten of the last digit.
  let exponent: Int

  /// Zero.
  public static let zero = DecimalFraction(digits: [], exponent: 0)

  /// Creates a number from its digits, the highest first, times a power of ten.
  init(isNegative: Bool = false, digits: [UInt8], exponent: Int) {
    let trailing = digits.reversed().prefix { $0 == 0 }.count
    let significant = digits.dropLast(trailing).drop { $0 == 0 }
    self.digits = Array(significant)
    self.exponent = significant.isEmpty ? 0 : exponent + trailing
    self.isNegative = isNegative && !significant.isEmpty
  }

  /// Creates a whole number.
  public init(_ value: Int) {
    var digits: [UInt8] = []
    var rest = value.magnitude
    while rest > 0 {
      digits.append(UInt8(rest % 10))
      rest /= 10
    }
    self.init(isNegative: value < 0, digits: digits.reversed(), exponent: 0)
  }

  /// Reads a number in the format of `plainText`.
  ///
  /// - Returns: Nil for any other text.
  public init?(plainText: String) {
    var bytes = Array(plainText.utf8)[...]
    let isNegative = bytes.first == ASCII.minus
    if isNegative { bytes.removeFirst() }
    let parts = bytes.split(separator: ASCII.point, omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    var digits: [UInt8] = []
    for byte in parts.joined() {
      guard let digit = ASCII.digit(byte) else { return nil }
      digits.append(digit)
    }
    self.init(
      isNegative: isNegative, digits: digits, exponent: parts.count > 1 ? -parts[1].count : 0)
  }

  /// Whether it is zero.
  public var isZero: Bool { digits.isEmpty }

  /// The number of digits after the point.
  public var fractionLength: Int { max(0, -exponent) }

  /// The number of written digits, including those after the point.
  public var writtenLength: Int { max(1, digits.count + exponent) + fractionLength }

  /// The number in ASCII, without a power of ten: a minus sign, digits, a point.
  ///
  /// It is data: a view writes it in the language's notation.
  public var plainText: String {
    let whole = digits + Array(repeating: 0, count: max(0, exponent))
    let leading = Array(repeating: UInt8(0), count: max(0, 1 + fractionLength - whole.count))
    return ASCII.text(
      isNegative: isNegative, digits: leading + whole,
      fractionLength: fractionLength == 0 ? nil : fractionLength)
  }
}

/// The bytes of numbers in ASCII.
enum ASCII {
  static let minus = UInt8(ascii: "-")
  static let point = UInt8(ascii: ".")
  private static let zero = UInt8(ascii: "0")

  /// Returns the value of a digit, or nil for another byte.
  static func digit(_ byte: UInt8) -> UInt8? {
    byte >= zero && byte - zero < 10 ? byte - zero : nil
  }

  /// Returns the text of digits, of which some are after the point; nil for no point.
  static func text(isNegative: Bool, digits: [UInt8], fractionLength: Int?) -> String {
    var bytes = digits.map { $0 + zero }
    if let fractionLength { bytes.insert(point, at: bytes.count - fractionLength) }
    return String(decoding: (isNegative ? [minus] : []) + bytes, as: UTF8.self)
  }
}
