import Hanok
import HanokTesting
import Testing

@Suite struct TableViewTests {
  private let fruit = Shelf([
    ("Fruit", [["Apple"], ["Pear"], ["Fig"]]), ("Roots", [["Carrot"], ["Radish"]]),
  ])

  private final class Tasks: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: TableView, rowAt path: RowPath) -> TableRow {
      var row = TableRow([.verbatim("✓"), .verbatim("Tea"), .verbatim("↑")])
      row.spokenCells = [0: .verbatim("Done"), 2: .verbatim("urgent")]
      return row
    }
  }

  @Test func aSignIsSpokenInWords() throws {
    let tasks = Tasks()
    let table = TableView(tasks)
    table.columns = [.verbatim("Done"), .verbatim("Task"), .verbatim("Haste")].map {
      TableColumn($0)
    }
    let pilot = try Pilot(ScreenOfViews([table]), in: "en", size: Size(width: 30, height: 4), [])
    #expect(pilot.screen.text.contains("✓") && !pilot.screen.text.contains("urgent"))
    let conversation = try LinePilot(ScreenOfViews([TableView(tasks)]), in: "en")
    #expect(conversation.text.hasPrefix("[1] Done"))
    let element = try #require(table.accessibilityElement(at: 0))
    let localizer = try #require(table.traits?.localizer)
    #expect(element.value.map { localizer.string($0) } == "Task: Tea, Haste: urgent")
    // Where the sign comes first, the row is named by another column.
    table.nameColumn = 1
    let named = try #require(table.accessibilityElement(at: 0))
    #expect(named.label == .verbatim("Tea"))
    #expect(named.value.map { localizer.string($0) } == "Done: Done, Haste: urgent")
  }

  @Test func rowsAreDrawnUnderTheHeadersOfTheirSections() throws {
    let pilot = try fruit.pilot(height: 8)
    let expected = """
      ┌────────────┐
      │ Fruit      │
      │› Apple     │
      │  Pear      │
      │  Fig       │
      │ Roots      │
      │  Carrot    │
      │  Radish    │
      │            │
      └────────────┘
      row 0: 1–5 bold
      row 1: 0–11 reverse
      row 4: 1–5 bold
      cursor: 0, 1

      """
    #expect(ScreenSnapshot(pilot.screen).text == expected)
  }

  @Test func headersStayWhileTheirRowsShow() throws {
    let pilot = try fruit.pilot(height: 4)
    #expect(pilot.screen.text == " Fruit     ┃\n› Apple    ┃\n  Pear     ╎\n  Fig      ╎")
    pilot.turnWheel(.down, x: 0, y: 0)
    // The last row of a section isn't covered by its header.
    #expect(pilot.screen.text == "  Fig      ╎\n Roots     ╎\n  Carrot   ┃\n  Radish   ┃")
    #expect(fruit.table.rectForRow(at: RowPath(2)) == Rect(x: 0, y: 0, width: 12, height: 1))
    #expect(pilot.screen.cursor == nil)
    pilot.press(.down)
    #expect(pilot.screen.text == " Fruit     ╎\n› Pear     ┃\n  Fig      ┃\n Roots     ╎")
    pilot.press(.end)
    #expect(pilot.screen.text == "  Fig      ╎\n Roots     ╎\n  Carrot   ┃\n› Radish   ┃")
    pilot.press(.up)
    #expect(pilot.screen.cursor == Point(x: 0, y: 2))
    pilot.press(.up)
    #expect(pilot.screen.text == " Fruit     ╎\n› Fig      ┃\n Roots     ┃\n  Carrot   ╎")
  }

  @Test func aTableOfOneLineShowsTheRowAndNotItsHeader() throws {
    let pilot = try fruit.pilot(height: 1)
    pilot.press(.down)
    #expect(pilot.screen.text == "› Pear     ┃")
    #expect(pilot.screen.cursor == .zero)
  }

  @Test func keysMoveAndScroll() throws {
    let shelf = Shelf(rows: 100)
    let pilot = try shelf.pilot(height: 4)
    let keys: [(Key, Int, String)] = [
      (.pageDown, 3, "Row 0"), (.pageDown, 6, "Row 3"), (.up, 5, "Row 3"), (.end, 99, "Row 96"),
      (.down, 99, "Row 96"), (.pageUp, 96, "Row 96"), (.pageUp, 93, "Row 93"),
      (.home, 0, "Row 0"), (.up, 0, "Row 0"), (.down, 1, "Row 0"),
    ]
    for (key, row, top) in keys {
      pilot.press(key)
      #expect(shelf.table.selectedRow == RowPath(row), "\(key)")
      #expect(shelf.table.cursorRow == RowPath(row), "\(key)")
      #expect(pilot.screen.row(0).contains(top + " "), "\(key)")
    }
    #expect(shelf.selected.map(\.row) == [3, 6, 5, 99, 96, 93, 0, 1])
  }

  @Test func enterAndSpaceUseARow() throws {
    let shelf = Shelf(rows: 3)
    var count = 0
    shelf.table.addAction { count += 1 }
    let pilot = try shelf.pilot()
    pilot.press(.enter)
    pilot.press(.down)
    pilot.type(" ")
    #expect(shelf.used == [RowPath(0), RowPath(1)])
    #expect(count == 2)
    shelf.disabled = [RowPath(1)]
    pilot.press(.enter)
    #expect(count == 2)
  }

  @Test func aButtonThatIsReleasedElsewhereUsesNoRow() throws {
    let pilot = try fruit.pilot(height: 8)
    func mouse(_ kind: MouseEvent.Kind, y: Int) {
      pilot.application.handle(.mouse(MouseEvent(kind, at: Point(x: 3, y: y))))
      pilot.application.update()
    }
    mouse(.press(.left), y: 1)
    #expect(fruit.used.isEmpty)
    mouse(.drag(.left), y: 2)
    mouse(.release(.left), y: 2)
    #expect(fruit.used.isEmpty)
    #expect(fruit.table.cursorRow == RowPath(1))
    mouse(.press(.left), y: 2)
    mouse(.drag(.left), y: 3)
    mouse(.drag(.left), y: 2)
    mouse(.release(.left), y: 2)
    #expect(fruit.used.isEmpty)
    mouse(.press(.left), y: 2)
    mouse(.release(.left), y: 2)
    #expect(fruit.used == [RowPath(1)])
  }

  @Test func theMouseSelectsUsesAndScrolls() throws {
    let shelf = Shelf(rows: 100)
    var changes = 0
    shelf.table.addAction(for: .valueChanged) { changes += 1 }
    let pilot = try shelf.pilot()
    pilot.turnWheel(.down, x: 0, y: 0)
    #expect(pilot.screen.row(0).contains("Row 3"))
    pilot.click(x: 2, y: 1)
    #expect(shelf.table.selectedRow == RowPath(4))
    #expect(shelf.used == [])
    pilot.click(x: 2, y: 1)
    #expect(shelf.used == [RowPath(4)])
    #expect(changes == 1)
    pilot.turnWheel(.up, x: 0, y: 0)
    #expect(pilot.screen.row(0).contains("Row 0"))
    // The indicator.
    pilot.click(x: 11, y: 3)
    #expect(pilot.screen.row(3).contains("Row 99"))
    #expect(shelf.table.selectedRow == RowPath(4))
    pilot.click(x: 11, y: 0)
    #expect(pilot.screen.row(0).contains("Row 0"))
  }

  @Test func theIndicatorIsDragged() throws {
    let shelf = Shelf(rows: 100)
    let stage = try Stage(ScreenOfViews([shelf.table]), width: 12, height: 4)
    stage.mouse(.press(.left), x: 11, y: 0)
    // It is held also where the mouse leaves its column.
    stage.mouse(.drag(.left), x: 2, y: 3)
    #expect(stage.screen.row(3).contains("Row 99"))
    stage.mouse(.drag(.left), x: 11, y: 0)
    #expect(stage.screen.row(0).contains("Row 0 "))
    #expect(shelf.table.selectedRow == RowPath(0) && shelf.selected == [])
    stage.mouse(.release(.left), x: 11, y: 0)
    stage.mouse(.drag(.left), x: 11, y: 3)
    #expect(stage.screen.row(0).contains("Row 0 "))
  }

  @Test func aMillionRowsAreAskedForAsTheyShow() throws {
    let source = Numbers()
    let table = TableView(source)
    table.layoutShare = 1
    let pilot = try Pilot(
      ScreenOfViews([table]), in: "en", size: Size(width: 20, height: 10), [])
    source.asked = 0
    pilot.press(.end)
    #expect(pilot.screen.row(9).contains("999999"))
    #expect(source.asked <= 20)
    source.asked = 0
    pilot.press(.up)
    pilot.press(.down)
    // What was drawn isn't asked for again.
    #expect(source.asked == 0)
    pilot.turnWheel(.up, x: 0, y: 0)
    #expect(source.asked <= 6)
  }

  @Test func severalRowsAreSelected() throws {
    let shelf = Shelf(rows: 9)
    shelf.table.allowsMultipleSelection = true
    let pilot = try shelf.pilot(height: 9)
    #expect(shelf.table.selectedRows == [])
    pilot.type(" ")
    pilot.press(.down)
    pilot.press(.down)
    pilot.press(.down, .shift)
    #expect(shelf.table.selectedRows.map(\.row) == [0, 2, 3])
    #expect(shelf.selected.map(\.row) == [0, 2, 3])
    #expect(pilot.screen.row(0).hasPrefix(" ✓ Row 0"))
    #expect(pilot.screen.row(3).hasPrefix("›✓ Row 3"))
    #expect(pilot.screen.row(4).hasPrefix("   Row 4"))
    pilot.click(x: 1, y: 5)
    pilot.click(x: 4, y: 6)
    #expect(shelf.table.selectedRows.map(\.row) == [0, 2, 3, 5])
    pilot.press(.character("a"), .control)
    #expect(shelf.table.selectedCount == 9)
    pilot.press(.character("a"), .control)
    #expect(shelf.table.selectedCount == 0)
    #expect(shelf.used == [])
  }

  @Test func aDragSelectsARange() throws {
    let shelf = Shelf(rows: 9)
    shelf.table.allowsMultipleSelection = true
    let pilot = try shelf.pilot(height: 4)
    for (kind, y) in [
      (MouseEvent.Kind.press(.left), 1), (.drag(.left), 2), (.drag(.left), 3), (.release(.left), 3),
    ] {
      pilot.application.handle(.mouse(MouseEvent(kind, at: Point(x: 4, y: y))))
    }
    #expect(shelf.table.selectedRows.map(\.row) == [1, 2, 3])
    pilot.application.handle(.mouse(MouseEvent(.press(.left), at: Point(x: 4, y: 3))))
    pilot.application.handle(.mouse(MouseEvent(.drag(.left), at: Point(x: 4, y: 9))))
    #expect(shelf.table.cursorRow == RowPath(4))
  }

  @Test func theProgramSelectsSilently() throws {
    let shelf = Shelf(rows: 50)
    let pilot = try shelf.pilot()
    #expect(shelf.table.selectRow(at: RowPath(30)))
    #expect(!shelf.table.selectRow(at: RowPath(50)))
    pilot.application.update()
    #expect(pilot.screen.row(3).contains("Row 30"))
    #expect(shelf.selected == [])
    #expect(shelf.table.rectForRow(at: RowPath(29))?.minY == 2)
    #expect(shelf.table.rectForRow(at: RowPath(31)) == nil)
    shelf.table.scrollToRow(at: RowPath(2))
    pilot.application.update()
    #expect(pilot.screen.row(0).contains("Row 2"))
    #expect(shelf.table.isSelected(RowPath(30)))
    #expect(!shelf.table.isSelected(RowPath(2)))
  }

  @Test func itIsMirroredWhereLeadingIsRight() throws {
    let shelf = Shelf(rows: 9)
    let pilot = try shelf.pilot("ar")
    #expect(pilot.screen.row(0) == "┃    Row 0 ‹")
    #expect(pilot.screen.row(3) == "╎    Row 3  ")
    #expect(pilot.screen.cursor == Point(x: 11, y: 0))
  }

  @Test func withoutKeysTheSelectedRowHasAnotherSign() throws {
    let shelf = Shelf(rows: 3)
    let pilot = try Pilot(
      ScreenOfViews([Button(.verbatim("B")), shelf.table]), in: "en",
      size: Size(width: 12, height: 4), [])
    #expect(pilot.screen.row(1) == "● Row 0     ")
    pilot.press(.tab)
    #expect(pilot.screen.row(1) == "› Row 0     ")
  }

  @Test func anEmptyTableShowsItsTextOrThatItIsLoading() throws {
    let shelf = Shelf(rows: 0)
    let pilot = try shelf.pilot(width: 30, height: 3)
    #expect(pilot.screen.text == "\n        › No items.\n")
    #expect(shelf.table.isFirstResponder)
    shelf.table.isLoading = true
    pilot.application.update()
    #expect(pilot.screen.row(1) == "          ⠋ Loading…          ")
    #expect(pilot.screen[12, 1].style == Theme().secondary)
    #expect(pilot.application.window.isAboutToChange)
    pilot.advance(by: .milliseconds(100))
    #expect(pilot.screen.row(1) == "          ⠙ Loading…          ")
    shelf.sections = [(nil, [["One"], ["Two"], ["Three"]])]
    shelf.table.reloadData()
    pilot.application.update()
    #expect(
      pilot.screen.text
        == "› One                        ┃\n  Two                        ╎\n⠙ Loading…")
    #expect(pilot.application.window.firstResponder === shelf.table)
    shelf.table.isLoading = false
    pilot.application.update()
    #expect(pilot.screen.text == "› One\n  Two\n  Three")
    #expect(!pilot.application.window.isAboutToChange)
  }

  @Test func aDisabledTableTakesNothing() throws {
    let shelf = Shelf(rows: 3)
    shelf.table.isEnabled = false
    let pilot = try shelf.pilot()
    pilot.click(x: 3, y: 1)
    pilot.press(.down)
    #expect(shelf.table.selectedRow == RowPath(0))
    #expect(pilot.elements.allSatisfy { !$0.isUsable })
    #expect(pilot.screen[2, 2].style.attributes.contains(.dim))
  }

  @Test(arguments: [(1, 1), (2, 1), (1, 5), (3, 2), (300, 100)])
  func anySizeWillDo(width: Int, height: Int) throws {
    fruit.table.allowsMultipleSelection = true
    fruit.table.columns = [TableColumn(.verbatim("A"), isSortable: true), TableColumn()]
    let pilot = try fruit.pilot(width: width, height: height)
    for key in [Key.down, .right, .end, .up, .home, .left] { pilot.press(key) }
    pilot.click(x: 0, y: 0)
    pilot.click(x: width - 1, y: height - 1)
    fruit.table.isLoading = true
    pilot.application.update()
    #expect(pilot.isRunning)
  }

  @Test func anotherDataSourceIsAskedAtOnce() throws {
    let roots = Shelf([("Roots", [["Carrot"], ["Radish"]])])
    let pilot = try fruit.pilot(height: 4)
    pilot.perform { fruit.table.dataSource = roots }
    pilot.advance(by: .zero)
    #expect(pilot.screen.text == " Roots\n› Carrot\n  Radish\n")
  }

  @Test func theRowUnderTheLoadingSignIsNotClicked() throws {
    let shelf = Shelf(rows: 9)
    let pilot = try shelf.pilot(width: 30, height: 3)
    shelf.table.isLoading = true
    pilot.application.update()
    pilot.click(x: 3, y: 2)
    #expect(shelf.selected == [] && pilot.screen.row(0).hasPrefix("› Row 0"))
    pilot.click(x: 3, y: 1)
    #expect(shelf.selected == [RowPath(1)])
  }
}

/// A million rows.
private final class Numbers: TableViewDataSource {
  var asked = 0

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }

  func tableView(_ tableView: TableView, rowAt path: RowPath) -> TableRow {
    asked += 1
    return TableRow(.verbatim("Row \(path.row)"))
  }
}
