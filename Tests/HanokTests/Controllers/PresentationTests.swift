import Hanok
import HanokTesting
import Testing

@Suite struct PresentationTests {
  private func screen(_ names: String..., style: ModalPresentationStyle = .fullScreen)
    -> ViewController
  {
    let controller = ViewController()
    controller.modalPresentationStyle = style
    controller.view = StackView(
      .vertical, alignment: .leading, views: names.map { Button(.verbatim($0)) })
    return controller
  }

  private func button(_ controller: ViewController, _ index: Int) -> View {
    controller.view.subviews[index]
  }

  /// The focus returns to where it was, not to the first view.
  @Test(arguments: [ModalPresentationStyle.fullScreen, .sheet, .popover])
  func dismissalRestoresTheFocus(style: ModalPresentationStyle) throws {
    let root = screen("one", "two", "three")
    let stage = try Stage(root)
    stage.press(.tab, .tab)
    let above = screen("four", "five", style: style)
    stage.perform { root.present(above) }
    #expect(button(above, 0).isFirstResponder)
    stage.press(.tab)
    let third = screen("six")
    stage.perform { above.present(third) }
    stage.perform { third.dismiss() }
    #expect(button(above, 1).isFirstResponder)
    stage.perform { above.dismiss() }
    #expect(button(root, 2).isFirstResponder)
    #expect(stage.screen.text.contains("‹ three ›"))
  }

  @Test func theFocusGoesToTheNearestWhereItWasIsGone() throws {
    let root = screen("one", "two", "three")
    let stage = try Stage(root)
    stage.press(.tab, .tab)
    let sheet = screen("four", style: .sheet)
    stage.perform { root.present(sheet) }
    stage.perform { button(root, 2).removeFromSuperview() }
    #expect(button(sheet, 0).isFirstResponder)
    stage.perform { sheet.dismiss() }
    #expect(stage.window.firstResponder != nil)
    #expect(stage.window.firstResponder?.isDescendant(of: root.view) == true)
  }

  /// The view is replaced on the screen, too.
  @Test(arguments: [ModalPresentationStyle.fullScreen, .sheet])
  func aViewThatIsSetWhileShownTakesThePlace(style: ModalPresentationStyle) throws {
    let controller = screen("one", style: style)
    let root = style == .sheet ? screen("root") : controller
    let stage = try Stage(root)
    if style == .sheet { stage.perform { root.present(controller) } }
    let former = controller.view
    stage.perform {
      controller.view = StackView(
        .vertical, views: ["new", "two", "three"].map { Button(.verbatim($0)) })
    }
    #expect(stage.screen.text.contains(" new "))
    #expect(stage.screen.text.contains("[ three ]"))
    #expect(!stage.screen.text.contains("one"))
    #expect(former.window == nil && former.next == nil)
    #expect(stage.window.firstResponder?.isDescendant(of: controller.view) == true)
    #expect(stage.difference == nil)
    stage.resize(width: 30, height: 8)
    #expect(stage.screen.text.contains("[ three ]"))
  }

