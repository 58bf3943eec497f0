import Hanok
import HanokTesting
import Testing

/// Everything that alerts, palettes and settings can do.
@Suite struct ControllerWalkTests {
  private func screen(_ title: String, _ names: String...) -> ViewController {
    let controller = ViewController()
    controller.title = .verbatim(title)
    controller.view = StackView(
      .vertical, alignment: .leading, views: names.map { Button(.verbatim($0)) })
    return controller
  }

  @Test(arguments: ["en", "en-Arab", "ja"]) func alerts(tag: String) throws {
    let source = Button(.verbatim("Source"))
    let root = WalkScreen([Button(.verbatim("Go")), source])
    func action(_ title: String, _ style: AlertAction.Style = .default) -> AlertAction {
      AlertAction(
        .verbatim(title), style: style, mnemonic: .verbatim(String(title.prefix(1)).lowercased())
      ) { root.note(title) }
    }
    func alert(
      _ title: String?, _ message: String?, _ actions: [AlertAction],
      style: AlertController.Style = .alert
    ) -> AlertController {
      let alert = AlertController(
        title.map { .verbatim($0) }, message: message.map { .verbatim($0) }, preferredStyle: style)
      alert.actions = actions
      return alert
    }
    func show(_ name: String, _ alert: AlertController) -> Pilot.Step {
      Pilot.Step(name) { root.present(alert) }
    }
    let question = alert(
      "Delete “Notes”?", "You can’t get it back.",
      [action("Delete", .destructive), action("Keep", .cancel), action("Archive")])
    let choice = alert("One of two", nil, [action("Yes"), action("No")])
    choice.preferredAction = choice.actions[1]
    let long = alert(
      "A title of so many words that no window of this width can show it in one line",
      "And a text that is longer than sixty cells, so that it wraps there in any window at all.",
      [action("Fine")])
    let form = alert(nil, "Another name", [action("Rename"), action("Cancel", .cancel)])
    form.addTextField {
      $0.placeholder = .verbatim("Name")
      $0.text = "Notes"
    }
    form.addTextField { $0.placeholder = .verbatim("Folder") }
    let sheet = alert(
      nil, nil, [action("Cancel", .cancel), action("Copy"), action("Move")], style: .actionSheet)
    let beside = alert(
      "At the button", nil,
      [action("Cancel", .cancel), action("Copy"), action("Lose", .destructive)],
      style: .actionSheet)
    beside.sourceView = source
    try root.walk(
      "AlertController", in: tag, width: 46, height: 14,
      [
        show("a question", question), .press(.enter), show("a question", question), .press(.right),
        .press(.left), .press(.right), .press(.right), .press(.enter), show("again", question),
        .press(.character("d")), show("again", question), .press(.escape), show("again", question),
        .press(.tab), .press(.tab, .shift), .press(.down), .press(.up), .click(x: 1, y: 13),
        show("again", question), .activate("Archive"), show("again", question),
        Pilot.Step("no deleting") { question.actions[0].isEnabled = false },
        .press(.character("d")),
        Pilot.Step("no keeping") { question.actions[1].isEnabled = false }, .press(.escape),
        .click(x: 1, y: 13),
        Pilot.Step("other answers") { question.actions = [action("Only", .destructive)] },
        .press(.escape), show("one of two", choice), .press(.escape), .click(x: 1, y: 13),
        .press(.left), .press(.right),
        Pilot.Step("something above") {
          root.present(AlertController(.verbatim("Above")))
        },
        .press(.enter), .press(.enter), show("a long text", long), .resize(30, 14), .resize(80, 14),
        .resize(46, 14), .press(.escape), show("with fields", form), .type("2"), .press(.tab),
        .type("x"), .press(.enter), show("with fields", form), .press(.escape),
        Pilot.Step("no answer by Enter") { form.actions[0].isEnabled = false },
        show("with fields", form), .press(.enter), .press(.tab), .press(.tab), .press(.enter),
        show("without source", sheet), .press(.down), .press(.down), .press(.down), .press(.enter),
        show("without source", sheet), .press(.character("m")), show("beside a view", beside),
        .press(.down), .press(.up), .press(.up), .click(x: 1, y: 13), show("beside a view", beside),
      ], Pilot.Step.looks,
      [
        .resize(20, 14), .resize(10, 6), .resize(46, 14), .press(.escape),
        show("without answers", alert("Saved", nil, [])), .press(.enter),
        show("with nothing", alert(nil, nil, [])), .press(.escape), .press(.enter),
      ])
    #expect(question.answer?.title == .verbatim("Only"))
  }

