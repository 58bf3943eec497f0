public import HanokUnicode

/// An argument of a message, or a value that a function passes on.
public enum MessageValue: Hashable, Sendable {
  case integer(Int64)
  case double(Double)
  /// A number of any length in decimal digits: `-12.50`.
  case decimal(String)
  case string(String)
  /// An amount of money: a number, and the currency's code of three letters.
  indirect case currency(MessageValue, String)
  /// A quantity in a unit, such as `kilometer-per-hour` (UTS #35, Unicode Unit Identifier).
  indirect case unit(MessageValue, String)
  indirect case date(MessageDate)
  case list([MessageValue])
}

extension MessageValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByArrayLiteral
{
  /// Creates a text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates a whole number.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// Creates a floating-point number.
  public init(floatLiteral value: Double) { self = .double(value) }
  /// Creates a list.
  public init(arrayLiteral elements: MessageValue...) { self = .list(elements) }
  /// Creates a whole number.
  public init(_ value: Int) { self = .integer(Int64(value)) }
  /// Creates a number, as an integer if it fits.
  public init(_ number: DecimalNumber) {
    self = number.integer.map(MessageValue.integer) ?? .decimal(number.description)
  }
  /// Creates a number with all of its digits.
  public init(_ number: ExactDecimal) { self = .decimal(number.description) }
  /// Creates a duration: a quantity of seconds, with all of its digits.
  public init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let digits = "\(attoseconds.magnitude)"
    let fraction = String(repeating: "0", count: 18 - digits.count) + digits
    let text = "\(duration < .zero ? "-" : "")\(seconds.magnitude).\(fraction)"
    let number = DecimalNumber(text)?.normalized
    self = .unit(number.map { MessageValue($0) } ?? .integer(seconds), "second")
  }
  /// Creates a day without a time zone: `:date` writes it; `:time` would write midnight.
  public init(_ day: CalendarDay) { self = .date(.local(CivilDateTime(day))) }
}

extension MessageValue {
  /// The value as language-neutral text, for `:string` and options.
  public var plainText: String {
    switch self {
    case .integer(let value): "\(value)"
    case .double(let value): DecimalNumber(value)?.description ?? "\(value)"
    case .decimal(let text), .string(let text): text
    case .currency(let value, let unit), .unit(let value, let unit): "\(value.plainText) \(unit)"
    case .date(let date): date.description
    case .list(let values): values.map(\.plainText).joined(separator: ", ")
    }
  }

  /// Returns the value as a number (MessageFormat 2, Numeric Operands).
  ///
  /// - Throws: A `bad-operand` if it is not a number, an `unsupported-operation` if it is too long.
  func number() throws(FunctionFailure) -> DecimalNumber {
    switch self {
    case .integer(let value): return DecimalNumber(value)
    case .double(let value):
      if let number = DecimalNumber(value) { return number }
    case .decimal(let text), .string(let text):
      do throws(DecimalNumber.ReadingError) {
        // A function's result can be longer than the longest number, with zeros for its power.
        if case .decimal = self { return try DecimalNumber(reading: text, by: 3) }
        return try DecimalNumber(reading: text)
      } catch {
        if error == .tooLong { throw FunctionFailure(.unsupportedOperation, "digits") }
      }
    case .currency(let value, _), .unit(let value, _): return try value.number()
    case .date, .list: break
    }
    throw FunctionFailure(.badOperand)
  }

  /// Returns the value as a number, unchanged if it is one in binary.
  func asNumber() throws(FunctionFailure) -> MessageValue {
    switch self {
    case .integer: self
    case .double(let value) where value.isFinite: self
    default: MessageValue(try number())
    }
  }

  /// The value as an integer, if it is one in binary.
  var integer: Int64? {
    switch self {
    case .integer(let value): value
    case .double(let value): Int64(exactly: value)
    default: nil
    }
  }

  /// Returns the amount or the quantity with another number.
  func replacingNumber(by number: MessageValue) -> MessageValue {
    switch self {
    case .currency(_, let currency): .currency(number, currency)
    case .unit(_, let unit): .unit(number, unit)
    default: number
    }
  }

  /// Returns the number times a hundred.
  func hundredfold() throws(FunctionFailure) -> MessageValue {
    if case .integer(let value) = self {
      let (product, overflows) = value.multipliedReportingOverflow(by: 100)
      if !overflows { return .integer(product) }
    }
    return MessageValue(try number().shifted(by: 2))
  }
}
