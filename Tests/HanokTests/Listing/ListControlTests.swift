import Hanok
import HanokTesting
import Testing

/// The behaviour that tables and collections have in common.
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

  @Test func aClickThatGivesTheKeysUsesNothing() throws {
    let views = [Button(.verbatim("Go")), shelf.table]
    let stage = try Stage(StackView(.vertical, views: views), width: 12, height: 5)
    stage.click(x: 4, y: 1)
    #expect(shelf.table.isFirstResponder && shelf.used == [])
    stage.click(x: 4, y: 1)
    #expect(shelf.used == [RowPath(0)])
  }

  @Test func aClickWithControlUsesNoItem() throws {
    let board = Board(items: 4)
    let stage = try board.stage()
    stage.click(x: 0, y: 0)
    #expect(board.used == [RowPath(item: 0)])
    click(.control, x: 0, y: 0, in: stage)
    #expect(board.used == [RowPath(item: 0)])
  }

  @Test func aClickWithControlAndShiftTogglesOneRow() throws {
    shelf.table.allowsMultipleSelection = true
    click([.control, .shift], x: 6, y: 2, in: try stage())
    #expect(shelf.table.selectedRows == [RowPath(2)])
  }

  private func click(_ modifiers: KeyModifiers, x: Int, y: Int, in stage: Stage) {
    for kind in [MouseEvent.Kind.press(.left), .release(.left)] {
      stage.application.handle(.mouse(MouseEvent(kind, at: Point(x: x, y: y), modifiers)))
    }
  }

  @Test func aReleaseOnADisabledListTogglesNothing() throws {
    let board = Board(items: 4)
    board.collection.allowsMultipleSelection = true
    let stage = try board.stage()
    stage.mouse(.press(.left), x: 7, y: 0)
    stage.perform { board.collection.isEnabled = false }
    stage.mouse(.release(.left), x: 7, y: 0)
    #expect(board.collection.selectedItems == [])
  }

  @Test func aCancelledPressIsNotContinuedElsewhere() throws {
    let stage = try stage(height: 6)
    stage.mouse(.press(.left), x: 4, y: 0)
    stage.perform { shelf.table.isUserInteractionEnabled = false }
    stage.perform { shelf.table.isUserInteractionEnabled = true }
    stage.mouse(.press(.left), x: 4, y: 5)
    stage.mouse(.drag(.left), x: 4, y: 2)
    #expect(shelf.table.cursorRow == RowPath(0))
  }

  @Test func theIndicatorOfADisabledListScrollsNothing() throws {
    let stage = try stage(height: 2)
    stage.perform { shelf.table.isEnabled = false }
    stage.click(x: 11, y: 1)
    #expect(stage.screen.row(1).contains("Row 1"))
    stage.perform { shelf.table.isEnabled = true }
    stage.click(x: 11, y: 1)
    #expect(stage.screen.row(1).contains("Row 3"))
  }

  /// Another row with the identifier of a deleted one isn't selected.
  @Test func aDeletedRowIsNotFollowed() throws {
    shelf.hasIdentifiers = true
    shelf.table.allowsMultipleSelection = true
    let stage = try stage()
    stage.perform {
      for row in [1, 2] { shelf.table.selectRow(at: RowPath(row)) }
      shelf.sections = [(nil, [["Row 0"], ["Row 2"], ["Row 3"]])]
      shelf.table.deleteRows(at: [RowPath(1)])
    }
    #expect(shelf.table.selectedRows == [RowPath(1)])
    stage.perform {
      shelf.sections = [(nil, [["Row 1"], ["Row 0"], ["Row 2"]])]
      shelf.table.reloadData()
    }
    #expect(shelf.table.selectedRows == [RowPath(2)])
  }
}
