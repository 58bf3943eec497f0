import Hanok
import HanokTesting
import Testing

@Suite struct CollectionViewTests {
  private let fruit = Board([
    ("Fruit", ["Apple", "Pear", "Fig", "Plum"]), ("Roots", ["Carrot", "Beet"]),
  ])

  @Test func cellsAreDrawnInColumnsUnderTheHeadersOfTheirSections() throws {
    fruit.style = .bordered
    fruit.collection.itemWidth = .fitting(minimum: 9)
    fruit.collection.itemHeight = 3
    let pilot = try Pilot(
      ScreenOfViews([fruit.collection]), in: "en", size: Size(width: 32, height: 12), [])
    let expected = """
      Fruit
      ┏━━━━━━━━┓ ╭────────╮ ╭────────╮
      ┃ Apple  ┃ │ Pear   │ │ Fig    │
      ┗━━━━━━━━┛ ╰────────╯ ╰────────╯
      ╭────────╮
      │ Plum   │
      ╰────────╯
      Roots
      ╭────────╮ ╭────────╮
      │ Carrot │ │ Beet   │
      ╰────────╯ ╰────────╯
      """
    #expect(pilot.rows.joined(separator: "\n") == expected)
    #expect(pilot.screen.cursor == Point(x: 0, y: 1))
    let mirrored = try Pilot(
      ScreenOfViews([fruit.collection]), in: "ar", size: Size(width: 32, height: 12), [])
    #expect(mirrored.screen.row(0).hasSuffix(" Fruit"))
    #expect(mirrored.screen.row(2) == "│    Fig │ │   Pear │ ┃  Apple ┃")
    #expect(mirrored.screen.cursor == Point(x: 31, y: 1))
  }

  @Test func arrowsMoveInTwoDimensions() throws {
    // 0 1 2 / 3 4 5 / 6 7 and 8 9 10 / 11
    let board = Board([
      (nil, (0..<8).map { "\($0)" }), ("More", (8..<12).map { "\($0)" }),
    ])
    let stage = try board.stage(width: 20, height: 9)
    func number() -> Int? {
      board.collection.cursorItem.map { $0.section == 0 ? $0.item : $0.item + 8 }
    }
    let keys: [(Key, Int)] = [
      (.right, 1), (.right, 2), (.right, 3), (.left, 2), (.down, 5), (.down, 7), (.down, 10),
      (.down, 11), (.down, 11), (.up, 10), (.up, 7), (.up, 5), (.left, 4), (.up, 1), (.up, 1),
      (.end, 11), (.right, 11), (.left, 10), (.home, 0), (.left, 0), (.pageDown, 11),
      (.pageUp, 0), (.end, 11), (.up, 8),
    ]
    for (place, (key, item)) in keys.enumerated() {
      stage.press(key)
      #expect(number() == item, "\(key) at \(place)")
      #expect(stage.difference == nil)
    }
  }

  @Test func theArrowsAreMirrored() throws {
    let board = Board(items: 6)
    let stage = try board.stage("ar")
    stage.press(.left)
    #expect(board.cursor == 1)
    stage.press(.right)
    #expect(board.cursor == 0)
    stage.click(x: 19, y: 1)
    #expect(board.cursor == 3)
  }

  @Test func pagesGoByTheLinesThatShow() throws {
    let board = Board(items: 100)
    let stage = try board.stage(height: 4)
    // Two columns: the indicator takes two cells.
    stage.press(.pageDown)
    #expect(board.cursor == 8)
    #expect(board.collection.contentOffset == 1)
    stage.press(.pageDown)
    #expect(board.collection.contentOffset == 5)
    stage.press(.pageUp)
    #expect(board.cursor == 8)
    #expect(board.collection.contentOffset == 4)
    stage.press(.end)
    #expect(board.collection.contentOffset == 46)
  }

  @Test func theHeaderShowsWithTheFirstLine() throws {
    let board = Board([("Head", (0..<20).map { "\($0)" })])
    let stage = try board.stage(height: 4)
    stage.press(.end, .home)
    #expect(board.collection.contentOffset == 0)
    #expect(stage.screen.row(0).hasPrefix("Head "))
    #expect(stage.screen.row(1).hasPrefix("› 0 "))
    #expect(stage.screen.row(0).hasSuffix("┃"))
    #expect(stage.screen.row(3).hasSuffix("╎"))
  }

