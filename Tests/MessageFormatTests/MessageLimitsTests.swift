import Foundation
import HanokUnicode
import MessageFormat
import Synchronization
import Testing

/// Each of these would take minutes, or the whole stack, if anything were worse than linear.
@Suite struct MessageLimitsTests {
  private let formatter = MessageFormatter(.english, bidiIsolation: .none)

  private func errors(_ source: String) -> [String] {
    ParsedMessage(parsing: source).errors.map { "\($0.kind.rawValue) \($0.subject)" }
  }

  @Test func aMegabyteOfBracesIsASyntaxError() {
    #expect(errors(String(repeating: "{", count: 1_000_000)) == ["syntax-error operand"])
    #expect(errors(String(repeating: "{{", count: 500_000)) == ["syntax-error operand"])
    #expect(errors(String(repeating: "\\{", count: 500_000)).isEmpty)
  }

  @Test func aTextLongerThanAnyMessageIsNotRead() {
    let longest = String(repeating: "a", count: MessageLimits.length)
    #expect(errors(longest).isEmpty)
    #expect(errors(longest + "a") == ["limit-exceeded length"])
    #expect(formatter.string(ParsedMessage(parsing: longest + "a")) == "{\u{FFFD}}")
  }

  @Test func aThousandVariantsOverFourSelectorsAreSelectedFrom() throws {
    let names = ["a", "b", "c", "d"]
    let inputs = names.map { ".input {$\($0) :integer}" }.joined(separator: "\n")
    let variants = (0..<1_000).map { number in
      "\(number / 100) \(number / 10 % 10) \(number % 10) one {{\(number)}}"
    }
    let source =
      inputs + "\n.match $a $b $c $d\n" + variants.joined(separator: "\n") + "\n* * * * {{none}}"
    let message = try ParsedMessage(source)
    #expect(formatter.string(message, ["a": 7, "b": 4, "c": 2, "d": 1]) == "742")
    #expect(formatter.string(message, ["a": 7, "b": 4, "c": 2, "d": 2]) == "none")
  }

  @Test func tooManyPartsAreEachNamed() {
    let options = (0..<10_000).map { " o\($0)=1" }.joined()
    #expect(errors("{1 :number\(options)}") == ["limit-exceeded options"])
    let attributes = (0..<10_000).map { " @o\($0)" }.joined()
    #expect(errors("{1 :number\(attributes)}") == ["limit-exceeded attributes"])
    let variants = (0...MessageLimits.variants).map { "\($0) {{}}" }.joined()
    #expect(errors(".input {$n :number} .match $n \(variants)") == ["limit-exceeded variants"])
    let selectors = String(repeating: " $n", count: 100)
    #expect(errors(".input {$n :number} .match\(selectors) * {{}}") == ["limit-exceeded selectors"])
    let locals = (0..<2_000).map { ".local $v\($0) = {1}" }.joined()
    #expect(errors(locals + "{{}}") == ["limit-exceeded declarations"])
  }

  @Test func manyMarksAreNeverPutInOrder() throws {
    let marks = String(repeating: "\u{301}\u{316}", count: 250_000)
    #expect(errors("{$a\(marks)}") == ["limit-exceeded name"])
    #expect(errors("{$a :number a\(marks)=1}") == ["limit-exceeded name"])
    let message = try ParsedMessage("{$x :ko:josa pair=|은/는|}")
    #expect(formatter.string(message, ["x": .string(marks + "책")]) == "은")
  }

  @Test func aLongChainOfDeclarationsNeedsNoStack() throws {
    let chain = (1..<1_000).map { ".local $v\($0) = {$v\($0 - 1) :offset add=1}" }.joined()
    let message = try ParsedMessage(".local $v0 = {1 :number}" + chain + "{{{$v999}}}")
    #expect(formatter.string(message) == "1,000")
  }

  /// Each declaration needs the one before it: on a stack of 128 KB, a call for each would overflow.
  @Test(arguments: [
    "{$v% :offset add=1}", "{$v%}", "{1 :number minimumFractionDigits=$v%}", "{$v% :number}",
  ])
  func aThousandDeclarationsNeedNoStack(declaration: String) throws {
    let chain = (1..<MessageLimits.declarations)
      .map { ".local $v\($0) = \(declaration.replacing("%", with: "\($0 - 1)"))" }.joined()
    let source = ".local $v0 = {1 :number}" + chain + "{{{$v\(MessageLimits.declarations - 1)}}}"
    let formatted = Mutex("")
    let thread = Thread { [formatter] in
      let message = ParsedMessage(parsing: source)
      formatted.withLock { $0 = formatter.string(message) }
    }
    thread.stackSize = 128 << 10
    thread.start()
    while !thread.isFinished { sched_yield() }
    let expected = [
      "{$v% :offset add=1}": "1,000", "{1 :number minimumFractionDigits=$v%}": "1.0",
    ]
    #expect(formatted.withLock { $0 } == expected[declaration, default: "1"])
  }

