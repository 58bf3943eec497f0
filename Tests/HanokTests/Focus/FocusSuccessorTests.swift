import HanokTesting
import Testing

@testable import Hanok

/// The view that gets the focus of one that can't have it any more.
@Suite struct FocusSuccessorTests {
  /// A stopwatch: one of its two buttons is hidden.
  private final class Row: StackView {
    let time = Label(.verbatim("0:00"))
    let start = Button(.verbatim("Start"))
    let stop = Button(.verbatim("Stop"))
    let reset = Button(.verbatim("Reset"))
    private(set) var starts = 0

    init() {
      super.init(.horizontal, spacing: 1, views: [])
      for view in [time, start, stop, reset] { addSubview(view) }
      stop.isHidden = true
      start.addAction { [unowned self] in
        starts += 1
        (start.isHidden, stop.isHidden) = (true, false)
      }
      stop.addAction { [unowned self] in (stop.isHidden, start.isHidden) = (true, false) }
    }
  }

  private let rows = [Row(), Row(), Row()]

  private func opened() throws -> Stage {
    try Stage(StackView(.vertical, views: rows), width: 40, height: 4)
  }

  @Test func theControlThatReplacesTheFocusedOneGetsTheFocus() throws {
    let stage = try opened()
    #expect(rows[0].start.isFirstResponder)
    for focused in [rows[0].stop, rows[0].start, rows[0].stop] {
      stage.press(.enter)
      #expect(focused.isFirstResponder)
      #expect(stage.difference == nil)
    }
    #expect(rows.map(\.starts) == [2, 0, 0])
  }

  @Test func theOrderOfTheChangesMakesNoDifference() throws {
    let stage = try opened()
    stage.perform { rows[1].start.becomeFirstResponder() }
    stage.perform { (rows[1].stop.isHidden, rows[1].start.isHidden) = (false, true) }
    #expect(rows[1].stop.isFirstResponder)
    stage.perform { (rows[1].stop.isHidden, rows[1].start.isHidden) = (true, false) }
    #expect(rows[1].start.isFirstResponder)
  }

  @Test func keysInOneReadReachTheReplacement() throws {
    let stage = try opened()
    stage.application.handle([.key(KeyEvent(.enter)), .key(KeyEvent(.enter))])
    #expect(rows.map(\.starts) == [1, 0, 0])
    #expect(rows[0].start.isFirstResponder)
  }

  @Test func aControlOfTheSameContainerIsPreferredToANearerOne() throws {
    let stage = try opened()
    stage.perform { rows[1].start.becomeFirstResponder() }
    stage.perform { rows[1].start.removeFromSuperview() }
    #expect(rows[1].reset.isFirstResponder)
    stage.perform { rows[1].reset.isEnabled = false }
    let responder = try #require(stage.window.firstResponder)
    #expect(responder.isDescendant(of: rows[0]) || responder.isDescendant(of: rows[2]))
  }

  @Test func aControlThatIsAddedInItsPlaceGetsTheFocus() throws {
    let stage = try opened()
    stage.perform { rows[2].start.becomeFirstResponder() }
    let pause = Button(.verbatim("Pause"))
    stage.perform {
      rows[2].start.removeFromSuperview()
      rows[2].insertSubview(pause, at: 1)
    }
    #expect(pause.isFirstResponder)
  }

  @Test func theFocusStaysNearARemovedContainer() throws {
    let stage = try opened()
    stage.perform { rows[1].reset.becomeFirstResponder() }
    stage.perform { rows[1].removeFromSuperview() }
    #expect([rows[0].reset, rows[2].reset].contains { $0.isFirstResponder })
  }
}
