import HanokUnicode
import Testing

@Suite struct MeasureUnitTests {
  @Test(arguments: ["meter", "kilometer-per-hour", "square-meter", "day", "kilobyte", "cup-metric"])
  func aKnownUnitIsWritten(identifier: String) throws {
    let unit = try #require(MeasureUnit(identifier))
    let format = try NumberFormat(.english, skeleton: unit.skeleton)
    #expect(try format.string(Int64(3)).hasPrefix("3"))
  }

  @Test(arguments: ["", "furlong-per-fortnite", "length-meter!", "meter second", "미터"])
  func anUnknownUnitIsNone(identifier: String) {
    #expect(MeasureUnit(identifier) == nil)
  }
}
