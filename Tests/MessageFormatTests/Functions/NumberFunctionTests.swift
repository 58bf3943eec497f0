import MessageFormat
import Testing

@Suite struct NumberFunctionTests {
  @Test(arguments: [
    FormattingCase("en", "{0.1234 :percent}", "12%"),
    FormattingCase("en", "{0.125 :percent}", "13%"),
    FormattingCase("en", "{0.1234 :percent maximumFractionDigits=1}", "12.3%"),
    FormattingCase("en", "{0.12 :percent minimumFractionDigits=1}", "12.0%"),
    FormattingCase("en", "{0.12 :percent minimumIntegerDigits=5}", "12%"),
    FormattingCase("en", "{0.12 :percent signDisplay=always}", "+12%"),
    FormattingCase("en", "{0.1234 :percent maximumSignificantDigits=1}", "10%"),
    FormattingCase("de", "{12.5 :percent}", "1.250\u{A0}%"),
    FormattingCase("tr", "{0.5 :percent}", "%50"),
    FormattingCase("ar-EG", "{0.5 :percent}", "٥٠٪\u{61C}"),
    FormattingCase("en", ".local $p = {0.25 :percent} {{{$p :number}}}", "0.25"),
    FormattingCase("en", ".local $p = {1 :percent} .match $p 1 {{no}} 100 {{yes}} * {{}}", "yes"),
  ])
  func percentagesAreAHundredfold(expected: FormattingCase) throws {
    try expected.check()
  }

  @Test(arguments: [
    FormattingCase("en", "{1 :offset add=99}", "100"),
    FormattingCase("en", "{1.5 :offset subtract=2}", "-0.5"),
    FormattingCase("en", "{$n :offset add=2}", ["n": 1.5], "3.5"),
    FormattingCase("en", "{$n :offset subtract=2}", ["n": 1], "-1"),
    FormattingCase("en", "{$n :offset add=2}", ["n": 1e3], "1,002"),
    FormattingCase("en", "{$n :offset add=0}", ["n": -0.0], "0"),
    FormattingCase(
      "en", "{$n :offset add=1}", ["n": .integer(.max)], "9,223,372,036,854,775,808"),
    FormattingCase("en", "{99999999999999999999 :offset add=1}", "100,000,000,000,000,000,000"),
    FormattingCase("en", "{1 :offset add=100}", "{|1|}", errors: [.badOption]),
    FormattingCase("en", "{1 :offset add=01}", "{|1|}", errors: [.badOption]),
    FormattingCase("en", "{1 :offset add=1 subtract=1}", "{|1|}", errors: [.badOption]),
    FormattingCase(
      "en",
      ".local $n = {2 :offset subtract=1} .match $n one {{{$n} other}} * {{{$n} others}}",
      "1 other"),
  ])
  func anOffsetIsWrittenAndSelectsAsTheSum(expected: FormattingCase) throws {
    try expected.check()
  }

  @Test(arguments: [
    FormattingCase("en", "{2.5 :integer minimumFractionDigits=2}", "3"),
    FormattingCase("en", "{-2.5 :integer}", "-3"),
    FormattingCase(
      "en",
      ".local $n = {12345.678 :number roundingIncrement=50 maximumFractionDigits=2} {{{$n :integer}}}",
      "12,346"),
    FormattingCase(
      "en",
      ".local $n = {3.14159 :number maximumFractionDigits=0} {{{$n :number minimumFractionDigits=2}}}",
      "3.142"),
    FormattingCase(
      "en",
      ".local $n = {3.1 :number minimumFractionDigits=3} {{{$n :number maximumFractionDigits=1}}}",
      "3.1"),
    FormattingCase(
      "en",
      ".local $n = {3.14159 :number minimumSignificantDigits=4} {{{$n :number maximumSignificantDigits=2}}}",
      "3.1"),
    FormattingCase(
      "en", ".local $n = {1.5 :number minimumFractionDigits=x} {{{$n :number}}}", "1.5",
      errors: [.badOption]),
  ])
  func optionsThatDoNotCountAreNotHandedOn(expected: FormattingCase) throws {
    try expected.check()
  }

  @Test(arguments: [
    FormattingCase("en", "{-0 :number}", "-0"),
    FormattingCase("en", "{$n :number}", ["n": -0.0], "-0"),
    FormattingCase("en", "{-0 :number signDisplay=negative}", "0"),
    FormattingCase("en", "{-0 :percent}", "-0%"),
    FormattingCase("en", "{-0 :integer} {-0.4 :integer}", "0 0"),
    FormattingCase("en", "{-5 :offset add=5}", "0"),
    FormattingCase("en", ".local $n = {-0 :number} .match $n 0 {{zero}} * {{no}}", "zero"),
  ])
  func zeroKeepsItsSignUnlessItIsAnInteger(expected: FormattingCase) throws {
    try expected.check()
  }

