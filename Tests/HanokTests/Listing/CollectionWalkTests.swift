import Hanok
import HanokTesting
import Testing

/// Collections, step by step.
@Suite struct CollectionWalkTests {
  private let report = ReportLine()

  private func pilot(_ board: Board, _ language: String = "en", _ width: Int, _ height: Int)
    throws -> Pilot
  {
    board.onReport = { [report] in report.add($0) }
    return try Pilot(
      showing: [board.collection, report], in: language, width: width, height: height)
  }

  private var words: Board {
    let board = Board([
      ("Fruit", ["Apple", "Pear", "Fig", "Plum", "Kiwi"]), ("None", []), (nil, ["Nut"]),
      ("A long header of roots", ["Beet", "Carrot", "Leek", "Onion"]),
    ])
    board.collection.itemHeight = 3
    board.collection.itemWidth = .fitting(minimum: 8)
    board.style = .bordered
    board.disabled = [RowPath(1)]
    return board
  }

  @Test(arguments: ["en", "en-Arab"]) func cellsWithBorders(language: String) throws {
    let board = words
    let collection = board.collection
    let pilot = try pilot(board, language, 31, 10)
    let edge = language == "en-Arab" ? 0 : 30
    var steps: [Pilot.Step] = [
      .press(.right), .press(.right), .press(.down), .press(.down), .press(.down), .press(.down),
      .press(.up), .press(.up), .press(.up), .press(.up), .press(.up), .press(.left),
      .press(.left), .press(.left), .press(.end), .press(.right), .press(.down), .press(.home),
      .press(.left), .press(.pageDown), .press(.pageDown), .press(.pageDown), .press(.pageUp),
      .press(.pageUp), .press(.enter), .press(.enter, .shift), .press(.character(" ")),
      .press(.home), .press(.right), .press(.enter), .press(.right, .shift),
      .press(.right, .control), .type("x"), .press(.tab), .wheel(.down, x: 3, y: 3),
      .wheel(.down, x: 3, y: 3), .wheel(.up, x: 3, y: 3), .wheel(.up, x: 3, y: 3),
      .mouse(.press(.left), x: 4, y: 2), .mouse(.drag(.left), x: 14, y: 2),
      .mouse(.drag(.left), x: 4, y: 2), .mouse(.release(.left), x: 4, y: 2),
      .click(x: 4, y: 2), .click(x: 14, y: 2), .click(x: 14, y: 2),
      .mouse(.press(.left), x: 4, y: 2, .control), .mouse(.release(.left), x: 4, y: 2, .control),
      .mouse(.press(.left), x: 4, y: 2), .mouse(.release(.left), x: 14, y: 2),
      .click(x: 3, y: 0), .mouse(.press(.right), x: 4, y: 2), .activate("Kiwi"),
      .activate("Pear"),
    ]
    steps += Pilot.Step.slowDrag((4, 2), (4, -1), (4, 9), (4, 20))
    steps += Pilot.Step.slowDrag((edge, 0), (edge, 4), (edge, 5), (edge, 30), (edge, -5))
    steps += [
      Pilot.Step("acts on single clicks") { collection.actsOnSingleClick = true },
      .click(x: 4, y: 2), .click(x: 25, y: 2),
      .mouse(.press(.left), x: 14, y: 2, .control), .mouse(.release(.left), x: 14, y: 2, .control),
      .mouse(.press(.left), x: 4, y: 2),
      Pilot.Step("disables it") { collection.isEnabled = false },
      .mouse(.release(.left), x: 4, y: 2), .press(.right), .click(x: 14, y: 2), .activate("Fig"),
      Pilot.Step("enables it") { collection.isEnabled = true },
      Pilot.Step("selects nothing") { collection.allowsSelection = false }, .press(.right),
      .press(.character(" ")), .press(.enter), .click(x: 4, y: 2), .activate("Fig"),
      Pilot.Step("selects again") { collection.allowsSelection = true },
      .resize(Size(width: 22, height: 10)), .resize(Size(width: 19, height: 8)),
      .press(.end), .resize(Size(width: 12, height: 7)), .resize(Size(width: 5, height: 4)),
      .press(.up), .resize(Size(width: 1, height: 4)), .resize(Size(width: 60, height: 20)),
      .resize(Size(width: 31, height: 10)),
    ]
    steps += Pilot.Step.appearances
    pilot.expectWalk("collection", steps)
  }

