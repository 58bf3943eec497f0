import Hanok
import HanokTesting
import Testing

/// Notes of what several controllers were notified of.
final class Journal {
  var notes: [String] = []
  func take() -> [String] {
    defer { notes = [] }
    return notes
  }
}

/// A controller that notes its life, with the size of its view and whether it is in a window.
class NotingController: ViewController {
  let name: String
  let journal: Journal
  /// Whether sizes and windows are noted too.
  var isDetailed = false
  var onDidLoad: () -> Void = {}

  init(_ name: String, _ journal: Journal, style: ModalPresentationStyle = .fullScreen) {
    self.name = name
    self.journal = journal
    super.init()
    modalPresentationStyle = style
  }

  private func note(_ text: String) {
    let view = viewIfLoaded
    let detail =
      " \(view?.frame.width ?? -1)x\(view?.frame.height ?? -1)\(view?.window == nil ? " out" : " in")"
    journal.notes.append("\(name) \(text)" + (isDetailed ? detail : ""))
  }

  override func loadView() { view = Probe(6, 2) }
  override func viewDidLoad() {
    note("didLoad")
    onDidLoad()
  }
  override func viewWillAppear() { note("willAppear") }
  override func viewDidAppear() { note("didAppear") }
  override func viewWillDisappear() { note("willDisappear") }
  override func viewDidDisappear() { note("didDisappear") }
}

@Suite struct LifeCycleTests {
  private let journal = Journal()

  private func controller(_ name: String, _ style: ModalPresentationStyle = .fullScreen)
    -> NotingController
  {
    NotingController(name, journal, style: style)
  }

