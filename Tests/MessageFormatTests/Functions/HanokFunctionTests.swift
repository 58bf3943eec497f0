import HanokUnicode
import MessageFormat
import Testing

@Suite struct HanokFunctionTests {
  private static let names: [String: MessageValue] = ["l": ["Anna", "Ben", "Cleo"]]

  @Test(arguments: [
    FormattingCase("en", "{$l :hanok:list}", names, "Anna, Ben, and Cleo"),
    FormattingCase("en", "{$l :hanok:list type=or}", names, "Anna, Ben, or Cleo"),
    FormattingCase("en", "{$l :hanok:list type=unit}", names, "Anna, Ben, Cleo"),
    FormattingCase("en", "{$l :hanok:list type=unit style=narrow}", names, "Anna Ben Cleo"),
    FormattingCase("es", "{$l :hanok:list}", ["l": ["Padre", "Isabel"]], "Padre e Isabel"),
    FormattingCase("ko", "{$l :hanok:list}", names, "Anna, Ben 및 Cleo"),
    FormattingCase("de", "{$l :hanok:list}", ["l": [1.5, "x"]], "1,5 und x"),
    FormattingCase("en", "{$l}", names, "Anna, Ben, and Cleo"),
    FormattingCase("en", "{$l :hanok:list}", ["l": []], ""),
    FormattingCase("en", "{5 :hanok:list}", "{|5|}", errors: [.badOperand]),
    FormattingCase(
      "en", "{$l :hanok:list type=nor}", names, "Anna, Ben, and Cleo", errors: [.badOption]),
  ])
  func lists(expected: FormattingCase) throws { try expected.check() }

  /// Items keep their direction, and the words between them that of the language.
  @Test(arguments: [
    ("ar", "\u{2067}\u{2068}.txt\u{2069} و\u{2068}.ods\u{2069}\u{2069}"),
    ("en", "\u{2068}.txt\u{2069}, \u{2068}.ods\u{2069}"),
  ])
  func itemsOfListsAreIsolated(tag: String, expected: String) throws {
    let formatter = MessageFormatter(try LanguageTag(tag), timeZone: .utc)
    let message = ParsedMessage(parsing: "{$l :hanok:list type=unit}")
    #expect(formatter.format(message, ["l": [".txt", ".ods"]]).text == expected)
  }

  @Test(arguments: [
    FormattingCase("en", "{1 :hanok:relative unit=day}", "in 1 day"),
    FormattingCase("en", "{1 :hanok:relative unit=day numeric=auto}", "tomorrow"),
    FormattingCase("en", "{|-1| :hanok:relative unit=day numeric=auto}", "yesterday"),
    FormattingCase("en", "{|-3| :hanok:relative unit=month style=short}", "3 mo. ago"),
    FormattingCase("ru", "{5 :hanok:relative unit=minute}", "через 5 минут"),
    FormattingCase("ko", "{|-2| :hanok:relative unit=day numeric=auto}", "그저께"),
    FormattingCase("es", "{1234 :hanok:relative unit=day}", "dentro de 1234 días"),
    FormattingCase("es", "{12345 :hanok:relative unit=day}", "dentro de 12.345 días"),
    FormattingCase(
      "en", "{9007199254740992 :hanok:relative unit=day}", "in 9,007,199,254,740,992 days"),
    FormattingCase(
      "en", "{1e400 :hanok:relative unit=day}", "{|1e400|}", errors: [.unsupportedOperation]),
    FormattingCase("en", "{1 :hanok:relative}", "{|1|}", errors: [.badOption]),
    FormattingCase("en", "{x :hanok:relative unit=day}", "{|x|}", errors: [.badOperand]),
  ])
  func relativeDates(expected: FormattingCase) throws { try expected.check() }

  @Test(arguments: [
    FormattingCase("en", "{1234 :hanok:compact}", "1.2K"),
    FormattingCase("en", "{1234 :hanok:compact display=long}", "1.2 thousand"),
    FormattingCase("en", "{1234 :hanok:compact maximumFractionDigits=2}", "1.23K"),
    FormattingCase("ko", "{12345 :hanok:compact}", "1.2만"),
    FormattingCase("de", "{2500000 :hanok:compact display=long}", "2,5 Millionen"),
    FormattingCase(
      "fr", ".local $n = {1000000 :hanok:compact} .match $n many {{m}} * {{o}}", "m"),
    FormattingCase(
      "en", ".local $n = {1000 :hanok:compact} .match $n 1000 {{exact}} * {{o}}", "exact"),
  ])
  func compactNumbers(expected: FormattingCase) throws { try expected.check() }

