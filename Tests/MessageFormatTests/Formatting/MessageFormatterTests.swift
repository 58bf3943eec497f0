import HanokUnicode
@testable import MessageFormat
import Testing

@Suite struct MessageFormatterTests {
  private func text(
    _ source: String, _ arguments: [String: MessageValue] = [:], in tag: String = "en",
    isolation: BidiIsolation = .none
  ) throws -> String {
    MessageFormatter(try LanguageTag(tag), bidiIsolation: isolation)
      .string(ParsedMessage(parsing: source), arguments)
  }

  private static let points = """
    .input {$n :integer}
    .match $n
    0   {{no points}}
    one {{{$n} point}}
    *   {{{$n} points}}
    """

  @Test(arguments: [(0, "no points"), (1, "1 point"), (2, "2 points"), (1_234, "1,234 points")])
  func anExactKeyComesBeforeACategory(count: Int, expected: String) throws {
    #expect(try text(Self.points, ["n": MessageValue(count)]) == expected)
  }

  @Test(arguments: [
    ("ar", 3, "few"), ("ar", 11, "many"), ("ar", 100, "other"), ("ru", 21, "one"),
    ("ru", 22, "few"),
    ("ko", 1, "other"), ("ja", 1, "other"), ("fr", 0, "one"), ("cy", 6, "many"),
  ])
  func pluralsFollowTheLanguage(tag: String, count: Int, category: String) throws {
    let source = """
      .input {$n :number} .match $n zero {{zero}} one {{one}} two {{two}} few {{few}}
      many {{many}} * {{other}}
      """
    #expect(try text(source, ["n": MessageValue(count)], in: tag) == category)
  }

  @Test func theFormattedNumberDecidesThePlural() throws {
    let source = ".input {$n :number minimumFractionDigits=1} .match $n one {{one}} * {{{$n}}}"
    #expect(try text(source, ["n": 1]) == "1.0")
  }

  @Test func ordinalsAreSelected() throws {
    let source = """
      .input {$n :integer select=ordinal} .match $n
      one {{{$n}st}} two {{{$n}nd}} few {{{$n}rd}} * {{{$n}th}}
      """
    let texts = try [1, 2, 3, 4, 11, 21].map { try text(source, ["n": MessageValue($0)]) }
    #expect(texts == ["1st", "2nd", "3rd", "4th", "11th", "21st"])
  }

  @Test func twoSelectorsPickTheBestVariant() throws {
    let source = """
      .input {$a :string} .input {$n :integer}
      .match $a $n
      *     *   {{any}}
      *     1   {{any 1}}
      she   *   {{she}}
      she   one {{she one}}
      she   1   {{she 1}}
      """
    #expect(try text(source, ["a": "she", "n": 1]) == "she 1")
    #expect(try text(source, ["a": "she", "n": 2]) == "she")
    #expect(try text(source, ["a": "he", "n": 1]) == "any 1")
    #expect(try text(source, ["a": "he", "n": 2]) == "any")
  }

  @Test(arguments: [
    ("{$n :number}", "1234.5678", "1,234.568"), ("{$n :integer}", "-2.5", "-3"),
    ("{$n :number minimumFractionDigits=2}", "5", "5.00"),
    ("{$n :number maximumFractionDigits=0}", "2.5", "3"),
    ("{$n :number roundingMode=halfEven maximumFractionDigits=0}", "2.5", "2"),
    ("{$n :number maximumSignificantDigits=2}", "1234", "1,200"),
    ("{$n :number minimumSignificantDigits=3}", "5", "5.00"),
    ("{$n :number signDisplay=always}", "5", "+5"),
    ("{$n :number signDisplay=never}", "-5", "5"),
    ("{$n :number useGrouping=never}", "1234567", "1234567"),
    ("{$n :number useGrouping=min2}", "1234", "1234"),
    ("{$n :number minimumIntegerDigits=3}", "5", "005"),
    ("{$n :number trailingZeroDisplay=stripIfInteger minimumFractionDigits=2}", "5", "5"),
    (
      "{$n :number roundingIncrement=5 maximumFractionDigits=2 minimumFractionDigits=2}", "1.23",
      "1.25"
    ),
    ("{$n :number roundingIncrement=500 maximumFractionDigits=0}", "1240", "1,000"),
    ("{$n :number}", "123456789012345678901234567890", "123,456,789,012,345,678,901,234,567,890"),
    ("{$n :integer}", "99999999999999999999.5", "100,000,000,000,000,000,000"),
    ("{$n :number}", "1e3", "1,000"), ("{$n :number}", "0.1e-2", "0.001"),
  ])
  func numberOptionsShowInTheText(source: String, number: String, expected: String) throws {
    #expect(try text(source, ["n": .string(number)]) == expected)
  }

