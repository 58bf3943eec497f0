import Hanok
import HanokTesting
import Testing

/// Tables, step by step: everything that keys, the mouse and the program do with them.
@Suite struct TableWalkTests {
  private let report = ReportLine()

  private func pilot(_ shelf: Shelf, _ language: String = "en", _ width: Int, _ height: Int)
    throws -> Pilot
  {
    shelf.onReport = { [report] in report.add($0) }
    return try Pilot(
      showing: [shelf.table, report], in: language, width: width, height: height)
  }

  private var fruit: Shelf {
    let shelf = Shelf([
      (
        "Fruit",
        [
          ["Apple", "3", "Asia", "red"], ["Pear", "12", "Europe", "green"],
          ["Fig", "250", "Asia", "blue"], ["Apricot", "7", "Armenia", "orange"],
        ]
      ), (nil, [["Nut", "1,000", "", "brown"]]), ("Empty", []),
      ("Roots", [["Carrot", "8", "Asia", "orange"], ["Radish", "55"]]),
    ])
    shelf.table.columns = [
      TableColumn(.verbatim("Name"), width: .share(2, minimum: 6), priority: 2, isSortable: true),
      TableColumn(
        .verbatim("Weight"), width: .fitting(maximum: 7), alignment: .numeric, priority: 1,
        isSortable: true),
      TableColumn(.verbatim("From"), width: .fitting(minimum: 4), alignment: .center),
      TableColumn(.verbatim("Colour"), width: .fixed(7), alignment: .trailing, isSortable: true),
    ]
    shelf.disabled = [RowPath(1)]
    shelf.styles = [RowPath(2): \.strong, RowPath(0, section: 3): \.secondary]
    return shelf
  }

  @Test(arguments: ["en", "en-Arab"]) func columnsAndSections(language: String) throws {
    let shelf = fruit
    let table = shelf.table
    table.primaryActionTitle = .verbatim("Open")
    var activations = 0
    table.addAction(for: .valueChanged) { activations += 1 }
    let pilot = try pilot(shelf, language, 36, 8)
    var steps: [Pilot.Step] = [
      .press(.down), .press(.down, times: 3), .press(.enter), .press(.down), .press(.down),
      .press(.down), .press(.up), .press(.home), .press(.pageDown), .press(.pageDown),
      .press(.pageUp), .press(.end), .press(.up, .shift), .press(.enter, .shift),
      .press(.character(" ")), .wheel(.up, x: 3, y: 3), .wheel(.up, x: 3, y: 3),
      .wheel(.down, x: 3, y: 3), .press(.home), .press(.down), .press(.enter), .press(.home),
      .press(.left), .press(.right),
      // Titles, then rows, a header and what is below the rows.
      .click(on: "Weig"), .click(on: "Weig"), .click(on: "Name"), .click(on: "From"),
      .press(.character("s"), .alt), .press(.character("s"), .alt),
      .press(.character("s"), .alt), .press(.character("s"), .alt),
      .press(.character("s"), .alt),
      .click(on: "Pear"), .click(on: "Fig"), .click(on: "Fig"), .click(on: "Fruit"),
      .mouse(.press(.right), x: 5, y: 2), .mouse(.press(.middle), x: 5, y: 2),
      .press(.tab), .activate("Fig"), .activate("Pear"), .activate("Nothing"),
    ]
    steps += Pilot.Step.slowDrag((8, 2), (8, 4), (8, 9), (8, 9), (8, 1), (8, 0), (8, 0))
    let edge = language == "en-Arab" ? 0 : 35
    steps += Pilot.Step.slowDrag((edge, 1), (edge, 4), (edge, 6), (edge, 20), (3, 1), (3, 0))
    steps += [
      .mouse(.press(.left), x: edge, y: 6), .mouse(.drag(.left), x: edge, y: 3),
      Pilot.Step("disables the table") { table.isEnabled = false },
      .press(.down), .click(on: "Fig"), .activate("Fig"),
      Pilot.Step("enables the table") { table.isEnabled = true },
      .mouse(.drag(.left), x: edge, y: 6), .press(.home),
      Pilot.Step("forgets the titles") { table.columns = [TableColumn(width: .share())] },
      Pilot.Step("has no delegate") { table.delegate = nil },
      .press(.down), .press(.enter),
    ]
    steps += Pilot.Step.appearances
    pilot.expectWalk("table", steps)
    #expect(activations > 20)
  }

