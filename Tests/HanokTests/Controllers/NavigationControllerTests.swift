import Hanok
import HanokTesting
import Testing

@Suite struct NavigationControllerTests {
  private let journal = Journal()

  private func noting(_ name: String) -> NotingController { NotingController(name, journal) }

  /// A controller with a title and buttons.
  private func screen(_ title: String, _ names: String...) -> ViewController {
    let controller = ViewController()
    controller.title = .verbatim(title)
    controller.view = StackView(
      .vertical, alignment: .leading, views: names.map { Button(.verbatim($0)) })
    return controller
  }

  private func ids(_ controllers: [ViewController]) -> [ObjectIdentifier] {
    controllers.map(ObjectIdentifier.init)
  }

  private func rows(_ stage: Stage) -> [String] {
    (0..<stage.screen.size.height).map { stage.screen.row($0).trimmedEnd }
  }

  @Test func pushingAndPoppingKeepUIKitsOrder() throws {
    let (first, second) = (noting("a"), noting("b"))
    for controller in [first, second] { controller.isDetailed = true }
    let navigation = NavigationController(rootViewController: first)
    let stage = try Stage(navigation, width: 30, height: 5)
    #expect(
      journal.take() == ["a didLoad 0x0 out", "a willAppear 0x0 out", "a didAppear 30x5 in"])
    stage.perform { navigation.pushViewController(second) }
    #expect(
      journal.take() == [
        "a willDisappear 30x5 in", "b didLoad 0x0 out", "b willAppear 0x0 out",
        "a didDisappear 30x5 out", "b didAppear 30x4 in",
      ])
    stage.perform { navigation.popViewController() }
    #expect(
      journal.take() == [
        "b willDisappear 30x4 in", "a willAppear 30x5 out", "b didDisappear 30x4 out",
        "a didAppear 30x5 in",
      ])
    #expect(second.parent == nil && second.navigationController == nil)
    #expect(first.navigationController === navigation)
  }

  @Test func aControllerFindsTheStackAroundIt() {
    let child = ViewController()
    let navigation = NavigationController(rootViewController: child)
    #expect(child.navigationController === navigation && navigation.navigationController == nil)
    let tabs = TabController([navigation])
    #expect(child.tabController === tabs && child.splitController == nil)
  }

  @Test func theStackIsAsUIKitHasIt() throws {
    let screens = "abcd".map { noting(String($0)) }
    let navigation = NavigationController(rootViewController: screens[0])
    #expect(navigation.popViewController() == nil)
    for screen in screens { navigation.pushViewController(screen) }
    #expect(ids(navigation.viewControllers) == ids(screens))
    #expect(navigation.topViewController === screens[3])
    #expect(navigation.popViewController() === screens[3])
    #expect(navigation.popToViewController(noting("e")).isEmpty)
    #expect(navigation.popToViewController(screens[2]).isEmpty)
    #expect(ids(navigation.popToViewController(screens[1])) == ids([screens[2]]))
    navigation.setViewControllers([screens[3], screens[2], screens[3]])
    #expect(ids(navigation.viewControllers) == ids([screens[3], screens[2]]))
    #expect(screens[0].parent == nil && screens[3].parent === navigation)
    #expect(ids(navigation.popToRootViewController()) == ids([screens[2]]))
    #expect(ids(navigation.viewControllers) == ids([screens[3]]))
    #expect(journal.take() == [], "No view is made before it is shown.")
  }

  @Test func aScreenInTheMiddleIsNotifiedOfNothing() throws {
    let screens = "abc".map { noting(String($0)) }
    let navigation = NavigationController(rootViewController: screens[0])
    let stage = try Stage(navigation)
    stage.perform { navigation.setViewControllers(screens) }
    #expect(
      journal.take().dropFirst(3) == [
        "a willDisappear", "c didLoad", "c willAppear", "a didDisappear", "c didAppear",
      ])
    stage.perform { navigation.popToRootViewController() }
    #expect(
      journal.take() == ["c willDisappear", "a willAppear", "c didDisappear", "a didAppear"])
  }

  @Test func aScreenPushedBeforeTheFirstFrameAppearsAlone() throws {
    let navigation = NavigationController(rootViewController: noting("a"))
    navigation.pushViewController(noting("b"))
    _ = try Stage(navigation)
    #expect(journal.take() == ["b didLoad", "b willAppear", "b didAppear"])
  }

  @Test func theBarNamesTheScreenAndTheOneBefore() throws {
    let navigation = NavigationController(rootViewController: screen("Home", "one"))
    let stage = try Stage(navigation, width: 34, height: 4)
    #expect(rows(stage) == [" Home", "‹ one ›", "", ""])
    #expect(stage.screen.title == "Home")
    stage.perform { navigation.pushViewController(screen("Rooms", "two")) }
    #expect(rows(stage) == [" [ ← Home ]   Rooms", "‹ two ›", "", ""])
    #expect(stage.screen.title == "Rooms")
    stage.perform { navigation.topViewController?.title = .verbatim("All rooms") }
    #expect(rows(stage)[0] == " [ ← Home ] All rooms")
    #expect(stage.screen.title == "All rooms")
    stage.perform { navigation.viewControllers[0].navigationItem.backButtonTitle = .verbatim("H") }
    #expect(rows(stage)[0] == " [ ← H ]    All rooms")
    #expect(stage.difference == nil)
  }

  @Test func theBarHasNoRowWhereItHasNothingToShow() throws {
    let navigation = NavigationController(rootViewController: noting("a"))
    let stage = try Stage(navigation, width: 30, height: 12)
    #expect(navigation.viewControllers[0].view.frame.height == 12)
    stage.perform { navigation.viewControllers[0].title = .verbatim("Home") }
    #expect(navigation.viewControllers[0].view.frame.height == 10, "The bar, and an empty row.")
    stage.perform { navigation.isNavigationBarHidden = true }
    #expect(navigation.viewControllers[0].view.frame.height == 12)
    #expect(rows(stage)[0] == "")
  }

  @Test func buttonsAreInTheBarAndWrapWhereItIsNarrow() throws {
    let navigation = NavigationController(rootViewController: screen("Home"))
    let stage = try Stage(navigation, width: 51, height: 5)
    let next = screen("All my rooms", "two")
    next.navigationItem.leadingButtons = [Button(.verbatim("Help"))]
    next.navigationItem.trailingButtons = [Button(.verbatim("Add")), Button(.verbatim("Edit"))]
    stage.perform { navigation.pushViewController(next) }
    #expect(rows(stage)[0] == " [ ← Home ] [ Help ] All my rooms [ Add ] [ Edit ]")
    stage.resize(width: 39, height: 5)
    #expect(rows(stage)[0] == " [ ← Home ] [ Help ]  [ Add ] [ Edit ]")
    #expect(rows(stage)[1] == " All my rooms")
    stage.resize(width: 26, height: 5)
    #expect(rows(stage)[0] == " [ ← Home ] [ Help ]")
    #expect(rows(stage)[1] == "         [ Add ] [ Edit ]")
    #expect(rows(stage)[2] == " All my rooms")
    stage.perform { next.navigationItem.leadingButtons = [] }
    #expect(rows(stage)[0] == " [ ← Home ]")
    stage.perform { next.navigationItem.trailingButtons = [] }
    #expect(rows(stage)[0] == " [ ← Home ] All my rooms")
    #expect(stage.difference == nil)
  }

  @Test func aLongTitleBeforeBecomesTheWordForTheWayBack() throws {
    let navigation = NavigationController(rootViewController: screen("A long title at home"))
    navigation.pushViewController(screen("Two", "two"))
    let stage = try Stage(navigation, width: 25, height: 4)
    #expect(rows(stage)[0] == " [ ← Back ] Two")
    stage.resize(width: 28, height: 4)
    #expect(rows(stage)[0] == " [ ← A long title at home ]")
    #expect(rows(stage)[1] == " Two")
  }

  @Test(arguments: [
    ("en", Key.left, "[ ← Home ]"), ("ar", .right, "[ Home → ]"),
  ])
  func escapeAndTheArrowBackLeadBack(language: String, key: Key, button: String) throws {
    let navigation = NavigationController(rootViewController: screen("Home", "one"))
    let stage = try Stage(navigation, in: language)
    stage.press(.escape)
    for press in 0..<2 {
      stage.perform { navigation.pushViewController(screen("Next", "two")) }
      #expect(rows(stage)[0].contains(button))
      if press == 0 { stage.press(.escape) } else { stage.press(key, modifiers: .alt) }
      #expect(navigation.viewControllers.count == 1)
    }
    stage.perform { navigation.pushViewController(screen("Next", "two")) }
    stage.press(key == .left ? .right : .left, modifiers: .alt)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func theButtonLeadsBackUnlessAnActionAsksFirst() throws {
    let navigation = NavigationController(rootViewController: screen("Home", "one"))
    let stage = try Stage(navigation)
    let next = screen("Next", "two")
    stage.perform { navigation.pushViewController(next) }
    var asked = 0
    next.navigationItem.backAction = { asked += 1 }
    stage.click(x: 3, y: 0)
    stage.press(.escape)
    #expect(asked == 2 && navigation.topViewController === next)
    next.navigationItem.backAction = nil
    stage.perform { next.navigationItem.hidesBackButton = true }
    stage.press(.escape)
    #expect(navigation.topViewController === next)
    #expect(!rows(stage)[0].contains("Home"))
    stage.perform { next.navigationItem.hidesBackButton = false }
    stage.click(x: 3, y: 0)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func theFocusComesBackWhereItWas() throws {
    let root = screen("Home", "one", "two", "three")
    let navigation = NavigationController(rootViewController: root)
    root.navigationItem.trailingButtons = [Button(.verbatim("Add"))]
    let stage = try Stage(navigation)
    #expect(root.view.subviews[0].isFirstResponder, "The screen has the keys, not the bar.")
    stage.press(.down, .down)
    let next = screen("Next", "four", "five")
    stage.perform { navigation.pushViewController(next) }
    #expect(next.view.subviews[0].isFirstResponder)
    stage.press(.escape)
    #expect(root.view.subviews[2].isFirstResponder)
    stage.press(.tab)
    #expect(root.navigationItem.trailingButtons[0].isFirstResponder)
    stage.perform { navigation.pushViewController(next) }
    #expect(next.view.subviews[0].isFirstResponder)
    stage.press(.escape)
    #expect(root.view.subviews[0].isFirstResponder)
  }

  @Test func aScreenThatIsPushedAgainBeginsAtItsFirstView() throws {
    let navigation = NavigationController(rootViewController: screen("Home", "one"))
    let stage = try Stage(navigation)
    let next = screen("Next", "two", "three")
    stage.perform { navigation.pushViewController(next) }
    stage.press(.down)
    #expect(next.view.subviews[1].isFirstResponder)
    stage.press(.escape)
    stage.perform { navigation.pushViewController(next) }
    #expect(next.view.subviews[0].isFirstResponder)
  }

  @Test func theFocusIsLeftAloneWhereItIsElsewhere() throws {
    let navigation = NavigationController(rootViewController: screen("Home", "one"))
    let other = Button(.verbatim("other"))
    let parent = ViewController()
    let stack = StackView(.vertical, views: [other])
    parent.view = stack
    parent.addChild(navigation)
    stack.addSubview(navigation.view)
    let stage = try Stage(parent)
    #expect(other.isFirstResponder)
    stage.perform { navigation.pushViewController(screen("Next", "two")) }
    #expect(other.isFirstResponder)
  }

  @Test func aScreenWithNothingToUseLeavesTheKeysToTheBar() throws {
    let navigation = NavigationController(rootViewController: screen("Home", "one"))
    let stage = try Stage(navigation)
    stage.perform { navigation.pushViewController(screen("Next")) }
    stage.press(.enter)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func aPoppedScreenIsFreedAfterTheTurn() throws {
    let navigation = NavigationController(rootViewController: screen("Home", "one"))
    let stage = try Stage(navigation)
    weak var gone: ViewController?
    weak var goneView: View?
    weak var goneSheet: ViewController?
    stage.perform {
      let next = screen("Next", "two")
      (gone, goneView) = (next, next.view)
      navigation.pushViewController(next)
    }
    stage.perform {
      let sheet = screen("Sheet", "three")
      sheet.modalPresentationStyle = .sheet
      goneSheet = sheet
      gone?.present(sheet)
    }
    #expect(stage.top === goneSheet)
    stage.perform {
      navigation.popViewController()
      #expect(gone != nil, "Its action may still be at work.")
    }
    #expect(gone == nil && goneView == nil && goneSheet == nil)
    #expect(stage.top === navigation, "What it had presented went with it.")
  }

  @Test func insideOfASheetTheBorderHasTheTitle() throws {
    let root = screen("Root", "go")
    let stage = try Stage(root, width: 50, height: 14)
    let navigation = NavigationController(rootViewController: screen("Home", "one"))
    navigation.modalPresentationStyle = .sheet
    stage.perform { root.present(navigation) }
    #expect(rows(stage).filter { $0.contains("Home") }.count == 1)
    stage.perform { navigation.pushViewController(screen("Next", "two")) }
    #expect(rows(stage).contains { $0.contains("╭ Next") })
    stage.press(.escape)
    #expect(rows(stage).contains { $0.contains("╭ Home") })
    stage.press(.escape)
    #expect(stage.top === root)
  }

  @Test func inLineModeAScreenIsSpokenAndBackIsAChoice() throws {
    let root = screen("Home", "One")
    let navigation = NavigationController(rootViewController: root)
    let next = screen("Next", "Two")
    (root.view.subviews[0] as? Button)?.addAction { navigation.pushViewController(next) }
    let conversation = try LinePilot(navigation, in: "en")
    #expect(conversation.text == "Home\n[1] One\n")
    #expect(conversation.enter("1") == "Next\n[1] Two  [2] Back (to “Home”)\n")
    #expect(conversation.enter("back") == "Home\n[1] One\n")
  }
}

extension String {
  var trimmedEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