  @Test func aNumberOfAMillionDigitsPassesABound() throws {
    let digits = String(repeating: "7", count: 1_000_000)
    let message = try ParsedMessage("{$n :number}")
    let numbers: [MessageValue] = [
      .string(digits), .decimal(digits), .decimal("1e10001"), .string("1e-10001"),
      .string("-0.5e+" + digits), .currency(.string(digits), "EUR"),
    ]
    for value in numbers {
      let formatted = formatter.format(message, ["n": value])
      #expect(formatted.errors.map(\.kind) == [.unsupportedOperation])
      #expect(formatted.errors.first?.subject == "digits")
      #expect(formatted.text == "{$n}")
    }
    let literal = formatter.format(try ParsedMessage("{\(digits) :number}"))
    #expect(literal.errors.map(\.subject) == ["digits"])
  }

  @Test func aMillionCharactersThatAreNoNumberAreABadOperand() throws {
    let digits = String(repeating: "7", count: 1_000_000)
    let message = try ParsedMessage("{$n :number}")
    for text in [digits + "x", "0" + digits, digits + ".", "1e" + digits + "-", "-" + digits + "e"]
    {
      let formatted = formatter.format(message, ["n": .string(text)])
      #expect(formatted.errors.map(\.kind) == [.badOperand])
    }
  }

  @Test func aLongNumberIsComparedWithThousandsOfKeys() throws {
    let keys = (0..<9_998).map { "\($0) {{}}" }.joined()
    for digits in [
      "1" + String(repeating: "0", count: 9_999), String(repeating: "7", count: 9_999),
    ] {
      let source = ".input {$n :number} .match $n \(keys) \(digits) {{hit}} * {{none}}"
      let message = try ParsedMessage(source)
      #expect(formatter.string(message, ["n": .string(digits)]) == "hit")
    }
  }

  @Test func aNumberOfTenThousandDigitsLosesNone() throws {
    let digits = String(repeating: "7", count: 10_000)
    let message = try ParsedMessage("{$n :number useGrouping=never}")
    #expect(formatter.string(message, ["n": .string(digits)]) == digits)
    #expect(formatter.string(message, ["n": "1e9999"]).count == 10_000)
    #expect(formatter.string(message, ["n": "1e-9999"]) == "0")
  }

  @Test func aHundredThousandPlaceholdersAreFormatted() throws {
    let source = (0..<100_000).map { "{$v\($0 % 50_000)}" }.joined()
    let message = try ParsedMessage(source)
    #expect(message.parameters.count == 50_000)
    #expect(formatter.format(message).errors.count == 100_000)
  }

  @Test func asManyAsTheLimitAreRead() {
    let name = String(repeating: "a", count: MessageLimits.name)
    #expect(errors("{$\(name)}").isEmpty)
    #expect(errors("{$\(name)a}") == ["limit-exceeded name"])
    let options = (0..<MessageLimits.options).map { " o\($0)=1" }.joined()
    #expect(errors("{1 :number\(options)}").isEmpty)
    #expect(errors("{1 :number\(options) o=1}") == ["limit-exceeded options"])
    let selectors = String(repeating: " $n", count: MessageLimits.selectors)
    let keys = String(repeating: " *", count: MessageLimits.selectors)
    #expect(errors(".input {$n :number} .match\(selectors)\(keys) {{}}").isEmpty)
    #expect(
      errors(".input {$n :number} .match\(selectors) $n\(keys) * {{}}") == [
        "limit-exceeded selectors"
      ])
    #expect(ParsedMessage(parsing: "{$\(name)a}").errors.first?.range == 1_003..<1_003)
  }

  @Test(arguments: [
    (MessageLimits.length, 1 << 20), (MessageLimits.name, 1_000),
    (MessageLimits.declarations, 1_000), (MessageLimits.selectors, 32),
    (MessageLimits.variants, 10_000), (MessageLimits.options, 1_000),
    (MessageLimits.digits, 10_000),
  ])
  func theLimitsAreTheDocumentedOnes(limit: Int, documented: Int) { #expect(limit == documented) }
}
