import HanokUnicode
import MessageFormat
import Testing

@Suite struct UnitFunctionTests {
  @Test(arguments: [
    FormattingCase("en", "{12.5 :unit unit=kilometer-per-hour}", "12.5 km/h"),
    FormattingCase("en", "{1 :unit unit=kilometer unitDisplay=long}", "1 kilometer"),
    FormattingCase("en", "{2 :unit unit=kilometer unitDisplay=narrow}", "2km"),
    FormattingCase("de", "{2 :unit unit=hour unitDisplay=long}", "2 Stunden"),
    FormattingCase("ru", "{5 :unit unit=hour unitDisplay=long}", "5 часов"),
    FormattingCase("ar", "{2 :unit unit=hour unitDisplay=long}", "ساعتان"),
    FormattingCase("en", "{5 :unit unit=furlong minimumFractionDigits=2}", "5.00 fur"),
    FormattingCase("en", "{5 :unit unit=meter signDisplay=always}", "+5 m"),
    FormattingCase("en", "{5 :unit unit=meter minimumIntegerDigits=2}", "05 m"),
    FormattingCase("en", "{1234.5678 :unit unit=meter maximumSignificantDigits=2}", "1,200 m"),
    FormattingCase("en", "{1234 :unit unit=meter useGrouping=never}", "1234 m"),
    FormattingCase(
      "en-US", "{123.5 :unit unit=meter usage=road maximumFractionDigits=0}", "405 ft"),
    FormattingCase("en", "{$v :unit}", ["v": .unit(3, "meter")], "3 m"),
    FormattingCase("en", "{$v}", ["v": .unit(3, "meter")], "3 m"),
    FormattingCase(
      "en",
      ".local $n = {5 :unit unit=meter minimumFractionDigits=2} {{{$n :unit unitDisplay=long}}}",
      "5.00 meters"),
  ])
  func numbersOfUnits(expected: FormattingCase) throws { try expected.check() }

  /// The unit is an option that numbers pass on, too: of a declaration before, or of several.
  @Test(arguments: [
    FormattingCase("en", ".local $a = {5 :number unit=meter} {{{$a :unit}}}", "5 m"),
    FormattingCase(
      "en", ".local $a = {5 :number unit=meter} .local $b = {$a :number} {{{$b :unit}}}", "5 m"),
    FormattingCase("en", ".local $a = {5 :number unit=meter} {{{$a :unit unit=foot}}}", "5 ft"),
    FormattingCase(
      "en", ".local $a = {5 :number minimumFractionDigits=2} {{{$a :unit unit=meter}}}", "5.00 m"),
    FormattingCase(
      "en", ".local $a = {5 :number unitDisplay=long} {{{$a :unit unit=meter}}}", "5 meters"),
    FormattingCase(
      "en", ".local $a = {5 :number unit=parsnip} {{{$a :unit}}}", "{$a}",
      errors: [.unsupportedOperation]),
    FormattingCase(
      "en", ".local $a = {5 :number currency=USD} {{{$a :unit}}}", "{$a}", errors: [.badOperand]),
  ])
  func anOptionIsInheritedFromADeclaration(expected: FormattingCase) throws {
    try expected.check()
  }