  @Test(arguments: [
    ("{$n}", "unresolved-variable", "{$n}"), ("{$n :number}", "unresolved-variable", "{$n}"),
    ("{|a b| :number}", "bad-operand", "{|a b|}"),
    ("{|a\\|b| :no:such}", "unknown-function", "{|a\\|b|}"),
    ("{|\\|\u{301}\\\\\u{301}| :no:such}", "unknown-function", "{|\\|\u{301}\\\\\u{301}|}"),
    ("{:no:such}", "unknown-function", "{:no:such}"), ("{", "syntax-error", "{\u{FFFD}}"),
    ("{5 :number minimumFractionDigits=many}", "bad-option", "5"),
    ("{5 :number select=$s}", "unresolved-variable", "5"),
  ])
  func aFailedExpressionShowsItsFallback(source: String, error: String, expected: String) throws {
    let formatted = MessageFormatter(.english, bidiIsolation: .none)
      .format(ParsedMessage(parsing: source))
    #expect(formatted.text == expected)
    #expect(formatted.errors.first?.kind.rawValue == error)
  }

  @Test func aKeyThatIsNeitherANumberNorACategoryIsReported() throws {
    let source = ".input {$n :number} .match $n apple {{a}} * {{other}}"
    let formatted = MessageFormatter(.english).format(try ParsedMessage(source), ["n": 1])
    #expect(formatted.text == "other")
    #expect(formatted.errors.map(\.kind) == [.badVariantKey])
  }

  @Test(arguments: [
    (".match $a $b 2 horse {{}} 1 2 {{hit}} * * {{}}", [MessageError.Kind]()),
    (".match $a $b 1 horse {{}} 1 2 {{hit}} * * {{}}", [.badVariantKey]),
    (".match $a $b horse 1 {{}} horse 2 {{}} 1 2 {{hit}} * * {{}}", [.badVariantKey]),
    (
      ".match $a $b horse 1 {{}} cow 2 {{}} 1 2 {{hit}} * * {{}}", [.badVariantKey, .badVariantKey]
    ),
  ])
  func aBadKeyIsReportedOnceWhereItIsAskedFor(
    matcher: String, errors: [MessageError.Kind]
  ) throws {
    let source = ".local $a = {1 :number} .local $b = {2 :number} \(matcher)"
    try FormattingCase("en", source, "hit", errors: errors).check()
  }

  /// As letters: L, R and F for the isolates.
  @Test(arguments: [
    ("{$x}", "R1."), ("{$x :number}", "R1."), ("{$x :number u:dir=inherit}", "R1."),
    ("{$x :string}", "R1."), ("{$x :number u:dir=auto}", "F1."), ("{$y}", "L1."),
    ("{$y :number}", "1"), ("{$y :number u:dir=ltr}", "L1."), ("{$z}", "R1."),
  ])
  func aDirectionGoesOnFromAnOperandAndIsolationDoesNot(
    pattern: String, expected: String
  ) throws {
    let source = """
      .local $x = {1 :number u:dir=rtl} .local $y = {1 :number u:dir=ltr}
      .local $z = {$x :number} {{\(pattern)}}
      """
    let letters: [Character: Character] = [
      "\u{2066}": "L", "\u{2067}": "R", "\u{2068}": "F", "\u{2069}": ".",
    ]
    let text = try text(source, isolation: .default)
    #expect(String(text.map { letters[$0] ?? $0 }) == expected)
  }

  @Test(arguments: [
    ".match $n 1e999999999 {{huge}} * {{other}}", ".match $n -1e-99999 {{}} * {{other}}",
  ])
  func aKeyBeyondAllBoundsIsANumberThatNothingEquals(matcher: String) throws {
    try FormattingCase("en", ".input {$n :number} \(matcher)", ["n": 1], "other").check()
  }

  @Test(arguments: [
    "{1 :number u:id=$list}", "{#b u:id=$list}", "{1 :number u:dir=$list}",
  ])
  func anIdentifierIsText(source: String) throws {
    let formatted = MessageFormatter(.english)
      .format(try ParsedMessage(source), ["list": ["ltr"]])
    #expect(formatted.errors.map(\.kind) == [.badOption])
  }

