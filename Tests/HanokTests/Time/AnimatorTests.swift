import Hanok
import HanokTesting
import Testing

@Suite struct AnimatorTests {
  private let view = Probe(4, 1)
  private let steps = Probe()

  private func opened(every interval: Duration = .milliseconds(100)) throws -> (Stage, StackView) {
    let stack = StackView(.vertical, views: [view])
    let stage = try Stage(stack)
    animate(view, every: interval)
    stage.settle()
    return (stage, stack)
  }

  @discardableResult
  private func animate(_ view: View, every interval: Duration) -> any Cancellable {
    view.animate(every: interval) { [steps] in steps.ideal.width += 1 }
  }

  /// The steps that are made in a second.
  private func stepsPerSecond(_ stage: Stage) -> Int {
    steps.ideal.width = 0
    stage.scheduler.advance(by: .seconds(1))
    return steps.ideal.width
  }

  @Test func aVisibleViewIsAnimated() throws {
    let (stage, _) = try opened()
    #expect(stepsPerSecond(stage) == 10)
  }

  @Test func thereAreAtMostThirtyStepsASecond() throws {
    let (stage, _) = try opened(every: .milliseconds(1))
    #expect((28...31).contains(stepsPerSecond(stage)))
  }

  @Test(arguments: ["hidden", "superview hidden", "removed", "scrolled away", "covered"])
  func aViewThatCanNotBeSeenIsNotAnimated(way: String) throws {
    let scroller = ScrollView(StackView(.vertical, views: [view, Probe(1, 30)]))
    let stack = StackView(.vertical, views: [scroller])
    let stage = try Stage(stack)
    animate(view, every: .milliseconds(100))
    stage.settle()
    #expect(stepsPerSecond(stage) == 10)
    let superview = try #require(view.superview)
    stage.perform {
      switch way {
      case "hidden": view.isHidden = true
      case "superview hidden": stack.isHidden = true
      case "removed": view.removeFromSuperview()
      case "scrolled away": scroller.contentOffset = 5
      default: stage.top?.present(ViewController())
      }
    }
    // The step that was on its way isn't made.
    #expect(stepsPerSecond(stage) == 0)
    stage.perform {
      switch way {
      case "hidden": view.isHidden = false
      case "superview hidden": stack.isHidden = false
      case "removed": superview.insertSubview(view, at: 0)
      case "scrolled away": scroller.contentOffset = 0
      default: stage.top?.dismiss()
      }
    }
    #expect((9...10).contains(stepsPerSecond(stage)))
  }

  @Test func nothingMovesWhereMotionIsReduced() throws {
    let (stage, _) = try opened()
    stage.perform { stage.application.traits.reducesMotion = true }
    stage.scheduler.advance(by: .milliseconds(100))
    #expect(stepsPerSecond(stage) == 0)
    stage.perform { stage.application.traits.reducesMotion = false }
    #expect(stepsPerSecond(stage) >= 9)
  }

  @Test func anAnimationThatIsCancelledEnds() throws {
    let stage = try Stage(view)
    let animation = animate(view, every: .milliseconds(100))
    stage.settle()
    #expect(stepsPerSecond(stage) == 10)
    animation.cancel()
    #expect(stepsPerSecond(stage) == 0)
  }

  @Test func aViewThatIsAnimatedBeforeItIsShownIsAnimatedThen() throws {
    animate(view, every: .milliseconds(100))
    let stage = try Stage(view)
    #expect(stepsPerSecond(stage) == 10)
  }

  @Test func aSlowAnimationDoesNotHoldUpAFastOne() throws {
    let (stage, stack) = try opened(every: .seconds(10))
    let fast = Probe(4, 1)
    stage.perform { stack.addSubview(fast) }
    animate(fast, every: .milliseconds(50))
    stage.settle()
    #expect(stepsPerSecond(stage) >= 19)
  }

  @Test func aSlowAnimationKeepsItsTimeBesideAFastOne() throws {
    let (stage, stack) = try opened(every: .milliseconds(500))
    let fast = Probe(4, 1)
    stage.perform { stack.addSubview(fast) }
    let other = Probe()
    fast.animate(every: .milliseconds(40)) { other.ideal.width += 1 }
    stage.settle()
    steps.ideal.width = 0
    stage.scheduler.advance(by: .seconds(10))
    #expect((18...20).contains(steps.ideal.width))
    #expect((240...250).contains(other.ideal.width))
  }

  @Test func theStepsOfOneMomentAreOneFrame() throws {
    let views = [Probe(4, 1), Probe(4, 1), Probe(4, 1)]
    let stage = try Stage(StackView(.vertical, views: views))
    var sign = "a"
    for view in views {
      view.drawing = { $0.write(sign, at: .zero) }
      view.animate(every: .milliseconds(100)) { [weak view] in
        sign = sign == "a" ? "b" : sign == "b" ? "c" : "a"
        view?.setNeedsDisplay()
      }
    }
    stage.settle()
    stage.device.clearOutput()
    for view in views { view.drawing = { $0.write("\(stage.scheduler.now)", at: .zero) } }
    stage.scheduler.advance(by: .milliseconds(100))
    #expect(stage.device.writeCount == 1)
  }

  /// Line mode ends at the end of its input, also while something moves.
  @Test func anAnimationDoesNotKeepLineModeWaiting() throws {
    let controller = ViewController()
    controller.view = StackView(.vertical, views: [Label(.verbatim("text")), view])
    animate(view, every: .milliseconds(100))
    let pilot = try LinePilot(controller, in: "en")
    pilot.advance(by: .seconds(1))
    pilot.end()
    pilot.advance(by: .seconds(1))
    #expect(!pilot.isRunning)
  }
}
