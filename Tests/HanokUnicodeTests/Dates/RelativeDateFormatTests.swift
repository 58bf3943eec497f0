import HanokUnicode
import Testing

@Suite struct RelativeDateFormatTests {
  struct Case: CustomTestStringConvertible {
    let tag: String
    let offset: Double
    let unit: RelativeDateFormat.Unit
    let numeric: RelativeDateFormat.Numeric
    let text: String
    var testDescription: String { "\(tag) \(offset) \(unit) \(numeric)" }
  }

  @Test(arguments: [
    Case(tag: "en", offset: 1, unit: .day, numeric: .auto, text: "tomorrow"),
    Case(tag: "en", offset: 1, unit: .day, numeric: .always, text: "in 1 day"),
    Case(tag: "en", offset: -3, unit: .week, numeric: .auto, text: "3 weeks ago"),
    Case(tag: "en", offset: 0, unit: .second, numeric: .auto, text: "now"),
    Case(tag: "en", offset: -0.0, unit: .day, numeric: .always, text: "0 days ago"),
    Case(tag: "en", offset: 1.5, unit: .hour, numeric: .auto, text: "in 1.5 hours"),
    Case(tag: "en", offset: 1, unit: .monday, numeric: .auto, text: "next Monday"),
    Case(tag: "ko", offset: -1, unit: .day, numeric: .auto, text: "어제"),
    Case(tag: "ko", offset: -2, unit: .day, numeric: .auto, text: "그저께"),
    Case(tag: "ko", offset: 5, unit: .minute, numeric: .auto, text: "5분 후"),
    Case(tag: "ja", offset: 2, unit: .day, numeric: .auto, text: "明後日"),
    Case(tag: "ru", offset: 3, unit: .day, numeric: .auto, text: "через 3 дня"),
    Case(tag: "ar-EG", offset: -2, unit: .hour, numeric: .always, text: "قبل ساعتين"),
    // Spanish groups digits from five on.
    Case(tag: "es", offset: 1_234, unit: .day, numeric: .auto, text: "dentro de 1234 días"),
    Case(tag: "es", offset: 12_345, unit: .day, numeric: .auto, text: "dentro de 12.345 días"),
    Case(tag: "de", offset: 2, unit: .day, numeric: .auto, text: "übermorgen"),
  ])
  func distancesAreWrittenInTheLanguage(example: Case) throws {
    let format = try RelativeDateFormat(LanguageTag(example.tag))
    let text = try format.string(example.offset, example.unit, numeric: example.numeric)
    #expect(text == example.text)
  }

  @Test(arguments: [
    (RelativeDateFormat.Style.long, "in 3 months"), (.short, "in 3 mo."), (.narrow, "in 3mo"),
  ])
  func theStyleSaysHowWide(style: RelativeDateFormat.Style, text: String) throws {
    #expect(try RelativeDateFormat(.english, style: style).string(3, .month) == text)
  }

  @Test func everyUnitIsWritten() throws {
    let format = try RelativeDateFormat(.english)
    let texts = try RelativeDateFormat.Unit.allCases.map { try format.string(2, $0) }
    #expect(Set(texts).count == RelativeDateFormat.Unit.allCases.count)
    #expect(texts.prefix(3) == ["in 2 years", "in 2 quarters", "in 2 months"])
  }
}
