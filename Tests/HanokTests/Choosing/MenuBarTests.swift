import Hanok
import HanokTesting
import Testing

@Suite struct MenuBarTests {
  private final class BarController: ViewController {
    private(set) var chosen: [String] = []
    let button = Button(.verbatim("Content"))
    lazy var bar = MenuBar([
      menu("File", "fㄹ", [("New", KeyEvent(.character("n"), .control)), ("Quit", nil)]),
      menu("Edit", "e", [("Undo", nil)]), menu("View", "v", [("Zoom", nil)]),
      menu("Help", "p", [("About", nil)]),
    ])

    override func loadView() { view = StackView(.vertical, views: [bar, button]) }

    private func menu(_ title: String, _ keys: String, _ items: [(String, KeyEvent?)]) -> Menu {
      Menu(
        .verbatim(title), mnemonic: .verbatim(keys),
        items: items.map { name, key in
          MenuItem(.verbatim(name), keyEquivalent: key) { [unowned self] in chosen.append(name) }
        })
    }
  }

  private let controller = BarController()

  private func pilot(_ tag: String = "en", _ width: Int = 40) throws -> Pilot {
    try Pilot(controller, in: tag, size: Size(width: width, height: 12), [])
  }

  private var openTitle: String? {
    guard let view = (controller.presentedViewController as? MenuController)?.menuView,
      case let title? = view.menu.items.first?.title
    else { return nil }
    return controller.application?.traits.localizer.string(title)
  }

  @Test func theBarTakesNoKeysByItself() throws {
    let pilot = try pilot()
    #expect(controller.button.isFirstResponder)
    pilot.press(.tab)
    #expect(controller.button.isFirstResponder)
    #expect(pilot.screen.row(0).hasPrefix(" File  Edit  View  Help "))
    #expect(pilot.clashingKeys == [])
  }

  @Test(arguments: [("f", "New"), ("ㄹ", "New"), ("e", "Undo"), ("p", "About"), ("x", nil)])
  func altWithALetterOpensAMenu(letter: Character, first: String?) throws {
    let pilot = try pilot()
    pilot.press(.character(letter), .alt)
    #expect(openTitle == first)
    pilot.press(.escape)
    #expect(openTitle == nil)
    #expect(controller.button.isFirstResponder)
    #expect(controller.bar.highlightedIndex == nil)
  }

  @Test(arguments: [("en", Key.right, Key.left), ("ar", .left, .right)])
  func arrowsGoFromMenuToMenu(tag: String, forward: Key, back: Key) throws {
    let pilot = try pilot(tag)
    pilot.press(.character("f"), .alt)
    pilot.press(forward)
    #expect(openTitle == "Undo")
    #expect(controller.bar.highlightedIndex == 1)
    let row = pilot.screen.row(1)
    let isBelow = tag == "ar" ? row.hasSuffix("╭──────╮      ") : row.hasPrefix("      ╭──────╮")
    #expect(isBelow, "\(row)")
    pilot.press(back)
    pilot.press(back)
    #expect(openTitle == "About", "Before the first comes the last.")
    pilot.press(.enter)
    #expect(controller.chosen == ["About"])
    #expect(controller.button.isFirstResponder)
  }

  @Test(arguments: [("en", Key.right, Key.left), ("ar", .left, .right)])
  func f10GoesToTheBar(tag: String, forward: Key, back: Key) throws {
    let pilot = try pilot(tag)
    pilot.press(.function(10))
    #expect(controller.bar.isFirstResponder)
    #expect(controller.bar.highlightedIndex == 0)
    pilot.press(forward)
    #expect(controller.bar.highlightedIndex == 1)
    pilot.press(back)
    pilot.press(back)
    #expect(controller.bar.highlightedIndex == 3)
    pilot.press(.home)
    #expect(controller.bar.highlightedIndex == 0)
    pilot.press(.end)
    #expect(controller.bar.highlightedIndex == 3)
    pilot.press(.down)
    #expect(openTitle == "About")
    pilot.press(.enter)
    #expect(controller.chosen == ["About"])
    #expect(controller.button.isFirstResponder)
  }

  @Test(arguments: [Key.escape, .function(10)])
  func theBarGivesTheKeysBack(key: Key) throws {
    let other = Button(.verbatim("Other"))
    let pilot = try pilot()
    pilot.perform { controller.view.addSubview(other) }
    pilot.press(.down)
    #expect(other.isFirstResponder)
    pilot.press(.function(10))
    pilot.press(key)
    #expect(other.isFirstResponder)
    #expect(controller.bar.highlightedIndex == nil)
  }

  @Test func aLetterOpensAMenuFromTheBar() throws {
    let pilot = try pilot()
    pilot.type("v")
    #expect(openTitle == nil)
    pilot.press(.function(10))
    pilot.type("V")
    #expect(openTitle == "Zoom")
  }

