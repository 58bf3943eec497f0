import Hanok
import HanokTesting
import Testing

@Suite struct SplitControllerTests {
  private func screen(_ title: String, _ names: String...) -> ViewController {
    let controller = ViewController()
    controller.title = .verbatim(title)
    controller.view = StackView(
      .vertical, alignment: .leading, views: names.map { Button(.verbatim($0)) })
    return controller
  }

  private let list: ViewController
  private let empty: ViewController
  private let split: SplitController

  init() {
    list = ViewController()
    list.title = .verbatim("List")
    list.view = StackView(
      .vertical, alignment: .leading, views: ["a", "b"].map { Button(.verbatim($0)) })
    empty = ViewController()
    split = SplitController(primary: list, secondary: empty)
  }

  private func row(_ stage: Stage, _ index: Int = 0) -> String {
    stage.screen.row(index).trimmedEnd
  }

  @Test func bothSidesShowWhereThereIsRoom() throws {
    let stage = try Stage(split, width: 60, height: 6)
    #expect(!split.isCollapsed)
    #expect(row(stage).contains("List") && row(stage).contains("│"))
    #expect(list.splitController === split && empty.splitController === split)
    #expect(list.view.subviews[0].isFirstResponder)
    let detail = screen("Detail", "x")
    stage.perform { split.showDetailViewController(detail) }
    #expect(row(stage).contains("Detail"))
    #expect(list.view.subviews[0].isFirstResponder, "The keys stay with the list.")
    #expect(empty.parent == nil)
    stage.press(.tab, .tab, .tab)
    #expect(detail.view.subviews[0].isFirstResponder)
    #expect(stage.difference == nil)
  }

  @Test func aNarrowWindowShowsTheListUntilOneIsChosen() throws {
    let stage = try Stage(split, width: 40, height: 6)
    #expect(split.isCollapsed && row(stage) == " List")
    #expect(split.secondaryNavigation.viewControllers.isEmpty)
    let detail = screen("Detail", "x")
    stage.perform { split.showDetailViewController(detail) }
    #expect(row(stage) == " [ ← List ]      Detail")
    #expect(detail.view.subviews[0].isFirstResponder)
    stage.perform { split.showDetailViewController(screen("Other", "y")) }
    #expect(split.primaryNavigation.viewControllers.count == 2, "It takes the place of the former.")
    stage.press(.escape)
    #expect(row(stage) == " List")
  }

  /// The gallery's list, say, is on the screen, too, and must not get the keys.
  @Test func aDetailWithoutControlsLeavesTheKeysToTheWayBack() throws {
    let root = ViewController()
    let outside = Button(.verbatim("outside"))
    root.addChild(split)
    split.view.layoutShare = 1
    root.view = StackView(.vertical, views: [outside, split.view])
    let stage = try Stage(root, width: 40, height: 8)
    stage.perform { list.view.subviews[1].becomeFirstResponder() }
    stage.perform { split.showDetailViewController(screen("Detail")) }
    #expect(row(stage, 1).contains("‹ ← List ›"))
    stage.press(.escape)
    #expect(list.view.subviews[1].isFirstResponder)
  }

  @Test func theSelectionAndTheFocusSurviveAResize() throws {
    let stage = try Stage(split, width: 80, height: 6)
    let detail = screen("Detail", "x", "y")
    stage.perform { split.showDetailViewController(detail) }
    stage.perform { detail.view.subviews[1].becomeFirstResponder() }
    stage.resize(width: 40, height: 6)
    #expect(split.isCollapsed && row(stage).contains("Detail"))
    #expect(split.primaryNavigation.topViewController === detail)
    #expect(detail.view.subviews[1].isFirstResponder)
    #expect(stage.difference == nil)
    stage.resize(width: 80, height: 6)
    #expect(!split.isCollapsed && row(stage).contains("List"))
    #expect(split.secondaryNavigation.topViewController === detail)
    #expect(detail.view.subviews[1].isFirstResponder)
    stage.resize(width: 40, height: 6)
    stage.resize(width: 80, height: 6)
    #expect(row(stage).contains("Detail"), "It comes back beside the list.")
    #expect(stage.difference == nil)
  }

  @Test func aDetailThatWasLeftIsFreed() throws {
    let stage = try Stage(split, width: 40, height: 6)
    weak var gone: ViewController?
    for _ in 0..<2 {
      stage.perform {
        let detail = screen("Detail", "x")
        gone = detail
        split.showDetailViewController(detail)
      }
      #expect(row(stage).contains("Detail") && gone != nil)
      stage.press(.escape)
      #expect(row(stage) == " List")
      #expect(gone == nil)
    }
    stage.resize(width: 80, height: 6)
    #expect(split.secondaryNavigation.viewControllers.map(ObjectIdentifier.init) == [.init(empty)])
    #expect(stage.difference == nil)
    stage.resize(width: 40, height: 6)
    #expect(
      row(stage) == " List", "What fills the side isn't shown over the list.")
  }

  @Test func screensPushedAtEitherSideStayThere() throws {
    let stage = try Stage(split, width: 80, height: 6)
    let (detail, further) = (screen("Detail", "x"), screen("Further", "z"))
    stage.perform {
      split.showDetailViewController(detail)
      detail.navigationController?.pushViewController(further)
      list.navigationController?.pushViewController(screen("Sublist", "c"))
    }
    stage.resize(width: 40, height: 6)
    #expect(split.primaryNavigation.viewControllers.count == 4)
    #expect(split.primaryNavigation.topViewController === further)
    stage.resize(width: 80, height: 6)
    #expect(split.primaryNavigation.viewControllers.count == 2)
    #expect(split.secondaryNavigation.viewControllers.count == 2)
    #expect(stage.difference == nil)
  }

  @Test func theTitleIsThatOfTheSideAtWork() throws {
    let stage = try Stage(split, width: 80, height: 6)
    #expect(stage.screen.title == "List")
    stage.perform { split.showDetailViewController(screen("Detail", "x")) }
    #expect(stage.screen.title == "Detail")
    stage.perform { split.title = .verbatim("Mail") }
    #expect(stage.screen.title == "Mail")
  }

  @Test func aDetailThatIsReplacedIsFreed() throws {
    let stage = try Stage(split, width: 80, height: 6)
    weak var gone: ViewController?
    stage.perform {
      let detail = screen("Detail", "x")
      gone = detail
      split.showDetailViewController(detail)
    }
    #expect(gone != nil)
    stage.perform { split.showDetailViewController(screen("Other", "y")) }
    #expect(gone == nil)
  }

  @Test func lineModeWritesBothSides() throws {
    empty.view = Label(.verbatim("Nothing chosen"))
    #expect(try LinePilot(split, in: "en").text == "List\nNothing chosen\n[1] a  [2] b\n")
  }
}
