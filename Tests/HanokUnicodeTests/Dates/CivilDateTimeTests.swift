import HanokUnicode
import Testing

@Suite struct CivilDateTimeTests {
  @Test(arguments: [
    (1970, 1, 1, 0.0), (2000, 2, 29, 951_782_400_000), (2006, 1, 2, 1_136_160_000_000),
    (1969, 12, 31, -86_400_000), (1, 1, 1, -62_135_596_800_000), (0, 3, 1, -62_162_035_200_000),
    (-1, 12, 31, -62_167_305_600_000), (1582, 10, 14, -12_219_379_200_000),
    (9999, 12, 31, 253_402_214_400_000), (-271_820, 4, 20, -8_639_968_377_600_000),
    (275_759, 9, 13, 8_639_968_377_600_000),
  ])
  func daysAreCountedAsISO8601Does(year: Int, month: Int, day: Int, milliseconds: Double) throws {
    let civil = try #require(CivilDateTime(year: year, month: month, day: day))
    let instant = Instant(civil, in: .utc)
    #expect(instant.milliseconds == milliseconds)
    #expect(CivilDateTime(instant, in: .utc) == civil)
  }

  @Test func everyDayOfFourCenturiesComesBack() throws {
    var day = 0
    for number in stride(from: -160_000, to: 20_000, by: 37) {
      let instant = try #require(Instant(milliseconds: Double(number) * 86_400_000 + 3_723_004))
      let civil = CivilDateTime(instant, in: .utc)
      #expect(Instant(civil, in: .utc) == instant)
      #expect((civil.hour, civil.minute, civil.second, civil.millisecond) == (1, 2, 3, 4))
      day += 1
    }
    #expect(day > 4000)
  }

  @Test(arguments: [
    (2023, 2, 29, 0, 0), (2100, 2, 29, 0, 0), (2024, 0, 1, 0, 0), (2024, 13, 1, 0, 0),
    (2024, 4, 31, 0, 0), (2024, 4, 0, 0, 0), (2024, 1, 1, 24, 0), (2024, 1, 1, 0, 60),
    (300_000, 1, 1, 0, 0),
  ])
  func invalidDaysAreNil(year: Int, month: Int, day: Int, hour: Int, minute: Int) {
    let civil = CivilDateTime(year: year, month: month, day: day, hour: hour, minute: minute)
    #expect(civil == nil)
  }

  @Test(arguments: [(60, 0), (-1, 0), (59, 1000), (59, -1)])
  func invalidTimesAreNil(second: Int, millisecond: Int) {
    let day = CivilDateTime(
      year: 2024, month: 1, day: 1, second: second, millisecond: millisecond)
    #expect(day == nil)
    #expect(
      CivilDateTime(year: 2024, month: 1, day: 1, second: 59, millisecond: 999)?.millisecond == 999)
  }

  @Test func anInstantHasBounds() {
    #expect(Instant(milliseconds: 8.64e15) != nil)
    #expect(Instant(milliseconds: .nan) == nil)
    #expect(Instant(milliseconds: -.infinity) == nil)
    #expect(Instant(milliseconds: 8.65e15) == nil)
  }
}