  @Test(arguments: ["en", "en-Arab"]) func columnsThatHaveNoRoom(language: String) throws {
    let shelf = fruit
    let pilot = try pilot(shelf, language, 20, 6)
    let table = shelf.table
    pilot.expectWalk(
      "table-pages",
      [
        .press(.right), .press(.right), .press(.right), .press(.right), .press(.left),
        .press(.left, .shift), .press(.left), .press(.left), .press(.left), .press(.left),
        .press(.right), .click(x: 12, y: 0), .click(x: 5, y: 0),
        .resize(Size(width: 30, height: 6)), .press(.right), .press(.left),
        .resize(Size(width: 46, height: 12)),
        .resize(Size(width: 19, height: 4)), .resize(Size(width: 8, height: 3)),
        .press(.right), .press(.down), .press(.down), .resize(Size(width: 3, height: 2)),
        .press(.end),
        .resize(Size(width: 1, height: 2)), .resize(Size(width: 40, height: 2)), .press(.up),
        .resize(Size(width: 40, height: 5)),
        Pilot.Step("has one narrow column") {
          table.columns = [TableColumn(.verbatim("A"), width: .fixed(1))]
        },
        Pilot.Step("has no columns") { table.columns = [] },
        Pilot.Step("has shares") {
          table.columns = [
            TableColumn(.verbatim("One"), width: .share(1, minimum: 3)),
            TableColumn(nil, width: .share(3, minimum: 3), alignment: .trailing),
            TableColumn(.verbatim("Long title"), width: .fitting(minimum: 3, maximum: 6)),
          ]
        },
        .resize(Size(width: 22, height: 5)), .resize(Size(width: 19, height: 5)),
        .resize(Size(width: 17, height: 5)), .resize(Size(width: 14, height: 5)),
      ])
  }

  @Test(arguments: ["en", "en-Arab"]) func severalRowsAreSelected(language: String) throws {
    let shelf = Shelf([
      ("A", (0..<5).map { ["Row \($0)"] }), ("B", (5..<12).map { ["Row \($0)"] }),
    ])
    let table = shelf.table
    table.allowsMultipleSelection = true
    let pilot = try pilot(shelf, language, 24, 8)
    let (mark, far) = language == "en-Arab" ? (22, 2) : (1, 18)
    pilot.expectWalk(
      "table-several",
      [
        .press(.character(" ")), .press(.down), .press(.down, .shift), .press(.down, .shift),
        .press(.up, .shift), .press(.down, times: 2), .press(.character(" ")),
        .press(.pageDown, .shift), .press(.up), .press(.end, .shift), .press(.home, .shift),
        .press(.character("a"), .control), .press(.character("a"), .control),
        .press(.character("a"), .control), .press(.character(" ")), .press(.enter),
        .click(x: mark, y: 2), .click(x: mark, y: 2), .click(x: mark, y: 3), .click(x: far, y: 4),
        .click(x: far, y: 4),
        .mouse(.press(.left), x: far, y: 2, .control),
        .mouse(.release(.left), x: far, y: 2, .control),
        .mouse(.press(.left), x: far, y: 5, .shift),
        .mouse(.release(.left), x: far, y: 5, .shift),
        .drag(from: Point(x: far, y: 2), to: Point(x: far, y: 4)),
        .activate("Row 1"), .activate("Row 1"), .activate("Row 2"), .activate("Done"),
        Pilot.Step("selects and deselects") {
          table.selectRow(at: RowPath(6, section: 1))
          table.deselectRow(at: RowPath(2))
          table.selectRow(at: RowPath(9, section: 9))
          table.deselectRow(at: RowPath(9, section: 9))
        },
        Pilot.Step("scrolls to the first") { table.scrollToRow(at: RowPath(0)) },
        Pilot.Step("scrolls to one in the middle") {
          table.scrollToRow(at: RowPath(2, section: 1))
        },
        .press(.tab), .resize(Size(width: 3, height: 5)), .resize(Size(width: 2, height: 5)),
        .resize(Size(width: 24, height: 8)),
        Pilot.Step("allows one") { table.allowsMultipleSelection = false },
        .press(.character("a"), .control), .press(.down, .shift),
      ])
  }