  /// The screen has no window yet.
  @Test func presentInViewDidLoadIsDoneAsSoonAsTheViewIsShown() throws {
    let journal = Journal()
    let root = NotingController("a", journal)
    let sheet = NotingController("b", journal, style: .sheet)
    root.onDidLoad = { [unowned root] in root.present(sheet) }
    let stage = try Stage(root)
    #expect(stage.top === sheet)
    #expect(
      journal.take() == [
        "a didLoad", "a willAppear", "a didAppear", "b didLoad", "b willAppear", "b didAppear",
      ])
  }

  @Test func aPendingPresentationCanBeCanceled() throws {
    let root = screen("one")
    root.present(screen("two"))
    root.dismiss()
    #expect(try Stage(root).top === root)
  }

  @Test func aPresenterForwardsPresentations() throws {
    let (root, second, third) = (screen("one"), screen("two"), screen("three"))
    let stage = try Stage(root)
    stage.perform {
      root.present(second)
      root.present(third)
    }
    #expect(second.presentedViewController === third)
    #expect(third.presentingViewController === second)
    stage.perform { third.dismiss() }
    #expect(stage.top === second)
    stage.perform { root.dismiss() }
    #expect(stage.top === root)
    stage.perform { root.dismiss() }
    #expect(stage.top === root)
  }

  @Test func aChildDismissesWhatItBelongsTo() throws {
    let (root, presented, child) = (screen("one"), screen("two"), screen("three"))
    let stage = try Stage(root)
    presented.addChild(child)
    presented.view.addSubview(child.view)
    stage.perform { root.present(presented) }
    #expect(child.parent === presented)
    stage.perform { child.dismiss() }
    #expect(stage.top === root)
  }

  @Test func aControllerThatIsShownIsNotPresentedAgain() throws {
    let root = screen("one")
    let sheet = screen("two", style: .sheet)
    let stage = try Stage(root)
    for _ in 0..<2 { stage.perform { root.present(sheet) } }
    stage.perform { sheet.present(root) }
    stage.perform { sheet.present(sheet) }
    #expect(sheet.presentedViewController == nil)
    stage.perform { sheet.dismiss() }
    #expect(stage.top === root)
    stage.perform { root.present(sheet) }
    #expect(stage.top === sheet)
  }

  /// The chain: the sheet's views, its controller, who presented it, the application.
  @Test(arguments: [ModalPresentationStyle.fullScreen, .sheet, .popover])
  func theNextResponderOfAPresentedControllerIsItsPresenter(style: ModalPresentationStyle) throws {
    let root = screen("one")
    let presented = screen("two", style: style)
    let stage = try Stage(root)
    stage.perform { root.present(presented) }
    let chain = Array(button(presented, 0).responderChain)
    let own = try #require(chain.firstIndex { $0 === presented })
    let presenting = try #require(chain.firstIndex { $0 === root })
    #expect(chain[own - 1] === presented.view)
    #expect(own < presenting)
    #expect(chain.last === stage.application)
    #expect(presented.application === stage.application)
  }

  @Test func viewsBelowAFullScreenLeaveTheWindow() throws {
    let root = screen("one")
    let stage = try Stage(root)
    stage.perform { root.present(screen("two")) }
    #expect(root.view.window == nil)
    #expect(!stage.screen.text.contains("one"))
    stage.resize(width: 20, height: 5)
    stage.perform { root.dismiss() }
    #expect(root.view.frame == Rect(x: 0, y: 0, width: 20, height: 5))
    #expect(stage.screen.text.contains("one"))
    #expect(stage.difference == nil)
  }

  @Test func theScreenIsNamedByTheTopmostThatHasATitle() throws {
    let root = screen("one")
    root.title = .verbatim("Root")
    let stage = try Stage(root)
    let sheet = screen("two", style: .sheet)
    stage.perform { root.present(sheet) }
    #expect(stage.screen.title == "Root")
    stage.perform { sheet.title = .verbatim("Sheet") }
    #expect(stage.screen.title == "Sheet")
    stage.perform { sheet.dismiss() }
    #expect(stage.screen.title == "Root")
  }

  /// A screen that leaves at once, as one does that finds nothing to show.
  private final class LeavingController: ViewController {
    override func viewDidAppear() { dismiss() }
  }

  @Test func aScreenThatLeavesAsSoonAsItAppearsGivesThePresenterBack() throws {
    let root = screen("one")
    let stage = try Stage(root)
    stage.perform { root.present(LeavingController()) }
    #expect(stage.top === root && root.presentedViewController == nil)
    #expect(button(root, 0).isFirstResponder)
    let sheet = screen("two", style: .sheet)
    stage.perform { root.present(sheet) }
    #expect(stage.top === sheet, "The presenter is shown, so that it can present again.")
  }

  @Test func aControllerDismissedWithALowerLayerIsForgottenByItsPresenter() throws {
    let parent = screen("parent")
    let child = ViewController()
    child.view = Label(.verbatim("child"))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let stage = try Stage(parent)
    let lower = screen("lower", style: .sheet)
    let upper = screen("upper", style: .sheet)
    stage.perform { child.present(lower) }
    stage.perform { parent.present(upper) }
    stage.perform { lower.dismiss() }
    #expect(stage.top === parent && parent.presentedViewController == nil)
    let next = screen("next", style: .sheet)
    stage.perform { parent.present(next) }
    #expect(stage.top === next)
  }

  @Test func keysOfAnUpperLayerDoNotReachTheViewsBelow() throws {
    let rows = (0..<30).map { Label(.verbatim("row \($0)")) }
    let scroller = ScrollView(StackView(.vertical, views: rows + [Button(.verbatim("last"))]))
    let root = ViewController()
    root.view = StackView(.vertical, views: [scroller])
    let stage = try Stage(root)
    stage.perform { scroller.contentOffset = 0 }
    let sheet = screen("sheet", style: .sheet)
    stage.perform { root.present(sheet) }
    let full = screen("full")
    stage.perform { sheet.present(full) }
    stage.press(.pageDown, .down)
    #expect(stage.top === full)
    stage.press(.escape)
    #expect(stage.top === sheet)
    stage.press(.pageDown, .down)
    #expect(scroller.contentOffset == 0)
    stage.press(.escape)
    #expect(stage.top === root)
  }

  /// A sheet that does something after it has dismissed itself.
  private final class DeletingController: ViewController {
    var onDelete: () -> Void = {}
    let button = Button(.verbatim("Delete"))

    override func loadView() {
      view = StackView(.vertical, views: [button])
      button.addAction { [weak self] in
        self?.dismiss()
        self?.onDelete()
      }
    }
  }

  @Test func aControllerThatDismissesItselfLivesToTheEndOfTheTurn() throws {
    let root = screen("one")
    let stage = try Stage(root)
    var count = 0
    weak var gone: DeletingController?
    stage.perform {
      let sheet = DeletingController()
      sheet.modalPresentationStyle = .sheet
      sheet.onDelete = { count += 1 }
      gone = sheet
      root.present(sheet)
    }
    stage.press(.enter)
    #expect(count == 1)
    #expect(gone == nil, "After the turn nothing keeps it.")
  }

  @Test(arguments: [30, 40, 60, 80])
  func theFocusGoesToTheNearestAsItWasSeen(width: Int) throws {
    let rows = StackView(.vertical, views: (0..<4).map { Button(.verbatim("row \($0)")) })
    let field = Button(.verbatim("field"))
    let foot = FlowView(
      views: ["left button", "another one", "mid", "right"].map { Button(.verbatim($0)) })
    let root = ViewController()
    root.view = StackView(.vertical, views: [rows, field, foot])
    let stage = try Stage(root, width: width, height: 8)
    stage.press(.down)
    let sheet = screen("sheet", style: .sheet)
    stage.perform { root.present(sheet) }
    stage.perform {
      sheet.dismiss()
      for row in rows.subviews { row.removeFromSuperview() }
    }
    #expect(field.isFirstResponder)
  }
}