  @Test(arguments: [
    FormattingCase("en", "{3 :hanok:range to=5}", "3–5"),
    FormattingCase("en", "{$r :hanok:range}", ["r": [3, 5]], "3–5"),
    FormattingCase("en", "{3 :hanok:range to=3}", "~3"),
    FormattingCase("ja", "{3 :hanok:range to=5}", "3～5"),
    FormattingCase("en", "{3 :hanok:range to=5 minimumFractionDigits=1}", "3.0–5.0"),
    FormattingCase(
      "fr", ".local $r = {0 :hanok:range to=1} .match $r one {{{$r} jour}} * {{{$r} jours}}",
      "0–1 jour"),
    FormattingCase("en", "{3 :hanok:range}", "{|3|}", errors: [.badOption]),
    FormattingCase("en", "{x :hanok:range to=3}", "{|x|}", errors: [.badOperand]),
  ])
  func ranges(expected: FormattingCase) throws { try expected.check() }

  @Test(arguments: [
    FormattingCase("en", "{42 :hanok:spellout}", "forty-two"),
    FormattingCase("en", "{3 :hanok:spellout type=ordinal}", "third"),
    FormattingCase("en", "{1984 :hanok:spellout type=year}", "nineteen eighty-four"),
    FormattingCase("fr", "{21 :hanok:spellout type=cardinal}", "vingt-et-un"),
    FormattingCase("ja", "{42 :hanok:spellout}", "四十二"),
    FormattingCase("en", "{1.25 :hanok:spellout}", "one point two five"),
    FormattingCase(
      "en", "{0.12345678901234567891 :hanok:spellout}", "{|0.12345678901234567891|}",
      errors: [.unsupportedOperation]),
    FormattingCase("en", "{3 :hanok:spellout type=loud}", "three", errors: [.badOption]),
  ])
  func numbersInWords(expected: FormattingCase) throws { try expected.check() }

  @Test(arguments: [
    FormattingCase("en", "{0 :hanok:bytes}", "0 bytes"),
    FormattingCase("en", "{999 :hanok:bytes}", "999 bytes"),
    FormattingCase("en", "{1 :hanok:bytes}", "1 byte"),
    FormattingCase("ko", "{575 :hanok:bytes}", "575바이트"),
    FormattingCase("en", "{2 :hanok:bytes unitDisplay=narrow}", "2B"),
    FormattingCase("en", "{1000 :hanok:bytes}", "1 kB"),
    FormattingCase("en", "{1234567 :hanok:bytes}", "1.2 MB"),
    FormattingCase("en", "{999949 :hanok:bytes}", "999.9 kB"),
    FormattingCase("en", "{999950 :hanok:bytes}", "1 MB"),
    FormattingCase("en", "{|-1500| :hanok:bytes}", "-1.5 kB"),
    FormattingCase("en", "{1234567 :hanok:bytes unitDisplay=long}", "1.2 megabytes"),
    FormattingCase("en", "{1234567 :hanok:bytes maximumFractionDigits=3}", "1.235 MB"),
    FormattingCase("en", "{999960 :hanok:bytes maximumFractionDigits=2}", "999.96 kB"),
    FormattingCase("en", "{999960 :hanok:bytes minimumSignificantDigits=2}", "999.96 kB"),
    FormattingCase("en", "{999960 :hanok:bytes roundingMode=floor}", "999.9 kB"),
    FormattingCase("en", "{-0.5 :hanok:bytes minimumFractionDigits=2}", "-0.50 bytes"),
    FormattingCase("fr", "{1234567 :hanok:bytes}", "1,2\u{202F}Mo"),
    FormattingCase("en", "{1e18 :hanok:bytes}", "1,000 PB"),
  ])
  func numbersOfBytes(expected: FormattingCase) throws { try expected.check() }

  @Test(arguments: [
    FormattingCase("en", "{ko :hanok:language}", "Korean"),
    FormattingCase("ko", "{ko :hanok:language}", "한국어"),
    FormattingCase("en", "{|en-GB| :hanok:language}", "English (United Kingdom)"),
    FormattingCase("en", "{|en-GB| :hanok:language style=dialect}", "British English"),
    FormattingCase(
      "en", "{|en-GB| :hanok:language style=dialect length=short}", "UK English"),
    FormattingCase("en", "{|!| :hanok:language}", "{|!|}", errors: [.badOperand]),
  ])
  func languages(expected: FormattingCase) throws { try expected.check() }