  @Test(arguments: [false, true])
  func theSelectionStaysWithIdentifiedItems(hasIdentifiers: Bool) throws {
    let board = Board([(nil, ["Apple", "Pear", "Fig", "Plum"])])
    board.hasIdentifiers = hasIdentifiers
    board.collection.allowsMultipleSelection = true
    let stage = try board.stage()
    stage.type(" ")
    stage.press(.end)
    stage.type(" ")
    board.sections[0].items = ["Plum", "Kiwi", "Fig", "Apple"]
    stage.perform { board.collection.reloadData() }
    #expect(board.collection.selectedItems.map(\.item) == [0, 3])
    #expect(board.cursor == (hasIdentifiers ? 0 : 3))
    board.sections[0].items = ["Kiwi", "Plum", "Fig", "Apple"]
    stage.perform { board.collection.reloadData() }
    #expect(board.collection.selectedItems.map(\.item) == (hasIdentifiers ? [1, 3] : [0, 3]))
    #expect(stage.difference == nil)
  }

  @Test func enterAndSpaceUseAnItem() throws {
    let board = Board(items: 4)
    var count = 0
    board.collection.addAction { count += 1 }
    let stage = try board.stage()
    stage.press(.enter, .right)
    stage.type(" ")
    #expect(board.used.map(\.item) == [0, 1])
    #expect(board.selected == [1])
    #expect(count == 2)
    board.disabled = [RowPath(item: 1)]
    stage.perform { board.collection.reloadItems(at: [RowPath(item: 1)]) }
    stage.press(.enter)
    #expect(count == 2)
    stage.perform { board.collection.isEnabled = false }
    stage.press(.left)
    #expect(board.cursor == 1)
  }

  @Test func aClickMovesTheKeysAndAnotherUsesTheItem() throws {
    let board = Board(items: 9)
    let stage = try board.stage()
    stage.click(x: 7, y: 1)
    #expect(board.cursor == 4 && board.used.isEmpty)
    stage.mouse(.press(.left), x: 7, y: 1)
    #expect(board.collection.cellForItem(at: RowPath(item: 4))?.isHighlighted == true)
    stage.mouse(.drag(.left), x: 0, y: 1)
    #expect(board.collection.cellForItem(at: RowPath(item: 4))?.isHighlighted == false)
    stage.mouse(.release(.left), x: 0, y: 1)
    #expect(board.used.isEmpty)
    stage.click(x: 7, y: 1)
    #expect(board.used == [RowPath(item: 4)])
    #expect(board.collection.cellForItem(at: RowPath(item: 4))?.isHighlighted == false)
    // Between items, and below them.
    stage.click(x: 6, y: 0)
    stage.click(x: 0, y: 3)
    #expect(board.cursor == 4)
    board.collection.actsOnSingleClick = true
    stage.click(x: 0, y: 0)
    #expect(board.used.map(\.item) == [4, 0])
  }

  @Test func theWheelAndTheIndicatorScroll() throws {
    let board = Board(items: 100)
    let stage = try board.stage(height: 4)
    stage.mouse(.wheel(.down), x: 0, y: 0)
    #expect(board.collection.contentOffset == 3)
    #expect(stage.screen.row(0).hasPrefix("  6 "))
    #expect(stage.screen.cursor == nil)
    #expect(board.cursor == 0)
    stage.mouse(.wheel(.up), x: 0, y: 0)
    #expect(board.collection.contentOffset == 0)
    stage.perform { _ = board.collection.scroll(x: 0, y: .max) }
    let end = board.collection.contentOffset
    #expect(end > 6)
    stage.mouse(.wheel(.up), x: 0, y: 0)
    #expect(board.collection.contentOffset == end - 3)
    stage.perform { _ = board.collection.scroll(x: 0, y: .min) }
    #expect(board.collection.contentOffset == 0)
    stage.mouse(.press(.left), x: 19, y: 3)
    #expect(board.collection.contentOffset == 46)
    stage.mouse(.drag(.left), x: 3, y: 0)
    #expect(board.collection.contentOffset == 0)
    stage.mouse(.release(.left), x: 3, y: 0)
    stage.mouse(.drag(.left), x: 3, y: 3)
    #expect(board.collection.contentOffset == 0)
    #expect(stage.difference == nil)
  }

  @Test func severalItemsAreSelected() throws {
    let board = Board(items: 9)
    board.collection.allowsMultipleSelection = true
    let stage = try board.stage()
    var changes = 0
    board.collection.addAction(for: .valueChanged) { changes += 1 }
    stage.type(" ")
    stage.press(.right)
    stage.press(.down, modifiers: .shift)
    #expect(board.collection.selectedItems.map(\.item) == [0, 1, 2, 3, 4])
    #expect(board.selected == [0, 1, 2, 3, 4])
    #expect(changes == 2)
    #expect(stage.screen.row(0).hasPrefix(" ✓ 0    ✓ 1"))
    #expect(stage.screen.row(1).contains("›✓ 4"))
    stage.click(x: 0, y: 0)
    #expect(board.collection.selectedItems.map(\.item) == [1, 2, 3, 4])
    stage.press(.character("a"), modifiers: .control)
    #expect(board.collection.selectedCount == 9)
    stage.press(.enter)
    #expect(board.used == [RowPath(item: 0)])
    stage.perform { board.collection.deselectItem(at: RowPath(item: 8)) }
    #expect(board.collection.selectedCount == 8)
  }

