import HanokUnicode
import Testing

/// ICU refuses to format in a language with digits that it doesn't know; we write the language's own.
@Suite struct UnknownDigitsTests {
  private let known: LanguageTag
  private let unknown: LanguageTag
  private let start: Instant
  private let end: Instant

  init() throws {
    known = try LanguageTag("ar-EG")
    unknown = try LanguageTag("ar-EG-u-nu-nonsense")
    start = try #require(Instant(milliseconds: 1_136_214_245_000))
    end = try #require(Instant(milliseconds: 1_136_500_000_000))
  }

  @Test func numbersAreWritten() throws {
    #expect(try NumberFormat(unknown, skeleton: "").string(Int64(1_234)) == "١٬٢٣٤")
    try expectTheSame { try NumberFormat($0, skeleton: "percent").string(Int64(5)) }
    try expectTheSame { try NumberRangeFormat($0, skeleton: "").string(from: 3, to: 5) }
    try expectTheSame { try SpellOut($0).string(3) }
  }

  @Test func datesAreWritten() throws {
    try expectTheSame { try DatePatterns($0).pattern(for: "yMMMd") }
    try expectTheSame { try DateFormat($0, pattern: "y-M-d", zone: .utc).string(start) }
    try expectTheSame {
      try DateFormat($0, date: .medium, time: .short, zone: .utc).string(start)
    }
    try expectTheSame {
      try DateIntervalFormat($0, skeleton: "yMMMd", zone: .utc).string(from: start, to: end)
    }
    try expectTheSame { try RelativeDateFormat($0).string(5, .day) }
  }

  private func expectTheSame(
    _ write: (LanguageTag) throws -> String, at location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try write(unknown) == write(known), sourceLocation: location)
  }
}
