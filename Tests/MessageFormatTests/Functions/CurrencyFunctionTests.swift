import MessageFormat
import Testing

@Suite struct CurrencyFunctionTests {
  @Test(arguments: [
    FormattingCase("en-US", "{1234.5 :currency currency=EUR}", "€1,234.50"),
    FormattingCase("en-US", "{1234.5 :currency currency=jpy}", "¥1,235"),
    FormattingCase("en-US", "{1.5 :currency currency=KWD}", "KWD\u{A0}1.500"),
    FormattingCase("de", "{1234.5 :currency currency=EUR}", "1.234,50\u{A0}€"),
    FormattingCase("ko", "{1234.5 :currency currency=KRW}", "₩1,235"),
    FormattingCase("en-US", "{5 :currency currency=USD fractionDigits=0}", "$5"),
    FormattingCase("en-US", "{5 :currency currency=USD fractionDigits=3}", "$5.000"),
    FormattingCase("en-US", "{5 :currency currency=USD fractionDigits=auto}", "$5.00"),
    FormattingCase("en-US", "{5 :currency currency=USD trailingZeroDisplay=stripIfInteger}", "$5"),
    FormattingCase(
      "en-US", "{5.01 :currency currency=USD trailingZeroDisplay=stripIfInteger}", "$5.01"),
    FormattingCase("en-US", "{-5 :currency currency=USD currencySign=accounting}", "($5.00)"),
    FormattingCase("en-US", "{-5 :currency currency=USD currencySign=standard}", "-$5.00"),
    FormattingCase("ko", "{5 :currency currency=USD currencyDisplay=narrowSymbol}", "$5.00"),
    FormattingCase("ko", "{5 :currency currency=USD currencyDisplay=symbol}", "US$5.00"),
    FormattingCase(
      "en-US", "{5 :currency currency=USD currencyDisplay=name}", "5.00 US dollars"),
    FormattingCase("en-US", "{5 :currency currency=USD currencyDisplay=code}", "USD\u{A0}5.00"),
    FormattingCase("en-US", "{5 :currency currency=USD currencyDisplay=never}", "5.00"),
    FormattingCase(
      "en-US", "{5.03 :currency currency=USD roundingIncrement=5 roundingMode=ceil}", "$5.05"),
    FormattingCase(
      "en-US", "{1234 :currency currency=USD maximumSignificantDigits=2}", "$1,200"),
    FormattingCase(
      "en-US",
      "{1234 :currency currency=USD maximumSignificantDigits=2 roundingPriority=morePrecision}",
      "$1,234.00"),
    FormattingCase("en-US", "{1234 :currency currency=USD useGrouping=never}", "$1234.00"),
    FormattingCase("en-US", "{4 :currency currency=USD minimumIntegerDigits=2}", "$04.00"),
  ])
  func amountsFollowTheirCurrencyAndTheOptions(expected: FormattingCase) throws {
    try expected.check()
  }

  @Test(arguments: [
    FormattingCase("en-US", "{$n :currency}", ["n": .currency(12.5, "USD")], "$12.50"),
    FormattingCase("en-US", "{$n :number}", ["n": .currency(12.5, "USD")], "12.5"),
    FormattingCase("en-US", "{$n :string}", ["n": .currency(12.5, "USD")], "12.5 USD"),
    FormattingCase(
      "en-US", ".local $n = {5 :currency currency=USD fractionDigits=0} {{{$n :currency}}}", "$5"),
    FormattingCase(
      "en-US", ".local $n = {5 :number minimumFractionDigits=5} {{{$n :currency currency=USD}}}",
      "$5.00"),
    FormattingCase(
      "en-US",
      ".local $a = {5 :number minimumFractionDigits=5} .local $b = {$a :currency currency=USD} {{{$b :number}}}",
      "5"),
    FormattingCase(
      "en-US", ".local $a = {5 :number select=exact} {{{$a :currency currency=USD}}}", "$5.00"),
  ])
  func anAmountIsHandedOnWithItsCurrency(expected: FormattingCase) throws {
    try expected.check()
  }

  /// The currency is an option that numbers pass on, too: of a declaration before, or of several.
  @Test(arguments: [
    FormattingCase(
      "en-US", ".local $a = {5 :number currency=USD} {{{$a :currency}}}", "$5.00"),
    FormattingCase(
      "en-US", ".local $a = {5 :number currency=USD} .local $b = {$a :number} {{{$b :currency}}}",
      "$5.00"),
    FormattingCase(
      "en-US", ".local $a = {5 :number currency=USD} {{{$a :currency currency=EUR}}}", "€5.00"),
    FormattingCase(
      "en-US",
      ".local $a = {5 :number minimumIntegerDigits=2} {{{$a :currency currency=USD}}}", "$05.00"),
    FormattingCase(
      "en-US", ".local $a = {5 :number signDisplay=always} {{{$a :currency currency=USD}}}",
      "+$5.00"),
    FormattingCase(
      "en-US",
      ".local $a = {5 :currency currency=USD currencyDisplay=code} {{{$a :currency}}}",
      "USD\u{A0}5.00"),
    FormattingCase(
      "en-US", ".local $a = {5 :number currency=EURO} {{{$a :currency}}}", "{$a}",
      errors: [.badOption]),
    FormattingCase(
      "en-US", ".local $a = {5 :number unit=meter} {{{$a :currency}}}", "{$a}",
      errors: [.badOperand]),
  ])
  func anOptionIsInheritedFromADeclaration(expected: FormattingCase) throws {
    try expected.check()
  }

  @Test(arguments: [
    FormattingCase("en", "{5 :currency}", "{|5|}", errors: [.badOperand]),
    FormattingCase("en", "{5 :currency currency=EURO}", "{|5|}", errors: [.badOption]),
    FormattingCase(
      "en", "{$n :currency currency=EUR}", ["n": .currency(5, "USD")], "$5.00",
      errors: [.badOption]),
    FormattingCase(
      "en", "{5 :currency currency=USD fractionDigits=many}", "$5.00", errors: [.badOption]),
    FormattingCase(
      "en", "{$n :currency fractionDigits=many}", ["n": .currency(5, "USD")], "$5.00",
      errors: [.badOption]),
    FormattingCase(
      "en", ".local $n = {5 :currency currency=USD currencyDisplay=x} {{{$n :currency}}}",
      "$5.00", errors: [.badOption]),
    FormattingCase(
      "en",
      ".local $a = {5 :currency currency=USD} .local $b = {$a :number} {{{$b :currency currency=EUR}}}",
      "$5.00", errors: [.badOption]),
    FormattingCase(
      "en", ".local $b = {$n :integer} {{{$b :currency}}}", ["n": .currency(5, "USD")], "$5.00"),
  ])
  func anInvalidCurrencyIsReported(expected: FormattingCase) throws {
    try expected.check()
  }
}
