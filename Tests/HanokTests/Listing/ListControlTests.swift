import Hanok
import HanokTesting
import Testing

/// What tables and collections do alike.
@Suite struct ListControlTests {
  private let shelf = Shelf(rows: 4)

  private func stage(height: Int = 4) throws -> Stage {
    try Stage(shelf.table, width: 12, height: height)
  }

  @Test(arguments: [false, true])
  func anElementOfADisabledListDoesNothing(isMultiple: Bool) throws {
    shelf.table.allowsMultipleSelection = isMultiple
    let stage = try stage()
    let element = try #require(shelf.table.accessibilityElement(at: 2))
    let selected = shelf.table.selectedRows
    stage.perform { shelf.table.isEnabled = false }
    #expect(element.activate?() == false)
    #expect(shelf.table.selectedRows == selected && shelf.used == [])
    #expect(shelf.table.cursorRow == RowPath(0))
  }

  @Test(arguments: [false, true])
  func anElementOfARowThatIsGoneDoesNothing(isMultiple: Bool) throws {
    shelf.table.allowsMultipleSelection = isMultiple
    let stage = try stage()
    let element = try #require(shelf.table.accessibilityElement(at: 3))
    let count = shelf.table.selectedCount
    stage.perform {
      shelf.sections = [(nil, [["Row 0"]])]
      shelf.table.reloadData()
    }
    #expect(element.activate?() == false)
    #expect(shelf.table.selectedCount == count && shelf.used == [])
    #expect(shelf.table.cursorRow == RowPath(0))
  }

  @Test func withoutRowsOnlyTheTextInPlaceOfThemIsAnElement() throws {
    shelf.sections = []
    _ = try stage()
    #expect(shelf.table.accessibilityElement(at: 0)?.label == shelf.table.emptyMessage)
    #expect(shelf.table.accessibilityElement(at: 1) == nil)
    shelf.table.emptyMessage = nil
    #expect(shelf.table.accessibilityElement(at: 0) == nil)
  }

  @Test func aDragThatBeginsOnNoRowScrollsNothing() throws {
    shelf.table.columns = [TableColumn(.verbatim("Name"))]
    let stage = try stage(height: 3)
    stage.mouse(.press(.left), x: 4, y: 0)
    stage.mouse(.drag(.left), x: 4, y: 5)
    stage.mouse(.release(.left), x: 4, y: 5)
    #expect(stage.screen.row(1).contains("Row 0"))
    stage.mouse(.press(.left), x: 4, y: 1)
    stage.mouse(.drag(.left), x: 4, y: 5)
    #expect(stage.screen.row(1).contains("Row 1"))
    #expect(shelf.table.cursorRow == RowPath(2))
  }
}
