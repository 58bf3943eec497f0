public import HanokUnicode

/// A value that a message is formatted with, or that a function hands on.
public enum MessageValue: Hashable, Sendable {
  case integer(Int64)
  case double(Double)
  /// A number in decimal digits, of any length: `-12.50`.
  case decimal(String)
  case string(String)
  /// An amount of money: a number, and the currency's three letters.
  indirect case currency(MessageValue, String)
  /// A number of a unit, such as `kilometer-per-hour` (UTS #35, Unicode Unit Identifier).
  indirect case unit(MessageValue, String)
  indirect case date(MessageDate)
  case list([MessageValue])
}

extension MessageValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByArrayLiteral
{
  /// A text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// A whole number.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// A floating-point number.
  public init(floatLiteral value: Double) { self = .double(value) }
  /// A list.
  public init(arrayLiteral elements: MessageValue...) { self = .list(elements) }
  /// A whole number.
  public init(_ value: Int) { self = .integer(Int64(value)) }
  /// A number, as an integer where it is one that fits.
  public init(_ number: DecimalNumber) {
    self = number.integer.map(MessageValue.integer) ?? .decimal(number.description)
  }
  /// A number, with every digit.
  public init(_ number: ExactDecimal) { self = .decimal(number.description) }
  /// A day, wherever it is: `:date` writes it; `:time` would show midnight.
  public init(_ day: CalendarDay) { self = .date(.local(CivilDateTime(day))) }
}

extension MessageValue {
  /// The value as text of no language: what `:string` and options see.
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

  /// The value as a number (MessageFormat 2, Numeric Operands).
  ///
  /// - Throws: A `bad-operand` where it is none, an `unsupported-operation` where it is too long.
  func number() throws(FunctionFailure) -> DecimalNumber {
    switch self {
    case .integer(let value): return DecimalNumber(value)
    case .double(let value):
      if let number = DecimalNumber(value) { return number }
    case .decimal(let text), .string(let text):
      do throws(DecimalNumber.ReadingError) {
        // What a function makes of the longest number may be longer, with zeros for its power.
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

  /// The amount or the quantity with another number.
  func replacingNumber(by number: MessageValue) -> MessageValue {
    switch self {
    case .currency(_, let currency): .currency(number, currency)
    case .unit(_, let unit): .unit(number, unit)
    default: number
    }
  }

  /// A hundred times the number.
  func hundredfold() throws(FunctionFailure) -> MessageValue {
    if case .integer(let value) = self {
      let (product, overflows) = value.multipliedReportingOverflow(by: 100)
      if !overflows { return .integer(product) }
    }
    return MessageValue(try number().shifted(by: 2))
  }
}