  @Test(arguments: ["en", "en-Arab"]) func severalCellsAreSelected(language: String) throws {
    let board = words
    let collection = board.collection
    collection.allowsMultipleSelection = true
    collection.maximumColumns = 3
    let pilot = try pilot(board, language, 34, 14)
    pilot.expectWalk(
      "collection-several",
      [
        .press(.character(" ")), .press(.right), .press(.right, .shift), .press(.down, .shift),
        .press(.up, .shift), .press(.left), .press(.character(" ")),
        .press(.character("a"), .control), .press(.character("a"), .control), .press(.home),
        .press(.end, .shift), .press(.home, .shift), .press(.pageDown, .shift), .press(.enter),
        .click(x: 4, y: 2), .click(x: 4, y: 2), .click(x: 15, y: 2),
        .mouse(.press(.left), x: 27, y: 2, .shift), .mouse(.release(.left), x: 27, y: 2, .shift),
        .drag(from: Point(x: 4, y: 2), to: Point(x: 15, y: 5)), .activate("Fig"),
        .activate("Fig"),
        Pilot.Step("selects and deselects") {
          collection.selectItem(at: RowPath(3, section: 3))
          collection.deselectItem(at: RowPath(0))
          collection.selectItem(at: RowPath(9, section: 9))
          collection.deselectItem(at: RowPath(9, section: 9))
        },
        Pilot.Step("scrolls to the first") { collection.scrollToItem(at: RowPath(0)) },
        Pilot.Step("has plain cells") {
          board.style = .plain
          collection.itemHeight = 1
          collection.itemSpacing = Size(width: 2, height: 1)
          collection.reloadData()
        },
        .press(.right), .press(.character(" ")), .press(.tab),
        Pilot.Step("has fixed widths") { collection.itemWidth = .fixed(3) },
        Pilot.Step("has narrow ones") { collection.itemWidth = .fixed(1) },
        Pilot.Step("allows one") {
          collection.allowsMultipleSelection = false
          collection.itemWidth = .fixed(7)
        },
        .press(.character("a"), .control), .press(.character(" ")), .press(.right, .shift),
        .drag(from: Point(x: 4, y: 1), to: Point(x: 15, y: 3)),
      ])
  }

  @Test func itemsComeAndGo() throws {
    let board = Board(items: 7)
    let collection = board.collection
    let pilot = try pilot(board, "ja", 18, 5)
    pilot.expectWalk(
      "collection-changes",
      [
        .press(.right, times: 3),
        Pilot.Step("two come first") {
          board.sections[0].items.insert(contentsOf: ["x", "y"], at: 0)
          collection.insertItems(at: [RowPath(0), RowPath(1)])
        },
        Pilot.Step("one comes last") {
          board.sections[0].items.append("z")
          collection.insertItems(at: [RowPath(9)])
        },
        Pilot.Step("one goes before, one goes after") {
          board.sections[0].items.remove(at: 8)
          board.sections[0].items.remove(at: 0)
          collection.deleteItems(at: [RowPath(0), RowPath(8)])
        },
        Pilot.Step("that with the keys goes") {
          board.sections[0].items.remove(at: 4)
          collection.deleteItems(at: [RowPath(4)])
        },
        Pilot.Step("one has another word") {
          board.sections[0].items[0] = "語"
          collection.reloadItems(at: [RowPath(0), RowPath(70)])
        },
        Pilot.Step("loads") { collection.isLoading = true }, .advance(.milliseconds(100)),
        .advance(.milliseconds(450)), .resize(Size(width: 18, height: 2)),
        .resize(Size(width: 4, height: 5)), .resize(Size(width: 18, height: 5)),
        Pilot.Step("has no items") {
          board.sections = []
          collection.reloadData()
        },
        .press(.right), Pilot.Step("is done") { collection.isLoading = false },
        .advance(.milliseconds(200)), Pilot.Step("has no words") { collection.emptyMessage = nil },
        Pilot.Step("has long words") {
          collection.emptyMessage = .verbatim("Nothing is here yet, but more may come.")
        },
        .resize(Size(width: 27, height: 10)), .resize(Size(width: 18, height: 5)),
        .traits("Arabic direction") { $0.forcedDirection = .rightToLeft },
        Pilot.Step("loads from the right") { collection.isLoading = true },
        Pilot.Step("has sections without items") {
          board.sections = [("One", []), ("Two", [])]
          collection.reloadData()
        },
        Pilot.Step("has many items") {
          collection.isLoading = false
          board.sections = [("One", (0..<40).map { "\($0)" })]
          collection.reloadData()
        },
        .press(.end), .press(.pageUp), .resize(Size(width: 30, height: 4)),
        .resize(Size(width: 30, height: 9)),
      ])
  }

  @Test func itemsThatCannotBeSelectedArentCounted() throws {
    let board = Board([("A", ["a", "b"]), ("B", ["c"])])
    let collection = board.collection
    _ = try board.stage()
    #expect(collection.selectItem(at: RowPath(0, section: 1)))
    #expect(collection.selectedCount == 1 && collection.selectedItems == [RowPath(0, section: 1)])
    collection.allowsSelection = false
    #expect(collection.selectedCount == 0 && collection.selectedItems == [])
    #expect(collection.selectedItem == nil && collection.cursorItem == RowPath(0, section: 1))
    #expect(!collection.selectItem(at: RowPath(1, section: 1)))
    #expect(collection.numberOfSections == 2 && collection.numberOfItems(inSection: 0) == 2)
    #expect(collection.numberOfItems(inSection: 2) == 0)
    #expect(collection.cellForItem(at: RowPath(1))?.isSelected == false)
    #expect(collection.cellForItem(at: RowPath(5)) == nil)
  }

  @Test func cellsShowAtOnceWhatTheProgramSelects() throws {
    let board = Board(items: 4)
    let collection = board.collection
    collection.allowsMultipleSelection = true
    let stage = try board.stage()
    func selected() -> [Bool] {
      (0..<4).map { collection.cellForItem(at: RowPath($0))?.isSelected == true }
    }
    stage.perform { collection.selectItem(at: RowPath(2)) }
    #expect(selected() == [false, false, true, false])
    #expect(collection.cellForItem(at: RowPath(2))?.isFocused == true)
    stage.perform { collection.selectItem(at: RowPath(0)) }
    #expect(selected() == [true, false, true, false])
    #expect(collection.cellForItem(at: RowPath(2))?.isFocused == false)
    stage.perform { collection.deselectItem(at: RowPath(2)) }
    #expect(selected() == [true, false, false, false])
  }
}
