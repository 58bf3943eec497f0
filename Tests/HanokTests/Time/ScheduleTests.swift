import Hanok
import HanokTesting
import Testing

@Suite struct ScheduleTests {
  private let counter = Probe()

  private func opened() throws -> Stage { try Stage(counter) }
  private func count() { counter.ideal.width += 1 }

  @Test func anActionIsPerformedOnceAndShown() throws {
    let stage = try opened()
    let label = Label(.verbatim("one"))
    stage.perform { counter.addSubview(label) }
    stage.perform { label.frame = Rect(x: 0, y: 0, width: 10, height: 1) }
    stage.application.schedule(after: .seconds(1)) {
      count()
      label.message = .verbatim("two")
    }
    stage.scheduler.advance(by: .milliseconds(999))
    #expect(counter.ideal.width == 0)
    stage.scheduler.advance(by: .seconds(9))
    #expect(counter.ideal.width == 1)
    #expect(stage.screen.row(0).hasPrefix("two"))
  }

  @Test func anActionThatIsCancelledIsNotPerformed() throws {
    let stage = try opened()
    let action = stage.application.schedule(after: .seconds(1)) { count() }
    action.cancel()
    action.cancel()
    stage.scheduler.advance(by: .seconds(2))
    #expect(counter.ideal.width == 0)
  }

  @Test func aRepeatedActionEndsWhenItIsCancelled() throws {
    let stage = try opened()
    let action = stage.application.schedule(every: .milliseconds(100)) { count() }
    stage.scheduler.advance(by: .seconds(1))
    #expect(counter.ideal.width == 10)
    action.cancel()
    stage.scheduler.advance(by: .seconds(1))
    #expect(counter.ideal.width == 10)
  }

  @Test func aRepeatedActionMayCancelItself() throws {
    let stage = try opened()
    var action: (any Cancellable)?
    action = stage.application.schedule(every: .milliseconds(100)) {
      count()
      if counter.ideal.width == 3 { action?.cancel() }
    }
    stage.scheduler.advance(by: .seconds(1))
    #expect(counter.ideal.width == 3)
  }

  @Test func anIntervalIsAtLeastAMillisecond() throws {
    let stage = try opened()
    let action = stage.application.schedule(every: .zero) { count() }
    stage.scheduler.advance(by: .milliseconds(20))
    #expect(counter.ideal.width == 20)
    action.cancel()
  }

  @Test func nothingIsPerformedAfterTheEnd() throws {
    let stage = try opened()
    stage.application.schedule(after: .seconds(1)) { count() }
    _ = stage.application.schedule(every: .seconds(1)) { count() }
    stage.application.quit()
    stage.scheduler.advance(by: .seconds(3))
    #expect(counter.ideal.width == 0)
  }
}