  /// Two calls of one function in a message, with different options.
  @Test(arguments: [
    FormattingCase(
      "en", "{3 :hanok:relative unit=month style=short} {3 :hanok:relative unit=month}",
      "in 3 mo. in 3 months"),
    FormattingCase(
      "en",
      "{-1 :hanok:relative unit=month style=narrow} {-1 :hanok:relative unit=month style=long}",
      "1mo ago 1 month ago"),
    FormattingCase(
      "en", "{21 :hanok:spellout} {21 :hanok:spellout type=ordinal}", "twenty-one twenty-first"),
    FormattingCase(
      "en", "{9007199254740993 :hanok:spellout}",
      "nine quadrillion seven trillion one hundred ninety-nine billion two hundred fifty-four million seven hundred forty thousand nine hundred ninety-three"
    ),
    FormattingCase(
      "en", "{|en-GB| :hanok:language style=dialect} {|en-GB| :hanok:language}",
      "British English English (United Kingdom)"),
    FormattingCase(
      "en", "{|en-GB| :hanok:language length=short} {|en-GB| :hanok:language}",
      "English (UK) English (United Kingdom)"),
    FormattingCase(
      "en", "{$l :hanok:list type=or} {$l :hanok:list}", names,
      "Anna, Ben, or Cleo Anna, Ben, and Cleo"),
    FormattingCase(
      "en", "{$l :hanok:list style=short} {$l :hanok:list}", names,
      "Anna, Ben, & Cleo Anna, Ben, and Cleo"),
    FormattingCase(
      "en", "{1.5 :hanok:range to=2.5 minimumFractionDigits=2} {1 :hanok:range to=2}",
      "1.50–2.50 1–2"),
  ])
  func eachCallHasItsOwnOptions(expected: FormattingCase) throws { try expected.check() }