  @Test(arguments: [
    ("{1234.5 :number}", "1,234.5"), ("{|2006-01-02| :date}", "Jan 2, 2006"),
    ("{1 :hanok:range to=2}", "1–2"), ("{1 :hanok:relative unit=day}", "in 1 day"),
    ("{1.5 :hanok:spellout}", "one point five"), ("{1 :currency currency=EUR}", "€1.00"),
  ])
  func digitsThatNobodyKnowsAreThoseOfTheLanguage(source: String, expected: String) throws {
    #expect(try text(source, in: "en-u-nu-unknown") == expected)
  }

  @Test func valuesAreIsolatedFromTheTextAroundThem() throws {
    #expect(try text("a {$s} b", ["s": "x"], isolation: .default) == "a \u{2068}x\u{2069} b")
    #expect(try text("a {$n} b", ["n": 1], isolation: .default) == "a 1 b")
    #expect(try text("{$n} b", ["n": 1], in: "ar-EG", isolation: .default) == "\u{2067}١\u{2069} b")
    #expect(
      try text("{|x| :string u:dir=ltr}", isolation: .default) == "\u{2066}x\u{2069}")
  }

  @Test func partsDistinguishValuesAndMarkup() throws {
    let message = try ParsedMessage("{#strong}{$n :number u:id=score}{/strong} points")
    let formatted = MessageFormatter(.english).format(message, ["n": 3])
    let strong = MarkupPart(kind: .open, name: "strong", options: [:], id: nil)
    let end = MarkupPart(kind: .close, name: "strong", options: [:], id: nil)
    let value = ValuePart(
      type: "number", source: "$n", text: "3", fields: [ValueField("integer", "3")],
      direction: .leftToRight, id: "score")
    #expect(
      formatted.parts == [
        .markup(strong), .value(value), .markup(end), .text(" points"),
      ])
    #expect(formatted.text == "3 points")
  }

  @Test func marksAreAtTheirOffsets() throws {
    let message = try ParsedMessage("점수: {#strong}{$n}{/strong} points{#end /}")
    let marked = MessageFormatter(.english, bidiIsolation: .none).marked(message, ["n": 12])
    #expect(marked.text == "점수: 12 points")
    #expect(marked.marks.map(\.offset) == [8, 10, 17])
  }

  @Test(arguments: [
    ("{3 :hanok:range to=5}", "range"), ("{3 :integer}", "number"), ("{3 :percent}", "number"),
    ("{3 :offset add=1}", "number"), ("{3 :hanok:compact}", "number"), ("{$n}", "number"),
    ("{3 :hanok:bytes}", "bytes"), ("{3 :currency currency=EUR}", "currency"),
    ("{3 :unit unit=meter}", "unit"), ("{|2006-01-02| :date}", "datetime"), ("{3}", "string"),
    ("{3 :hanok:spellout}", "spellout"), ("{3 :hanok:relative unit=day}", "relative"),
    ("{ko :hanok:language}", "language"), ("{$l}", "list"), ("{3 :string}", "string"),
  ])
  func partsTellTheKindOfAValue(source: String, type: String) throws {
    let formatted = MessageFormatter(.english, bidiIsolation: .none)
      .format(try ParsedMessage(source), ["n": 3, "l": ["a"]])
    guard case .value(let value) = formatted.parts.first else {
      Issue.record("\(formatted.parts)")
      return
    }
    #expect(value.type == type)
  }

  private final class Shout: MessageFunction, BoundFunction {
    func bind(_ call: FunctionCall) -> any BoundFunction { self }

    func resolve(_ operand: ResolvedValue?) throws(FunctionFailure) -> ResolvedValue {
      ResolvedValue(text: (operand?.value.plainText ?? "").uppercased())
    }
  }

  @Test func aProgramAddsFunctionsOfItsOwn() throws {
    var functions = FunctionRegistry.standard
    functions["app:shout"] = Shout()
    let formatter = MessageFormatter(.english, functions: functions, bidiIsolation: .none)
    #expect(formatter.string(try ParsedMessage("{|hey| :app:shout}!")) == "HEY!")
  }

  private final class ZoneName: MessageFunction, BoundFunction {
    private let name: String

    init(_ name: String = "") { self.name = name }

    func bind(_ call: FunctionCall) -> any BoundFunction { ZoneName(call.timeZone.description) }

    func resolve(_ operand: ResolvedValue?) throws(FunctionFailure) -> ResolvedValue {
      ResolvedValue(text: name)
    }
  }

  @Test func aFunctionKnowsTheTimeZoneOfTheFormatter() throws {
    var functions = FunctionRegistry.standard
    functions["app:zone"] = ZoneName()
    let formatter = MessageFormatter(
      .english, functions: functions, bidiIsolation: .none, timeZone: TimeZoneID("Asia/Seoul"))
    #expect(formatter.string(try ParsedMessage("{:app:zone}")) == "Asia/Seoul")
  }

  @Test func errorsAreReportedBesideTheText() throws {
    let formatter = MessageFormatter(.english)
    var reported: [[MessageError.Kind]] = []
    for source in ["{$n} {$m}", "{$n :number}", "{$n :number minimumFractionDigits=many}", "{"] {
      let message = ParsedMessage(parsing: source)
      let text = formatter.string(message, ["n": 1]) { reported.append($0.map(\.kind)) }
      #expect(text == formatter.format(message, ["n": 1]).text)
    }
    #expect(reported == [[.unresolvedVariable], [.badOption], [.syntaxError]])
  }

  @Test func isolationIsChosenForEachUse() throws {
    let message = try ParsedMessage("{$name}!")
    let formatter = MessageFormatter(.english)
    #expect(formatter.string(message, ["name": "Ada"]) == "\u{2068}Ada\u{2069}!")
    #expect(formatter.isolating(.none).string(message, ["name": "Ada"]) == "Ada!")
  }

  /// A time of two numbers is one number to its reader: the message has to say so.
  @Test func eachValueIsIsolatedByItself() throws {
    let values: [String: MessageValue] = ["a": 3, "b": 45]
    let parts = try text(
      "{$a :integer}:{$b :integer}", values, in: "ar-EG", isolation: .default)
    #expect(parts == "\u{2067}٣\u{2069}:\u{2067}٤٥\u{2069}")
    let whole = "\u{2066}{$a :integer}:{$b :integer}\u{2069}"
    #expect(
      try text(whole, values, in: "ar-EG", isolation: .default) == "\u{2066}\(parts)\u{2069}")
  }

  @Test func bytesAreAppendedAndErrorsReported() throws {
    var bytes = Array("> ".utf8)
    var kinds: [MessageError.Kind] = []
    MessageFormatter(.english, bidiIsolation: .none)
      .append(try ParsedMessage("{$x} {1 :f}"), to: &bytes) { kinds += $0.map(\.kind) }
    #expect(String(decoding: bytes, as: UTF8.self) == "> {$x} {|1|}")
    #expect(kinds == [.unresolvedVariable, .unknownFunction])
  }

  /// As letters: L, R and F for the isolates.
  @Test(arguments: [
    ("{$n :number u:dir=rtl}", "en", "R1."), ("{$n :number u:dir=ltr}", "en", "L1."),
    ("{$n :number u:id=a}", "en", "1"), ("{$x}", "en", "F{$x}."), ("{$n :string}", "ar", "R1."),
    ("{$n :string}", "en", "1"), ("{$s}", "ar", "Fs."), ("{|책| :ko:josa pair=|은/는|}", "ar", "L은."),
    ("{|책| :ko:josa pair=|은/는|}", "ko", "은"),
    (
      ".local $a = {1 :number u:dir=rtl} .local $b = {$a :number} .local $c = {$b :number} {{{$c}}}",
      "en", "R1."
    ),
  ])
  func aValueIsIsolatedByItsDirection(source: String, tag: String, expected: String) throws {
    let letters: [Character: Character] = [
      "\u{2066}": "L", "\u{2067}": "R", "\u{2068}": "F", "\u{2069}": ".",
    ]
    let text = try text(
      source, ["n": 1, "s": "s"], in: tag + (tag == "ar" ? "-u-nu-latn" : ""), isolation: .default)
    #expect(String(text.map { letters[$0] ?? $0 }) == expected)
  }

  /// A tag's option is a literal, an argument or a declaration.
  @Test func optionsOfTagsAreResolved() throws {
    let message = try ParsedMessage(
      ".local $x = {2 :number} .input {$y :string} {{{#b a=1 b=$x c=$y d=$z u:id=i}t{/b}}}")
    let formatter = MessageFormatter(.english, bidiIsolation: .none)
    let marked = formatter.marked(message, ["y": "Y", "z": "Z"])
    #expect(marked.marks.first?.tag.options == ["a": "1", "b": "2", "c": "Y", "d": "Z"])
    #expect(marked.marks.first?.tag.id == "i")
    #expect(marked.errors.isEmpty)
    #expect(formatter.string(message, ["y": "Y", "z": "Z"]) == "t")
    #expect(
      formatter.marked(message, ["y": "Y"]).errors.map(\.kind) == [.unresolvedVariable, .badOption])
  }
}
