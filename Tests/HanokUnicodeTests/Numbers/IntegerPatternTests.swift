import Testing

@testable import HanokUnicode

@Suite struct IntegerPatternTests {
  private static let values: [Int64] =
    Array(-12...120) + [
      999, 1_000, 9_999, 10_000, 99_999, 100_000, 123_456, 1_234_567, 12_345_678, 987_654_321,
      10_000_000_000, .max, .min, -1_000, -12_345, -9_876_543_210,
    ]

  /// Every language is tried, in its own digits.
  @Test(arguments: LanguageTag.available)
  func integersAreWrittenAsICUWritesThem(language: LanguageTag) throws {
    for skeleton in ["", ".### rounding-mode-half-up", "group-min2 sign-always"] {
      let format = try NumberFormat(language, skeleton: skeleton)
      for value in Self.values {
        #expect(try format.string(value) == format.written(value), "\(skeleton) \(value)")
      }
    }
  }

  @Test(arguments: [
    "ar-EG", "fa", "ne", "ccp", "ff-Adlm", "my", "en-u-nu-hanidec", "en-u-nu-fullwide",
    "en-u-nu-mathsanb", "en-IN", "pl", "es", "de-CH", "de-AT",
  ])
  func digitsAndGroupsHavePatterns(tag: String) throws {
    let format = try NumberFormat(LanguageTag(tag), skeleton: "percent")
    let pattern = try #require(IntegerPattern { try? format.written($0) })
    for value in Self.values { #expect(try pattern.string(value) == format.written(value)) }
  }

  @Test(arguments: [
    ("", true), (".00 rounding-mode-half-up", true), ("group-off sign-always", true),
    ("compact-short", false), ("unit/meter unit-width-full-name", false), ("@@#", false),
    ("precision-increment/5", false), ("scale/100", false), ("integer-width/+000", false),
    ("currency/EUR unit-width-full-name", false), ("scientific", false),
    ("precision-integer", true),
  ])
  func onlyPlainSkeletonsHavePatterns(skeleton: String, isLearned: Bool) {
    #expect(IntegerPattern.suits(skeleton: skeleton) == isLearned)
  }

  @Test func differingOutputHasNoPattern() {
    #expect(IntegerPattern { $0 == 101 ? "one hundred and one" : "\($0)" } == nil)
    #expect(IntegerPattern { _ in nil } == nil)
    #expect(IntegerPattern { "\($0)" }?.string(-1234) == "-1234")
  }
}
