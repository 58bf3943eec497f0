import HanokUnicode
import Testing

@Suite struct DateIntervalFormatTests {
  @Test(arguments: [
    ("en", "yMMMd", 3, "Jan 2\u{2009}–\u{2009}5, 2006"),
    ("en", "yMMMd", 40, "Jan 2\u{2009}–\u{2009}Feb 11, 2006"), ("en", "yMMMd", 0, "Jan 2, 2006"),
    ("ko", "yMMMd", 3, "2006년 1월 2일~5일"), ("ja", "yMMMd", 3, "2006年1月2日～5日"),
    ("de", "yMMMd", 3, "2.–5. Jan. 2006"), ("en", "hm", 0, "3:04\u{202F}PM"),
  ])
  func sharedPartsOfBothEndsAreWrittenOnce(
    tag: String, skeleton: String, days: Int, text: String
  ) throws {
    let format = try DateIntervalFormat(LanguageTag(tag), skeleton: skeleton, zone: .utc)
    let start = try #require(Instant(milliseconds: 1_136_214_245_000))
    let end = try #require(Instant(milliseconds: start.milliseconds + Double(days) * 86_400_000))
    #expect(try format.string(from: start, to: end) == text)
  }

  @Test func theZoneDecidesWhetherTheDayIsTheSame() throws {
    let start = try #require(Instant(milliseconds: 1_136_214_245_000))
    let end = try #require(Instant(milliseconds: start.milliseconds + 3_600_000 * 9))
    let seoul = try #require(TimeZoneID("Asia/Seoul"))
    let there = try DateIntervalFormat(.english, skeleton: "MMMd", zone: seoul)
    let here = try DateIntervalFormat(.english, skeleton: "MMMd", zone: .utc)
    #expect(try there.string(from: start, to: end) == "Jan 3")
    let named = try DateIntervalFormat(.english, skeleton: "Hmz", zone: seoul)
    #expect(try named.string(from: start, to: end).hasSuffix("GMT+9"))
    #expect(try here.string(from: start, to: end) == "Jan 2\u{2009}–\u{2009}3")
  }
}
