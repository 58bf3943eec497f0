import Hanok
import HanokTesting
import Testing

/// Everything that menus and menu bars can do.
@Suite struct MenuWalkTests {
  /// A screen with a bar of menus, two buttons and a line that says which commands were chosen.
  private final class MenuScreen: ViewController {
    let bar = MenuBar([])
    let button = Button(.verbatim("Menu"))
    let chosen = Label(.verbatim("-"))

    override func loadView() {
      bar.menus = [file, edit, show, empty, help]
      view = StackView(
        .vertical, views: [bar, chosen, button, Button(.verbatim("Other"))])
    }

    override func viewDidLoad() {
      button.addAction { [unowned self] in
        present(MenuController(bar.menus[1], sourceView: button))
      }
    }

    func item(
      _ title: String, _ key: KeyEvent? = nil, _ state: MenuItem.State? = nil,
      isEnabled: Bool = true, isDestructive: Bool = false
    ) -> MenuItem {
      MenuItem(
        .verbatim(title), keyEquivalent: key, state: state, isEnabled: isEnabled,
        isDestructive: isDestructive
      ) { [unowned self] in chosen.message = .verbatim(title) }
    }

    var recent: MenuItem {
      MenuItem(
        .verbatim("Recent"),
        submenu: Menu(items: [
          item("one.txt"), item("two.txt"),
          MenuItem(.verbatim("Older"), submenu: Menu(items: [item("three.txt")])),
        ]))
    }

    var file: Menu {
      Menu(
        .verbatim("File"), mnemonic: .verbatim("f"),
        items: [
          item("New", KeyEvent(.character("n"), .control)), .separator,
          item("Open", nil, isEnabled: false), recent,
          MenuItem(.verbatim("Nothing"), submenu: Menu(items: [])),
          item("Delete", KeyEvent(.delete, .shift), isDestructive: true),
        ])
    }

    var edit: Menu {
      Menu(
        .verbatim("Edit"), mnemonic: .verbatim("ㄷ"),
        items: [
          item("Copy", KeyEvent(.character("c"), .alt), .off),
          item("Wrap lines", KeyEvent(.function(7)), .on), item("Numbers", nil, .mixed),
          item("Cut all of it away", isDestructive: true),
        ])
    }

    var show: Menu {
      Menu(.verbatim("View"), items: [item("Zoom"), item("Rotate"), item("Reset")])
    }
    var empty: Menu { Menu(.verbatim("Empty"), mnemonic: .verbatim("e"), items: []) }

    var help: Menu {
      Menu(.verbatim("Help"), mnemonic: .verbatim("h"), items: [item("Index"), item("About")])
    }
  }

  private func walk(_ name: String, _ tag: String, _ steps: [Pilot.Step]) throws {
    let screen = MenuScreen()
    _ = screen.view
    let pilot = try Pilot(screen, in: tag, size: Size(width: 44, height: 13), [])
    try pilot.walk(name, steps)
  }

  @Test(arguments: ["en", "en-Arab"]) func barsByKeys(tag: String) throws {
    let (forward, back): (Key, Key) = tag == "en-Arab" ? (.left, .right) : (.right, .left)
    try walk(
      "MenuBar-keys", tag,
      [
        .press(.function(10)), .press(forward), .press(forward), .press(back), .press(back),
        .press(back), .press(.home), .press(.end), .press(.escape), .press(.function(10)),
        .press(.function(10)), .press(.down), .press(.function(10)), .press(.enter),
        .press(.escape), .press(.function(10)), .press(forward), .press(.down), .press(.down),
        .press(.enter), .press(.function(10)), .press(.character("x")), .press(.character("F")),
        .press(.down), .press(.down), .press(.down), .press(.up), .press(.up), .press(.end),
        .press(.home), .press(.pageDown), .press(.pageUp), .press(.character("r")),
        .press(forward), .press(.down), .press(back), .press(.character(" ")), .press(.end),
        .press(forward), .press(.enter), .press(.character("f"), .alt), .press(forward),
        .press(forward), .press(forward), .press(forward), .press(back), .press(back),
        .press(back), .press(back), .press(back), .press(.escape), .press(.character("ㄷ"), .alt),
        .press(.enter), .press(.character("e"), .alt), .press(.character("h"), .alt),
        .press(.character("a")), .press(.enter), .press(.character("n"), .control),
        .press(.function(7)), .press(.delete, .shift), .press(.function(10)),
        .press(.tab), .press(.tab, .shift), .activate("File"), .activate("Recent"),
        .activate("two.txt"), .activate("Empty"), .activate("Help"), .activate("About"),
        .press(.function(10)), .press(.character("h")), .press(.escape),
      ])
  }

