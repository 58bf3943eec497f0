import HanokUnicode
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

  private static let money: [String: MessageValue] = [
    "v": .currency(5, "EUR"), "w": .currency(5, "12"), "l": [1, 2, 3],
  ]

  @Test(arguments: [
    FormattingCase(
      "en",
      ".local $n = {1.2345 :number maximumFractionDigits=2} {{{$n :number minimumFractionDigits=2}}}",
      "1.23"),
    FormattingCase(
      "en",
      ".local $n = {1 :number minimumFractionDigits=2} {{{$n :number maximumFractionDigits=$m}}}",
      ["m": 3], "1.00"),
    FormattingCase(
      "en", ".local $a = {1 :number minimumFractionDigits=2} .local $b = {$a} {{{$b :number}}}",
      "1.00"),
    FormattingCase("en", ".local $a = {1 :offset add=1 minimumFractionDigits=2} {{{$a}}}", "2"),
    FormattingCase(
      "en", ".local $c = {$v :currency minimumFractionDigits=3} {{{$c :number}}}", money, "5"),
    FormattingCase(
      "en", ".local $p = {0.5 :percent fractionDigits=1} {{{$p :currency currency=USD}}}", "$0.50"),
    FormattingCase(
      "en", ".local $n = {5 :number minimumSignificantDigits=3} {{{$n :integer}}}", "5"),
    FormattingCase("en", ".local $x = {1e2 :number} {{{$x :string}}}", "100"),
    FormattingCase(
      "en", ".local $x = {1 :number to=5} {{{$x :hanok:range}}}", "{$x}", errors: [.badOption]),
    FormattingCase(
      "en", ".local $x = {1 :hanok:relative unit=day} {{{$x :hanok:relative}}}", "in 1 day"),
  ])
  func anOptionIsInheritedByTheFunctionsThatHaveIt(expected: FormattingCase) throws {
    try expected.check()
  }

  @Test(arguments: [
    FormattingCase(
      "en", "{5 :number minimumFractionDigits=3 maximumFractionDigits=1}", "5.0",
      errors: [.badOption]),
    FormattingCase("en", "{5 :number minimumFractionDigits=1 maximumFractionDigits=2}", "5.0"),
    FormattingCase(
      "en", "{5.25255 :number maximumSignificantDigits=0}", "5.253", errors: [.badOption]),
    FormattingCase("en", "{7 :number roundingIncrement=3}", "7", errors: [.badOption]),
    FormattingCase("en", "{1.26 :number roundingIncrement=1}", "1.26"),
    FormattingCase("en", "{1.234 :number maximumFractionDigits=2 roundingIncrement=5}", "1.25"),
    FormattingCase(
      "en", "{5 :number minimumSignificantDigits=3 trailingZeroDisplay=stripIfInteger}", "5"),
    FormattingCase(
      "en",
      "{5.1 :number minimumFractionDigits=2 roundingIncrement=50 trailingZeroDisplay=stripIfInteger}",
      "5"),
    FormattingCase("en", "{1234.5 :hanok:compact minimumFractionDigits=3}", "1.235K"),
    FormattingCase("en", "{1234.5 :hanok:compact maximumFractionDigits=0}", "1K"),
    FormattingCase("en", "{1678 :hanok:compact roundingIncrement=5}", "0K"),
    FormattingCase("en", "{12345 :hanok:compact maximumSignificantDigits=3}", "12.3K"),
    FormattingCase("en", "{12345 :hanok:compact roundingPriority=morePrecision}", "12.345K"),
    FormattingCase("en", "{0.5 :percent roundingIncrement=50 select=foo fractionDigits=x}", "50%"),
    FormattingCase("en", "{5 :unit unit=meter select=foo}", "5 m"),
    FormattingCase("en", "{5 :unit unit=meter usage=|é|}", "5 m", errors: [.badOption]),
    FormattingCase("en", "{5 :unit unit=meter2}", "{|5|}", errors: [.unsupportedOperation]),
    FormattingCase("en", "{1234567 :hanok:bytes maximumSignificantDigits=3}", "1.23 MB"),
    FormattingCase("en", "{1200000 :hanok:bytes minimumSignificantDigits=3}", "1.20 MB"),
    FormattingCase("en", "{999950 :hanok:bytes maximumSignificantDigits=6}", "999.95 kB"),
    FormattingCase("en", "{999950 :hanok:bytes minimumSignificantDigits=2}", "999.95 kB"),
    FormattingCase("en", "{999950 :hanok:bytes}", "1 MB"),
    FormattingCase("es", "{1234 :number useGrouping=always} {1234 :number}", "1.234 1234"),
    FormattingCase(
      "en", "{-0.001 :currency currency=USD currencySign=accounting signDisplay=negative}", "$0.00"),
    FormattingCase("en-US", "{123.5 :unit unit=meter usage=road}", "400 ft"),
    FormattingCase("en", "{|-999| :hanok:bytes maximumFractionDigits=0}", "-999 bytes"),
    FormattingCase(
      "en", "{5 :hanok:bytes minimumIntegerDigits=x}", "5 bytes", errors: [.badOption]),
    FormattingCase(
      "en", "{$v :currency minimumIntegerDigits=x}", money, "€5.00", errors: [.badOption]),
    FormattingCase("en", "{$w :currency}", money, "{$w}", errors: [.badOperand]),
    FormattingCase("en", "{5 :currency currency=|12|}", "{|5|}", errors: [.badOption]),
    FormattingCase(
      "en", "{$v :unit unit=meter unitDisplay=x}", ["v": .unit(3, "meter")], "3 m",
      errors: [.badOption]),
    FormattingCase("ko", "{5 :currency currency=USD}", "US$5.00"),
    FormattingCase(
      "en", "{5 :currency currency=USD currencySign=accounting signDisplay=always}", "+$5.00"),
    FormattingCase(
      "en", "{-5 :currency currency=USD currencySign=accounting signDisplay=always}", "($5.00)"),
    FormattingCase(
      "en", "{-5 :currency currency=USD currencySign=accounting signDisplay=never}", "$5.00"),
    FormattingCase(
      "en", "{-5 :currency currency=USD currencySign=accounting signDisplay=negative}", "($5.00)"),
    FormattingCase(
      "en", "{0 :currency currency=USD currencySign=accounting signDisplay=exceptZero}", "$0.00"),
    FormattingCase("en", "{$l :string}", money, "{$l}", errors: [.badOperand]),
    FormattingCase("en", "{:string}", "{:string}", errors: [.badOperand]),
  ])
  func anOptionCountsOrIsReported(expected: FormattingCase) throws { try expected.check() }

  @Test func theOptionOfAnOffsetIsNamed() throws {
    for option in ["add", "subtract"] {
      let message = try ParsedMessage("{1 :offset \(option)=x}")
      #expect(MessageFormatter(.english).format(message).errors.map(\.subject) == [option])
    }
  }

  @Test func eachMeasureIsWrittenByItself() throws {
    let formatter = MessageFormatter(.english, bidiIsolation: .none)
    let (money, length) = (try ParsedMessage("{$v :currency}"), try ParsedMessage("{$v :unit}"))
    for _ in 0..<2 {
      #expect(formatter.string(money, ["v": .currency(1, "EUR")]) == "€1.00")
      #expect(formatter.string(money, ["v": .currency(1, "JPY")]) == "¥1")
      #expect(formatter.string(length, ["v": .unit(1, "meter")]) == "1 m")
      #expect(formatter.string(length, ["v": .unit(1, "foot")]) == "1 ft")
    }
  }

  @Test(arguments: [
    FormattingCase("en", "{$n :integer}", ["n": .double(.infinity)], "{$n}", errors: [.badOperand]),
    FormattingCase("en", "{$n :number}", ["n": .double(.nan)], "{$n}", errors: [.badOperand]),
    FormattingCase("en", "{$n :percent}", ["n": .integer(.max)], "922,337,203,685,477,580,700%"),
    FormattingCase("en", "{$n :integer}", ["n": -0.4], "0"),
  ])
  func numbersAtTheBoundsAreExactOrReported(expected: FormattingCase) throws {
    try expected.check()
  }

  @Test(arguments: [
    FormattingCase("fr", ".input {$n :number} .match $n one {{one}} * {{*}}", ["n": 1.5], "one"),
    FormattingCase(
      "en", ".input {$n :number} .match $n 01 {{no}} * {{*}}", ["n": 1], "*",
      errors: [.badVariantKey]),
    FormattingCase(
      "en", ".input {$n :number} .match $n +1 {{no}} * {{*}}", ["n": 1], "*",
      errors: [.badVariantKey]),
    FormattingCase(
      "en", ".input {$n :number select=exact} .match $n 1 {{1}} one {{one}} * {{*}}", ["n": 1], "1"),
    FormattingCase(
      "en", ".input {$n :number select=exact} .match $n one {{one}} * {{*}}", ["n": 1], "*"),
    FormattingCase(
      "en",
      ".input {$n :number select=ordinal} .local $m = {$n :number select=plural} .match $n $m two other {{yes}} * * {{*}}",
      ["n": 2], "yes"),
  ])
  func aKeyIsTheNumberOrItsCategory(expected: FormattingCase) throws { try expected.check() }

  /// The modes of ECMA-402, for 2.5, 3.5, -2.5, 2.1 and -2.9.
  @Test(arguments: [
    ("ceil", "3 4 -2 3 -2"), ("floor", "2 3 -3 2 -3"), ("expand", "3 4 -3 3 -3"),
    ("trunc", "2 3 -2 2 -2"), ("halfCeil", "3 4 -2 2 -3"), ("halfFloor", "2 3 -3 2 -3"),
    ("halfExpand", "3 4 -3 2 -3"), ("halfTrunc", "2 3 -2 2 -3"), ("halfEven", "2 4 -2 2 -3"),
  ])
  func aModeRoundsToItsSide(mode: String, expected: String) throws {
    let source = [2.5, 3.5, -2.5, 2.1, -2.9].map {
      "{\($0) :number maximumFractionDigits=0 roundingMode=\(mode)}"
    }
    try FormattingCase("en", source.joined(separator: " "), expected).check()
  }
}