  @Test func aDragSelectsARange() throws {
    let board = Board(items: 9)
    board.collection.allowsMultipleSelection = true
    let stage = try board.stage()
    stage.mouse(.press(.left), x: 0, y: 0)
    stage.mouse(.drag(.left), x: 7, y: 1)
    stage.mouse(.release(.left), x: 7, y: 1)
    #expect(board.collection.selectedItems.map(\.item) == [0, 1, 2, 3, 4])
    #expect(board.used.isEmpty)
  }

  @Test func aBoardWithoutSelectionMarksTheKeysAlone() throws {
    let board = Board(items: 4)
    board.collection.allowsSelection = false
    board.collection.allowsMultipleSelection = true
    let stage = try board.stage()
    stage.press(.right)
    stage.type(" ")
    #expect(board.used.map(\.item) == [1])
    #expect(board.selected == [] && board.collection.selectedItem == nil)
    #expect(board.collection.cellForItem(at: RowPath(item: 1))?.isSelected == false)
  }

  @Test func withoutSelectionTheKeysMoveUnreported() throws {
    let board = Board(items: 4)
    var changes = 0
    board.collection.addAction(for: .valueChanged) { changes += 1 }
    let stage = try board.stage()
    stage.press(.right)
    #expect(board.selected == [1] && changes == 1)
    board.collection.allowsSelection = false
    stage.press(.right)
    stage.click(x: 0, y: 0)
    #expect(board.cursor == 0 && board.selected == [1] && changes == 1)
  }

  @Test func withoutSelectionNothingIsSelected() throws {
    let board = Board(items: 4)
    let stage = try board.stage()
    stage.press(.right)
    #expect(board.collection.selectedCount == 1)
    board.collection.allowsSelection = false
    #expect(board.collection.selectedCount == 0)
  }

  @Test func aDisabledCollectionTakesNoPress() throws {
    let board = Board(items: 4)
    let stage = try board.stage()
    stage.perform { board.collection.isEnabled = false }
    stage.click(x: 8, y: 0)
    #expect(board.cursor == 0 && board.selected == [] && board.used == [])
  }

  @Test func aHundredThousandItemsCostAsMuchAsAScreenful() throws {
    let board = Board(items: 100_000)
    board.collection.itemWidth = .fixed(8)
    let stage = try board.stage(height: 8)
    #expect(board.made <= 24)
    board.forget()
    stage.press(.end)
    #expect(board.asked.count <= 24)
    #expect(stage.screen.row(7).contains("› 99999"))
    board.forget()
    for _ in 0..<50 { stage.press(.up) }
    #expect(board.asked.count <= 50 * 2 + 2)
    #expect(board.made <= 26)
    #expect(stage.difference == nil)
    board.forget()
    stage.press(.left, .right, .down, .up)
    #expect(board.asked.isEmpty, "What shows isn't asked for again.")
  }

  @Test func aCellThatChangesIsDrawnAlone() throws {
    let board = Board(items: 12)
    let stage = try board.stage(height: 4)
    func cell(_ item: Int) -> CollectionViewCell? {
      board.collection.cellForItem(at: RowPath(item: item))
    }
    let counts = (0..<12).map { cell($0)?.drawCount }
    board.sections[0].items[4] = "new"
    let bytes = stage.device.output.count
    let before = cell(4)
    stage.perform { board.collection.reloadItems(at: [RowPath(item: 4)]) }
    #expect(cell(4) === before)
    #expect(stage.screen.row(1).contains("new"))
    #expect((0..<12).filter { cell($0)?.drawCount != counts[$0] } == [4])
    #expect(stage.device.output.count - bytes < 60)
    // Two when the keys move on.
    stage.press(.right)
    let changed = (0..<12).filter { cell($0)?.drawCount != counts[$0] }
    #expect(changed == [0, 1, 4])
    #expect(stage.difference == nil)
  }

