/// A piece of a formatted value: in `$1,234.50` the sign of the currency, integers, a separator of
/// groups, a decimal point and a fraction.
public struct ValueField: Hashable, Sendable {
  /// What the piece is, as ECMA-402 names it: `integer`, `group`, `currency`; `literal` for what
  /// stands between others.
  public var type: String
  /// Its text.
  public var text: String

  /// A piece of a type.
  public init(_ type: String, _ text: String) {
    self.type = type
    self.text = text
  }
}
