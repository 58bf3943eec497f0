import Hanok
import HanokTesting
import Testing

/// A menu with each kind of item, and a record of what was chosen.
final class MenuProbe: ViewController {
  let button = Button(.verbatim("menu"))
  private(set) var chosen: [String] = []

  override func loadView() {
    view = StackView(.vertical, alignment: .leading, views: [button, Button(.verbatim("other"))])
  }

  func item(
    _ title: String, key: KeyEvent? = nil, state: MenuItem.State? = nil, isEnabled: Bool = true,
    isDestructive: Bool = false
  ) -> MenuItem {
    MenuItem(
      .verbatim(title), keyEquivalent: key, state: state, isEnabled: isEnabled,
      isDestructive: isDestructive
    ) { [unowned self] in chosen.append(title) }
  }

  func submenu(_ title: String, _ titles: [String]) -> MenuItem {
    MenuItem(.verbatim(title), submenu: Menu(items: titles.map { item($0) }))
  }

  func open(_ items: [MenuItem]) {
    present(MenuController(Menu(items: items), sourceView: button))
  }
}

@Suite struct MenuTests {
  private let probe = MenuProbe()

  private func pilot(
    _ items: [MenuItem], in tag: String = "en", _ width: Int = 40, _ height: Int = 14
  ) throws -> Pilot {
    let pilot = try Pilot(probe, in: tag, size: Size(width: width, height: height), [])
    pilot.perform { probe.open(items) }
    pilot.advance(by: .zero)
    return pilot
  }

  private var items: [MenuItem] {
    [
      probe.item("Copy"), .separator, probe.item("Paste", isEnabled: false),
      probe.submenu("More", ["One", "Two"]), probe.item("Delete", isDestructive: true),
    ]
  }

  @Test func oneCommandHasTheKeys() throws {
    let pilot = try pilot(items)
    let localizer = pilot.application.traits.localizer
    func focused() -> [String] {
      AccessibilitySnapshot(pilot.application.window, localizer: localizer).text
        .split(separator: "\n").filter { $0.hasSuffix(" focused") }.map(String.init)
    }
    #expect(focused() == ["button \"Copy\" focused"])
    pilot.press(.end)
    #expect(focused() == ["button \"Delete\" focused"])
  }

  @Test func theTitlesStayWhereTheyAreWhileMarksComeAndGo() throws {
    func column(_ state: MenuItem.State?) throws -> Int? {
      let pilot = try pilot([probe.item("Wrap", state: state), probe.item("Zoom")])
      let row = (0..<14).map { pilot.screen.row($0) }.first { $0.contains("Zoom") }
      pilot.press(.escape)
      return row.flatMap { row in row.firstRange(of: "Zoom").map { row[..<$0.lowerBound].count } }
    }
    let marked = try column(.on)
    #expect(try column(.off) == marked)
    #expect(try column(.mixed) == marked)
    #expect(try column(nil) == marked.map { $0 - 2 }, "Nothing can be marked there.")
  }

  @Test func keysAreReadAsTheyAreWrittenInAnyDirection() throws {
    let item = probe.item("Save", key: KeyEvent(.character("s"), .control))
    #expect(try pilot([item], in: "ar").screen.text.contains("Ctrl+S"))
  }

  private func highlighted(_ pilot: Pilot) -> String? {
    guard let view = pilot.application.window.firstResponder as? MenuView,
      let index = view.highlightedIndex
    else { return nil }
    return pilot.application.traits.localizer.string(view.menu.items[index].title)
  }

  @Test(
    arguments: [
      ([], "Copy"), ([.down], "More"), ([.down, .down], "Delete"), ([.down, .down, .down], "Copy"),
      ([.up], "Delete"), ([.end], "Delete"), ([.end, .home], "Copy"), ([.pageDown], "Delete"),
      ([.character("d")], "Delete"), ([.character("m")], "More"), ([.character("p")], "Copy"),
      ([.down, .up], "Copy"),
    ] as [([Key], String)])
  func keysMoveThroughEnabledItems(keys: [Key], expected: String) throws {
    let pilot = try pilot(items)
    for key in keys { pilot.press(key) }
    #expect(highlighted(pilot) == expected)
  }

