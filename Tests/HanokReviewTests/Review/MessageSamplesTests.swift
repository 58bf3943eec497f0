import HanokUnicode
import MessageFormat
import Testing

@testable import HanokLocalization
@testable import HanokReview

/// Sample values reach each variant of a message.
@Suite struct MessageSamplesTests {
  private func samples(_ source: String, _ language: String) throws -> MessageSamples {
    let language = try LanguageTag(language)
    return MessageSamples(
      of: ParsedMessage(parsing: source),
      formatter: MessageFormatter(language, bidiIsolation: .none),
      plurals: PluralSampleCache(), perVariant: 1)
  }

  private func numbers(_ source: String, _ language: String) throws -> [String] {
    try samples(source, language).samples.compactMap { $0.arguments["n"]?.plainText }
  }

  private static func counting(_ categories: String, _ function: String = ":integer") -> String {
    let variants = categories.split(separator: " ").map { "\($0) {{a}} " }.joined()
    return ".input {$n \(function)} .match $n \(variants)* {{b}}"
  }

  @Test(
    arguments: [
      ("en", "one", ["1", "2"]), ("ru", "one few many", ["1", "2", "5"]),
      ("ar", "zero one two few many", ["0", "1", "2", "3", "11", "100"]),
      ("ko", "0 3", ["0", "3", "1"]), ("fr", "one many", ["1", "1000000", "2"]),
    ])
  func eachCategoryHasItsNumber(language: String, categories: String, expected: [String]) throws {
    #expect(try numbers(Self.counting(categories), language) == expected)
  }

  @Test func aFractionReachesWhatIntegersDont() throws {
    #expect(try numbers(Self.counting("one few many", ":number"), "ru") == ["1", "2", "5", "1.5"])
  }

  @Test func aNumberWithinAnotherIsNotGreater() throws {
    let source =
      ".input {$n :integer} .match $n one {{{$part :integer} of {$n}}} * {{{$part :integer}}}"
    let arguments = try samples(source, "en").samples.map(\.arguments)
    #expect(arguments.map { $0["part"] } == [.integer(1), .integer(2)])
    #expect(arguments.map { $0["n"] } == [.integer(1), .integer(2)])
    let money = source.replacing("$part :integer", with: "$part :number currency=EUR")
    #expect(
      try samples(money, "en").samples.map { $0.arguments["part"] }.allSatisfy { $0 == .integer(5) }
    )
  }

  @Test func unreachableVariantsAreListed() throws {
    #expect(try samples(Self.counting("1 one"), "en").unreached == [1])
    #expect(try samples(Self.counting("0 one"), "en").unreached == [])
    #expect(try samples(Self.counting("1 one", ":integer select=ordinal"), "en").unreached == [])
  }

  @Test func twoSelectorsAreTriedTogether() throws {
    let source = """
      .input {$n :integer} .input {$k :string} .match $n $k
      one a {{1}} one * {{2}} * a {{3}} * * {{4}}
      """
    let found = try samples(source, "en")
    #expect(found.unreached == [])
    #expect(found.samples.map(\.variant) == [0, 1, 2, 3])
  }

  @Test func anOffsetIsOfTheArgument() throws {
    let source =
      ".input {$n :integer} .local $m = {$n :offset subtract=1} .match $m 0 {{a}} one {{b}} * {{c}}"
    #expect(try samples(source, "en").unreached == [])
  }

  @Test(arguments: [
    "{$d :date} {$l :hanok:list} {$s} {$c :currency}", "{$x :currency currency=EUR}",
    "{$x :unit unit=kilometer}", "{$x :unit} {$y :percent} {$z :hanok:bytes} {$w :hanok:language}",
  ])
  func valuesSuitTheirFunctions(source: String) throws {
    let found = try samples(source, "en")
    #expect(found.samples.count == 1)
    var errors: [MessageError] = []
    _ = MessageFormatter(.english).string(
      found.message, MessageArguments(found.samples[0].arguments), reporting: { errors = $0 })
    #expect(errors == [])
  }
}
