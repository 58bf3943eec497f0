extension FormattedNumber {
  /// A part of a formatted number, such as its sign or its currency.
  public struct Field: Hashable, Sendable {
    /// What a part says, in the order of ICU's `UNumberFormatFields`.
    public enum Kind: Int, Sendable {
      case integer
      case fraction
      case decimalSeparator
      case exponentSymbol
      case exponentSign
      case exponent
      case groupingSeparator
      case currency
      case percent
      case permille
      case sign
      case unit
      case compact
      case approximately
    }

    /// What the part says.
    public let kind: Kind

    /// Where it stands in the text, in UTF-8 bytes.
    public let range: Range<Int>
  }
}