  /// A screen with commands whose names are in two languages.
  private final class CommandScreen: ViewController {
    private let done = Label(.verbatim("-"))

    override func loadView() {
      view = StackView(.vertical, views: [Button(.verbatim("Go")), done])
    }

    private func command(_ title: Message, _ note: String, _ keys: [KeyEvent] = []) -> KeyCommand {
      KeyCommand(
        title, keys: keys, reading: title == .verbatim("保存") ? .verbatim("ほぞん") : nil
      ) { [unowned self] in done.message = .verbatim(note) }
    }

    var more: [KeyCommand] {
      (1...9).map { command(.verbatim("Number \($0)"), "\($0)", [KeyEvent(.function($0))]) }
    }

    override var keyCommands: [KeyCommand] {
      [
        command(.Hanok.alertCancel, "cancel", [KeyEvent(.character("k"), .control)]),
        command(.Hanok.settingsTitle, "settings"), command(.verbatim("保存"), "save"),
        command(
          .verbatim("A command of more words than the sheet has room for beside keys"), "long",
          [KeyEvent(.pageDown, [.control, .alt])]),
        KeyCommand(.function(11), title: .Hanok.dismiss, isEnabled: false) {},
      ]
    }
  }

  @Test(arguments: ["en", "en-Arab", "ko", "ja"]) func palettes(tag: String) throws {
    let screen = CommandScreen()
    let pilot = try Pilot(screen, in: tag, size: Size(width: 50, height: 18), [])
    func x(_ x: Int) -> Int { tag == "en-Arab" ? 49 - x : x }
    let show = Pilot.Step("the palette") { screen.presentCommandPalette(adding: screen.more) }
    try pilot.walk(
      "CommandPalette",
      [
        show, show, .press(.down), .press(.up), .press(.up), .press(.pageDown), .press(.pageDown),
        .press(.down, times: 3), .press(.pageUp), .press(.pageUp), .press(.end), .press(.home),
        .press(.end, .control), .press(.home, .control), .wheel(.down, x: x(10), y: 8),
        .wheel(.up, x: x(10), y: 8), .wheel(.left, x: x(10), y: 8), .type("set"), .press(.left),
        .press(.home), .press(.home), .press(.end), .press(.end), .press(.left),
        .press(.enter), show, .type("number"), .press(.down), .press(.enter), show, .type("ㅅㅈ"),
        .press(.character("u"), .control), .type("hoz"), .press(.enter), show, .type("xyz"),
        .press(.down), .press(.enter), .press(.character("u"), .control), .type(" 9 "),
        .click(x: x(10), y: 6), .click(x: x(10), y: 5), show, .click(x: x(10), y: 7), show,
        .press(.escape), show, .enter("can", into: "Find a command"), .activate("Cancel"),
        show,
        .activate("Number 3"), show,
      ], Pilot.Step.looks,
      [
        .resize(30, 18), .resize(30, 8), .press(.end), .press(.pageUp), .type("q"), .resize(16, 9),
        .resize(6, 4), .resize(50, 18), .press(.escape),
      ])
  }

  @Test(arguments: ["en", "ar", "ko"]) func settings(tag: String) throws {
    let settings = SettingsViewController()
    let root = NavigationController(rootViewController: screen("Home", "Go"))
    let pilot = try Pilot(root, in: tag, size: Size(width: 50, height: 12), [])
    try pilot.walk(
      "SettingsViewController",
      [
        Pilot.Step("the settings") { root.pushViewController(settings) }, .press(.enter),
        .press(.escape), .press(.character("한")), .press(.character("E")), .press(.down),
        .press(.escape),
        .press(.tab), .press(.enter), .press(.down), .press(.down), .press(.enter), .press(.enter),
        .press(.end), .press(.enter), .press(.enter), .press(.home), .press(.enter), .press(.tab),
        .press(.down), .press(.up), .traits("less motion") { $0.reducesMotion = true },
        .traits("a theme of its own") { $0.theme.accent = Style(foreground: .red) },
        .language("ja"), .language("fr"),
        Pilot.Step("two themes") {
          settings.themes = [
            .init("plain", title: .verbatim("Plain"), dark: Theme(), light: Theme()),
            .init("dark", title: .verbatim("Dark"), dark: .dark, light: .dark),
          ]
        },
        .traits("dark") { $0.theme = .dark }, .press(.tab), .press(.enter), .press(.end),
        .press(.enter), .resize(30, 8), .resize(50, 12), .press(.escape),
      ])
  }

