import Hanok
import HanokTesting
import Testing

@Suite struct ViewTreeTests {
  @Test func subviewsAreInOrder() {
    let views = [View(), View(), View()]
    let container = View()
    for view in views { container.insertSubview(view, at: 0) }
    #expect(
      container.subviews.map(ObjectIdentifier.init) == views.reversed().map(ObjectIdentifier.init))
    container.insertSubview(views[2], at: 99)
    #expect(container.subviews.last === views[2])
    #expect(container.subviews.count == 3)
    let other = View()
    other.addSubview(views[0])
    #expect(views[0].superview === other && container.subviews.count == 2)
    views[0].removeFromSuperview()
    views[0].removeFromSuperview()
    #expect(views[0].superview == nil && other.subviews.isEmpty)
  }

  @Test func aViewKnowsWhatItIsIn() throws {
    let inner = Probe(1, 1)
    let middle = canvasView([(inner, Rect(x: 3, y: 1, width: 2, height: 1))])
    let stage = try Stage(canvasView([(middle, Rect(x: 4, y: 2, width: 9, height: 4))]))
    #expect(inner.frameInWindow == Rect(x: 7, y: 3, width: 2, height: 1))
    #expect(
      inner.convert(Rect(x: 1, y: 0, width: 1, height: 1), to: middle)
        == Rect(x: 4, y: 1, width: 1, height: 1))
    #expect(inner.isDescendant(of: middle) && inner.isDescendant(of: inner))
    #expect(!middle.isDescendant(of: inner))
    #expect(inner.window === stage.window && inner.application === stage.application)
    #expect(inner.traits == stage.application.traits)
    #expect(View().window == nil && View().traits == nil)
  }

  @Test func aViewIsNotifiedWhenItEntersAndLeavesTheWindow() throws {
    let inner = Probe(1, 1)
    let middle = StackView(.vertical, views: [inner])
    let stack = StackView(.vertical)
    let stage = try Stage(stack)
    #expect(inner.windowChanges == 0)
    stage.perform { stack.addSubview(middle) }
    #expect(inner.windowChanges == 1 && inner.window != nil)
    stage.perform { middle.removeFromSuperview() }
    #expect(inner.windowChanges == 2 && inner.window == nil)
  }

  @Test func traitsThatChangeAreNotified() throws {
    final class TraitView: View {
      var changes = 0
      override func traitsDidChange() { changes += 1 }
    }
    let view = TraitView()
    let stage = try Stage(StackView(.vertical, views: [view]))
    let changes = view.changes
    stage.perform { stage.application.traits.reducesMotion = true }
    #expect(view.changes == changes + 1)
    stage.perform { stage.application.traits.reducesMotion = true }
    #expect(view.changes == changes + 1)
  }

  /// A view that makes another, in a view below it, when it gets other traits.
  private final class Maker: View {
    let place = StackView(.vertical)
    private(set) var made: [Probe] = []

    override init() {
      super.init()
      addSubview(place)
    }

    override func traitsDidChange() {
      made.append(Probe(1, 1))
      place.addSubview(made[made.count - 1])
    }
  }

  @Test func aViewThatIsAddedWhileTraitsChangeHasThem() throws {
    let maker = Maker()
    let stage = try Stage(maker)
    #expect(maker.made.map(\.traits) == [stage.application.traits])
    stage.perform { stage.application.traits.reducesMotion = true }
    #expect(maker.made.count == 2)
    #expect(maker.made.allSatisfy { $0.traits == stage.application.traits })
    #expect(maker.made.map(\.windowChanges) == [1, 1], "Each has entered the window once.")
    let other = Maker()
    stage.perform { maker.addSubview(other) }
    #expect(other.made[0].traits == stage.application.traits)
    #expect(other.made[0].windowChanges == 1)
  }

  @Test func visibleDescendantsAreInReadingOrder() {
    let views = (0..<4).map { _ in View() }
    let hidden = StackView(.vertical, views: [View()])
    let container = StackView(
      .vertical, views: [StackView(.horizontal, views: [views[0], views[1]]), hidden, views[2]])
    hidden.isHidden = true
    let leaves = container.visibleDescendants.filter { $0.subviews.isEmpty }
    #expect(leaves.map(ObjectIdentifier.init) == views[..<3].map(ObjectIdentifier.init))
  }

  @Test func aViewIsInteractiveWhereAllAboveItAre() {
    let inner = View()
    let outer = StackView(.vertical, views: [inner])
    #expect(inner.isInteractive)
    outer.isUserInteractionEnabled = false
    #expect(!inner.isInteractive)
    (outer.isUserInteractionEnabled, outer.isHidden) = (true, true)
    #expect(!inner.isInteractive)
  }

  @Test func aViewCanNotBePutIntoItself() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let inner = View()
        let outer = StackView(.vertical, views: [inner])
        inner.addSubview(outer)
      }
    }
  }

  @Test func onlyMarkedViewsAreLaidOut() throws {
    let probes = [Probe(4, 1), Probe(4, 1)]
    let stage = try Stage(
      StackView(.vertical, views: probes.map { StackView(.vertical, views: [$0]) }))
    let counts = probes.map(\.layoutCount)
    stage.perform { probes[0].setNeedsLayout() }
    #expect(zip(probes, counts).map { $0.layoutCount - $1 } == [1, 0])
    stage.perform { probes[0].isHidden = true }
    stage.perform { probes[0].setNeedsLayout() }
    #expect(
      zip(probes, counts).map { $0.layoutCount - $1 } == [1, 0], "Hidden views aren't laid out.")
    stage.perform { probes[0].isHidden = false }
    #expect(probes[0].layoutCount - counts[0] == 2)
  }

  @Test func aViewThatIsBroughtToTheFrontStaysInTheWindow() throws {
    let probe = Probe(1, 1)
    let other = Probe(1, 1)
    let stack = StackView(.vertical, views: [probe, other])
    let stage = try Stage(stack)
    let changes = probe.windowChanges
    stage.perform { stack.addSubview(probe) }
    #expect(stack.subviews.map(ObjectIdentifier.init) == [other, probe].map(ObjectIdentifier.init))
    #expect(probe.windowChanges == changes && probe.frame.minY == 1)
    #expect(stage.difference == nil)
  }

  @Test func sizesThatAreSetLaterSaturateToo() throws {
    let view = Probe(1, 1)
    let stack = StackView(.horizontal, views: [view, Probe(1, 1)])
    let stage = try Stage(stack)
    stage.perform {
      stack.layoutMargins.leading = .max
      stack.layoutMargins.bottom = .max
      view.widthLimits.minimum = .max
      view.heightLimits.maximum = .min
    }
    #expect(stack.fittingSize(.unspecified).width == ProposedSize.largestLength)
  }
}