  @Test(arguments: [Key.enter, .character(" ")])
  func aCommandClosesTheMenuAndIsPerformed(key: Key) throws {
    let pilot = try pilot(items)
    pilot.press(.end)
    pilot.press(key)
    #expect(probe.chosen == ["Delete"])
    #expect(probe.presentedViewController == nil)
    #expect(probe.button.isFirstResponder)
  }

  @Test func aCommandMayPresentSomething() throws {
    let sheet = ViewController()
    let pilot = try pilot([
      MenuItem(.verbatim("Ask")) { [unowned probe] in probe.present(sheet) }
    ])
    pilot.press(.enter)
    #expect(pilot.application.window.topViewController === sheet)
  }

  @Test(arguments: [("en", Key.right, Key.left), ("ar", .left, .right)])
  func aMenuInsideOpensWhereReadingEnds(tag: String, forward: Key, back: Key) throws {
    let pilot = try pilot(items, in: tag)
    pilot.press(forward)
    #expect(highlighted(pilot) == "Copy", "A command opens nothing.")
    pilot.press(.down)
    pilot.press(back)
    #expect(highlighted(pilot) == "More")
    pilot.press(forward)
    #expect(highlighted(pilot) == "One")
    #expect(pilot.screen.text.contains("Copy"))
    let row = pilot.screen.row(4)
    let picture = tag == "ar" ? "╭─────╮│     Paste │" : "│ Paste     │╭─────╮"
    #expect(tag == "ar" ? row.hasSuffix(picture) : row.hasPrefix(picture), "\(row)")
    pilot.press(back)
    #expect(highlighted(pilot) == "More")
    pilot.press(.enter)
    pilot.press(.escape)
    #expect(highlighted(pilot) == "More", "Escape closes the last menu only.")
    pilot.press(.enter)
    pilot.press(.down)
    pilot.press(.enter)
    #expect(probe.chosen == ["Two"])
    #expect(probe.presentedViewController == nil)
  }

  @Test func aMenuInsideFlipsAtTheEdge() throws {
    let pilot = try pilot([probe.submenu("More of the same and more", ["One"])], 32, 10)
    pilot.press(.right)
    let view = try #require(pilot.application.window.firstResponder)
    let box = sequence(first: view, next: \.superview).first { $0 is BoxView }
    #expect(box?.frameInWindow.maxX == 32, "\(pilot.screen.text)")
  }

  @Test func marksAndKeysHaveColumns() throws {
    let pilot = try pilot([
      probe.item("Wrap", state: .on), probe.item("Some", state: .mixed), probe.item("Off"),
      probe.submenu("More", ["One"]),
    ])
    let rows = pilot.screen.text.split(separator: "\n").map(String.init)
    #expect(rows[2].hasPrefix("│ ✓ Wrap    │"), "\(pilot.screen.text)")
    #expect(rows[3].hasPrefix("│ – Some    │"))
    #expect(rows[4].hasPrefix("│   Off     │"))
    #expect(rows[5].hasPrefix("│   More  › │"))
    #expect(pilot.screen.cursor == Point(x: 2, y: 2))
  }

  @Test(arguments: [("en", "Copy  Ctrl+C"), ("de", "Copy  Strg+C")])
  func keysAreNamedAtTheEnd(tag: String, row: String) throws {
    let key = KeyEvent(.character("c"), .control)
    let pilot = try pilot([probe.item("Copy", key: key), probe.item("Cut")], in: tag)
    #expect(pilot.screen.text.contains(row), "\(pilot.screen.text)")
    pilot.resize(to: Size(width: 11, height: 14))
    #expect(!pilot.screen.text.contains("+C"), "Where there is too little room, keys give way.")
    #expect(pilot.truncatedTexts == [])
  }

  @Test func theFirstThatIsOnIsHighlighted() throws {
    let pilot = try pilot([
      probe.item("A"), probe.item("B", state: .mixed), probe.item("C", state: .on),
      probe.item("D", state: .on),
    ])
    #expect(highlighted(pilot) == "C")
  }

  @Test func aClickChooses() throws {
    let pilot = try pilot(items)
    try pilot.click(on: "Paste")
    #expect(probe.chosen == [])
    #expect(probe.presentedViewController != nil, "What is disabled can't be chosen.")
    try pilot.click(on: "Delete")
    #expect(probe.chosen == ["Delete"])
  }

