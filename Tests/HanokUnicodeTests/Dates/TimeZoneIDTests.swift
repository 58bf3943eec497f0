import HanokUnicode
import Testing

@Suite struct TimeZoneIDTests {
  @Test(arguments: [
    ("Asia/Seoul", 9.0), ("UTC", 0), ("Z", 0), ("+09:00", 9), ("-03:30", -3.5), ("GMT+5", 5),
    ("America/New_York", -5), ("Asia/Kolkata", 5.5), ("Asia/Calcutta", 5.5),
  ])
  func zonesAreAheadOrBehind(name: String, hours: Double) throws {
    let zone = try #require(TimeZoneID(name))
    let winter = try #require(Instant(milliseconds: 1_705_000_000_000))
    #expect(Double(zone.offset(at: winter)) == hours * 3_600_000)
  }

  @Test(arguments: ["", "Mars/Olympus", "Asia/Seoul\0", "KST+", "asia", "+99:99", "Etc/Unknown"])
  func anUnknownZoneIsNil(name: String) {
    #expect(TimeZoneID(name) == nil)
  }

  /// In New York clocks went from 2:00 to 3:00 on 10 March 2024, and back on 3 November.
  @Test(arguments: [
    (3, 10, 1, 59, -5), (3, 10, 2, 30, -5), (3, 10, 3, 0, -4), (11, 3, 0, 59, -4),
    (11, 3, 1, 30, -4), (11, 3, 2, 0, -5),
  ])
  func clocksChange(month: Int, day: Int, hour: Int, minute: Int, offset: Int) throws {
    let zone = try #require(TimeZoneID("America/New_York"))
    let civil = try #require(
      CivilDateTime(year: 2024, month: month, day: day, hour: hour, minute: minute))
    let seconds = (Instant(civil, in: .utc).milliseconds - Instant(civil, in: zone).milliseconds)
    #expect(seconds == Double(offset) * 3_600_000)
  }

  @Test func theMachineHasAZone() {
    #expect(TimeZoneID(TimeZoneID.ofMachine.description) != nil)
  }
}
