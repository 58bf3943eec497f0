import HanokTesting
import Testing

@Suite struct ManualClockTests {
  private let clock = ManualClock()

  @Test func itDoesNotMoveByItself() {
    let start = clock.now
    #expect(clock.now == start)
    clock.advance(by: .seconds(90))
    #expect(start.duration(to: clock.now) == .seconds(90))
    #expect(start < clock.now && start.advanced(by: .seconds(90)) == clock.now)
  }

  @Test func sleepingAdvancesTheClock() async throws {
    let start = clock.now
    try await clock.sleep(for: .seconds(3_600))
    #expect(start.duration(to: clock.now) == .seconds(3_600))
    try await clock.sleep(until: start, tolerance: nil)
    #expect(start.duration(to: clock.now) == .seconds(3_600), "It never goes back.")
  }
}