  @Test func theKeysOfCommandsWorkEverywhere() throws {
    let pilot = try pilot()
    pilot.press(.character("n"), .control)
    #expect(controller.chosen == ["New"])
    let titles = pilot.application.window.commandsInForce.compactMap(\.title)
    #expect(titles.contains(.verbatim("New")))
    let sheet = ViewController()
    sheet.modalPresentationStyle = .sheet
    pilot.perform { controller.present(sheet) }
    pilot.press(.character("n"), .control)
    #expect(controller.chosen == ["New"], "Not above the bar's layer.")
    pilot.perform {
      sheet.dismiss()
      controller.bar.removeFromSuperview()
    }
    pilot.press(.character("n"), .control)
    #expect(controller.chosen == ["New"])
  }

  @Test func theFocusedViewPrecedesTheBar() throws {
    let probe = Probe(5, 1, takesKeys: true)
    let pilot = try pilot()
    pilot.perform { controller.view.addSubview(probe) }
    pilot.press(.down)
    pilot.press(.character("f"), .alt)
    #expect(openTitle == nil)
    #expect(probe.keys == [KeyEvent(.character("f"), .alt)])
  }

  @Test func clicksOpenAndCloseMenus() throws {
    let pilot = try pilot()
    pilot.click(x: 8, y: 0)
    #expect(openTitle == "Undo")
    pilot.click(x: 1, y: 0)
    #expect(openTitle == "New", "At once, without a click to close the other.")
    pilot.click(x: 1, y: 0)
    #expect(openTitle == nil)
    pilot.click(x: 39, y: 0)
    #expect(openTitle == nil)
  }

  @Test func menusWithoutRoomAreInTheLast() throws {
    let pilot = try pilot("en", 18)
    #expect(pilot.screen.row(0).hasPrefix(" File  Edit  …    "), "\(pilot.screen.row(0))")
    pilot.press(.character("p"), .alt)
    #expect(openTitle == "About", "Its letter opens it all the same.")
    #expect(controller.bar.highlightedIndex == 2, "In the place of those without room.")
    pilot.press(.escape)
    pilot.press(.function(10))
    pilot.press(.end)
    pilot.press(.enter)
    #expect(openTitle == "View")
    pilot.press(.enter)
    pilot.press(.enter)
    #expect(controller.chosen == ["Zoom"])
    pilot.resize(to: Size(width: 24, height: 12))
    #expect(pilot.screen.row(0) == " File  Edit  View  Help ")
    pilot.resize(to: Size(width: 23, height: 12))
    #expect(pilot.screen.row(0) == " File  Edit  View  …   ")
    for width in 1...12 { pilot.resize(to: Size(width: width, height: 2)) }
  }

  @Test func thoseWithoutRoomOpenBelowTheirSign() throws {
    let pilot = try pilot("en", 18)
    pilot.click(x: 13, y: 0)
    #expect(openTitle == "View")
    #expect(controller.bar.highlightedIndex == 2)
    // As far to the right as there is room.
    #expect(pilot.screen.row(1) == "   [ Co╭─────────╮")
  }

  @Test func menusAreElements() throws {
    let conversation = try LinePilot(controller, in: "en")
    #expect(conversation.text.contains("[1] File (submenu)"))
    #expect(conversation.enter("edit").contains("Undo"))
    conversation.enter("undo")
    #expect(controller.chosen == ["Undo"])
  }

  @Test func aMenuWithoutItemsIsPassedOver() throws {
    let pilot = try pilot("en", 60)
    controller.bar.menus[1].items = []
    pilot.application.update()
    pilot.press(.function(10))
    pilot.press(.enter)
    #expect(openTitle == "New")
    pilot.press(.right)
    #expect(openTitle == "Zoom")
    pilot.press(.left)
    #expect(openTitle == "New")
  }

  @Test(arguments: [ColorDepth.sixteen, .none]) func theOpenMenuIsMarkedWithoutSurfaces(
    depth: ColorDepth
  ) throws {
    let pilot = try pilot()
    pilot.application.traits.colorDepth = depth
    pilot.advance(by: .zero)
    #expect(!pilot.screen.row(0).contains("‹"))
    pilot.press(.function(10))
    #expect(pilot.screen.row(0).contains("‹File›"))
    pilot.press(.right)
    #expect(pilot.screen.row(0).contains("‹Edit›") && !pilot.screen.row(0).contains("‹File›"))
    // A fill that is seen needs no edges.
    pilot.application.traits.colorDepth = .full
    pilot.advance(by: .zero)
    #expect(!pilot.screen.row(0).contains("‹"))
  }
}
