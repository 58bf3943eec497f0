import HanokUnicode
import Synchronization
import Testing

@testable import MessageFormat

/// Text, parts, marked text and bytes must be the same, to the byte.
@Suite struct BoundMessageTests {
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
  func everyOutputHasTheSameText(tag: String) throws {
    for isolation in [BidiIsolation.none, .default] {
      let formatter = try formatter(tag, isolation)
      for source in Self.sources {
        let message = try ParsedMessage(source)
        for value in Self.values {
          for arguments in [["v": value], ["v": value, "w": "Ada"], ["w": 2, "v": value]] {
            let arguments = MessageArguments(arguments)
            let text = formatter.string(message, arguments)
            let parts = formatter.format(message, arguments)
            let marked = formatter.marked(message, arguments)
            var bytes = Array("> ".utf8)
            formatter.append(message, arguments, to: &bytes)
            if text != parts.text || text != marked.text || Array("> \(text)".utf8) != bytes {
              Issue.record("\(source) with \(value): \(text), \(parts), \(marked), \(bytes)")
            }
            if parts.errors != marked.errors {
              Issue.record("\(source) with \(value): \(parts.errors), \(marked.errors)")
            }
          }
        }
      }
    }
  }

  /// Floating-point numbers are written by patterns, decimals by ICU.
  @Test(arguments: ["en", "ko", "ja", "ar", "ru", "de-CH", "fa", "en-IN", "ar-u-nu-latn", "th"])
  func floatingPointNumbersAreWrittenAsTheirDecimals(tag: String) throws {
    let formatter = try formatter(tag, .none)
    for source in Self.sources {
      let message = try ParsedMessage(source)
      for case .double(let number) in Self.values where number.isFinite {
        let decimal = try #require(DecimalNumber(number)).description
        let text = formatter.string(message, ["v": .double(number), "w": "Ada"])
        let expected = formatter.string(message, ["v": .decimal(decimal), "w": "Ada"])
        #expect(text == expected, "\(source) with \(number)")
      }
    }
  }

  private func formatter(_ tag: String, _ isolation: BidiIsolation) throws -> MessageFormatter {
    MessageFormatter(
      try LanguageTag(tag), bidiIsolation: isolation, timeZone: TimeZoneID("America/New_York"))
  }

  /// Counts how often it is bound and resolved.
  private final class Counter: MessageFunction, BoundFunction {
    let bound = Atomic(0)
    let resolved = Atomic(0)

    func bind(_ call: FunctionCall) -> any BoundFunction {
      bound.add(1, ordering: .relaxed)
      return self
    }

    func resolve(_ operand: ResolvedValue?) throws(FunctionFailure) -> ResolvedValue {
      resolved.add(1, ordering: .relaxed)
      return ResolvedValue(text: "mine")
    }
  }

  @Test(arguments: [
    ("{$v :app:mine a=1}", 1, 3), (".local $x = {$v :app:mine} {{{$x} {$x}}}", 1, 3),
    ("{$v :app:mine a=$w}", 3, 3), (".local $x = {$v :app:mine} {{{$v}}}", 1, 0),
    (".local $x = {$v :number minimumFractionDigits=$w} {{{$x :app:mine}}}", 3, 3),
  ])
  func literalOptionsAreReadOnce(source: String, bound: Int, resolved: Int) throws {
    let counter = Counter()
    var functions = FunctionRegistry.standard
    functions["app:mine"] = counter
    let formatter = MessageFormatter(.english, functions: functions, bidiIsolation: .none)
    let message = try ParsedMessage(source)
    for _ in 0..<3 { _ = formatter.string(message, ["v": 1, "w": 2]) }
    #expect(counter.bound.load(ordering: .relaxed) == bound)
    #expect(counter.resolved.load(ordering: .relaxed) == resolved)
  }

  @Test(arguments: [
    ("{$v}", "mine"), ("{$v :number}", "mine"), ("{$v :string}", "mine"),
    ("{$v} {$l}", "mine mine and x"),
    ("{$l :hanok:list type=or}", "mine or x"),
  ])
  func anOverriddenFunctionWritesBareValuesToo(source: String, text: String) throws {
    var functions = FunctionRegistry.standard
    functions["number"] = Counter()
    let formatter = MessageFormatter(.english, functions: functions, bidiIsolation: .none)
    #expect(formatter.string(try ParsedMessage(source), ["v": 1, "l": [1, "x"]]) == text)
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

  @Test func cachesOfMessagesAreFreedWithThem() throws {
    weak var forms: BoundForms?
    do {
      let message = try ParsedMessage("{$v :integer}")
      let formatters = try ["en", "ko"].map { MessageFormatter(try LanguageTag($0)) }
      for formatter in formatters { #expect(formatter.string(message, ["v": 1]) == "1") }
      forms = message.forms
      #expect(forms != nil)
    }
    #expect(forms == nil)
  }
}
