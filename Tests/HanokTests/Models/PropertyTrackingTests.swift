import Dispatch
import Hanok
import Observation
import Testing

/// Views and controllers that show what an `@Observable` model is.
@Suite struct PropertyTrackingTests {
  @Observable final class Counter {
    var count = 0
    var other = 0
  }

  private final class CounterController: ViewController {
    let counter: Counter
    let label = Label()
    var updates = 0

    init(_ counter: Counter) {
      self.counter = counter
      super.init()
    }

    override func loadView() { view = StackView(.vertical, views: [label]) }

    override func updateProperties() {
      updates += 1
      label.message = .verbatim(String(repeating: "#", count: counter.count))
    }
  }

  private final class CounterView: View {
    let counter: Counter
    var width = 0
    var updates = 0

    init(_ counter: Counter) {
      self.counter = counter
      super.init()
    }

    override func updateProperties() {
      updates += 1
      width = counter.count
      setNeedsContentUpdate()
    }

    override func sizeThatFits(_ proposal: ProposedSize) -> Size { Size(width: width, height: 1) }

    override func draw(in canvas: Canvas) {
      canvas.write(String(repeating: "*", count: frame.width), at: .zero, style: .plain)
    }
  }

  @Test func aChangedPropertyThatWasReadIsShownAgain() throws {
    let counter = Counter()
    counter.count = 1
    let controller = CounterController(counter)
    let stage = try Stage(controller)
    #expect(stage.screen.row(0).hasPrefix("# "))
    #expect(controller.updates == 1)
    stage.perform { counter.count = 3 }
    #expect(stage.screen.row(0).hasPrefix("### "))
    #expect(controller.updates == 2)
    stage.perform { counter.count = 2 }
    #expect(stage.screen.row(0).hasPrefix("## "))
    #expect(stage.difference == nil)
  }

  @Test func manyChangesInATurnAreOneUpdate() throws {
    let counter = Counter()
    let controller = CounterController(counter)
    let stage = try Stage(controller)
    stage.perform { for _ in 0..<5 { counter.count += 1 } }
    #expect(controller.updates == 2)
    #expect(stage.screen.row(0).hasPrefix("##### "))
  }

  @Test func aPropertyThatWasNotReadUpdatesNothing() throws {
    let counter = Counter()
    let controller = CounterController(counter)
    let stage = try Stage(controller)
    stage.device.clearOutput()
    stage.perform { counter.other = 9 }
    #expect(controller.updates == 1)
    #expect(stage.device.writeCount == 0)
  }

  @Test func aChangeOutsideOfATurnIsShownInTheNext() throws {
    let counter = Counter()
    let controller = CounterController(counter)
    let stage = try Stage(controller)
    counter.count = 4
    #expect(controller.updates == 1)
    stage.settle()
    #expect(controller.updates == 2)
    #expect(stage.screen.row(0).hasPrefix("#### "))
  }

  /// A model that another thread changes.
  @Observable nonisolated final class Gauge: @unchecked Sendable {
    private let lock = DispatchQueue(label: "gauge")
    @ObservationIgnored private var stored = 0

    var value: Int {
      get {
        access(keyPath: \.value)
        return lock.sync { stored }
      }
      set { withMutation(keyPath: \.value) { lock.sync { stored = newValue } } }
    }
  }

  @Test func aChangeOnAnotherThreadIsShown() async throws {
    final class GaugeController: ViewController {
      let gauge = Gauge()
      let label = Label()
      override func loadView() { view = label }
      override func updateProperties() {
        label.message = .verbatim(String(repeating: "=", count: gauge.value))
      }
    }
    let controller = GaugeController()
    let stage = try Stage(controller)
    await Task.detached { [gauge = controller.gauge] in gauge.value = 5 }.value
    // The main actor is told in a turn of its own.
    for _ in 0..<100 where !stage.screen.row(0).hasPrefix("=====") {
      await Task.yield()
      stage.settle()
    }
    #expect(stage.screen.row(0).hasPrefix("===== "))
  }

  @Test func aViewUpdatesBeforeItIsMeasured() throws {
    let counter = Counter()
    counter.count = 2
    let view = CounterView(counter)
    let after = Label(.verbatim("|"))
    let stage = try Stage(StackView(.horizontal, alignment: .leading, views: [view, after]))
    #expect(stage.screen.row(0).hasPrefix("**|"))
    stage.perform { counter.count = 6 }
    #expect(stage.screen.row(0).hasPrefix("******|"))
    #expect(view.updates == 2)
  }

  @Test func askingForAnUpdateUpdatesOnce() throws {
    let controller = CounterController(Counter())
    controller.setNeedsUpdateProperties()
    #expect(!controller.isViewLoaded)
    let stage = try Stage(controller)
    stage.perform {
      controller.setNeedsUpdateProperties()
      controller.setNeedsUpdateProperties()
      #expect(controller.updates == 1)
    }
    #expect(controller.updates == 2)
    stage.perform {
      controller.setNeedsUpdateProperties()
      stage.window.updatePropertiesIfNeeded()
      #expect(controller.updates == 3)
    }
    #expect(controller.updates == 3)
  }

  @Test func aHiddenViewUpdatesWhenItIsShown() throws {
    let counter = Counter()
    let view = CounterView(counter)
    view.isHidden = true
    let inner = StackView(.vertical, views: [view])
    let stage = try Stage(StackView(.vertical, views: [inner, Label(.verbatim("x"))]))
    #expect(view.updates == 0)
    stage.perform { counter.count = 3 }
    #expect(view.updates == 0)
    stage.perform { view.isHidden = false }
    #expect(view.updates == 1)
    #expect(stage.screen.row(0).hasPrefix("***"))
  }

  @Test func aCoveredScreenUpdatesWhenItComesBack() throws {
    let counter = Counter()
    let controller = CounterController(counter)
    let stage = try Stage(controller)
    let cover = ViewController()
    stage.perform { controller.present(cover) }
    stage.perform { counter.count = 2 }
    #expect(controller.updates == 1)
    stage.perform { cover.dismiss() }
    #expect(controller.updates == 2)
    #expect(stage.screen.row(0).hasPrefix("## "))
  }

  @Test func aModelKeepsNoViewAndNoController() throws {
    let counter = Counter()
    weak var controller: CounterController?
    weak var view: View?
    let root = ViewController()
    let stage = try Stage(root)
    stage.perform {
      let shown = CounterController(counter)
      (controller, view) = (shown, shown.view)
      root.present(shown)
    }
    #expect(controller?.updates == 1)
    stage.perform { root.dismiss() }
    #expect(controller == nil)
    #expect(view == nil)
    stage.perform { counter.count = 1 }
  }

  /// A view that changes what it reads.
  @Test func anUpdateThatNeverSettlesComesToAnEnd() throws {
    final class RestlessController: ViewController {
      let counter = Counter()
      var updates = 0
      override func updateProperties() {
        updates += 1
        counter.count += 1
      }
    }
    let controller = RestlessController()
    let stage = try Stage(controller)
    let updates = controller.updates
    stage.press(.function(3))
    #expect(controller.updates - updates < 100)
  }
}
