import Hanok
import HanokTesting
import Testing

@Suite struct OutlineViewTests {
  private let grove = Grove.plants
  private var outline: OutlineView<String> { grove.outline }

  @Test func itemsAreDrawnBelowTheirParents() throws {
    #expect(outline.expandItem("Fruit"))
    #expect(outline.expandItem("Berry"))
    let pilot = try grove.pilot()
    let expected = """
      ┌────────────────┐
      │› ▾ Fruit       │
      │  │   Apple     │
      │  │ ▾ Berry     │
      │  │ │   Blue    │
      │  │ │   Black   │
      │  ▸ Roots       │
      │    Nut         │
      │                │
      └────────────────┘
      row 0: 0–15 reverse
      row 1: 2–2 dim
      row 2: 2–2 dim
      row 3: 2–2 dim, 4–4 dim
      row 4: 2–2 dim, 4–4 dim
      cursor: 0, 0

      """
    #expect(ScreenSnapshot(pilot.screen).text == expected)
    #expect(grove.takeReports() == [])
  }

  @Test func wordsAreCutInTheRoomBesideTheirIndentation() throws {
    grove.words = ["Blue": "Blueberries", "Black": "Currants"]
    outline.expandItem("Fruit")
    outline.expandItem("Berry")
    let pilot = try grove.pilot()
    #expect(pilot.screen.row(3) == "  │ │   Blueber…")
    #expect(pilot.screen.row(4) == "  │ │   Currants")
    #expect(pilot.truncatedTexts == ["Blueberries"])
  }

