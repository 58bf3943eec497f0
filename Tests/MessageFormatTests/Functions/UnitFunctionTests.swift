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
  ])
  func whatIsNoUnitIsReported(expected: FormattingCase) throws { try expected.check() }
}
