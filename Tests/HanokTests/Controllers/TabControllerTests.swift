import Hanok
import HanokTesting
import Testing

@Suite struct TabControllerTests {
  private let journal = Journal()

  private func screen(_ title: String, _ names: String...) -> ViewController {
    let controller = ViewController()
    controller.title = .verbatim(title)
    controller.view = StackView(
      .vertical, alignment: .leading, views: names.map { Button(.verbatim($0)) })
    return controller
  }

  private func threeTabs() -> TabController {
    TabController([screen("One", "a", "b"), screen("Two", "c"), screen("Three", "d")])
  }

  private func row(_ stage: Stage, _ index: Int) -> String { stage.screen.row(index).trimmedEnd }

  @Test func theChosenTabIsAboveAHeavyLine() throws {
    let tabs = threeTabs()
    let stage = try Stage(tabs, width: 30, height: 8)
    #expect(row(stage, 0) == "  One    Two    Three")
    #expect(row(stage, 1) == "━━━━━━━───────────────────────")
    #expect(row(stage, 2) == "‹ a ›" && stage.screen.title == "One")
    stage.perform { tabs.selectedIndex = 2 }
    #expect(row(stage, 1) == "──────────────━━━━━━━━━───────")
    #expect(row(stage, 2) == "‹ d ›" && stage.screen.title == "Three")
    stage.perform { tabs.selectedIndex = 3 }
    #expect(tabs.selectedIndex == 2)
    #expect(stage.difference == nil)
    stage.resize(width: 30, height: 7)
    #expect(row(stage, 1) == "‹ d ›", "In a low window the line is left out.")
    #expect(stage.difference == nil)
  }

  @Test func tabsMirror() throws {
    let stage = try Stage(threeTabs(), in: "ar", width: 30, height: 8)
    #expect(row(stage, 0) == "         Three    Two    One")
    #expect(row(stage, 1) == "───────────────────────━━━━━━━")
    stage.press(.tab, .tab, .left)
    #expect(row(stage, 1) == "────────────────━━━━━━━───────")
  }

