import Testing

@testable import HanokUnicode

@Suite struct DecimalPatternTests {
  private static let values: [Double] =
    [0.0, 0.5, 0.05, 0.005, 0.004, 0.995, 0.994, 1.005, 2.675, 999.995, 1_234_567.891, 1e11]
    + (0..<40).map { Double($0 * $0 * 37) / 8 + 0.01 }

  /// Every language is tried, in its own digits, with affixes before, behind and around.
  @Test(arguments: LanguageTag.available)
  func decimalsAreWrittenAsICUWritesThem(language: LanguageTag) throws {
    for skeleton in [
      ".### rounding-mode-half-up", "currency/EUR unit-width-short .00 rounding-mode-half-up",
      "currency/JPY . rounding-mode-half-up sign-accounting",
      "percent .0# rounding-mode-half-up sign-except-zero",
    ] {
      let format = try NumberFormat(language, skeleton: skeleton)
      guard let pattern = format.decimalPattern else { continue }
      for value in Self.values + Self.values.dropFirst().map(-) {
        guard let decimal = ShortDecimal(value) else { continue }
        let text = TextBuffer.attempt { pattern.write(decimal, to: &$0) }
        if let text { #expect(try text == format.string(value), "\(skeleton) \(value)") }
      }
    }
  }

  @Test(arguments: ["en", "ko", "ja", "ar", "ru", "ar-EG", "de-CH", "fa", "hi", "pl", "en-IN"])
  func amountsOfMoneyHavePatterns(tag: String) throws {
    let format = try NumberFormat(
      LanguageTag(tag),
      skeleton: "currency/EUR unit-width-short .00 rounding-mode-half-up")
    #expect(format.decimalPattern != nil)
  }

  @Test(arguments: [
    "", ".00", ".00 rounding-mode-half-even", ".00/w rounding-mode-half-up",
    "@@# rounding-mode-half-up", "compact-short . rounding-mode-half-up",
    "currency/EUR unit-width-full-name .00 rounding-mode-half-up",
    "scale/100 .00 rounding-mode-half-up", ".0#/@@r rounding-mode-half-up",
  ])
  func ambiguousOutputHasNoPattern(skeleton: String) throws {
    let format = try NumberFormat(.english, skeleton: skeleton)
    #expect(format.decimalPattern == nil)
  }

  @Test func differingOutputHasNoPattern() {
    let skeleton = ".00 rounding-mode-half-up"
    #expect(DecimalPattern(skeleton: skeleton) { _ in nil } == nil)
    #expect(DecimalPattern(skeleton: skeleton) { $0 + ".00" } == nil)
  }
}