  @Test(arguments: [
    FormattingCase("en", "{5 :unit}", "{|5|}", errors: [.badOperand]),
    FormattingCase("en", "{5 :unit unit=parsnip}", "{|5|}", errors: [.unsupportedOperation]),
    FormattingCase("en", "{5 :unit unit=METER}", "{|5|}", errors: [.badOption]),
    FormattingCase("en", "{5 :unit unit=|a b|}", "{|5|}", errors: [.badOption]),
    FormattingCase("en", "{5 :unit unit=meter-}", "{|5|}", errors: [.badOption]),
    FormattingCase("en", "{5 :unit unit=||}", "{|5|}", errors: [.badOption]),
    FormattingCase(
      "en", "{$v :unit}", ["v": .unit(3, "parsnip")], "{$v}",
      errors: [.unsupportedOperation]),
    FormattingCase("en", "{$v :unit}", ["v": .unit(3, "a b")], "{$v}", errors: [.badOperand]),
    FormattingCase("en", "{x :unit unit=meter}", "{|x|}", errors: [.badOperand]),
    FormattingCase(
      "en", "{$v :unit unit=foot}", ["v": .unit(3, "meter")], "3 m",
      errors: [.unsupportedOperation]),
    FormattingCase("en", "{$v :unit unit=meter}", ["v": .unit(3, "meter")], "3 m"),
    FormattingCase(
      "en", "{$v :unit unit=|a b|}", ["v": .unit(3, "meter")], "3 m", errors: [.badOption]),
    FormattingCase("en", "{5 :unit unit=meter usage=|road percent|}", "5 m", errors: [.badOption]),
    FormattingCase(
      "en", "{5 :unit unit=byte usage=road}", "{|5|}", errors: [.unsupportedOperation]),
    FormattingCase(
      "en", ".local $n = {5 :unit unit=meter} .match $n * {{other}}", "other",
      errors: [.badSelector]),
    FormattingCase(
      "en", "{1e19 :unit unit=foot-and-inch}", "{|1e19|}", errors: [.unsupportedOperation]),
    FormattingCase(
      "en", "{|-1e19| :unit unit=foot-and-inch}", "{|-1e19|}", errors: [.unsupportedOperation]),
    FormattingCase(
      "en", "{1e309 :unit unit=kilometer usage=road}", "{|1e309|}",
      errors: [.unsupportedOperation]),
    FormattingCase(
      "en-US", "{1e19 :unit unit=light-year usage=person-height}", "{|1e19|}",
      errors: [.unsupportedOperation]),
    FormattingCase("en", "{1e19 :unit unit=kilometer}", "10,000,000,000,000,000,000 km"),
    FormattingCase(
      "en", "{5 :unit unit=100-kilometer}", "{|5|}", errors: [.unsupportedOperation]),
    FormattingCase("en", "{5 :unit unit=pow4-meter}", "{|5|}", errors: [.unsupportedOperation]),
    FormattingCase("en", "{5 :unit unit=meter usage=|-|}", "5 m", errors: [.badOption]),
    FormattingCase("en", "{5 :unit unit=meter usage=|road-|}", "5 m", errors: [.badOption]),
    FormattingCase(
      "en", "{5 :unit unit=liter usage=road}", "{|5|}", errors: [.unsupportedOperation]),
    FormattingCase(
      "en", "{5 :unit unit=meter usage=parsnip}", "{|5|}", errors: [.unsupportedOperation]),
  ])
  func anInvalidUnitIsReported(expected: FormattingCase) throws { try expected.check() }

  @Test(arguments: ["100-kilometer", "pow4-meter"])
  func aUnitWithoutWordsIsNamedAsTheOption(unit: String) throws {
    let formatted = MessageFormatter(.english)
      .format(try ParsedMessage("{5 :unit unit=\(unit)}"))
    #expect(formatted.errors.map(\.subject) == ["unit"])
  }

  @Test(arguments: [
    FormattingCase(
      "en",
      """
      .local $a = {5.55 :unit unit=meter} .local $b = {$a :number}
      {{{$b :unit unit=foot}}}
      """, "5.55 m", errors: [.unsupportedOperation]),
    FormattingCase(
      "en", ".local $b = {$v :number} {{{$b :unit unit=foot}}}", ["v": .unit(3, "meter")], "3 m",
      errors: [.unsupportedOperation]),
    FormattingCase(
      "en", ".local $b = {$v :integer} {{{$b :unit unit=meter}}}", ["v": .unit(3, "meter")],
      "3 m"),
    FormattingCase(
      "en", "{$v :currency currency=EUR}", ["v": .unit(3, "meter")], "{$v}",
      errors: [.badOperand]),
    FormattingCase(
      "en", ".local $b = {$v :number} {{{$b :unit unit=meter}}}", ["v": .currency(3, "EUR")],
      "{$b}", errors: [.badOperand]),
    FormattingCase(
      "en", "{$v :hanok:bytes}", ["v": .unit(3, "megabyte")], "{$v}", errors: [.badOperand]),
  ])
  func aUnitIsNeverChangedWithoutConversion(expected: FormattingCase) throws {
    try expected.check()
  }

  /// They have the options of `:number` that make sense for them, beyond the specification's.
  @Test(arguments: [
    FormattingCase("en", "{5 :unit unit=meter trailingZeroDisplay=stripIfInteger}", "5 m"),
    FormattingCase("en", "{5 :currency currency=EUR signDisplay=always}", "+€5.00"),
    FormattingCase("en", "{2.5 :integer roundingMode=floor}", "3"),
  ])
  func numberFunctionsShareTheirOptions(expected: FormattingCase) throws { try expected.check() }
}
