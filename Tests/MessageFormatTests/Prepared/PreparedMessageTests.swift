import HanokUnicode
import Testing

@testable import MessageFormat

/// What is made ready must come out as what is resolved, to the byte.
@Suite struct PreparedMessageTests {
  private static let sources = [
    "{$v}", "{$v :string}", "{$v :number}", "{$v :integer}", "{$v :percent}",
    "{$v :number minimumFractionDigits=2}", "{$v :number maximumFractionDigits=1}",
    "{$v :number signDisplay=always useGrouping=never}", "{$v :number signDisplay=exceptZero}",
    "{$v :number roundingMode=floor}", "{$v :integer minimumIntegerDigits=3}",
    "{$v :number minimumSignificantDigits=2}", "{$v :percent maximumFractionDigits=2}",
    "{$v :currency currency=EUR}", "{$v :currency currency=JPY}",
    "{$v :currency currency=USD currencyDisplay=code}",
    "{$v :currency currency=USD currencyDisplay=name}",
    "{$v :currency currency=USD currencySign=accounting fractionDigits=0}",
    "{$v :currency currency=KWD trailingZeroDisplay=stripIfInteger}",
    "{$v :date}", "{$v :date fields=month-day-weekday length=long}", "{$v :time}",
    "{$v :datetime timePrecision=second}", "{$v :datetime timeZoneStyle=long}",
    "{$v :datetime dateFields=year-month-day-weekday dateLength=short}",
    "a {#b}{$v}{/b} c {$w} {#img src=x/}",
    ".input {$v :integer} {{{$v} {$w :number}}}",
    ".input {$v :integer} .match $v 0 {{none}} one {{{$v} one}} few {{{$v} few}} * {{{$v} *}}",
    ".input {$v :number select=ordinal} .match $v 2 {{two}} one {{{$v}st}} * {{{$v}th}}",
    ".input {$v :number select=exact} .match $v 1 {{1}} one {{never}} * {{*}}",
    ".input {$v :number minimumFractionDigits=1} .match $v 1 {{1}} one {{one}} * {{*}}",
    ".input {$v :percent} .match $v 1 {{1 %}} 100 {{all}} one {{one}} * {{*}}",
    ".input {$v :string} .match $v Ada {{A}} |e\u{301}| {{e}} * {{{$v}}}",
    """
    .input {$v :integer} .input {$w :string} .match $v $w
    1 * {{1 *}} one Ada {{one Ada}} * Ada {{* Ada}} few * {{few *}} * * {{* *}}
    """,
    """
    .input {$w :string} .input {$v :integer} .match $w $v
    Ada 1 {{Ada 1}} Ada few {{Ada few}} * one {{* one}} * * {{* *}}
    """,
  ]

  private static let values: [MessageValue] =
    [
      0, 1, 2, 3, 5, 11, 21, 100, 1_234, -1, -1_234_567, .integer(.max), .integer(.min), 0.0, -0.0,
      1.0, 0.5, 2.5, -2.5, 0.005, 1.005, 0.07, 12.345, 1_234.5, -0.4, 1e15, 1e21, 1e-7, 0.1234567,
      9_007_199_254_740_993.0, 1_234_567.891, 0.995, 999.995, .double(.infinity), .double(.nan),
      "Ada", "", "\u{E9}", "민준", "12", "2024-05-06", .decimal("1.50"), .list(["a", 1]),
      .currency(2, "USD"), .unit(3, "meter"),
    ] + dates.map { .date($0) }

  private static let dates: [MessageDate] =
    [0.0, 1_700_000_000, -1_000_000_000.5, 4_102_444_799].compactMap {
      MessageDate(secondsSince1970: $0)
    } + ["2024-02-29T23:59:59", "0999-01-01"].compactMap { MessageDate($0) }

