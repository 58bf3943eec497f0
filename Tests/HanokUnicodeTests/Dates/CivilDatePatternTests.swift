import Testing

@testable import HanokUnicode

@Suite struct CivilDatePatternTests {
  private static let dates: [Instant] =
    [-6.2e13, -1.2e13, -1, 0, 951_782_400_000, 1_710_054_000_000, 2.5e14, 2.6e14]
    .compactMap { Instant(milliseconds: $0) }
    + (0..<40).compactMap { Instant(milliseconds: 1.7e12 + Double($0) * 3_456_789_012) }

  /// Every language is tried, in a zone whose clocks change.
  @Test(arguments: LanguageTag.available.filter { $0.region == nil })
  func datesAreWrittenAsICUWritesThem(language: LanguageTag) throws {
    let zone = try #require(TimeZoneID("America/New_York"))
    let patterns = try DatePatterns(language)
    for skeleton in ["yMMMMd", "yMdjms", "yyMMMEEEEd", "hLLLL"] {
      let format = try DateFormat(patterns, skeleton: skeleton, zone: zone)
      let before = Self.dates.map { try? format.written($0) }
      _ = format.learnedPattern
      #expect(Self.dates.map { try? format.string($0) } == before, "\(format.pattern)")
    }
  }

  @Test(arguments: [
    ("en", "yMMMMd", true), ("ko", "yMMMEd", true), ("ar-EG", "yMMMMd", true),
    ("ru", "yMdjm", true), ("th", "yMMMd", false), ("fa", "yMMMd", false),
    ("ja-u-ca-japanese", "yMMMd", false), ("en", "jmz", false), ("en", "yQQQ", false),
  ])
  func datesOfISO8601HavePatterns(tag: String, skeleton: String, isLearned: Bool) throws {
    let format = try DateFormat(
      DatePatterns(LanguageTag(tag)), skeleton: skeleton, zone: .utc)
    #expect((format.learnedPattern != nil) == isLearned)
  }

  @Test func patternsAreDetectedAfterManyUses() throws {
    let format = try DateFormat(DatePatterns(.english), skeleton: "yMMMd", zone: .utc)
    let instant = try #require(Instant(milliseconds: 1.7e12))
    for _ in 0..<1_000 { #expect(try format.string(instant) == "Nov 14, 2023") }
  }

  @Test func differingOutputHasNoPattern() {
    let pattern = CivilDatePattern(
      "d. MMMM y", .english, civil: { CivilDateTime($0, in: .utc) }, written: { _ in "today" })
    #expect(pattern == nil)
  }

  @Test func patternsAreReadInRuns() {
    #expect(
      DatePatternRun.runs(of: "d 'o''c' MMM''y")
        == [
          .field("d", count: 1), .text(" "), .text("o"), .text("'"), .text("c"), .text(" "),
          .field("M", count: 3), .text("'"), .field("y", count: 1),
        ])
    #expect(DatePatternRun.runs(of: "d 'open") == nil)
  }
}
