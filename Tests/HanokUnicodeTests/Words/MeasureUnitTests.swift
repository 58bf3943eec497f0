import HanokUnicode
import Testing

@Suite struct MeasureUnitTests {
  @Test(arguments: ["meter", "kilometer-per-hour", "square-meter", "day", "kilobyte", "cup-metric"])
  func aKnownUnitIsWritten(identifier: String) throws {
    let unit = try #require(MeasureUnit(identifier))
    let format = try NumberFormat(.english, skeleton: unit.skeleton)
    #expect(try format.string(Int64(3)).hasPrefix("3"))
  }

  @Test(arguments: ["", "furlong-per-fortnite", "length-meter!", "meter second", "미터", "meter\0"])
  func anUnknownUnitIsNil(identifier: String) {
    #expect(MeasureUnit(identifier) == nil)
  }

  /// CLDR's names of kinds of units and of their preferences differ for some of them.
  @Test(arguments: [
    ("meter", "road", true), ("meter", "person-height", true), ("meter", "weather", false),
    ("celsius", "weather", true), ("meter", "nonsense", false), ("meter", "road\0", false),
    ("milligram-ofglucose-per-deciliter", "blood-glucose", true),
    ("year", "person-age", true), ("day", "media", true), ("year", "road", false),
    ("foot-per-hour", "wind", true), ("foot-per-hour", "nonsense", false),
  ])
  func aUnitHasUsagesOfItsKind(identifier: String, usage: String, isKnown: Bool) throws {
    #expect(try #require(MeasureUnit(identifier)).has(usage: usage) == isKnown)
  }
}