  @Test(arguments: ["en", "ko", "ja", "ar", "ru", "de-CH", "fa", "en-IN", "ar-u-nu-latn", "th"])
  func textsAreThoseOfResolving(tag: String) throws {
    for isolation in [BidiIsolation.none, .default] {
      let formatter = MessageFormatter(
        try LanguageTag(tag), bidiIsolation: isolation, timeZone: TimeZoneID("America/New_York"))
      for source in Self.sources {
        let message = try ParsedMessage(source)
        for value in Self.values {
          for arguments in [["v": value], ["v": value, "w": "Ada"], ["w": 2, "v": value]] {
            let text = formatter.string(message, MessageArguments(arguments))
            #expect(
              text == formatter.format(message, arguments).text, "\(source) with \(arguments)")
          }
        }
      }
    }
  }

  @Test(arguments: [
    "{$v}", "{$v :integer}", "{$v :currency currency=EUR}", "{$v :date}", "{#b}{$v}{/b}",
    ".input {$v :integer} .match $v one {{1}} * {{{$v}}}",
  ])
  func whatProgramsWriteMostlyIsMadeReady(source: String) {
    #expect(isReady(source))
  }

  @Test(arguments: [
    "{$v :number minimumFractionDigits=$w}", "{$v :number u:dir=rtl}", "{$v :unknown}",
    "{$v :number style=x signDisplay=wrong}", "{|text| :string}", ".local $v = {1} {{{$v}}}",
    ".input {$v :integer} .match $v wrong {{1}} * {{{$v}}}", "{#b u:dir=rtl}{/b}",
    "{#b x=$v}{/b}", ".input {$v :integer} {{{$v :number}}}", "{$v",
    ".input {$v :currency currency=EUR} .match $v 1 {{1}} * {{*}}",
  ])
  func whatCanGoWrongIsNotMadeReady(source: String) {
    #expect(!isReady(source))
  }

  @Test func programsFunctionsAreNotMadeReady() throws {
    var functions = FunctionRegistry.standard
    functions["number"] = { _ throws(FunctionFailure) in ResolvedValue(text: "mine") }
    let formatter = MessageFormatter(.english, functions: functions, bidiIsolation: .none)
    #expect(formatter.string(try ParsedMessage("{$v} {$v :number}"), ["v": 1]) == "mine mine")
  }

  @Test func eachFormatterHasItsOwnForm() throws {
    let message = try ParsedMessage("{$v :number minimumFractionDigits=1}")
    let formatters = try ["en", "de", "ar-EG"].map {
      MessageFormatter(try LanguageTag($0), bidiIsolation: .none)
    }
    for _ in 0..<2 {
      #expect(formatters.map { $0.string(message, ["v": 1.5]) } == ["1.5", "1,5", "١٫٥"])
    }
  }

  @Test func threadsShareMessages() async throws {
    let message = try ParsedMessage(
      ".input {$v :integer} .match $v one {{{$v} file}} * {{{$v} files}}")
    let formatters = try ["en", "ko", "ar-EG"].map {
      MessageFormatter(try LanguageTag($0), bidiIsolation: .none)
    }
    await withTaskGroup { group in
      for task in 0..<8 {
        group.addTask {
          for count in 0..<500 {
            let formatter = formatters[(task + count) % 3]
            let text = formatter.string(message, ["v": .integer(Int64(count))])
            #expect(text == formatter.format(message, ["v": .integer(Int64(count))]).text)
          }
        }
      }
    }
  }

  @Test func whatMessagesKeepIsFreedWithThem() throws {
    weak var forms: PreparedForms?
    do {
      let message = try ParsedMessage("{$v :integer}")
      let formatters = try ["en", "ko"].map { MessageFormatter(try LanguageTag($0)) }
      for formatter in formatters { #expect(formatter.string(message, ["v": 1]) == "1") }
      forms = message.forms
      #expect(forms != nil)
    }
    #expect(forms == nil)
  }

  private func isReady(_ source: String) -> Bool {
    let context = FormattingContext(
      language: .english, functions: .standard, timeZone: .utc, formatters: FormatterCache())
    return PreparedMessage(ParsedMessage(parsing: source), for: context).isReady
  }
}