  @Test func eachScreenAppearsAndDisappears() throws {
    let tabs = TabController([NotingController("a", journal), NotingController("b", journal)])
    let stage = try Stage(tabs)
    #expect(journal.take() == ["a didLoad", "a willAppear", "a didAppear"])
    stage.perform { tabs.selectedIndex = 1 }
    #expect(
      journal.take() == [
        "a willDisappear", "b didLoad", "b willAppear", "a didDisappear", "b didAppear",
      ])
    stage.perform { tabs.selectedIndex = 1 }
    #expect(journal.take() == [])
  }

  @Test func keysLeadRoundTheTabsAndEachScreenKeepsItsFocus() throws {
    let tabs = threeTabs()
    let stage = try Stage(tabs)
    stage.press(.down)
    let second = tabs.viewControllers[0].view.subviews[1]
    #expect(second.isFirstResponder)
    stage.press(.pageDown, modifiers: .control)
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.viewControllers[1].view.subviews[0].isFirstResponder)
    stage.press(.pageDown, .pageDown, modifiers: .control)
    #expect(tabs.selectedIndex == 0 && second.isFirstResponder)
    stage.press(.pageUp, modifiers: .control)
    #expect(tabs.selectedIndex == 2)
    let one = TabController([screen("One", "a")])
    let other = try Stage(one)
    other.press(.pageDown, modifiers: .control)
    #expect(one.selectedIndex == 0)
    #expect(other.window.commandsInForce.isEmpty, "There is nowhere to go.")
  }

  @Test func arrowsChooseInTheBarAndTabGoesPastIt() throws {
    let tabs = threeTabs()
    let stage = try Stage(tabs, width: 30, height: 8)
    stage.perform { tabs.selectedIndex = 1 }
    stage.press(.tab)
    #expect(row(stage, 0) == "  One  ‹ Two ›  Three", "Tab leads to the chosen one.")
    stage.press(.right)
    #expect(tabs.selectedIndex == 2 && row(stage, 0) == "  One    Two  ‹ Three ›")
    stage.press(.right)
    #expect(tabs.selectedIndex == 2)
    stage.press(.home)
    #expect(tabs.selectedIndex == 0)
    stage.press(.end, .left)
    #expect(tabs.selectedIndex == 1)
    stage.press(.tab)
    #expect(tabs.viewControllers[1].view.subviews[0].isFirstResponder)
  }

  @Test func theFocusFollowsATabChosenByTheProgram() throws {
    let tabs = threeTabs()
    let stage = try Stage(tabs, width: 30, height: 8)
    stage.perform { tabs.selectedIndex = 1 }
    stage.press(.tab)
    #expect(row(stage, 0) == "  One  ‹ Two ›  Three")
    stage.perform { tabs.selectedIndex = 2 }
    #expect(row(stage, 0) == "  One    Two  ‹ Three ›")
  }

  @Test func aClickChooses() throws {
    let tabs = threeTabs()
    let stage = try Stage(tabs, width: 30, height: 8)
    stage.click(x: 8, y: 0)
    #expect(tabs.selectedIndex == 1)
  }

  @Test func tabsThatDoNotFitAreListedByAButton() throws {
    let tabs = threeTabs()
    let stage = try Stage(tabs, width: 20, height: 10)
    #expect(row(stage, 0) == "[ One ▾ ]")
    #expect(row(stage, 1) == "")
    stage.press(.tab, .tab, .enter)
    #expect(stage.top is MenuController)
    #expect(row(stage, 2).contains("✓ One") && row(stage, 3).contains("  Two"))
    stage.press(.down, .enter)
    #expect(tabs.selectedIndex == 1 && stage.top === tabs)
    #expect(row(stage, 0).contains("Two ▾"))
    stage.press(.escape)
    #expect(tabs.selectedIndex == 1)
    stage.resize(width: 40, height: 10)
    #expect(row(stage, 0).contains("One") && row(stage, 0).contains("Three"))
    #expect(stage.difference == nil)
  }

  @Test func theTabIsNamedByTheFirstScreenOrItsOwnTitle() throws {
    let navigation = NavigationController(rootViewController: screen("Home", "a"))
    let other = screen("A long title", "b")
    other.tabTitle = .verbatim("Short")
    let tabs = TabController([navigation, other])
    let stage = try Stage(tabs, width: 40, height: 8)
    stage.perform { navigation.pushViewController(screen("Next", "c")) }
    #expect(row(stage, 0) == "  Home    Short" && stage.screen.title == "Next")
    stage.perform { other.tabTitle = nil }
    #expect(row(stage, 0) == "  Home    A long title")
    stage.press(.pageDown, modifiers: .control)
    stage.press(.pageUp, modifiers: .control)
    #expect(navigation.viewControllers.count == 2, "Its state is kept.")
  }

  @Test func tabsComeAndGo() throws {
    let tabs = threeTabs()
    let stage = try Stage(tabs, width: 40, height: 8)
    weak let gone = tabs.viewControllers[1]
    stage.perform { tabs.selectedIndex = 1 }
    stage.perform { tabs.viewControllers.remove(at: 1) }
    #expect(gone == nil)
    #expect(row(stage, 0) == "  One    Three" && tabs.selectedIndex == 0)
    stage.perform { tabs.viewControllers.append(screen("Four", "e")) }
    #expect(row(stage, 0) == "  One    Three    Four")
    stage.perform { tabs.viewControllers = [] }
    #expect(tabs.selectedViewController == nil)
    #expect(stage.difference == nil)
  }

  @Test func linesChooseATab() throws {
    let conversation = try LinePilot(threeTabs(), in: "en")
    #expect(
      conversation.text == "[1] a  [2] b  [3] One, selected  [4] Two  [5] Three\n")
    #expect(conversation.enter("two") == "[1] c  [2] One  [3] Two, selected  [4] Three\n")
  }

  @Test func theListOfTabsIsAMenu() throws {
    let tabs = threeTabs()
    let stage = try Stage(tabs, width: 12, height: 14)
    stage.perform { tabs.selectedIndex = 2 }
    stage.click(x: 1, y: 0)
    let list = try #require(tabs.presentedViewController as? MenuController)
    #expect(list.menuView.menu.items.map(\.state) == [.off, .off, .on])
    #expect(list.menuView.highlightedIndex == 2)
    stage.press(.escape)
    #expect(tabs.presentedViewController == nil && tabs.selectedIndex == 2)
  }

  @Test func theChosenTabHasTheAccent() throws {
    let stage = try Stage(threeTabs(), width: 40, height: 8)
    #expect(stage.screen[2, 0].style == Theme().accent)
    #expect(stage.screen[9, 0].style == Theme().control)
    stage.press(.pageDown, modifiers: .control)
    #expect(stage.screen[9, 0].style == Theme().accent)
    #expect(stage.screen[2, 0].style == Theme().control)
  }

  /// The button in place of tabs takes no more than the window's cells, and says that it was cut.
  @Test(arguments: ["en", "ar"])
  func theMenuOfTabsIsCutInANarrowWindow(tag: String) throws {
    let tabs = TabController([screen("Entertainment", "a"), screen("Two", "b")])
    let stage = try Stage(tabs, in: tag, width: 8, height: 8)
    #expect(row(stage, 0).contains("…"), "\(row(stage, 0))")
  }
}