  @Test func rowsAreOnTheirWay() throws {
    let shelf = Shelf(rows: 0)
    let table = shelf.table
    let pilot = try pilot(shelf, "ja", 21, 5)
    pilot.expectWalk(
      "table-loading",
      [
        .press(.down), .press(.enter), .press(.character("s"), .alt),
        Pilot.Step("loads") { table.isLoading = true },
        .advance(.milliseconds(99)), .advance(.milliseconds(1)), .advance(.milliseconds(250)),
        Pilot.Step("has rows") {
          shelf.sections = [(nil, (0..<6).map { ["行 \($0)"] })]
          table.reloadData()
        },
        .advance(.milliseconds(100)), .press(.down), .press(.end),
        .resize(Size(width: 21, height: 3)), .resize(Size(width: 21, height: 2)),
        .resize(Size(width: 5, height: 4)), .resize(Size(width: 21, height: 9)),
        Pilot.Step("is done") { table.isLoading = false }, .advance(.milliseconds(300)),
        .traits("motion is reduced") { $0.reducesMotion = true },
        Pilot.Step("loads again") { table.isLoading = true }, .advance(.seconds(1)),
        Pilot.Step("is done again") { table.isLoading = false },
        Pilot.Step("has no rows") {
          shelf.sections = []
          table.reloadData()
        },
        Pilot.Step("has no words") { table.emptyMessage = nil },
        Pilot.Step("has long words") {
          table.emptyMessage = .verbatim("Nothing is here yet, but more may come.")
        },
        .resize(Size(width: 12, height: 4)), .resize(Size(width: 12, height: 2)),
        .resize(Size(width: 60, height: 4)), .resize(Size(width: 30, height: 11)),
        .traits("Arabic direction") { $0.forcedDirection = .rightToLeft },
        Pilot.Step("loads from the right") { table.isLoading = true },
      ])
  }

  @Test(arguments: ["en", "en-Arab"]) func lettersAtTheEdge(language: String) throws {
    let letters = ["A", "B", "C", "D", "E", "F", "Ch", "Z"]
    let shelf = Shelf(
      letters.dropLast().map { letter in (letter, (1...3).map { ["\(letter)\($0)x"] }) })
    shelf.letters = letters
    let table = shelf.table
    let pilot = try pilot(shelf, language, 24, 11)
    let edge = language == "en-Arab" ? 0 : 23
    var steps: [Pilot.Step] = [
      .press(.down, times: 3), .press(.end), .press(.home), .wheel(.down, x: 2, y: 2),
      .type("d"), .advance(.seconds(1)), .type("dx"), .press(.escape), .press(.escape),
      .type("d2"), .press(.character(" ")), .advance(.seconds(2)), .type("z"), .type("Ch3"),
      .advance(.seconds(1)), .type("9"),
    ]
    steps += Pilot.Step.slowDrag((edge, 3), (edge, 4), (edge, 0), (edge, 9), (4, 5))
    steps += [
      .click(x: edge, y: 8), .click(x: edge, y: 2), .press(.character("g"), .control),
      .press(.down), .press(.enter), .press(.character("g"), .control), .press(.escape),
      .resize(Size(width: 24, height: 7)), .press(.down, times: 2), .click(x: edge, y: 3),
      .press(.home), .press(.character("g"), .control), .press(.escape),
      .resize(Size(width: 24, height: 5)), .resize(Size(width: 24, height: 4)),
      .resize(Size(width: 24, height: 3)), .resize(Size(width: 12, height: 9)),
      .resize(Size(width: 11, height: 9)), .resize(Size(width: 24, height: 11)),
      .mouse(.press(.left), x: edge, y: 2),
      Pilot.Step("disables the table") { table.isEnabled = false },
      .mouse(.release(.left), x: edge, y: 2), .type("a"),
      Pilot.Step("enables the table") { table.isEnabled = true },
      Pilot.Step("has no column for letters") { table.typeAheadColumn = nil }, .type("e"),
      Pilot.Step("has no letters") {
        shelf.letters = []
        table.reloadData()
        table.typeAheadColumn = 0
      },
      .type("e"), .press(.character("g"), .control),
    ]
    pilot.expectWalk("table-index", steps)
  }

  @Test func rowsHaveActions() throws {
    let shelf = Shelf([("Files", [["One"], ["Fixed"], ["Two"], ["Three"]])])
    shelf.makesActions = true
    shelf.disabled = [RowPath(2)]
    let table = shelf.table
    let pilot = try pilot(shelf, "en", 40, 12)
    pilot.expectWalk(
      "table-actions",
      [
        .press(.enter, .alt), .press(.down), .press(.enter), .press(.menu), .press(.escape),
        .press(.function(10), .shift), .press(.enter), .press(.delete), .press(.down),
        .press(.delete), .press(.enter, .alt), .press(.down), .press(.enter, .alt),
        .press(.down), .press(.escape), .press(.delete),
        .mouse(.press(.right), x: 4, y: 4), .press(.escape),
        .mouse(.press(.right), x: 4, y: 2), .press(.escape),
        Pilot.Step("has its own menu") {
          table.contextMenu = Menu(items: [MenuItem(.verbatim("Clear")) {}])
        },
        .press(.menu), .press(.escape), .press(.up), .press(.menu), .press(.escape),
        .mouse(.press(.right), x: 4, y: 9), .press(.escape),
        Pilot.Step("is disabled") { table.isEnabled = false }, .press(.menu),
        .mouse(.press(.right), x: 4, y: 2),
      ])
  }