  @Test func anEmptyItemIsNotIsolated() throws {
    let formatter = MessageFormatter(.english)
    let message = try ParsedMessage("{$l :hanok:list}")
    #expect(formatter.string(message, ["l": ["", "a"]]) == " and \u{2068}a\u{2069}")
    #expect(
      formatter.string(message, ["l": ["a", "a"]])
        == "\u{2068}a\u{2069} and \u{2068}a\u{2069}")
    // The item's letters, and the first scalars for private use, in the words around and in an item.
    #expect(
      formatter.string(message, ["l": ["\u{F0000}", "n", "\u{F0001}\u{301}"]])
        == "\u{2068}\u{F0000}\u{2069}, \u{2068}n\u{2069}, and \u{2068}\u{F0001}\u{301}\u{2069}")
    #expect(formatter.string(message, ["l": []]) == "")
  }

  @Test(arguments: [
    FormattingCase("en", "{3723 :hanok:duration}", "1:02:03"),
    FormattingCase("en", "{62 :hanok:duration}", "1:02"),
    FormattingCase("en", "{0 :hanok:duration}", "0:00"),
    FormattingCase("en", "{59.999 :hanok:duration}", "0:59"),
    FormattingCase("en", "{360000 :hanok:duration}", "100:00:00"),
    FormattingCase("en", "{36000000 :hanok:duration}", "10000:00:00"),
    FormattingCase("en", "{-62 :hanok:duration}", "-1:02"),
    FormattingCase("en", "{-3 :hanok:duration}", "-0:03"),
    FormattingCase("en", "{-0.5 :hanok:duration}", "0:00"),
    FormattingCase("en", "{5.25 :hanok:duration fractionDigits=1}", "0:05.2"),
    FormattingCase("de", "{5.25 :hanok:duration fractionDigits=3}", "0:05,250"),
    FormattingCase("en", "{62 :hanok:duration largest=hour}", "0:01:02"),
    FormattingCase("en", "{5400 :hanok:duration largest=minute}", "90:00"),
    FormattingCase("en", "{5400 :hanok:duration smallest=minute}", "1:30"),
    FormattingCase("ko", "{3723 :hanok:duration}", "1:02:03"),
    FormattingCase("ja", "{3723 :hanok:duration}", "1:02:03"),
    FormattingCase("da", "{3723 :hanok:duration}", "1.02.03"),
    FormattingCase("ar-u-nu-latn", "{3723 :hanok:duration}", "1:02:03"),
    FormattingCase("ar-u-nu-arab", "{3723 :hanok:duration}", "١:٠٢:٠٣"),
    FormattingCase("ar-u-nu-arab", "{-62 :hanok:duration}", "\u{061C}-١:٠٢"),
    FormattingCase("ar-u-nu-arab", "{1.5 :hanok:duration fractionDigits=1}", "٠:٠١٫٥"),
    FormattingCase("es-CL", "{62 :hanok:duration}", "01:02"),
  ])
  func durationsInDigits(expected: FormattingCase) throws { try expected.check() }

  @Test(arguments: [
    FormattingCase(
      "en", "{3723 :hanok:duration style=long}", "1 hour, 2 minutes, 3 seconds"),
    FormattingCase("en", "{3723 :hanok:duration style=short}", "1 hr, 2 min, 3 sec"),
    FormattingCase("en", "{3723 :hanok:duration style=narrow}", "1h 2m 3s"),
    FormattingCase("en", "{3600 :hanok:duration style=long}", "1 hour"),
    FormattingCase("en", "{3601 :hanok:duration style=long}", "1 hour, 1 second"),
    FormattingCase("en", "{0 :hanok:duration style=long}", "0 seconds"),
    FormattingCase("en", "{-90 :hanok:duration style=long}", "-1 minute, 30 seconds"),
    FormattingCase("en", "{-0.5 :hanok:duration style=long}", "0 seconds"),
    FormattingCase("en", "{1.5 :hanok:duration style=long fractionDigits=1}", "1.5 seconds"),
    FormattingCase("en", "{360000 :hanok:duration style=long}", "100 hours"),
    FormattingCase(
      "en", "{100000 :hanok:duration style=long largest=day smallest=hour}", "1 day, 3 hours"),
    FormattingCase("en", "{59 :hanok:duration style=long smallest=minute}", "0 minutes"),
    FormattingCase("ko", "{3723 :hanok:duration style=long}", "1시간 2분 3초"),
    FormattingCase("ja", "{3723 :hanok:duration style=long}", "1 時間 2 分 3 秒"),
    FormattingCase(
      "ar-u-nu-arab", "{3723 :hanok:duration style=long}", "ساعة، ودقيقتان، و٣ ثوان"),
    FormattingCase("ar-u-nu-arab", "{0 :hanok:duration style=long}", "٠ ثانية"),
  ])
  func durationsInWords(expected: FormattingCase) throws { try expected.check() }

  @Test(arguments: [
    FormattingCase("en", "{$t :hanok:duration}", ["t": .unit(90, "minute")], "1:30:00"),
    FormattingCase("en", "{$t :hanok:duration}", ["t": .unit(.decimal("1.5"), "hour")], "1:30:00"),
    FormattingCase("en", "{$t :hanok:duration}", ["t": .unit(1_500, "millisecond")], "0:01"),
    FormattingCase("en", "{$t :hanok:duration}", ["t": MessageValue(.seconds(-62))], "-1:02"),
    FormattingCase("en", "{$t}", ["t": MessageValue(.milliseconds(1_500))], "1.5 sec"),
    FormattingCase(
      "en", ".local $a = {62 :hanok:duration largest=hour} {{{$a :hanok:duration}}}", "1:02"),
    FormattingCase(
      "en", "{$t :hanok:duration}", ["t": .unit(3, "meter")], "{$t}", errors: [.badOperand]),
    FormattingCase("en", "{x :hanok:duration}", "{|x|}", errors: [.badOperand]),
    FormattingCase(
      "en", "{1e30 :hanok:duration}", "{|1e30|}", errors: [.unsupportedOperation]),
    FormattingCase(
      "en", "{62 :hanok:duration style=loud}", "1:02", errors: [.badOption]),
    FormattingCase(
      "en", "{62 :hanok:duration largest=day}", "1:02", errors: [.badOption]),
    FormattingCase(
      "en", "{62 :hanok:duration style=long largest=minute smallest=hour}",
      "1 minute, 2 seconds", errors: [.badOption]),
    FormattingCase(
      "en", "{62 :hanok:duration fractionDigits=19}", "1:02", errors: [.badOption]),
    FormattingCase(
      "en", ".local $t = {62 :hanok:duration} .match $t 62 {{x}} * {{y}}", "y",
      errors: [.badSelector]),
  ])
  func operandsAndOptionsOfDurations(expected: FormattingCase) throws { try expected.check() }
}