  @Test(arguments: ["en", "en-Arab"]) func navigation(tag: String) throws {
    let first = screen("First", "a", "b")
    let second = screen("Second", "c", "d")
    let third = screen("A third screen of a long name", "e")
    let nameless = ViewController()
    let navigation = NavigationController(rootViewController: first)
    let add = Button(.verbatim("Add"), mnemonic: .verbatim("x"))
    let back: Key = tag == "en-Arab" ? .right : .left
    func x(_ x: Int) -> Int { tag == "en-Arab" ? 49 - x : x }
    let pilot = try Pilot(navigation, in: tag, size: Size(width: 50, height: 11), [])
    try pilot.walk(
      "NavigationController",
      [
        .press(.escape), .press(.down),
        Pilot.Step("pushes") { navigation.pushViewController(second) },
        Pilot.Step("pushes it again") { navigation.pushViewController(second) }, .press(.tab),
        .press(.tab), .press(.tab), .press(.tab, .shift), .press(.enter), .press(.down),
        Pilot.Step("pushes") { navigation.pushViewController(second) }, .press(.down),
        Pilot.Step("buttons") {
          second.navigationItem.trailingButtons = [add, Button(.verbatim("More"))]
          second.navigationItem.leadingButtons = [Button(.verbatim("Edit"))]
        },
        .press(.character("x")), .press(.tab), .press(.tab), .press(.tab), .press(.tab),
        Pilot.Step("a third") { navigation.pushViewController(third) }, .press(.escape),
        Pilot.Step("a third") { navigation.pushViewController(third) }, .press(back, .alt),
        .press(back == .left ? .right : .left, .alt),
        Pilot.Step("a third") { navigation.pushViewController(third) }, .click(x: x(4), y: 0),
        Pilot.Step("other titles") {
          second.navigationItem.title = .verbatim("In the bar")
          second.navigationItem.backButtonTitle = .verbatim("Two")
        },
        Pilot.Step("a third") { navigation.pushViewController(third) },
        Pilot.Step("a title") { third.title = .verbatim("Third") },
        Pilot.Step("no way back") { third.navigationItem.hidesBackButton = true }, .press(.escape),
        Pilot.Step("a way back") { third.navigationItem.hidesBackButton = false },
        Pilot.Step("an action") {
          third.navigationItem.backAction = { third.title = .verbatim("Are you sure?") }
        },
        .press(.escape), .press(.tab), .press(.enter),
        Pilot.Step("no action") { third.navigationItem.backAction = nil },
        Pilot.Step("without a name") { navigation.pushViewController(nameless) },
        Pilot.Step("to the second") { navigation.popToViewController(second) },
        Pilot.Step("to one that isn't there") { navigation.popToViewController(third) },
        Pilot.Step("three at once") {
          navigation.setViewControllers([first, third, second, third])
        },
        Pilot.Step("to the first") { navigation.popToRootViewController() },
        Pilot.Step("back") { navigation.popViewController() },
        Pilot.Step("two") { navigation.setViewControllers([first, nameless, second]) },
        .set("hidden", \NavigationController.isNavigationBarHidden, of: navigation, true),
        .press(.escape),
        .set("hidden", \NavigationController.isNavigationBarHidden, of: navigation, false),
        Pilot.Step("a title of its own") { navigation.title = .verbatim("Own") },
        Pilot.Step("the second") { navigation.pushViewController(second) },
        Pilot.Step("a sheet on it") { second.present(AlertController(.verbatim("Here"))) },
        Pilot.Step("it goes") { navigation.popViewController() },
        Pilot.Step("the second") { navigation.pushViewController(second) },
      ], Pilot.Step.looks,
      [
        .resize(34, 11), .resize(22, 11), .press(.tab), .resize(12, 9), .resize(6, 3),
        .resize(50, 9), .resize(50, 11),
      ])
    #expect(second.navigationController === navigation && first.parent === navigation)
    #expect(add.window != nil)
  }

