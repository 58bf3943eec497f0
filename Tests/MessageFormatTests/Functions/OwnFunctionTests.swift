import HanokUnicode
import MessageFormat
import Testing

/// Functions of a program, and what they learn from a call.
@Suite struct OwnFunctionTests {
  /// A function with its parts as closures.
  private final class Own: MessageFunction, BoundFunction {
    typealias Write = @Sendable (MessageValue, inout TextBuffer) throws(FunctionFailure) -> Void

    var options: [String: OptionValue] { inherited }
    private let inherited: [String: OptionValue]
    private let direction: ValueDirection?
    private let value: @Sendable (FunctionCall, ResolvedValue?) -> MessageValue?
    private let writing: Write
    private let found: MessageValue?

    init(
      takes direction: ValueDirection? = nil,
      value: @escaping @Sendable (FunctionCall, ResolvedValue?) -> MessageValue? = { _, _ in nil },
      write: @escaping Write = { value, text in text.append(value.plainText) }
    ) {
      (self.direction, self.value, writing, found) = (direction, value, write, nil)
      inherited = [:]
    }

    private init(_ own: Own, _ call: FunctionCall) {
      (direction, value, writing) = (own.direction, own.value, own.writing)
      found = own.value(call, nil)
      inherited = call.inheritedOptions
    }

    func bind(_ call: FunctionCall) -> any BoundFunction { Own(self, call) }

    func takes(_ argument: MessageValue) -> ValueDirection? { direction }

    func resolve(_ operand: ResolvedValue?) throws(FunctionFailure) -> ResolvedValue {
      ResolvedValue(found ?? operand?.value ?? "", by: self, direction: direction ?? .unknown)
    }

    func write(_ value: MessageValue, to text: inout TextBuffer) throws(FunctionFailure) {
      try writing(value, &text)
    }
  }

  /// Returns its operand as it is.
  private final class Same: MessageFunction, BoundFunction {
    func bind(_ call: FunctionCall) -> any BoundFunction { self }

    func resolve(_ operand: ResolvedValue?) throws(FunctionFailure) -> ResolvedValue {
      operand ?? ResolvedValue(text: "")
    }
  }

  /// Notes that nothing failed, in text from left to right.
  private final class Noting: MessageFunction, BoundFunction {
    func bind(_ call: FunctionCall) -> any BoundFunction { self }

    func resolve(_ operand: ResolvedValue?) throws(FunctionFailure) -> ResolvedValue {
      var value = ResolvedValue(operand?.value ?? "", by: self, direction: .leftToRight)
      value.failures = []
      return value
    }
  }

  /// Selects the keys that begin the value; a longer one precedes.
  private final class Prefix: MessageFunction, BoundFunction {
    private struct Selector: KeySelector {
      let text: String

      func matches(_ key: String) throws(FunctionFailure) -> Bool {
        if key == "!" { throw FunctionFailure(.badOperand) }
        return text.hasPrefix(key)
      }

      func prefers(_ key: String, over other: String) -> Bool { key.count > other.count }
    }

    func bind(_ call: FunctionCall) -> any BoundFunction { self }

    func resolve(_ operand: ResolvedValue?) throws(FunctionFailure) -> ResolvedValue {
      ResolvedValue(operand?.value ?? "", by: self)
    }

    func selection(
      of value: MessageValue, hasCategories: Bool
    ) throws(FunctionFailure) -> KeySelection? { .keys(Selector(text: value.plainText)) }
  }

  private func formatter(
    _ name: String, _ function: any MessageFunction, _ tag: String = "en",
    _ isolation: BidiIsolation = .none
  ) throws -> MessageFormatter {
    var functions = FunctionRegistry.standard
    functions[name] = function
    return MessageFormatter(
      try LanguageTag(tag), functions: functions, bidiIsolation: isolation,
      timeZone: TimeZoneID("Asia/Seoul"))
  }