  @Test func aClickOutsideClosesAllMenus() throws {
    let pilot = try pilot(items)
    pilot.press(.down)
    pilot.press(.enter)
    #expect(highlighted(pilot) == "One")
    try pilot.click(on: "Delete")
    #expect(probe.chosen == ["Delete"], "It counts for the menu that it is in.")
    pilot.perform { probe.open(items) }
    pilot.press(.down)
    pilot.press(.enter)
    pilot.click(x: 39, y: 13)
    #expect(probe.presentedViewController == nil)
    #expect(probe.chosen == ["Delete"])
  }

  @Test func theMouseHighlightsAsItMoves() throws {
    let pilot = try pilot(items)
    let place = Point(x: 4, y: 6)
    pilot.application.handle(.mouse(MouseEvent(.move, at: place)))
    #expect(highlighted(pilot) == "Delete")
    pilot.application.handle(.mouse(MouseEvent(.press(.left), at: Point(x: 4, y: 2))))
    #expect(highlighted(pilot) == "Copy")
    pilot.application.handle(.mouse(MouseEvent(.drag(.left), at: place)))
    #expect(highlighted(pilot) == "Delete")
    pilot.application.handle(.mouse(MouseEvent(.release(.left), at: Point(x: 39, y: 6))))
    #expect(probe.chosen == [], "It was released elsewhere.")
  }

  @Test func aLongMenuScrollsToWhatIsHighlighted() throws {
    let pilot = try pilot((1...30).map { probe.item("Row \($0)") }, 20, 8)
    pilot.press(.end)
    #expect(pilot.screen.text.contains("Row 30"))
    #expect(!pilot.screen.text.contains("Row 2 "))
    pilot.press(.home)
    #expect(pilot.screen.text.contains("Row 1 "))
    pilot.type("row 17")
    #expect(pilot.screen.text.contains("Row 17"))
    pilot.press(.enter)
    #expect(probe.chosen == ["Row 17"])
  }

  @Test(
    arguments: [
      ([.pageDown], "Row 7"), ([.pageDown, .pageDown], "Row 11"), ([.pageDown, .pageUp], "Row 3"),
      ([.end, .pageDown], "Row 30"), ([.end, .pageUp], "Row 24"), ([.down, .pageUp], "Row 1"),
    ] as [([Key], String)]) func pagesAreThoseOfTables(keys: [Key], expected: String) throws
  {
    // Five rows are visible; the fifth can't be chosen, and neither can the last but four.
    let items = (1...30).map { probe.item("Row \($0)", isEnabled: ![5, 6, 26, 25].contains($0)) }
    let pilot = try pilot(items, 20, 5)
    for key in keys { pilot.press(key) }
    #expect(highlighted(pilot) == expected)
  }

  @Test func aKeyWithRoomStaysBesideOneWithout() throws {
    let key = KeyEvent(.character("c"), .control)
    let pilot = try pilot([probe.item("Copy", key: key), probe.item("A longer one", key: key)])
    pilot.resize(to: Size(width: 17, height: 14))
    let rows = pilot.screen.text.split(separator: "\n").map(String.init)
    #expect(rows.contains { $0.contains("Copy       Ctrl+C") }, "\(pilot.screen.text)")
    #expect(rows.contains { $0.contains("A longer one") && !$0.contains("+C") })
    #expect(pilot.truncatedTexts == [])
  }

  @Test func aKeyIsAsDimAsItsDisabledCommand() throws {
    let key = KeyEvent(.function(2))
    let pilot = try pilot([
      probe.item("Copy"), probe.item("Cut", key: key),
      probe.item("Save", key: key, isEnabled: false),
    ])
    let rows = (0..<14).map { pilot.screen.row($0) }
    func style(_ title: String) throws -> Style {
      let y = try #require(rows.firstIndex { $0.contains(title) })
      let place = try #require(rows[y].firstRange(of: "F2"))
      return pilot.screen[CellWidth.of(rows[y][..<place.lowerBound]), y].style
    }
    #expect(try style("Cut") == Theme().key)
    #expect(try style("Save") == Theme().disabledControl)
  }

  /// A view of an application: a field that finds menu items.
  private final class Finder: ViewController {
    let field = TextField(placeholder: .verbatim("Find"))
    let list = MenuView(Menu(items: []))
    private(set) var chosen: [Int] = []

    override func loadView() {
      list.isUsedByField = true
      list.emptyMessage = .verbatim("None of the fruits has this name")
      list.onChoice = { [unowned self] in chosen.append($0) }
      view = StackView(.vertical, views: [field, ScrollView(list), Button(.verbatim("Other"))])
    }

