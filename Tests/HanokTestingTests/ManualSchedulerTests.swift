import HanokTesting
import HanokTerminal
import Testing

@Suite struct ManualSchedulerTests {
  private let scheduler = ManualScheduler()

  @Test func dueActionsArePerformedInTheirOrder() {
    var happened: [String] = []
    scheduler.schedule(after: .seconds(2)) { happened.append("second at \(scheduler.now)") }
    scheduler.schedule(after: .seconds(1)) { happened.append("first at \(scheduler.now)") }
    scheduler.schedule(after: .seconds(3)) { happened.append("third") }
    scheduler.advance(by: .seconds(2))
    #expect(happened == ["first at 1.0 seconds", "second at 2.0 seconds"])
    #expect(scheduler.now == .seconds(2))
  }

  @Test func equallyDueActionsKeepTheOrderInWhichTheyWereScheduled() {
    var happened: [Int] = []
    for number in 1...5 { scheduler.schedule(after: .seconds(1)) { happened.append(number) } }
    scheduler.advance(by: .seconds(1))
    #expect(happened == [1, 2, 3, 4, 5])
  }

  @Test func anActionMayScheduleAnotherWithinTheSameTime() {
    var happened: [Duration] = []
    scheduler.schedule(after: .seconds(1)) {
      scheduler.schedule(after: .seconds(1)) { happened.append(scheduler.now) }
      scheduler.schedule(after: .seconds(2)) { happened.append(scheduler.now) }
    }
    scheduler.advance(by: .milliseconds(2_500))
    #expect(happened == [.seconds(2)])
    scheduler.advance(by: .milliseconds(500))
    #expect(happened == [.seconds(2), .seconds(3)])
  }

  @Test func canceledActionsAreNotPerformed() {
    var happened = false
    let action = scheduler.schedule(after: .seconds(1)) { happened = true }
    action.cancel()
    scheduler.advance(by: .seconds(2))
    #expect(!happened)
  }

  @Test func anActionThatRepeatsWithoutADelayIsReported() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let scheduler = ManualScheduler()
        @MainActor func tick() { scheduler.schedule(after: .zero) { tick() } }
        tick()
        scheduler.advance(by: .zero)
      }
    }
  }
}