  @Test func itemsComeAndGoWhileTheKeysStayWithTheirs() throws {
    let board = Board(items: 6)
    let stage = try board.stage()
    stage.press(.right, .right)
    board.sections[0].items.insert("new", at: 1)
    stage.perform { board.collection.insertItems(at: [RowPath(item: 1)]) }
    #expect(board.cursor == 3)
    #expect(stage.screen.row(0).contains("new"))
    board.sections[0].items.removeSubrange(0..<2)
    stage.perform { board.collection.deleteItems(at: [RowPath(item: 0), RowPath(item: 1)]) }
    #expect(board.cursor == 1)
    #expect(stage.screen.row(0).hasPrefix("  1    › 2"))
    board.sections[0].items = []
    stage.perform { board.collection.reloadData() }
    #expect(board.cursor == nil)
    #expect(board.collection.isFirstResponder)
    #expect(stage.difference == nil)
  }

  @Test func aResizeKeepsWhatIsSeen() throws {
    let board = Board(items: 100)
    let stage = try board.stage(height: 5)
    for _ in 0..<20 { stage.press(.down) }
    #expect(board.cursor == 40)
    stage.resize(width: 60, height: 3)
    #expect(stage.screen.text.contains("› 40"))
    stage.mouse(.wheel(.down), x: 0, y: 0)
    let first = stage.screen.row(0).split(separator: " ")[0]
    stage.resize(width: 20, height: 3)
    #expect(first != "0" && stage.screen.row(0).split(separator: " ")[0] == first)
    for (width, height) in [(1, 1), (2, 1), (1, 9), (300, 100), (0, 0)] {
      stage.resize(width: width, height: height)
      #expect(stage.difference == nil)
    }
  }

  @Test func aCollectionWithoutItemsShowsAText() throws {
    let board = Board([(nil, [])])
    let stage = try board.stage(width: 30, height: 3)
    #expect(stage.screen.row(1).contains("No items."))
    #expect(board.collection.isFirstResponder)
    stage.perform { board.collection.isLoading = true }
    #expect(stage.screen.row(1).contains("⠋ Loading…"))
    #expect(board.collection.isBusy)
    stage.scheduler.advance(by: .milliseconds(100))
    #expect(stage.screen.row(1).contains("⠙ Loading…"))
    board.sections[0].items = ["One"]
    stage.perform { board.collection.reloadData() }
    #expect(stage.screen.row(0).hasPrefix("› One"))
    #expect(stage.screen.row(2).hasPrefix("⠙ Loading…"))
    stage.perform { board.collection.isLoading = false }
    #expect(!stage.screen.text.contains("Loading"))
    #expect(!board.collection.isBusy)
  }

  @Test func aProgramSelectsAndScrolls() throws {
    let board = Board(items: 100)
    let stage = try board.stage()
    let isFound = stage.perform { board.collection.selectItem(at: RowPath(item: 50)) }
    #expect(isFound && board.cursor == 50 && board.selected.isEmpty)
    #expect(stage.screen.text.contains("› 50"))
    stage.perform { board.collection.scrollToItem(at: RowPath(item: 3)) }
    #expect(board.collection.contentOffset == 1)
    #expect(board.cursor == 50)
    #expect(board.collection.selectItem(at: RowPath(item: 100)) == false)
    #expect(board.collection.cellForItem(at: RowPath(item: 50)) == nil)
    #expect(board.collection.numberOfItems(inSection: 0) == 100)
    #expect(board.collection.numberOfItems(inSection: 1) == 0)
  }

  @Test func aLineChoosesAnItem() throws {
    let conversation = try LinePilot(ScreenOfViews([fruit.collection]), in: "en")
    #expect(
      conversation.text == """
        Fruit
        [1] Apple, selected
        [2] Pear
        [3] Fig
        [4] Plum
        Roots
        [5] Carrot
        [6] Beet

        """)
    #expect(conversation.enter("beet") == "[1] Apple\n[6] Beet, selected\n")
    #expect(fruit.used == [RowPath(item: 1, section: 1)])
    fruit.collection.allowsMultipleSelection = true
    conversation.enter("2")
    #expect(fruit.collection.selectedCount == 2)
    #expect(fruit.used.count == 1)
  }

  @Test func manyItemsAreSpokenByThePage() throws {
    let board = Board(items: 50)
    let conversation = try LinePilot(ScreenOfViews([board.collection]), in: "en")
    #expect(conversation.text.contains("[20] 19\n"))
    #expect(!conversation.text.contains("[21]"))
    #expect(conversation.enter("+").contains("20\n"))
    board.disabled = [RowPath(item: 20)]
    board.sections[0].items = ["a"]
    conversation.application.perform { board.collection.reloadData() }
    #expect(conversation.advance(by: .zero).contains("[1] a"))
  }
}