  @Test(arguments: ["en", "en-Arab"]) func sheetsOfNavigation(tag: String) throws {
    let root = WalkScreen([Button(.verbatim("Go"))])
    let navigation = NavigationController(rootViewController: screen("Settings", "a"))
    navigation.modalPresentationStyle = .sheet
    try root.walk(
      "NavigationController-sheet", in: tag, width: 44, height: 12,
      [
        Pilot.Step("a sheet") { root.present(navigation) },
        Pilot.Step("pushes") { navigation.pushViewController(screen("Language", "b", "c")) },
        .press(.tab), .press(.tab), .press(.tab), .press(.escape), .press(.escape),
      ])
  }

  @Test(arguments: ["en", "en-Arab"]) func tabs(tag: String) throws {
    let (one, two, three) = (screen("One", "a", "b"), screen("Two", "c"), screen("Three", "d"))
    let tabs = TabController([one, two, three])
    let back: Key = tag == "en-Arab" ? .right : .left
    let forward: Key = tag == "en-Arab" ? .left : .right
    func x(_ x: Int) -> Int { tag == "en-Arab" ? 29 - x : x }
    let pilot = try Pilot(tabs, in: tag, size: Size(width: 30, height: 9), [])
    try pilot.walk(
      "TabController",
      [
        .press(.down), .press(.pageDown, .control), .press(.pageUp, .control),
        .press(.pageUp, .control), .press(.pageDown, .control), .press(.tab),
        .press(forward), .press(forward), .press(forward), .press(back), .press(.home),
        .press(.end), .press(.home, .shift), .press(.enter), .press(.character(" ")), .press(.down),
        .press(.tab), .press(.tab, .shift), .press(.pageDown, .control),
        .press(.pageDown, .control),
        .press(.tab), .click(x: x(9), y: 0), .click(x: x(1), y: 0), .click(x: x(25), y: 0),
        .mouse(.press(.left), x: x(16), y: 0), .mouse(.release(.left), x: x(16), y: 0),
        .activate("One"), Pilot.Step("the third") { tabs.selectedIndex = 2 },
        Pilot.Step("the ninth") { tabs.selectedIndex = 9 },
        Pilot.Step("another title") { three.title = .verbatim("3") },
        Pilot.Step("a tab title") { three.tabTitle = .verbatim("III") },
        Pilot.Step("without it") { tabs.viewControllers = [two, one] },
        Pilot.Step("with it") { tabs.viewControllers = [two, one, three] },
        Pilot.Step("a title of its own") { tabs.title = .verbatim("Own") },
      ], Pilot.Step.looks,
      [
        .resize(30, 7), .resize(16, 9), .press(.enter), .press(.down), .press(.enter),
        .press(.tab), .press(.tab, .shift), .press(.enter), .press(.escape), .resize(30, 9),
        .resize(16, 9),
        .press(.pageDown, .control), .resize(4, 3), .resize(30, 9),
        Pilot.Step("one") { tabs.viewControllers = [one] }, .press(.pageDown, .control),
        Pilot.Step("none") { tabs.viewControllers = [] }, .press(.pageDown, .control),
        Pilot.Step("two") {
          tabs.viewControllers = [NavigationController(rootViewController: two), three]
        },
      ])
    #expect(two.tabController === tabs)
    tabs.restorationIdentifier = "tabs"
    pilot.perform { tabs.selectedIndex = 1 }
    let state = pilot.application.restorableState
    #expect(state["tab"] == "1")
    pilot.perform { tabs.selectedIndex = 0 }
    pilot.application.restorableState = state
    #expect(tabs.selectedIndex == 1)
  }

