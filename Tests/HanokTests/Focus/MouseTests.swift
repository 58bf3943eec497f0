import Hanok
import HanokTesting
import Testing

@Suite struct MouseTests {
  private func counted(_ button: Button) -> () -> Int {
    let probe = Probe()
    button.addAction { probe.ideal.width += 1 }
    return { probe.ideal.width }
  }

  private func probes(_ count: Int) -> [Probe] {
    (0..<count).map { _ in
      let probe = Probe(4, 1)
      probe.takesMouse = true
      return probe
    }
  }

  @Test func aClickGoesToTheTopmostView() throws {
    let views = probes(3)
    let frames = [
      Rect(x: 0, y: 0, width: 10, height: 5), Rect(x: 2, y: 1, width: 6, height: 3),
      Rect(x: 4, y: 2, width: 2, height: 1),
    ]
    let stage = try Stage(canvasView(Array(zip(views, frames))))
    for (point, index, local) in [
      (Point(x: 0, y: 0), 0, Point(x: 0, y: 0)), (Point(x: 3, y: 1), 1, Point(x: 1, y: 0)),
      (Point(x: 5, y: 2), 2, Point(x: 1, y: 0)),
    ] {
      stage.mouse(.press(.right), x: point.x, y: point.y)
      #expect(views[index].mouseEvents.last?.position == local)
      #expect(stage.window.hitTest(point) === views[index])
      stage.mouse(.release(.right), x: point.x, y: point.y)
    }
    #expect(views.map(\.mouseEvents.count) == [2, 2, 2])
  }

  private final class Strip: View {
    private(set) var steps: [Int] = []

    override func scroll(x: Int, y: Int) -> Bool {
      steps.append(y)
      return true
    }
  }

  @Test func theWheelScrollsAViewThatHandlesNoMouseEvents() throws {
    let strip = Strip()
    let stage = try Stage(strip)
    stage.mouse(.wheel(.down), x: 0, y: 0)
    stage.mouse(.wheel(.up), x: 0, y: 0)
    stage.mouse(.press(.left), x: 0, y: 0)
    #expect(strip.steps == [3, -3])
  }

  @Test func aHiddenOrInertViewLetsClicksThrough() throws {
    let views = probes(3)
    let frame = Rect(x: 0, y: 0, width: 10, height: 5)
    let stage = try Stage(canvasView(views.map { ($0, frame) }))
    stage.perform { (views[2].isHidden, views[1].isUserInteractionEnabled) = (true, false) }
    stage.mouse(.press(.left), x: 1, y: 1)
    #expect(views.map(\.mouseEvents.count) == [1, 0, 0])
    #expect(stage.window.hitTest(Point(x: 99, y: 1)) == nil)
  }

  @Test func aPartThatLiesOutsideOfTheSuperviewIsNotHit() throws {
    let inner = probes(1)[0]
    inner.frame = Rect(x: 3, y: 0, width: 10, height: 1)
    let outer = Probe(0, 0, views: [inner])
    let stage = try Stage(canvasView([(outer, Rect(x: 0, y: 0, width: 5, height: 1))]))
    stage.mouse(.press(.left), x: 6, y: 0)
    #expect(inner.mouseEvents == [])
    stage.mouse(.press(.left), x: 4, y: 0)
    #expect(inner.mouseEvents.count == 1)
  }

  @Test func unhandledEventsGoToTheSuperview() throws {
    let inner = Probe(4, 1)
    let outer = Probe(0, 0, views: [inner])
    outer.takesMouse = true
    inner.frame = Rect(x: 2, y: 1, width: 4, height: 1)
    let stage = try Stage(canvasView([(outer, Rect(x: 1, y: 1, width: 9, height: 4))]))
    stage.mouse(.move, x: 4, y: 2)
    #expect(inner.mouseEvents.map(\.position) == [Point(x: 1, y: 0)])
    #expect(outer.mouseEvents.map(\.position) == [Point(x: 3, y: 1)])
  }