  @Test func rowsComeAndGo() throws {
    let shelf = Shelf([("A", [["a1"], ["a2"], ["a3"]]), ("B", [["b1"], ["b2"], ["b3"], ["b4"]])])
    let table = shelf.table
    table.allowsMultipleSelection = true
    let pilot = try pilot(shelf, "en", 16, 5)
    func insert(_ names: [String], _ section: Int, at row: Int) -> Pilot.Step {
      Pilot.Step("inserts \(names.joined(separator: ", ")) at \(section)/\(row)") {
        shelf.sections[section].rows.insert(contentsOf: names.map { [$0] }, at: row)
        table.insertRows(at: names.indices.map { RowPath(row + $0, section: section) })
      }
    }
    func delete(_ rows: [Int], _ section: Int) -> Pilot.Step {
      Pilot.Step("deletes \(rows) of \(section)") {
        for row in rows.sorted(by: >) { shelf.sections[section].rows.remove(at: row) }
        table.deleteRows(at: rows.map { RowPath($0, section: section) })
      }
    }
    pilot.expectWalk(
      "table-changes",
      [
        .press(.character(" ")), .press(.down), .press(.character(" ")),
        insert(["n1", "n2"], 0, at: 0), insert(["m"], 0, at: 3), .press(.end),
        .press(.character(" ")), insert(["o"], 0, at: 0), insert(["p"], 1, at: 1),
        insert(["q"], 1, at: 5), .press(.up, times: 2), delete([0], 0), delete([0, 2], 0),
        delete([4, 5], 1), delete([0], 1), .press(.home), delete([0, 1], 0),
        insert(["r"], 0, at: 1),
        delete([0, 1, 2], 1), delete([0, 1], 0), insert(["s"], 1, at: 0),
        Pilot.Step("has other words") {
          shelf.sections[1].rows[0] = ["changed"]
          table.reloadRows(at: [RowPath(0, section: 1), RowPath(7, section: 5)])
        },
        Pilot.Step("has many rows with identifiers") {
          shelf.hasIdentifiers = true
          shelf.sections = [(nil, (0..<9).map { ["r\($0)"] })]
          table.reloadData()
        },
        .press(.down, times: 3), .press(.character(" ")), .press(.down, .shift),
        .press(.down, times: 2),
        Pilot.Step("turns the order") {
          shelf.sections[0].rows.reverse()
          table.reloadData()
        },
        .press(.up),
        Pilot.Step("loses some") {
          shelf.sections[0].rows.removeAll { $0 == ["r4"] || $0 == ["r5"] }
          table.reloadData()
        },
        Pilot.Step("turns the order again") {
          shelf.sections[0].rows.reverse()
          table.reloadData()
        },
        insert(["x"], 0, at: 1), .press(.end, .shift),
        Pilot.Step("allows one row") { table.allowsMultipleSelection = false },
        Pilot.Step("turns the order once more") {
          shelf.sections[0].rows.reverse()
          table.reloadData()
        },
        Pilot.Step("loses all") {
          shelf.sections = []
          table.reloadData()
        },
        Pilot.Step("has a row") {
          shelf.sections = [(nil, [["last"]])]
          table.reloadData()
        },
      ])
  }

  @Test func keysThatAreTakenElsewhere() throws {
    let shelf = Shelf([(nil, [["ab"], ["ac"], ["b"], ["한글"], ["그림"]])])
    let button = Button(.verbatim("Go"), mnemonic: .verbatim("b"))
    button.addAction { [report] in report.add("go") }
    shelf.table.mnemonic = .verbatim("t")
    shelf.onReport = { [report] in report.add($0) }
    let pilot = try Pilot(
      showing: [shelf.table, button, report], in: "ko", width: 24, height: 8)
    pilot.expectWalk(
      "table-typing",
      [
        .type("a"), .type("c"), .advance(.seconds(1)), .type("b"), .type("ab"), .type("b"),
        .advance(.milliseconds(999)), .type("x"), .advance(.seconds(1)), .type("한"),
        .advance(.seconds(1)), .type("ㄱ"), .advance(.seconds(1)), .type("aa"), .type("a"),
        .press(.escape), .press(.tab), .type("t"), .press(.character("b"), .alt), .press(.up),
        .press(.up, .control), .press(.insert), .press(.down, .alt), .press(.tab, .shift),
      ])
  }
}
