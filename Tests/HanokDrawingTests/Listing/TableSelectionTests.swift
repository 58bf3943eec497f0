import Testing

@testable import HanokDrawing

@Suite struct TableSelectionTests {
  private func selection(isMultiple: Bool) -> TableSelection {
    var selection = TableSelection()
    selection.isMultiple = isMultiple
    selection.clamp(to: 10)
    return selection
  }

  private func rows(_ selection: TableSelection) -> [Int] {
    selection.rows.ranges.flatMap { Array($0) }
  }

  @Test func theRowWithTheKeysIsTheOneSelected() {
    var selection = selection(isMultiple: false)
    #expect(rows(selection) == [0])
    selection.move(to: 4)
    selection.toggle(4)
    selection.setSelected(true, 7)
    selection.toggleAll(of: 10)
    #expect(rows(selection) == [4])
    selection.move(to: 6, isExtending: true)
    #expect(rows(selection) == [6])
    #expect(selection.count == 1)
  }

  @Test func severalAreSelectedOneByOne() {
    var selection = selection(isMultiple: true)
    #expect(rows(selection) == [])
    selection.toggle(2)
    selection.move(to: 5)
    selection.toggle(5)
    #expect(rows(selection) == [2, 5])
    selection.toggle(2)
    #expect(rows(selection) == [5])
    #expect(selection.cursor == 5)
  }

  @Test func aRangeGrowsAndShrinksBesideWhatWasSelected() {
    var selection = selection(isMultiple: true)
    selection.toggle(0)
    selection.move(to: 4)
    selection.move(to: 6, isExtending: true)
    #expect(rows(selection) == [0, 4, 5, 6])
    selection.move(to: 3, isExtending: true)
    #expect(rows(selection) == [0, 3, 4])
    #expect(selection.cursor == 3)
    selection.move(to: 8)
    selection.move(to: 9, isExtending: true)
    #expect(rows(selection) == [0, 3, 4, 8, 9])
    selection.toggle(9)
    selection.move(to: 8, isExtending: true)
    #expect(rows(selection) == [0, 3, 4, 8, 9])
  }

  @Test func allAreSelectedAndNone() {
    var selection = selection(isMultiple: true)
    selection.toggle(3)
    selection.toggleAll(of: 10)
    #expect(selection.count == 10)
    selection.toggleAll(of: 10)
    #expect(selection.count == 0)
  }

  @Test func selectionBeyondTheLastRowIsDropped() {
    var selection = selection(isMultiple: true)
    selection.toggleAll(of: 10)
    selection.move(to: 9)
    selection.clamp(to: 3)
    #expect(selection.cursor == 2)
    #expect(rows(selection) == [0, 1, 2])
    selection.clamp(to: 0)
    #expect(selection.cursor == nil)
    #expect(selection.count == 0)
  }

  @Test func leavingSeveralKeepsTheOneWithTheKeys() {
    var selection = selection(isMultiple: true)
    selection.toggleAll(of: 10)
    selection.move(to: 5)
    selection.isMultiple = false
    #expect(rows(selection) == [5])
  }
}