  @Test func dragsAndTheReleaseGoWhereThePressWent() throws {
    let views = probes(2)
    let frames = [
      Rect(x: 0, y: 0, width: 5, height: 1), Rect(x: 10, y: 0, width: 5, height: 1),
    ]
    let stage = try Stage(canvasView(Array(zip(views, frames))))
    stage.mouse(.press(.left), x: 1, y: 0)
    stage.mouse(.drag(.left), x: 12, y: 0)
    stage.mouse(.release(.left), x: 30, y: 8)
    #expect(views[0].mouseEvents.map(\.kind) == [.press(.left), .drag(.left), .release(.left)])
    #expect(views[0].mouseEvents.map(\.position.x) == [1, 12, 30])
    #expect(views[1].mouseEvents == [])
    stage.mouse(.drag(.left), x: 12, y: 0)
    #expect(views[1].mouseEvents.count == 1)
  }

  @Test func aClickIsAPressAndAReleaseOnTheSameButton() throws {
    let buttons = ["one", "two"].map { Button(.verbatim($0)) }
    let counts = buttons.map { counted($0) }
    let stage = try Stage(StackView(.vertical, alignment: .leading, views: buttons))
    stage.click(x: 1, y: 1)
    #expect(counts.map { $0() } == [0, 1])
    #expect(buttons[1].isFirstResponder)
    stage.mouse(.press(.left), x: 1, y: 0)
    #expect(buttons[0].isHighlighted)
    stage.mouse(.drag(.left), x: 1, y: 1)
    stage.mouse(.release(.left), x: 1, y: 1)
    #expect(counts.map { $0() } == [0, 1])
    #expect(!buttons[0].isHighlighted && !buttons[1].isHighlighted)
    stage.mouse(.press(.right), x: 1, y: 0)
    stage.mouse(.release(.right), x: 1, y: 0)
    stage.mouse(.release(.left), x: 1, y: 0)
    #expect(counts.map { $0() } == [0, 1])
  }

  @Test func aDisabledButtonTakesTheClickAndDoesNothing() throws {
    let below = probes(1)[0]
    let button = Button(.verbatim("one"))
    let count = counted(button)
    let frame = Rect(x: 0, y: 0, width: 10, height: 1)
    let stage = try Stage(canvasView([(below, frame), (button, frame)]))
    stage.perform { button.isEnabled = false }
    stage.click(x: 1, y: 0)
    #expect(count() == 0)
    #expect(below.mouseEvents == [])
    let superview = try #require(button.superview)
    let outer = probes(1)[0]
    stage.perform {
      stage.top?.view = outer
      outer.addSubview(superview)
      superview.frame = Rect(x: 0, y: 0, width: 10, height: 1)
    }
    stage.click(x: 1, y: 0)
    #expect(outer.mouseEvents == [], "The click doesn't pass to what the button is in.")
  }

  @Test func aPressIsCanceledWhenTheButtonIsDisabledOrTheScreenCovered() throws {
    for isCovered in [false, true] {
      let button = Button(.verbatim("one"))
      let count = counted(button)
      let stage = try Stage(StackView(.vertical, views: [button]))
      stage.mouse(.press(.left), x: 20, y: 0)
      stage.perform {
        if isCovered {
          let sheet = ViewController()
          sheet.modalPresentationStyle = .sheet
          stage.top?.present(sheet)
        } else {
          button.isEnabled = false
          button.isEnabled = true
        }
      }
      #expect(!button.isHighlighted)
      stage.mouse(.release(.left), x: 20, y: 0)
      #expect(count() == 0)
    }
  }

  @Test func actionsAreSentToTheirTargets() throws {
    final class Target {
      var notes: [String] = []
      func plain() { notes.append("plain") }
      func withSender(_ sender: Button) { notes.append("\(sender.title == .verbatim("one"))") }
    }
    let button = Button(.verbatim("one"))
    var target: Target? = Target()
    let kept = try #require(target)
    button.addTarget(kept, action: Target.plain)
    button.addTarget(kept, action: Target.withSender)
    button.addTarget(kept, action: Target.plain, for: .valueChanged)
    _ = try Stage(button)
    button.sendActions(for: .primaryActionTriggered)
    #expect(kept.notes == ["plain", "true"])
    button.sendActions(for: .valueChanged)
    #expect(kept.notes.count == 3)
    target = nil
  }
}
