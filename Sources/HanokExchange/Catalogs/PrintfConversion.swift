/// A conversion of an argument by `printf`, such as `%2$.1f` (ISO C, 7.21.6.1).
struct PrintfConversion: Hashable {
  /// The number of the argument, from 1, or nil for the next one.
  let position: Int?
  /// The flags: `0`, `+`, `-`, `#`, `'`.
  let flags: String
  /// The least width, or 0.
  let width: Int
  /// The precision: fraction digits, or minimum digits of an integer; nil for the default.
  let precision: Int?
  /// The letter: `d`, `@`, `f`.
  let letter: Unicode.Scalar

  /// The letters of all conversions; any other letter is text.
  static let letters = Set("diuDUfFgG@sScCeExXoOpaAn*".unicodeScalars)

  /// The conversion without its percent sign and the number of its argument.
  var specifier: String {
    flags + (width > 0 ? "\(width)" : "") + (precision.map { ".\($0)" } ?? "") + String(letter)
  }

  /// Whether it writes a text or a character.
  var isText: Bool { "@sScC".unicodeScalars.contains(letter) }
  /// Whether it writes a number in decimal digits.
  var isNumber: Bool { isInteger || "fFgG".unicodeScalars.contains(letter) }
  private var isInteger: Bool { "diuDU".unicodeScalars.contains(letter) }
  private var isSignificant: Bool { letter == "g" || letter == "G" }
  private var hasSign: Bool { flags.contains("+") && isNumber && letter != "u" && letter != "U" }

  /// Whether a message can have it, as it is: it has neither `%x` and `%e` nor spaces up to a width.
  var isSupported: Bool {
    guard isNumber || isText, isNumber || precision == nil,
      max(width, precision ?? 0) <= Self.mostDigits
    else { return false }
    return width < 2 || padsWithZeros
  }

  /// The most digits that an option can ask for (MessageFormat 2, Digit Size Options).
  private static let mostDigits = 99

  private var padsWithZeros: Bool {
    isNumber && !isSignificant && flags.contains("0") && !flags.contains("-")
      && (!isInteger || precision == nil)
  }

  /// The function and options of a placeholder, or nil for text.
  var annotation: String? {
    guard isNumber else { return nil }
    var parts = [isInteger ? ":integer" : ":number"]
    if integerDigits > 1 { parts.append("minimumIntegerDigits=\(integerDigits)") }
    // “0,012” wouldn't be a code or a year any more.
    if integerDigits > 3 { parts.append("useGrouping=never") }
    if isSignificant {
      let digits = max(precision ?? 6, 1)
      if flags.contains("#") { parts.append("minimumSignificantDigits=\(digits)") }
      parts.append("maximumSignificantDigits=\(digits)")
    } else if !isInteger {
      let digits = precision ?? 6
      parts += ["minimumFractionDigits=\(digits)", "maximumFractionDigits=\(digits)"]
    }
    if hasSign { parts.append("signDisplay=always") }
    return parts.joined(separator: " ")
  }

  /// The least number of digits before the decimal point.
  private var integerDigits: Int {
    if isInteger, let precision { return precision }
    guard padsWithZeros else { return 1 }
    let fraction = isInteger ? 0 : precision ?? 6
    return width - (fraction > 0 ? fraction + 1 : 0) - (hasSign ? 1 : 0)
  }
}
