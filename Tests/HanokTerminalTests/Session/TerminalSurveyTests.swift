import HanokTesting
import HanokTerminal
import Testing

@MainActor @Suite struct TerminalSurveyTests {
  private let device = MemoryDevice(size: Size(width: 20, height: 4))
  private let scheduler = ManualScheduler()

  private func survey(_ name: String = "xterm") async throws -> Task<TerminalProfile, any Error> {
    let task = Task { [device, scheduler] in
      try await TerminalSurvey.profile(
        of: device, scheduler: scheduler, environment: ["TERM": name])
    }
    while device.output.isEmpty { await Task.yield() }
    return task
  }

  private func answer(_ text: String) { device.send(.bytes(Array(text.utf8))) }

  @Test func theAnswersAreReturnedAndTheTerminalIsRestored() async throws {
    let task = try await survey()
    answer("\u{1B}P>|XTerm(379)\u{1B}\\\u{1B}[8;0$y\u{1B}[2;3R\u{1B}[2;2R\u{1B}[?62c")
    let profile = try await task.value
    #expect(profile.isComplete)
    #expect(profile.version == "XTerm(379)")
    #expect(profile.directionMode == .unknown)
    #expect(profile.markerWidths.prefix(3) == [2, 1, nil])
    #expect(profile.knownName == "xterm")
    #expect(String(decoding: device.output, as: UTF8.self).hasSuffix("\u{1B}[?1049l"))
  }

  @Test func aSilentTerminalIsNotAwaitedForever() async throws {
    let task = try await survey()
    scheduler.advance(by: .seconds(4))
    let profile = try await task.value
    #expect(!profile.isComplete)
    #expect(profile.version == nil)
  }

  @Test func aTerminalThatIsClosedIsNotAwaited() async throws {
    let task = try await survey()
    device.send(.closed)
    #expect(try await !task.value.isComplete)
  }

  @Test(arguments: ["linux", "dumb"])
  func aTerminalThatCannotAnswerIsLeftAlone(name: String) async throws {
    let profile = try await TerminalSurvey.profile(
      of: device, scheduler: scheduler, environment: ["TERM": name])
    #expect(!profile.isComplete)
    #expect(device.output.isEmpty)
  }
}
