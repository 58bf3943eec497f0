/// A value that a message is formatted with, or that a function hands on.
public enum MessageValue: Hashable, Sendable {
  case integer(Int64)
  case double(Double)
  /// A number in decimal digits, of any length: `-12.50`.
  case decimal(String)
  case string(String)
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
}

extension MessageValue {
  /// The value as text of no language: what `:string` and options see.
  public var plainText: String {
    switch self {
    case .integer(let value): "\(value)"
    case .double(let value): DecimalNumber(value)?.description ?? "\(value)"
    case .decimal(let text), .string(let text): text
    case .list(let values): values.map(\.plainText).joined(separator: ", ")
    }
  }

  /// Whether the value is a number without being told so.
  var isNumber: Bool {
    switch self {
    case .integer, .double, .decimal: true
    case .string, .list: false
    }
  }
}
