import CICU

/// How many fraction digits amounts of a currency have.
public enum CurrencyDigits {
  /// The digits of a currency by its three letters: 2 for `EUR`, 0 for `JPY`, 3 for `KWD`.
  ///
  /// A currency that ICU doesn't know has two.
  public static func standard(_ code: String) -> Int { Int(unsafe cicu_currency_digits(code)) }
}
