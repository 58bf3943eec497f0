import HanokUnicode
import Testing

@Suite struct NumberRangeFormatTests {
  @Test(
    arguments: [
      ("en", "", 3, 5, "3–5"), ("ja", "", 3, 5, "3～5"), ("ko", "", 3, 5, "3~5"),
      ("en", "currency/USD precision-integer", 3, 5, "$3 – $5"),
      ("en", "unit/kilometer", 3, 5, "3–5 km"),
      ("de", "currency/EUR precision-integer", 3, 5, "3–5\u{A0}€"), ("en", "", 3, 3, "~3"),
      ("ar-EG", "", 3, 5, "٣–٥"),
    ] as [(String, String, Int64, Int64, String)])
  func rangesAreWrittenInTheLanguage(
    tag: String, skeleton: String, lower: Int64, upper: Int64, text: String
  ) throws {
    let format = try NumberRangeFormat(LanguageTag(tag), skeleton: skeleton)
    #expect(try format.string(from: lower, to: upper) == text)
  }

  @Test(arguments: [
    (NumberRangeFormat.Identity.single, "3"), (.approximatelyOrSingle, "3"),
    (.approximately, "~3"), (.range, "3–3"),
  ])
  func equalEndsAreWrittenAsRequested(identity: NumberRangeFormat.Identity, text: String) throws {
    let format = try NumberRangeFormat(.english, skeleton: "", identity: identity)
    #expect(try format.string(from: 3, to: 3) == text)
  }

  @Test(arguments: [
    (NumberRangeFormat.Collapse.none, "3 km – 5 km"), (.unit, "3–5 km"), (.automatic, "3–5 km"),
  ])
  func sharedPartsOfBothEndsAreWrittenOnce(collapse: NumberRangeFormat.Collapse, text: String)
    throws
  {
    let format = try NumberRangeFormat(.english, skeleton: "unit/kilometer", collapse: collapse)
    #expect(try format.string(from: 3, to: 5) == text)
  }

  @Test func longDecimalsKeepTheirDigits() throws {
    let format = try NumberRangeFormat(.english, skeleton: "group-off .#########################")
    #expect(
      try format.string(from: "0.1234567890123456789", to: "12345678901234567890123")
        == "0.1234567890123456789–12345678901234567890123")
    #expect(throws: ICUError.self) { try format.string(from: "x", to: "1") }
  }
}
