import Hanok
import HanokTesting
import Testing

/// The selection of a table whose rows come in another order.
@Suite struct TableIdentifierTests {
  private let shelf: Shelf = {
    let shelf = Shelf([(nil, ["Pear", "Apple", "Fig", "Kiwi"].map { [$0] })])
    shelf.hasIdentifiers = true
    shelf.table.columns = [TableColumn(.verbatim("Name"), isSortable: true)]
    return shelf
  }()

  private func names(_ paths: [RowPath]) -> [String] {
    paths.map { shelf.sections[$0.section].rows[$0.row][0] }
  }

  private func sort() {
    shelf.sections[0].rows.sort { $0[0] < $1[0] }
    shelf.table.reloadData()
  }

  @Test func theChosenRowStaysChosenWhenRowsAreSorted() throws {
    let pilot = try shelf.pilot(height: 6)
    pilot.press(.down)
    pilot.press(.down)
    #expect(names(shelf.table.selectedRows) == ["Fig"])
    pilot.perform { sort() }
    #expect(names(shelf.table.selectedRows) == ["Fig"])
    #expect(shelf.table.cursorRow == RowPath(1))
    #expect(pilot.screen.row(2) == "› Fig       ")
  }

  @Test func severalRowsStayChosen() throws {
    shelf.table.allowsMultipleSelection = true
    let pilot = try shelf.pilot(height: 6)
    pilot.type(" ")
    pilot.press(.end)
    pilot.type(" ")
    pilot.press(.up)
    pilot.perform { sort() }
    #expect(names(shelf.table.selectedRows) == ["Kiwi", "Pear"])
    #expect(shelf.table.cursorRow == RowPath(1), "The keys stay with Fig.")
    pilot.press(.home)
    pilot.type(" ")
    pilot.press(.end)
    pilot.type(" ")
    pilot.perform {
      shelf.sections[0].rows.reverse()
      shelf.table.reloadData()
    }
    #expect(names(shelf.table.selectedRows) == ["Kiwi", "Apple"])
  }

  @Test func theKeysOverARowWithoutIdentifierKeepTheOthersChosen() throws {
    shelf.table.allowsMultipleSelection = true
    shelf.unidentified = ["Apple"]
    let pilot = try shelf.pilot(height: 6)
    pilot.type(" ")
    pilot.press(.down)
    pilot.press(.down)
    pilot.perform { sort() }
    #expect(names(shelf.table.selectedRows) == ["Pear"])
    #expect(shelf.table.cursorRow == RowPath(1), "The keys stay with Fig.")
  }

  @Test func theFirstRowIsFollowedBeforeAnythingIsChosen() throws {
    let pilot = try shelf.pilot(height: 6)
    pilot.perform { sort() }
    #expect(names(shelf.table.selectedRows) == ["Pear"])
  }

  @Test func aRemovedRowIsDeselected() throws {
    shelf.table.allowsMultipleSelection = true
    let pilot = try shelf.pilot(height: 6)
    pilot.perform {
      for row in [1, 3] { shelf.table.selectRow(at: RowPath(row)) }
      shelf.sections[0].rows.removeLast()
      sort()
    }
    #expect(names(shelf.table.selectedRows) == ["Apple"])
    #expect(shelf.table.cursorRow == RowPath(2), "The keys stay at their place.")
  }

  @Test func aRowThatComesBackIsNotChosenAgain() throws {
    shelf.table.allowsMultipleSelection = true
    let pilot = try shelf.pilot(height: 6)
    pilot.perform {
      for row in [0, 2] { shelf.table.selectRow(at: RowPath(row)) }
    }
    #expect(names(shelf.table.selectedRows) == ["Pear", "Fig"])
    pilot.perform {
      shelf.sections[0].rows.remove(at: 2)
      shelf.table.reloadData()
    }
    #expect(names(shelf.table.selectedRows) == ["Pear"])
    pilot.perform {
      shelf.sections[0].rows.insert(["Fig"], at: 0)
      shelf.table.reloadData()
    }
    #expect(names(shelf.table.selectedRows) == ["Pear"])
    #expect(shelf.table.cursorRow == RowPath(3), "The keys stay with Kiwi.")
  }

  @Test func rowsThatComeAndGoAreFollowedToo() throws {
    let pilot = try shelf.pilot(height: 6)
    pilot.press(.end)
    pilot.perform {
      shelf.sections[0].rows.insert(["Plum"], at: 0)
      shelf.table.insertRows(at: [RowPath(0)])
      shelf.sections[0].rows.remove(at: 1)
      shelf.table.deleteRows(at: [RowPath(1)])
      sort()
    }
    #expect(names(shelf.table.selectedRows) == ["Kiwi"])
  }

  @Test func aSelectionOfVeryManyStaysAtItsPlaces() throws {
    let shelf = Shelf(rows: 1_200)
    shelf.hasIdentifiers = true
    shelf.table.allowsMultipleSelection = true
    let pilot = try shelf.pilot(height: 6)
    for _ in 0..<100 { pilot.press(.down) }
    pilot.press(.end, .shift)
    let places = (100..<1_200).map { RowPath($0) }
    #expect(shelf.table.selectedRows == places)
    pilot.perform {
      shelf.sections[0].rows.reverse()
      shelf.table.reloadData()
    }
    #expect(shelf.table.selectedRows == places)
  }

  @Test func withoutIdentifiersThePlaceStays() throws {
    shelf.hasIdentifiers = false
    let pilot = try shelf.pilot(height: 6)
    pilot.press(.end)
    pilot.perform { sort() }
    #expect(names(shelf.table.selectedRows) == ["Pear"])
  }
}
