import Foundation
@testable import Hanok
import Testing

@Suite struct MemoryPressureTests {
  /// What the kernel does while a thread waits: one step each time.
  private nonisolated enum Step {
    case stall
    case limits(String)
    case otherEvents
    case signal
    case stallIsGone
    case failure
  }

  /// Plays steps to a watch whose files are a pipe and a file of events, and counts the news.
  private func news(of steps: [Step], events text: String = "high 1\n") throws -> Int {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    let files = (0..<2).map { _ in unsafe open("/dev/null", O_RDONLY) }
    let watch = MemoryWatch(
      stall: files[0], events: unsafe open(path, O_RDONLY), stopper: files[1])
    var (steps, count) = (steps[...], 0)
    watch.run(
      waiting: { waited in
        for index in waited.indices { waited[index].revents = 0 }
        switch steps.popFirst() {
        case .stall: waited[1].revents = Int16(POLLPRI)
        case .stallIsGone:
          // A file that is left out is never woken for.
          if waited[1].fd >= 0 { waited[1].revents = Int16(POLLERR | POLLPRI) }
        case .limits(let text):
          try? text.write(toFile: path, atomically: false, encoding: .utf8)
          if waited[2].fd >= 0 { waited[2].revents = Int16(POLLPRI) }
        case .otherEvents: waited[2].revents = Int16(POLLPRI)
        case .signal:
          errno = EINTR
          return -1
        case .failure:
          errno = EBADF
          return -1
        case nil: waited[0].revents = Int16(POLLHUP)
        }
        return 1
      }, { count += 1 })
    #expect(steps.isEmpty || count == 0, "It has ended early.")
    return count
  }

  @Test func aStallIsReported() throws {
    #expect(try news(of: [.stall, .signal, .stall, .signal]) == 2)
    #expect(try news(of: []) == 0)
  }

  @Test func aLimitThatIsReachedAgainIsReported() throws {
    #expect(try news(of: [.limits("high 2\n"), .limits("high 2\nmax 1\n")]) == 2)
    #expect(try news(of: [.otherEvents, .limits("low 9\nhigh 1\n")]) == 0)
    #expect(try news(of: [.limits(""), .limits("high 9\n"), .stall]) == 1, "The group is gone.")
  }

  @Test func removedSourcesAreNotWaitedFor() throws {
    #expect(try news(of: [.stallIsGone, .stallIsGone, .stallIsGone, .limits("high 2\n")]) == 2)
    #expect(try news(of: [.failure, .stall]) == 0)
  }

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