  private static let operandOptions = Own(value: { call, _ in
    .string(call.operandOptions.keys.sorted().joined(separator: " "))
  })

  @Test(arguments: [
    (
      "{|2006-01-02| :date length=long timeZone=UTC hour12=true calendar=gregory}",
      "calendar hour12 timeZone"
    ),
    ("{1 :number minimumFractionDigits=2 useGrouping=never}", "minimumFractionDigits useGrouping"),
    ("{1 :number minimumFractionDigits=x}", ""), ("{x :string a=1}", ""), ("{x}", ""),
    ("{1 :hanok:range to=2 useGrouping=never}", "useGrouping"),
    ("{1 :offset add=1 useGrouping=never}", ""),
    (
      "{1 :integer roundingIncrement=5 minimumFractionDigits=1 minimumSignificantDigits=1 useGrouping=never}",
      "useGrouping"
    ),
    (
      "{1 :percent roundingIncrement=5 fractionDigits=1 minimumIntegerDigits=2 select=exact maximumFractionDigits=1}",
      "maximumFractionDigits"
    ),
    (
      "{1 :currency currency=USD fractionDigits=1 minimumFractionDigits=1 maximumFractionDigits=1 select=exact}",
      "currency fractionDigits"
    ),
    ("{1 :unit unit=meter select=exact unitDisplay=long}", "unit unitDisplay"),
    ("{1 :hanok:relative unit=day u:id=a}", "unit"),
  ])
  func anOperandsFunctionPassesItsOptionsOn(operand: String, options: String) throws {
    let formatter = try formatter("app:options", Self.operandOptions)
    let source = ".local $x = \(operand) {{{$x :app:options}}}"
    #expect(formatter.string(try ParsedMessage(source)) == options)
  }

  @Test(arguments: [("en", "leftToRight en Asia/Seoul"), ("ar", "rightToLeft ar Asia/Seoul")])
  func aCallKnowsTheLanguageAndTheTimeZone(tag: String, expected: String) throws {
    let function = Own(value: { call, _ in
      .string("\(call.languageDirection) \(call.language) \(call.timeZone)")
    })
    let formatter = try formatter("app:call", function, tag)
    #expect(formatter.string(try ParsedMessage("{:app:call}")) == expected)
  }

  @Test func anInheritedOptionThatMustBeALiteralIsIgnored() throws {
    let formatter = try formatter("app:pass", Own())
    let message = try ParsedMessage(
      ".local $d = {|2006-01-02| :app:pass length=long} {{{$d :date}}}")
    #expect(formatter.format(message).text == "Jan 2, 2006")
    #expect(formatter.format(message).errors.isEmpty)
  }

  @Test(arguments: [
    (ValueDirection?.none, "en"), (.leftToRight, "en"), (.rightToLeft, "en"), (.leftToRight, "ar"),
  ])
  func theOutputOfAFailedFunctionIsDiscarded(direction: ValueDirection?, tag: String) throws {
    let function = Own(
      takes: direction,
      write: { _, text throws(FunctionFailure) in
        text.append("half")
        throw FunctionFailure(.unsupportedOperation, "half")
      })
    let formatter = try formatter("app:half", function, tag, .default)
    let message = try ParsedMessage("a {$x :app:half} b")
    let expected = "a \u{2068}{$x}\u{2069} b"
    let formatted = formatter.format(message, ["x": 1])
    #expect(formatter.string(message, ["x": 1]) == expected)
    #expect(formatted.text == expected)
    #expect(formatted.parts.count == 5)
    #expect(formatted.errors.map(\.kind) == [MessageError.Kind.unsupportedOperation])
    #expect(formatter.marked(message, ["x": 1]).errors == formatted.errors)
    let josa = try ParsedMessage(".local $y = {$x :app:half} {{{$y :ko:josa pair=|은/는|}}}")
    let errors = formatter.format(josa, ["x": 1]).errors
    #expect(errors.map(\.kind) == [.unsupportedOperation])
  }