  @Test(arguments: ["en", "en-Arab"]) func splits(tag: String) throws {
    let list = screen("List", "a", "b")
    let empty = screen("Nothing chosen")
    let (detail, other) = (screen("Detail", "x", "y"), screen("Other", "z"))
    let split = SplitController(primary: list, secondary: empty)
    let pilot = try Pilot(split, in: tag, size: Size(width: 64, height: 6), [])
    try pilot.walk(
      "SplitController",
      [
        .press(.down), Pilot.Step("a detail") { split.showDetailViewController(detail) },
        .press(.tab),
        .press(.tab), .press(.tab), .press(.tab),
        Pilot.Step("another") { split.showDetailViewController(other) },
        .resize(40, 6), .press(.escape), .resize(64, 6), .resize(40, 6),
        Pilot.Step("a detail") { split.showDetailViewController(detail) },
        Pilot.Step("another") { split.showDetailViewController(other) }, .press(.escape),
        Pilot.Step("a detail") { split.showDetailViewController(detail) },
        Pilot.Step("more of it") { detail.navigationController?.pushViewController(other) },
        .resize(64, 6), .press(.tab), .press(.tab), .press(.tab), .resize(59, 6), .resize(60, 6),
        Pilot.Step("back") { split.secondaryNavigation.popViewController() },
        Pilot.Step("the list grows") { split.splitView.firstLength = 34 }, .resize(64, 6),
        Pilot.Step("narrower") { split.minimumExpandedWidth = 30 }, .resize(40, 6), .resize(29, 6),
        .resize(64, 6), Pilot.Step("a title") { split.title = .verbatim("Own") },
      ])
    #expect(list.splitController === split && !split.isCollapsed)
    split.restorationIdentifier = "split"
    let state = pilot.application.restorableState
    #expect(state["firstLength"] != nil)
    pilot.perform { split.splitView.firstLength = 20 }
    pilot.application.restorableState = state
    #expect(split.splitView.firstLength.map { "\($0)" } == state["firstLength"])
  }

  /// A list of words, which fail to come where the test says so.
  private final class WordsController: TableViewController {
    var words = (1...9).map { "Word \($0)" }
    let used: (String) -> Void

    init(_ used: @escaping (String) -> Void) {
      self.used = used
      super.init()
    }

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      words.count
    }

    override func tableView(_ tableView: TableView, rowAt path: RowPath) -> TableRow {
      TableRow(.verbatim(words[path.row]))
    }

    override func tableView(
      _ tableView: TableView, performPrimaryActionForRowAt path: RowPath
    ) { used(words[path.row]) }
  }

  @Test(arguments: ["en", "en-Arab"]) func lists(tag: String) throws {
    let navigation = NavigationController(rootViewController: screen("Home", "Go"))
    let list = WordsController { word in
      navigation.pushViewController(AlertFreeScreen(word))
    }
    list.title = .verbatim("Words")
    list.restorationIdentifier = "words"
    let pilot = try Pilot(navigation, in: tag, size: Size(width: 30, height: 8), [])
    try pilot.walk(
      "TableViewController",
      [
        Pilot.Step("the list") { navigation.pushViewController(list) }, .press(.down),
        .press(.enter),
        .press(.escape), .press(.function(5)),
        Pilot.Step("many may be chosen") { list.tableView.allowsMultipleSelection = true },
        .press(.character(" ")), .press(.down), .press(.character(" ")),
        Pilot.Step("over it") { navigation.pushViewController(AlertFreeScreen("Over")) },
        .press(.escape), .press(.character(" ")),
        .set("clears", \TableViewController.clearsSelectionOnViewWillAppear, of: list, false),
        Pilot.Step("over it") { navigation.pushViewController(AlertFreeScreen("Over")) },
        .press(.escape),
        Pilot.Step("fewer words") {
          list.words = ["One"]
          list.tableView.reloadData()
        },
        Pilot.Step("none") {
          list.words = []
          list.tableView.reloadData()
        },
        Pilot.Step("a failure") { list.loadingDidFail(Failure()) },
        Pilot.Step("many words") {
          list.words = (1...9).map { "Word \($0)" }
          list.tableView.reloadData()
        },
        Pilot.Step("a failure") { list.loadingDidFail(Failure()) }, .advance(.seconds(5)),
        Pilot.Step("the sixth row had the keys") {
          var state = RestorableState()
          (state["section"], state["row"]) = ("0", "5")
          list.decodeRestorableState(from: state)
        },
        Pilot.Step("a row that there isn't") {
          var state = RestorableState()
          (state["section"], state["row"]) = ("0", "50")
          list.decodeRestorableState(from: state)
        },
        Pilot.Step("no row") {
          var state = RestorableState()
          state["row"] = "1"
          list.decodeRestorableState(from: state)
        },
      ])
    var state = RestorableState()
    list.encodeRestorableState(in: &state)
    #expect(state.values == ["section": "0", "row": "8"])
  }

  private struct Failure: Error {}

  private final class AlertFreeScreen: ViewController {
    init(_ name: String) {
      super.init()
      title = .verbatim(name)
      view = Button(.verbatim(name))
    }
  }
}