  @Test(arguments: ["en", "en-Arab"]) func barsByMouse(tag: String) throws {
    func x(_ x: Int) -> Int { tag == "en-Arab" ? 43 - x : x }
    try walk(
      "MenuBar-mouse", tag,
      [
        .click(x: x(1), y: 0), .click(x: x(1), y: 0), .click(x: x(8), y: 0),
        .click(x: x(14), y: 0), .click(x: x(40), y: 0), .click(x: x(2), y: 0),
        .mouse(.move, x: x(4), y: 5), .click(x: x(4), y: 3), .click(x: x(4), y: 5),
        .click(x: x(20), y: 6), .mouse(.press(.left), x: x(8), y: 0),
        .mouse(.drag(.left), x: x(10), y: 2), .mouse(.drag(.left), x: x(10), y: 3),
        .mouse(.release(.left), x: x(10), y: 3), .click(x: x(23), y: 0), .click(x: x(40), y: 12),
        .mouse(.press(.right), x: x(2), y: 0), .wheel(.down, x: x(2), y: 0),
        .press(.function(10)), .click(x: x(20), y: 3), .press(.enter), .press(.escape),
        .resize(22, 13), .press(.function(10)), .press(.end), .press(.enter),
        .press(.escape), .press(.character("h"), .alt), .press(.escape),
        .click(x: tag == "en-Arab" ? 7 : 14, y: 0), .press(.down), .press(.enter), .press(.enter),
        .resize(10, 13), .press(.function(10)), .press(.enter), .press(.escape),
        .resize(3, 8), .resize(44, 13),
      ])
  }

  @Test(arguments: ["en", "en-Arab"]) func menusThatOpen(tag: String) throws {
    let screen = MenuScreen()
    _ = screen.view
    let pilot = try Pilot(screen, in: tag, size: Size(width: 44, height: 13), [])
    let view = MenuView(screen.file)
    func x(_ x: Int) -> Int { tag == "en-Arab" ? 43 - x : x }
    try pilot.walk(
      "Menu",
      [
        .press(.enter), .press(.up), .press(.up), .press(.enter), .press(.enter), .press(.left),
        .press(.right), .type("nu"), .press(.enter), .press(.enter), .click(x: x(30), y: 9),
        .press(.enter), .press(.character(" ")), .press(.enter), .press(.enter, .shift),
        .press(.tab), .press(.escape),
        .set("isEnabled", \Button.isEnabled, of: screen.button, false),
        Pilot.Step("without some menus") { screen.bar.menus = [screen.help] },
        Pilot.Step("without menus") { screen.bar.menus = [] }, .press(.function(10)),
        Pilot.Step("with all") {
          screen.bar.menus = [screen.file, screen.edit, screen.show, screen.empty, screen.help]
        },
        .press(.function(10)), Pilot.Step("without menus") { screen.bar.menus = [] },
        Pilot.Step("with one") { screen.bar.menus = [screen.edit] }, .press(.function(10)),
      ], Pilot.Step.looks, [.press(.enter)], Pilot.Step.looks,
      [
        .resize(20, 13), .resize(12, 5), .resize(44, 13), .press(.escape),
        Pilot.Step("a menu in the screen") { screen.view.addSubview(view) }, .press(.tab),
        .press(.tab), .press(.down), Pilot.Step("another menu") { view.menu = screen.edit },
        Pilot.Step("a menu of fewer") { view.menu = screen.help },
        Pilot.Step("the second") { view.highlight(1) }, Pilot.Step("none") { view.highlight(2) },
        .press(.enter), Pilot.Step("an empty menu") { view.menu = screen.empty }, .press(.down),
      ])
  }
}