  @Test func anOperandThatIsReturnedIsWrittenAsItsDefault() throws {
    let formatter = try formatter("app:same", Same(), "en", .default)
    let arguments: [String: MessageValue] = ["l": ["a", "b"], "n": 1_234.5, "s": "x"]
    let text = formatter.string(
      try ParsedMessage("{$l :app:same} {$n :app:same} {$s :app:same}"), arguments)
    #expect(
      text.filter { $0 != "\u{2068}" && $0 != "\u{2069}" } == "a and b 1,234.5 x")
    #expect(text.contains("\u{2068}a\u{2069} and \u{2068}b\u{2069}"))
  }

  @Test(arguments: [
    ("* * {{*}} a y {{a y}} ab x {{ab x}}", "ab x"), ("* * {{*}} ab y {{ab y}} a x {{a x}}", "a x"),
    ("a x {{a x}} ab x {{ab x}} * * {{*}}", "ab x"), ("b x {{b x}} * * {{*}}", "*"),
    ("* * {{*}} * x {{* x}} ab y {{ab y}}", "* x"),
  ])
  func aPreferredKeyGivesWayIfTheNextSelectorFindsNothing(
    variants: String, expected: String
  ) throws {
    let formatter = try formatter("app:prefix", Prefix())
    let message = try ParsedMessage(
      ".input {$p :app:prefix} .input {$s :string} .match $p $s \(variants)")
    #expect(formatter.string(message, ["p": "abc", "s": "x"]) == expected)
  }

  @Test func aSelectorThatFailsAtAKeyMatchesNothing() throws {
    let formatter = try formatter("app:prefix", Prefix())
    let message = try ParsedMessage(
      ".input {$p :app:prefix} .match $p a {{a}} |!| {{no}} * {{other}}")
    let formatted = formatter.format(message, ["p": "abc"])
    #expect(formatted.text == "other")
    #expect(formatted.errors.map(\.kind) == [.badSelector])
    let later = try ParsedMessage(
      ".input {$s :string} .input {$p :app:prefix} .match $s $p x |!| {{}} * a {{a}} * * {{other}}")
    #expect(formatter.format(later, ["p": "abc", "s": "x"]).text == "other")
    #expect(formatter.format(later, ["p": "abc", "s": "x"]).errors.count == 1)
  }

  @Test(
    arguments: [
      ("number", 1), ("unit", .unit(3, "meter")), ("currency", .currency(3, "EUR")),
      ("hanok:list", ["a"]), ("datetime", MessageValue.date(.local(CivilDateTime(.first)))),
    ] as [(String, MessageValue)])
  func aDefaultFunctionIsReplaced(name: String, value: MessageValue) throws {
    let formatter = try formatter(name, Own(value: { _, _ in "mine" }))
    #expect(formatter.string(try ParsedMessage("{$v}"), ["v": value]) == "mine")
    #expect(formatter.format(try ParsedMessage("{$v}"), ["v": value]).text == "mine")
  }

  /// Only the direction that `u:dir` gives is inherited.
  @Test func theDirectionOfADefaultFunctionIsItsOwn() throws {
    var functions = FunctionRegistry.standard
    functions["currency"] = Noting()
    functions["app:plain"] = Own()
    let formatter = MessageFormatter(.english, functions: functions)
    let texts = try ["{$p}", "{$p :app:plain}"].map {
      formatter.string(try ParsedMessage($0), ["p": .currency(5, "EUR")])
    }
    #expect(texts == ["5 EUR", "\u{2068}5 EUR\u{2069}"])
  }

  @Test func theNamesOfFunctionsAreSorted() {
    let names = FunctionRegistry.standard.names
    #expect(names.count == 19)
    #expect(names == names.sorted())
    #expect(FunctionRegistry.standard["app:none"] == nil)
  }
}
