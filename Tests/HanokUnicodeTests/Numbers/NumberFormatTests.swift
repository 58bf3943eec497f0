import HanokUnicode
import Testing

@Suite struct NumberFormatTests {
  private static let rounded = ".### rounding-mode-half-up"

  @Test(
    arguments: [
      ("en", 1_234_567, "1,234,567"), ("de", 1_234_567, "1.234.567"), ("ar-EG", 42, "٤٢"),
      ("ar-u-nu-latn", 42, "42"), ("hi", 1_234_567, "12,34,567"), ("ko", -3, "-3"),
      ("en", .min, "-9,223,372,036,854,775,808"),
    ] as [(String, Int64, String)])
  func integersAreWrittenInTheLanguage(tag: String, value: Int64, text: String) throws {
    let format = try NumberFormat(LanguageTag(tag), skeleton: Self.rounded)
    #expect(try format.format(value).text == text)
    #expect(try format.string(value) == text)
  }

  @Test func roundingIsWhatTheSkeletonSays() throws {
    let whole = try NumberFormat(.english, skeleton: "precision-integer rounding-mode-half-up")
    #expect(try [0.5, 1.5, 2.5, -2.5].map { try whole.format($0).text } == ["1", "2", "3", "-3"])
    #expect(try NumberFormat(.english, skeleton: Self.rounded).format(1.23456).text == "1.235")
    #expect(try NumberFormat(.english, skeleton: Self.rounded).string(-0.0005) == "-0.001")
  }

  @Test func aDecimalKeepsEveryDigit() throws {
    let format = try NumberFormat(
      .english, skeleton: "group-off .##################################")
    let digits = String(repeating: "1234567890", count: 30)
    #expect(try format.format(decimal: digits).text == digits)
    #expect(try format.format(decimal: "0.1234567890123456789").text == "0.1234567890123456789")
    #expect(try format.string(decimal: digits) == digits)
    #expect(throws: ICUError.self) { try format.format(decimal: "twelve") }
    #expect(throws: ICUError.self) { try format.string(decimal: "1.2.3") }
  }

  @Test func aWrongSkeletonIsNamed() {
    let error = #expect(throws: ICUError.self) { try NumberFormat(.english, skeleton: "nonsense") }
    #expect(error?.name == "U_NUMBER_SKELETON_SYNTAX_ERROR")
  }

  @Test(arguments: [
    ("en", "compact-short", 1_234_567, "1.2M"), ("ko", "compact-long", 12_345, "1.2만"),
    ("de", "currency/EUR .00", 1234, "1.234,00\u{A0}€"), ("ja", "currency/JPY", 1234, "￥1,234"),
    ("en", "unit/kilometer-per-hour", 5, "5 km/h"),
    ("fr", "percent scale/100", 5, "500\u{A0}%"),
    ("ru", "unit/day unit-width-full-name", 5, "5 дней"),
    ("ar", "unit/day unit-width-full-name", 2, "يومان"),
    ("en", "currency/USD sign-accounting", -5, "($5.00)"),
  ])
  func aSkeletonSaysWhatTheNumberIs(
    tag: String, skeleton: String, value: Int64, text: String
  ) throws {
    let format = try NumberFormat(LanguageTag(tag), skeleton: skeleton)
    #expect(try format.string(value) == text)
    #expect(try format.string(Double(value)) == text)
  }

  @Test func aNumberKnowsItsFields() throws {
    let format = try NumberFormat(LanguageTag("de"), skeleton: "currency/EUR .00")
    let number = try format.format(-1234.5)
    let bytes = Array(number.text.utf8)
    let fields = number.fields.map { ($0.kind, String(decoding: bytes[$0.range], as: UTF8.self)) }
    let expected: [(FormattedNumber.Field.Kind, String)] = [
      (.sign, "-"), (.groupingSeparator, "."), (.integer, "1.234"), (.decimalSeparator, ","),
      (.fraction, "50"), (.currency, "€"),
    ]
    #expect(fields.map(\.0) == expected.map(\.0))
    #expect(fields.map(\.1) == expected.map(\.1))
  }

  @Test(arguments: [
    ("unit/foot-and-inch", true), ("unit/kilometer-per-hour", false), ("unit/meter", false),
    ("", false), ("currency/EUR", false),
  ])
  func anAmountMayBeOfSeveralUnits(skeleton: String, isOfMixedUnit: Bool) throws {
    let number = try NumberFormat(.english, skeleton: skeleton).format(5.5)
    #expect(number.isOfMixedUnit == isOfMixedUnit)
  }

  @Test func aZeroKeepsItsSign() throws {
    let format = try NumberFormat(.english, skeleton: Self.rounded)
    let texts = try [-0.0, 0, -2, 1.5, 0.1 + 0.2].map { value in
      try #require(
        TextBuffer.attempt { buffer in (try? format.write(value, to: &buffer)) != nil })
    }
    #expect(texts == ["-0", "0", "-2", "1.5", "0.3"])
  }

  @Test func threadsShareAFormatter() async throws {
    let format = try NumberFormat(LanguageTag("hi"), skeleton: Self.rounded)
    let texts = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<64 { group.addTask { try format.string(Int64(1_234_567)) } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(texts == ["12,34,567"])
  }
}