  /// A list of commands may be open while the items change.
  @Test func aCommandIsPerformedOnTheItemsThatAreThere() throws {
    let names = (0..<700).map { "item \($0)" }
    let grove = Grove(Dictionary(uniqueKeysWithValues: names.map { ($0, []) } + [("", names)]))
    let pilot = try grove.pilot()
    #expect(grove.outline.selectItem("item 600"))
    let star = try #require(
      grove.outline.keyCommands.first { $0.keys == [KeyEvent(.character("*"))] })
    grove.children[""] = Array(names.prefix(10))
    grove.outline.reloadData()
    _ = grove.takeReports()
    star.action()
    #expect(grove.takeReports() == names.prefix(10).map { "expanded \($0)" })
    pilot.press(.home)
    #expect(pilot.screen.row(0).contains("▾ item 0"))
  }

  @Test func onlyTheFirstColumnIsIndented() throws {
    grove.cells = ["Apple": ["Apple", "ripe red"], "Nut": ["Nut", "brown"]]
    outline.columns = [TableColumn(width: .fixed(10)), TableColumn(width: .fixed(8))]
    outline.expandItem("Fruit")
    let pilot = try grove.pilot(width: 24)
    #expect(pilot.screen.row(1).contains("│   Apple   ripe red"), "\(pilot.screen.text)")
    #expect(pilot.screen.row(4).contains("  Nut       brown"))
  }

  @Test func arrowsToTheSidesStayInTheOutline() throws {
    let row = StackView(
      .horizontal, views: [Button(.verbatim("a")), outline, Button(.verbatim("b"))])
    let stage = try Stage(ScreenOfViews([row]), width: 40, height: 6)
    stage.perform { outline.becomeFirstResponder() }
    for key in [Key.left, .left, .end, .right, .right] {
      stage.press(key)
      #expect(outline.isFirstResponder, "\(key)")
    }
    #expect(outline.selectedItem == "Nut")
  }

  @Test func itIsMirrored() throws {
    outline.expandItem("Fruit")
    let pilot = try grove.pilot("ar", height: 5)
    #expect(
      pilot.screen.text
        == "       Fruit ▾ ‹\n     Apple   │\n     Berry ◂ │\n       Roots ◂\n         Nut")
    pilot.press(.right)
    #expect(!outline.isItemExpanded("Fruit"))
    pilot.press(.left)
    #expect(outline.isItemExpanded("Fruit"))
    pilot.press(.left)
    #expect(outline.selectedItem == "Apple")
    pilot.press(.right)
    #expect(outline.selectedItem == "Fruit")
    // The sign is clicked where it is drawn.
    pilot.click(x: 13, y: 3)
    #expect(outline.isItemExpanded("Roots"))
  }

  @Test func arrowsExpandAndCollapse() throws {
    let pilot = try grove.pilot()
    let keys: [(Key, String, Int)] = [
      (.left, "Fruit", 3), (.right, "Fruit", 5), (.right, "Apple", 5), (.right, "Apple", 5),
      (.down, "Berry", 5), (.right, "Berry", 7), (.end, "Nut", 7), (.right, "Nut", 7),
      (.left, "Nut", 7), (.up, "Roots", 7), (.up, "Black", 7), (.left, "Berry", 7),
      (.left, "Berry", 5), (.left, "Fruit", 5), (.left, "Fruit", 3),
    ]
    for (index, (key, item, rows)) in keys.enumerated() {
      pilot.press(key)
      #expect(outline.selectedItem == item, "\(index)")
      #expect(outline.numberOfRows == rows, "\(index)")
    }
    #expect(
      grove.takeReports().filter { !$0.hasPrefix("selected") } == [
        "expanded Fruit", "expanded Berry", "collapsed Berry", "collapsed Fruit",
      ])
  }

  @Test func enterAndSpaceExpandOrUse() throws {
    var uses = 0
    outline.addAction { uses += 1 }
    let pilot = try grove.pilot()
    pilot.press(.enter)
    #expect(outline.isItemExpanded("Fruit"))
    pilot.type(" ")
    #expect(!outline.isItemExpanded("Fruit"))
    #expect(uses == 0)
    pilot.press(.end)
    pilot.press(.enter)
    #expect(uses == 1)
    #expect(
      grove.takeReports() == ["expanded Fruit", "collapsed Fruit", "selected Nut", "used Nut"])
  }

  @Test func theMouseExpandsAtTheSign() throws {
    let pilot = try grove.pilot()
    pilot.click(x: 2, y: 1)
    #expect(outline.isItemExpanded("Roots"))
    #expect(outline.selectedItem == "Roots")
    pilot.click(x: 3, y: 1)
    #expect(!outline.isItemExpanded("Roots"))
    // The words select, and use when they are clicked again.
    pilot.click(x: 4, y: 0)
    #expect(outline.selectedItem == "Fruit")
    #expect(!outline.isItemExpanded("Fruit"))
    pilot.click(x: 1, y: 1)
    #expect(outline.selectedItem == "Roots")
    pilot.click(x: 6, y: 1)
    #expect(outline.isItemExpanded("Roots"))
    // An item without a sign has nothing to click there.
    pilot.click(x: 2, y: 4)
    #expect(outline.selectedItem == "Nut")
  }

  @Test func aStarExpandsAllBeside() throws {
    outline.expandItem("Roots")
    let pilot = try grove.pilot()
    pilot.press(.end)
    pilot.type("*")
    #expect(outline.numberOfRows == 7)
    #expect(outline.selectedItem == "Nut")
    #expect(grove.takeReports() == ["selected Nut", "expanded Fruit"])
    pilot.press(.home)
    pilot.press(.right)
    pilot.type("*")
    #expect(outline.isItemExpanded("Berry"))
    #expect(outline.selectedItem == "Apple")
  }

  @Test func theSelectionStaysWithItsItem() throws {
    outline.expandItem("Fruit")
    outline.expandItem("Berry")
    outline.selectItem("Radish")
    #expect(outline.selectedItem == "Fruit")
    outline.expandItem("Roots")
    let pilot = try grove.pilot(height: 9)
    #expect(outline.selectItem("Radish"))
    outline.collapseItem("Fruit")
    #expect(outline.selectedItem == "Radish")
    outline.expandItem("Fruit")
    // What was expanded below is so again.
    #expect(outline.isItemExpanded("Berry"))
    #expect(outline.selectedItem == "Radish")
    pilot.application.update()
    grove.children[""] = ["Grass", "Roots", "Fruit"]
    grove.children["Roots"] = ["Beet", "Leek", "Radish", "Carrot"]
    outline.reloadData()
    pilot.application.update()
    #expect(outline.selectedItem == "Radish")
    #expect(
      pilot.screen.text.split(separator: "\n").map { $0.filter(\.isLetter) } == [
        "Grass", "Roots", "Beet", "Leek", "Radish", "Carrot", "Fruit", "Apple", "Berry",
      ])
    #expect(outline.isItemExpanded("Berry"))
    // The one in its place, then the parent.
    grove.children["Roots"] = ["Beet", "Leek", "Carrot"]
    outline.reloadItem("Roots", reloadChildren: true)
    #expect(outline.selectedItem == "Carrot")
    grove.children["Roots"] = []
    outline.reloadItem("Roots", reloadChildren: true)
    #expect(outline.selectedItem == "Roots")
    grove.children[""] = ["Fruit"]
    outline.reloadData()
    #expect(outline.selectedItem == "Fruit")
  }

  @Test func collapsingTakesTheKeysToTheItem() throws {
    outline.expandItem("Fruit")
    outline.expandItem("Berry")
    let pilot = try grove.pilot()
    outline.selectItem("Black")
    pilot.click(x: 2, y: 0)
    #expect(outline.selectedItem == "Fruit")
    #expect(grove.takeReports() == ["selected Fruit", "collapsed Fruit"])
    pilot.press(.right)
    outline.selectItem("Blue")
    outline.collapseItem("Fruit")
    #expect(outline.selectedItem == "Fruit")
  }

  @Test func anotherDataSourceBeginsWithNothingExpanded() throws {
    outline.expandItem("Fruit")
    let pilot = try grove.pilot()
    let other = Grove.plants
    pilot.perform { outline.dataSource = other }
    #expect(!outline.isItemExpanded("Fruit"))
    #expect(outline.numberOfRows == 3)
    #expect(pilot.screen.row(1) == "  ▸ Roots       ")
    #expect(other.askedCount > 0)
  }

  @Test func severalItemsStaySelected() throws {
    outline.allowsMultipleSelection = true
    outline.expandItem("Fruit")
    let pilot = try grove.pilot()
    for item in ["Apple", "Nut"] { outline.selectItem(item) }
    pilot.application.update()
    outline.expandItem("Roots")
    #expect(outline.selectedItems == ["Apple", "Nut"])
    pilot.application.update()
    grove.children[""] = ["Nut", "Roots", "Fruit", "Grass"]
    outline.reloadData()
    #expect(outline.selectedItems == ["Nut", "Apple"])
    #expect(outline.cursorRow.flatMap { outline.item(atRow: $0.row) } == "Nut")
    grove.children["Fruit"] = ["Berry"]
    outline.reloadItem("Fruit", reloadChildren: true)
    #expect(outline.selectedItems == ["Nut"])
    pilot.press(.home)
    pilot.press(.down)
    pilot.type(" ")
    #expect(outline.selectedItems == ["Nut", "Roots"])
    #expect(outline.isItemExpanded("Roots"))
  }

  @Test func childrenMayBeOnTheirWay() throws {
    grove.waiting = ["Fruit"]
    let pilot = try grove.pilot(width: 24)
    pilot.press(.right)
    #expect(pilot.screen.row(0).hasPrefix("› ⠋ Fruit – loading…"))
    #expect(outline.numberOfRows == 3)
    #expect(pilot.application.window.isAboutToChange)
    pilot.advance(by: .milliseconds(100))
    #expect(pilot.screen.row(0).hasPrefix("› ⠙ Fruit"))
    // It can be collapsed, and isn't waited for then.
    pilot.press(.left)
    #expect(pilot.screen.row(0).hasPrefix("› ▸ Fruit  "))
    #expect(!pilot.application.window.isAboutToChange)
    pilot.press(.right)
    pilot.press(.end)
    grove.waiting = []
    outline.reloadItem("Fruit", reloadChildren: true)
    pilot.application.update()
    #expect(pilot.screen.row(0).hasPrefix("  ▾ Fruit  "))
    #expect(pilot.screen.row(1).hasPrefix("  │   Apple"))
    #expect(outline.selectedItem == "Nut")
    #expect(!pilot.application.window.isAboutToChange)
  }

  @Test func anOutlineMayWaitForItsFirstItems() throws {
    grove.waiting = [""]
    outline.reloadData()
    let pilot = try grove.pilot(width: 24, height: 3)
    #expect(pilot.screen.row(1).contains("⠋ Loading…"))
    grove.waiting = []
    outline.reloadData()
    pilot.application.update()
    #expect(pilot.screen.row(0).contains("▸ Fruit"))
    #expect(!pilot.application.window.isAboutToChange)
  }

  @Test func itemsAreFoundByTheirRows() throws {
    outline.expandItem("Fruit")
    outline.expandItem("Berry")
    #expect(
      (0..<8).map { outline.item(atRow: $0) } == [
        "Fruit", "Apple", "Berry", "Blue", "Black", "Roots", "Nut", nil,
      ])
    #expect(outline.item(atRow: -1) == nil)
    #expect((0..<8).map { outline.level(forRow: $0) } == [0, 1, 1, 2, 2, 0, 0, 0])
    #expect(
      ["Nut", "Black", "Berry", "Carrot"].map { outline.row(forItem: $0) } == [6, 4, 2, nil])
    #expect(
      ["Nut", "Black", "Berry"].map { outline.parent(forItem: $0) } == [nil, "Berry", "Fruit"])
    #expect(!outline.expandItem("Nut"))
    #expect(!outline.expandItem("Carrot"))
    outline.collapseItem("Fruit")
    #expect(outline.row(forItem: "Berry") == nil)
  }

  @Test func anItemIsReloadedAlone() throws {
    outline.expandItem("Fruit")
    let pilot = try grove.pilot()
    grove.words = ["Fruit": "FRUIT", "Nut": "NUT"]
    pilot.perform { outline.reloadItem("Nut") }
    #expect(pilot.screen.text.contains("NUT") && !pilot.screen.text.contains("FRUIT"))
    #expect(outline.isItemExpanded("Fruit"))
  }

  @Test func deepLevelsKeepRoomForWords() throws {
    var children = ["": ["0"]]
    for level in 0..<40 { children["\(level)"] = ["\(level + 1)"] }
    let deep = Grove(children)
    for level in 0..<40 { deep.outline.expandItem("\(level)") }
    let pilot = try deep.pilot(width: 24, height: 42)
    #expect(pilot.screen.row(40).contains("40"))
    pilot.press(.end)
    #expect(deep.outline.selectedItem == "40")
    pilot.resize(to: Size(width: 4, height: 2))
    pilot.resize(to: Size(width: 1, height: 1))
    #expect(pilot.isRunning)
  }

  @Test func keyCommandsSayWhatCanBeDone() throws {
    let pilot = try grove.pilot()
    func titles() -> [String] {
      outline.keyCommands.filter(\.isEnabled).compactMap {
        $0.title.map { pilot.application.traits.localizer.string($0) }
      }
    }
    #expect(titles() == ["Expand", "Expand all at this level"])
    pilot.press(.right)
    #expect(titles() == ["Collapse", "Expand all at this level"])
    pilot.press(.end)
    #expect(titles() == ["Expand all at this level", "Row actions"])
    #expect(pilot.clashingKeys == [])
  }

  @Test func aDisabledOutlineTakesNothing() throws {
    outline.isEnabled = false
    let pilot = try grove.pilot()
    pilot.press(.right)
    pilot.click(x: 2, y: 0)
    pilot.type("*")
    #expect(outline.numberOfRows == 3)
  }

  @Test func itemsHaveMenus() throws {
    let pilot = try grove.pilot(width: 30)
    #expect(outline.contextMenu == nil)
    pilot.press(.end)
    #expect(outline.contextMenu?.items.count == 1)
    pilot.press(.enter, .alt)
    pilot.press(.enter)
    #expect(grove.takeReports().last == "cracked")
  }
}
