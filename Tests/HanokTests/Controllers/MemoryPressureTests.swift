@testable import Hanok
import Testing

@Suite struct MemoryPressureTests {
  @Test func theGroupOfVersionTwoIsFound() {
    #expect(ControlGroupEvents.path(in: "4:memory:/a\n0::/user.slice/b\n") == "/user.slice/b")
    #expect(ControlGroupEvents.path(in: "0::/\n") == "")
    #expect(ControlGroupEvents.path(in: "4:memory:/a\n") == nil)
  }

  @Test(arguments: [
    ("low 9\nhigh 2\nmax 3\noom 1\noom_kill 7\n", 6), ("", 0), ("high\nmax x\nhigh 1 2", 0),
    ("high 9223372036854775807\nmax 9223372036854775807\n", Int.max / 4 * 2),
  ])
  func reachedLimitsAreCounted(text: String, count: Int) {
    #expect(ControlGroupEvents.count(in: text) == count)
  }

  @Test func itStartsAndStopsOnThisMachine() {
    let pressure = LinuxMemoryPressure()
    for _ in 0..<3 {
      pressure.start {}
      pressure.start {}
      pressure.stop()
      pressure.stop()
    }
    LinuxMemoryPressure(folder: "/nonexistent", groupFolder: "/nonexistent").start {}
  }
}
