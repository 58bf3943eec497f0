import Hanok
import HanokTesting
import Testing

/// Rows of a table that come, go, change and are found.
@Suite struct TableChangeTests {
  private let shelf = Shelf(rows: 20)

  private func top(_ pilot: Pilot) -> String {
    pilot.application.update()
    return String(pilot.screen.row(0).dropFirst(2).prefix { $0 != "┃" && $0 != "╎" })
      .split(separator: " ").joined(separator: " ")
  }

  private func insert(_ rows: [Int]) {
    for row in rows { shelf.sections[0].rows.insert(["New"], at: row) }
    shelf.table.insertRows(at: rows.map { RowPath($0) })
  }

  private func delete(_ rows: [Int]) {
    for row in rows.reversed() { shelf.sections[0].rows.remove(at: row) }
    shelf.table.deleteRows(at: rows.map { RowPath($0) })
  }

  @Test func rowsThatComeMoveTheSelectionAndThePlace() throws {
    shelf.table.allowsMultipleSelection = true
    let pilot = try shelf.pilot(height: 4)
    for row in [2, 3, 4, 9] { shelf.table.selectRow(at: RowPath(row)) }
    #expect(top(pilot) == "Row 6")
    insert([0, 4, 11])
    #expect(shelf.table.selectedRows.map(\.row) == [3, 5, 6, 12])
    #expect(shelf.table.cursorRow == RowPath(12))
    #expect(top(pilot) == "Row 6")
    insert([22, 23])
    #expect(shelf.table.selectedRows.map(\.row) == [3, 5, 6, 12])
    #expect(top(pilot) == "Row 6")
    #expect(shelf.table.numberOfRows(inSection: 0) == 25)
  }

  @Test func rowsThatGoMoveTheSelectionAndThePlace() throws {
    shelf.table.allowsMultipleSelection = true
    let pilot = try shelf.pilot(height: 4)
    for row in [2, 3, 4, 9] { shelf.table.selectRow(at: RowPath(row)) }
    delete([0, 3, 5])
    #expect(shelf.table.selectedRows.map(\.row) == [1, 2, 6])
    #expect(shelf.table.cursorRow == RowPath(6))
    #expect(top(pilot) == "Row 6")
    delete([6])
    #expect(shelf.table.cursorRow == RowPath(6))
    #expect(shelf.table.selectedRows.map(\.row) == [1, 2])
    delete(Array(3..<16))
    #expect(shelf.table.cursorRow == RowPath(2))
    #expect(top(pilot) == "Row 1")
    delete([0, 1, 2])
    #expect(shelf.table.cursorRow == nil)
    #expect(pilot.screen.text != "")
    pilot.application.update()
    #expect(shelf.table.isFirstResponder)
  }

  @Test func atTheTopRowsThatComeShow() throws {
    let pilot = try shelf.pilot(height: 4)
    insert([0])
    #expect(top(pilot) == "New")
    #expect(shelf.table.selectedRow == RowPath(1))
  }

  @Test func theFirstRowsThatComeAreNotMoved() throws {
    let shelf = Shelf(rows: 0)
    let pilot = try shelf.pilot()
    shelf.sections[0].rows = [["One"], ["Two"]]
    shelf.table.insertRows(at: [RowPath(0), RowPath(1)])
    pilot.application.update()
    #expect(shelf.table.selectedRow == RowPath(0))
    #expect(pilot.screen.row(0).hasPrefix("› One"))
  }

  @Test func reloadedRowsAreRequestedAgain() throws {
    let pilot = try shelf.pilot(height: 4)
    shelf.sections[0].rows[1] = ["Changed"]
    shelf.sections[0].rows[2] = ["Not yet"]
    shelf.table.reloadRows(at: [RowPath(1), RowPath(90)])
    pilot.application.update()
    #expect(pilot.screen.row(1).contains("Changed"))
    #expect(pilot.screen.row(2).contains("Row 2"))
    shelf.table.reloadData()
    pilot.application.update()
    #expect(pilot.screen.row(2).contains("Not yet"))
  }

  @Test func typingFindsRowsByTheirBeginning() throws {
    let shelf = Shelf([(nil, ["Apple", "Élan", "Elm", "pear", "Plum"].map { [$0] })])
    let pilot = try shelf.pilot(height: 5)
    func selected() -> Int? { shelf.table.selectedRow?.row }
    pilot.type("p")
    #expect(selected() == 3)
    pilot.type("l")
    #expect(selected() == 4)
    // What begins no row is left out, while typing goes on.
    pilot.type("x")
    #expect(selected() == 4)
    pilot.advance(by: .seconds(1))
    pilot.type("e")
    #expect(selected() == 1)
    pilot.type("e")
    #expect(selected() == 2)
    pilot.type("e")
    #expect(selected() == 1)
    pilot.press(.escape)
    pilot.type("p")
    pilot.type("e")
    #expect(selected() == 3)
    #expect(shelf.used == [])
    pilot.advance(by: .seconds(1))
    pilot.type(" ")
    #expect(shelf.used == [RowPath(3)])
  }

  @Test func withoutASearchLettersAreLeftToOthers() throws {
    var count = 0
    let button = Button(.verbatim("Quit"), mnemonic: .verbatim("q"))
    button.addAction { count += 1 }
    let pilot = try Pilot(
      ScreenOfViews([shelf.table, button]), in: "en", size: Size(width: 20, height: 6), [])
    pilot.type("q")
    #expect(count == 0)
    shelf.table.typeAheadColumn = nil
    pilot.type("q")
    #expect(count == 1)
    pilot.type("r")
    #expect(shelf.table.selectedRow == RowPath(0))
    shelf.table.typeAheadColumn = 0
    pilot.type("r")
    #expect(shelf.table.selectedRow == RowPath(1))
  }
}