    func show(_ titles: String...) {
      list.menu = Menu(
        items: titles.map { title in
          var item = MenuItem(.verbatim(title), keyEquivalent: KeyEvent(.function(2))) {}
          item.note = .verbatim("(\(title.lowercased()))")
          return item
        })
    }
  }

  private func lines(_ pilot: Pilot) -> [String] {
    pilot.screen.text.split(separator: "\n").map { String($0).trimmedEnd }
  }

  @Test func aFieldUsesTheRows() throws {
    let finder = Finder()
    let pilot = try Pilot(finder, in: "en", size: Size(width: 24, height: 8), [])
    pilot.perform { finder.show("Apple", "Pear") }
    #expect(lines(pilot)[1] == "› Apple  (apple)      F2", "\(pilot.screen.text)")
    #expect(lines(pilot)[2] == "  Pear  (pear)        F2")
    #expect(finder.field.isFirstResponder && !finder.list.canBecomeFirstResponder)
    #expect(finder.list.keyActions.isEmpty)
    pilot.perform { finder.list.perform(.moveDown) }
    #expect(lines(pilot)[2].hasPrefix("› Pear"))
    #expect(finder.list.perform(.choose) && finder.chosen == [1])
    #expect(!finder.list.perform(.selectAll))
    for width in 19...20 {
      pilot.resize(to: Size(width: width, height: 8))
      #expect(lines(pilot)[1].contains("(apple)") == (width > 19), "It doesn't touch the key.")
    }
    pilot.resize(to: Size(width: 12, height: 8))
    #expect(lines(pilot)[1] == "  Apple   F2", "The note is omitted first.")
    pilot.resize(to: Size(width: 10, height: 8))
    #expect(lines(pilot)[1] == "  Apple" && pilot.truncatedTexts == [])
    pilot.press(.tab)
    #expect(!finder.list.isFirstResponder && !finder.field.isFirstResponder)
  }

  @Test func anEmptyListSaysSo() throws {
    let finder = Finder()
    let pilot = try Pilot(finder, in: "en", size: Size(width: 24, height: 8), [])
    #expect(lines(pilot)[1] == "  None of the fruits has" && lines(pilot)[2] == "  this name")
    #expect(pilot.truncatedTexts == [])
    #expect(finder.list.accessibilityElementCount == 1)
    #expect(finder.list.accessibilityElement(at: 0)?.label == finder.list.emptyMessage)
    #expect(!finder.list.perform(.choose) && finder.chosen == [])
    pilot.perform { finder.list.emptyMessage = nil }
    #expect(finder.list.accessibilityElementCount == 0)
  }

  @Test func noCommandMayBeHighlighted() throws {
    let finder = Finder()
    let pilot = try Pilot(finder, in: "en", size: Size(width: 24, height: 8), [])
    pilot.perform {
      finder.list.allowsNoHighlight = true; finder.show("Apple", "Pear")
    }
    #expect(finder.list.highlightedIndex == nil && !finder.list.perform(.choose))
    func press(_ action: ListAction) -> Int? {
      finder.list.perform(action)
      return finder.list.highlightedIndex
    }
    #expect(press(.moveUp) == 1)
    #expect(finder.list.accessibilityElement(at: 1)?.traits.contains(.selected) == true)
    #expect(press(.moveDown) == nil)
    #expect(press(.moveDown) == 0)
    #expect(press(.moveUp) == nil)
  }

  @Test func lettersTypedTogetherAreLookedForTogether() throws {
    let pilot = try pilot(["Sun", "Sea", "Snow", "Sand"].map { probe.item($0) })
    pilot.type("sn")
    #expect(highlighted(pilot) == "Snow")
    pilot.advance(by: .seconds(1))
    pilot.type("s")
    #expect(highlighted(pilot) == "Sand", "The next one.")
    pilot.type("s")
    #expect(highlighted(pilot) == "Sun", "The same letter goes on.")
    pilot.advance(by: .seconds(1))
    pilot.type("x")
    #expect(highlighted(pilot) == "Sun")
  }

  @Test func theFirstConsonantsOfSyllablesAreFound() throws {
    let pilot = try pilot(["부산", "서울", "수원"].map { probe.item($0) }, in: "ko")
    pilot.type("ㅅㅇ")
    #expect(highlighted(pilot) == "서울")
  }