  @Test(arguments: [
    FormattingCase("en", "{$n :string} {$n}", ["n": 2.0], "2 2"),
    FormattingCase("en", "{5 :number minimumFractionDigits=$n}", ["n": 2.0], "5.00"),
    FormattingCase("en", ".input {$n :string} .match $n 2 {{two}} * {{no}}", ["n": 2.0], "two"),
  ])
  func aWholeFloatingPointNumberHasNoFraction(expected: FormattingCase) throws {
    try expected.check()
  }

  @Test(arguments: [
    ("1.5", "fraction"), ("1.50", "fraction"), ("15e-1", "fraction"), ("1.0", "one"),
    ("1e2", "hundred"), ("-2.25", "negative"), ("-0.0", "zero"), ("2", "other"),
    ("123456789012345678901234567890", "long"),
  ])
  func anExactKeyMatchesTheSameValue(number: String, expected: String) throws {
    let source = """
      .input {$n :number select=exact} .match $n 0 {{zero}} 1 {{one}} 1.5 {{fraction}}
      1.0 {{never}} 1e0 {{never}} 100 {{hundred}} 1e2 {{never}} |-2.25| {{negative}}
      123456789012345678901234567890 {{long}} * {{other}}
      """
    try FormattingCase("en", source, ["n": .string(number)], expected).check()
  }

  @Test(arguments: [
    FormattingCase("en", "{1234 :number roundingIncrement=10}", "1,230"),
    FormattingCase("en", "{1.5 :number roundingIncrement=2}", "2"),
    FormattingCase("en", "{1.26 :number minimumFractionDigits=1 roundingIncrement=5}", "1.5"),
    FormattingCase("en", "{1234.56 :unit unit=meter roundingIncrement=50}", "1,250 m"),
    FormattingCase("en-US", "{1.03 :currency currency=USD roundingIncrement=5}", "$1.05"),
    FormattingCase(
      "en", "{1234 :number roundingIncrement=5 maximumSignificantDigits=3}", "1,230",
      errors: [.unsupportedOperation]),
  ])
  func anIncrementCountsTheLastDigitShown(expected: FormattingCase) throws {
    try expected.check()
  }

  @Test(arguments: [
    FormattingCase("en", "{1.23456 :number roundingPriority=morePrecision}", "1.23456"),
    FormattingCase("en", "{1.23456 :number roundingPriority=lessPrecision}", "1.235"),
    FormattingCase("en", "{1.23456 :number roundingPriority=auto}", "1.235"),
    FormattingCase(
      "en", "{1.23456 :number maximumFractionDigits=1 roundingPriority=morePrecision}",
      "1.23456"),
    FormattingCase("en", "{0.0123456 :percent roundingPriority=morePrecision}", "1.23456%"),
    FormattingCase(
      "en-US", "{1.23456 :currency currency=USD roundingPriority=morePrecision}", "$1.23456"),
    FormattingCase(
      "en", "{12345.678 :number minimumSignificantDigits=2 roundingPriority=morePrecision}",
      "12,345.678"),
  ])
  func aPriorityWeighsAllSignificantDigits(expected: FormattingCase) throws {
    try expected.check()
  }

  @Test(arguments: [
    FormattingCase(
      "en", "{1234567890123456789012345.5 :number minimumSignificantDigits=2}",
      "1,234,567,890,123,456,789,012,345.5"),
    FormattingCase("en", "{0.5 :number minimumIntegerDigits=0}", ".5"),
    FormattingCase("en", "{5 :number fractionDigits=3}", "5"),
    FormattingCase(
      "en-US", ".local $c = {5 :currency currency=USD fractionDigits=1} {{{$c :number}}}", "5"),
    FormattingCase(
      "en", "{5.25 :number minimumSignificantDigits=0}", "5.25", errors: [.badOption]),
    FormattingCase(
      "en", "{5.25 :number maximumSignificantDigits=0}", "5.25", errors: [.badOption]),
    FormattingCase(
      "en", "{5.25 :number minimumSignificantDigits=4 maximumSignificantDigits=2}", "5.250",
      errors: [.badOption]),
  ])
  func digitsAreCountedWithinTheirBounds(expected: FormattingCase) throws {
    try expected.check()
  }
}