  @Test func aViewAppearsWithItsFrameAndDisappearsOutOfTheWindow() throws {
    let root = controller("a")
    root.isDetailed = true
    #expect(!root.isViewLoaded && root.viewIfLoaded == nil)
    let stage = try Stage(root, width: 30, height: 5)
    #expect(root.isViewLoaded && root.viewIfLoaded === root.view)
    #expect(
      journal.take() == [
        "a didLoad 0x0 out", "a willAppear 0x0 out", "a didAppear 30x5 in",
      ])
    stage.application.quit()
    #expect(journal.take() == ["a willDisappear 30x5 in", "a didDisappear 30x5 out"])
  }

  @Test func aChildFollowsItsParentAndAppearsWithAWindow() throws {
    let (root, child) = (controller("a"), controller("b"))
    child.isDetailed = true
    let stack = StackView(.vertical)
    root.view = stack
    root.addChild(child)
    stack.addSubview(child.view)
    let stage = try Stage(root, width: 30, height: 5)
    #expect(
      journal.take() == [
        "b didLoad 0x0 out", "a willAppear", "b willAppear 0x0 out", "b didAppear 30x2 in",
        "a didAppear",
      ])
    stage.perform { root.present(controller("c")) }
    #expect(
      journal.take() == [
        "a willDisappear", "b willDisappear 30x2 in", "c didLoad", "c willAppear", "c didAppear",
        "b didDisappear 30x2 out", "a didDisappear",
      ])
    stage.perform { root.dismiss() }
    #expect(
      journal.take() == [
        "c willDisappear", "a willAppear", "b willAppear 30x2 out", "b didAppear 30x2 in",
        "a didAppear", "c didDisappear",
      ])
  }

  @Test func aChildThatComesLaterAppearsAfterTheNextLayout() throws {
    let (root, child) = (controller("a"), controller("b"))
    child.isDetailed = true
    let stack = StackView(.vertical)
    root.view = stack
    let stage = try Stage(root, width: 30, height: 5)
    _ = journal.take()
    stage.perform {
      root.addChild(child)
      stack.addSubview(child.view)
      #expect(!journal.notes.contains { $0.contains("didAppear") })
    }
    #expect(journal.take().last == "b didAppear 30x2 in")
    stage.perform { child.removeFromParent() }
    #expect(journal.take() == ["b willDisappear 30x2 in", "b didDisappear 30x2 out"])
    #expect(child.parent == nil && root.children.isEmpty)
    #expect(child.view.superview == nil)
  }

  @Test func aChildThatIsAddedAgainKeepsItsPlace() throws {
    let (root, child) = (controller("a"), controller("b"))
    let stack = StackView(.vertical)
    root.view = stack
    root.addChild(child)
    stack.addSubview(child.view)
    let stage = try Stage(root)
    _ = journal.take()
    stage.perform { root.addChild(child) }
    #expect(journal.take() == [] && child.view.superview === stack)
    #expect(root.children.count == 1 && child.parent === root)
  }

  @Test func aChildWhoseViewIsTakenAwayHasDisappeared() throws {
    let (root, child) = (controller("a"), controller("b"))
    let stack = StackView(.vertical)
    root.view = stack
    root.addChild(child)
    stack.addSubview(child.view)
    let stage = try Stage(root)
    _ = journal.take()
    stage.perform { child.view.removeFromSuperview() }
    #expect(journal.take() == ["b willDisappear", "b didDisappear"])
    stage.perform { stack.addSubview(child.view) }
    #expect(journal.take() == ["b willAppear", "b didAppear"])
  }

  @Test func aChildWithoutAViewInTheParentDoesNotAppear() throws {
    let (root, child) = (controller("a"), controller("b"))
    root.addChild(child)
    _ = try Stage(root)
    #expect(journal.take() == ["a didLoad", "a willAppear", "a didAppear"])
  }

  /// Only the topmost screen disappears, and only the lowest one appears.
  @Test func aScreenInTheMiddleOfAnUnwoundStackIsNotNotified() throws {
    let screens = "abcd".map { controller(String($0)) }
    let stage = try Stage(screens[0])
    for (below, above) in zip(screens, screens.dropFirst()) {
      stage.perform { below.present(above) }
    }
    _ = journal.take()
    stage.perform { screens[0].dismiss() }
    #expect(
      journal.take() == ["d willDisappear", "a willAppear", "a didAppear", "d didDisappear"])
    #expect(stage.top === screens[0])
    for screen in screens {
      #expect(screen.presentedViewController == nil)
      #expect(screen.presentingViewController == nil)
    }
    screens[3].dismiss()
    #expect(journal.take() == [])
  }

  @Test func aSheetDoesNotMakeItsPresenterDisappear() throws {
    let (root, sheet) = (controller("a"), controller("b", .sheet))
    let stage = try Stage(root)
    _ = journal.take()
    stage.perform { root.present(sheet) }
    #expect(journal.take() == ["b didLoad", "b willAppear", "b didAppear"])
    stage.perform { root.dismiss() }
    #expect(journal.take() == ["b willDisappear", "b didDisappear"])
  }

  @Test func aScreenOverASheetCoversBoth() throws {
    let (root, sheet, screen) = (controller("a"), controller("b", .sheet), controller("c"))
    let stage = try Stage(root)
    stage.perform { root.present(sheet) }
    _ = journal.take()
    stage.perform { sheet.present(screen) }
    #expect(
      journal.take() == [
        "b willDisappear", "a willDisappear", "c didLoad", "c willAppear", "c didAppear",
        "b didDisappear", "a didDisappear",
      ])
    stage.perform { sheet.dismiss() }
    #expect(
      journal.take() == [
        "c willDisappear", "a willAppear", "b willAppear", "a didAppear", "b didAppear",
        "c didDisappear",
      ])
    #expect(stage.top === sheet)
    #expect(stage.difference == nil)
  }

  /// Counts the layouts of its view, and places a view by the frame that it has then.
  private final class LayoutController: ViewController {
    var notes: [String] = []
    override func viewWillLayoutSubviews() { notes.append("will \(view.frame.width)") }
    override func viewDidLayoutSubviews() {
      notes.append("did \(view.frame.width) \((view as? Probe)?.layoutCount ?? -1)")
    }
    override func loadView() { view = Probe() }
  }

  @Test func layoutIsNotifiedBeforeAndAfter() throws {
    let controller = LayoutController()
    let stage = try Stage(controller, width: 30)
    #expect(controller.notes == ["will 30", "did 30 1"])
    stage.resize(width: 20, height: 5)
    #expect(controller.notes.suffix(2) == ["will 20", "did 20 2"])
    stage.perform { controller.view.setNeedsDisplay() }
    #expect(controller.notes.count == 4)
  }

  @Test func aViewThatHasTakenTheFormerOneInTakesItsPlace() throws {
    let controller = ViewController()
    let former = View()
    controller.view = former
    let outer = StackView(.vertical, views: [former])
    controller.view = outer
    #expect(former.superview === outer && controller.view === outer)
    let stage = try Stage(controller)
    #expect(outer.window != nil && former.window != nil)
    // A view that the shown one is in already stays where it is.
    stage.perform { controller.view = former }
    #expect(former.window == nil || former.superview != nil)
    #expect(stage.difference == nil)
  }

  /// A list with a foot, put around the table once that is loaded.
  private final class FootedController: TableViewController {
    let foot = Label(.verbatim("Two in all"))
    override func viewDidLoad() {
      tableView.layoutShare = 1
      view = StackView(.vertical, views: [tableView, foot])
    }
    override func tableView(_: TableView, numberOfRowsInSection _: Int) -> Int { 2 }
    override func tableView(_: TableView, rowAt path: RowPath) -> TableRow {
      TableRow(.verbatim("Row \(path.row)"))
    }
  }

  @Test func aViewThatViewDidLoadSetsIsShown() throws {
    let controller = FootedController()
    let pilot = try Pilot(
      NavigationController(rootViewController: controller), in: "en",
      size: Size(width: 20, height: 8), [])
    #expect(pilot.screen.text.contains("Row 1") && pilot.screen.text.contains("Two in all"))
    #expect(controller.foot.superview === controller.view)
    #expect(controller.tableView.next === controller.view && controller.tableView.isFirstResponder)
  }
}