  @Test(arguments: [("en", "More  ›"), ("ar", "‹  More")])
  func aSubmenuIsToTheTrailingSide(tag: String, row: String) throws {
    let pilot = try pilot([probe.submenu("More", ["One"])], in: tag)
    #expect(pilot.screen.text.contains(row))
  }

  @Test func inASCIIItHasSignsOfASCII() throws {
    let pilot = try pilot([
      probe.item("Wrap", state: .on), .separator, probe.submenu("More", ["One"]),
    ])
    pilot.perform { pilot.application.traits.ambiguousWidth = .wide }
    #expect(pilot.screen.text.contains("x Wrap"))
    #expect(pilot.screen.text.contains("| --------- |"))
    #expect(pilot.screen.text.contains("More  >"))
    let isASCII = pilot.screen.text.unicodeScalars.allSatisfy { $0.isASCII }
    #expect(isASCII, "\(pilot.screen.text)")
  }

  @Test func itemsWithoutRoomAreReported() throws {
    let pilot = try pilot([probe.item("A title that is too long")], 20, 8)
    #expect(pilot.truncatedTexts == ["A title that is too long"])
    pilot.resize(to: Size(width: 40, height: 8))
    #expect(pilot.truncatedTexts == [])
  }

  @Test func aMenuInsideKeepsItsArrowWhereItsTitleIsCut() throws {
    let pilot = try pilot([probe.submenu("A title that is too long", ["One"])], 20, 8)
    #expect(pilot.truncatedTexts == ["A title that is too long"])
    #expect(pilot.screen.row(1) == "A title that is…   ›")
  }

  @Test func aMenuChangesWhileItIsOpen() throws {
    let controller = MenuController(Menu(items: items), sourceView: nil)
    let pilot = try pilot([])
    pilot.press(.escape)
    pilot.perform { probe.present(controller) }
    pilot.press(.end)
    pilot.perform { controller.menuView.menu = Menu(items: [probe.item("New")]) }
    pilot.advance(by: .zero)
    #expect(highlighted(pilot) == "New")
    #expect(pilot.screen.text.contains("New"))
    #expect(!pilot.screen.text.contains("Delete"))
    pilot.perform { controller.menuView.menu = Menu(items: []) }
    #expect(controller.menuView.highlightedIndex == nil)
  }

  @Test func itemsAreElements() throws {
    let key = KeyEvent(.character("w"), .control)
    let pilot = try pilot([
      probe.item("Wrap", key: key, state: .on), probe.item("Some", state: .mixed), .separator,
      probe.item("Paste", isEnabled: false), probe.submenu("More", ["One"]),
    ])
    let snapshot = AccessibilitySnapshot(
      pilot.application.window, localizer: pilot.application.traits.localizer)
    #expect(
      snapshot.text == """
        button selected "Wrap" hint "Ctrl+W" focused
        button "Some" value "partly on"
        button notEnabled "Paste"
        button "More" hint "submenu"
        button "Close"

        """)
    #expect(pilot.activate("More"))
    #expect(pilot.activate("One"))
    #expect(probe.chosen == ["One"])
  }

  @Test func aKeyCommandIsAnItem() throws {
    let key = KeyEvent(.character("s"), .control)
    let command = KeyCommand(.verbatim("Save"), keys: [key], isEnabled: false) {}
    let item = try #require(MenuItem(command))
    #expect(item.title == .verbatim("Save"))
    #expect(item.keyEquivalent == key)
    #expect(!item.isChoosable)
    #expect(MenuItem(KeyCommand(nil, keys: [key]) {}) == nil)
    #expect(!MenuItem(.verbatim("Empty"), submenu: Menu(items: [])).isChoosable)
  }

  @Test(arguments: [Key.down, .enter, .character("b")]) func keysWithModifiersAreNotTheMenus(
    key: Key
  ) throws {
    let pilot = try pilot([probe.item("alpha"), probe.item("beta")])
    let before = pilot.screen
    pilot.press(key, .control)
    #expect(pilot.screen == before && probe.chosen == [])
  }

  @Test func aMenuKeepsItsKeysToItself() throws {
    let view = MenuView(Menu(items: items))
    _ = try Stage(view)
    for key in [Key.down, .up, .home, .end, .left, .right, .character("c")] {
      #expect(view.keyPressed(KeyEvent(key)), "\(key)")
    }
  }
}
