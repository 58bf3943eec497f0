import HanokLocalization
import HanokTerminal
import Testing

@testable import HanokDrawing

@Suite struct ListEngineTests {
  /// A list of some rows, and the identifiers of the rows by their numbers.
  private func list(
    _ counts: [Int], isMultiple: Bool = false, hasHeaders: Bool = false,
    _ names: [String]? = nil
  ) -> ListEngine {
    var list = ListEngine()
    list.isMultiple = isMultiple
    load(counts, names, hasHeaders: hasHeaders, in: &list)
    return list
  }

  private func load(
    _ counts: [Int], _ names: [String]?, hasHeaders: Bool = false, in list: inout ListEngine
  ) {
    let isInDoubt = list.load(TableSections(count: counts.count) { (counts[$0], hasHeaders) })
    if isInDoubt { list.follow { names?[$0.row] } }
  }

  private func rows(_ list: ListEngine) -> [Int] {
    list.selection.rows.ranges.flatMap { Array($0) }
  }

  // Actions.

  @Test(arguments: [
    (ListAction.moveUp, 4, 3), (.moveDown, 4, 5), (.movePageUp, 4, 1), (.movePageDown, 4, 7),
    (.moveToFirst, 4, 0), (.moveToLast, 4, 9), (.movePageUp, 2, 0), (.movePageDown, 8, 9),
    (.movePageDown, 9, 9), (.movePageUp, 0, 0),
  ])
  func actionsMoveTheFocus(action: ListAction, from start: Int, to end: Int) {
    var list = list([4, 6])
    list.select(start)
    #expect(list.handle(action, page: 3) == .moved)
    #expect(list.selection.cursor == end)
    #expect(rows(list) == [end])
  }

  @Test(arguments: [
    (ListAction.moveUp, 0), (.moveDown, 9), (.moveBack, 4), (.moveForward, 4), (.sort, 4),
    (.expandSiblings, 4), (.endSearch, 4), (.selectAll, 4),
  ])
  func otherActionsAreIgnored(action: ListAction, at row: Int) {
    var list = list([10])
    list.select(row)
    #expect(list.handle(action, page: 3) == .ignored)
    #expect(list.selection.cursor == row)
  }

  @Test func anEmptyListIgnoresActions() {
    var list = list([0, 0])
    for action in ListAction.allCases {
      #expect(list.handle(action, page: 3) == .ignored)
    }
    #expect(list.move(to: 0) == .ignored)
  }

  @Test func aRowIsChosenOrAddedToASelection() {
    var single = list([3])
    single.select(1)
    #expect(single.handle(.choose, page: 1) == .uses(1))
    #expect(single.handle(.select, page: 1) == .uses(1))
    var several = list([3], isMultiple: true)
    several.select(1)
    #expect(several.handle(.choose, page: 1) == .uses(1))
    #expect(several.handle(.select, page: 1) == .selected)
    #expect(rows(several) == [])
    #expect(several.handle(.selectAll, page: 1) == .selected)
    #expect(rows(several) == [0, 1, 2])
    several.allowsSelection = false
    #expect(several.handle(.select, page: 1) == .uses(1))
    #expect(several.handle(.selectAll, page: 1) == .ignored)
    #expect(rows(several) == [0, 1, 2])
  }

  @Test func anExtendedMovementSelectsARange() {
    var list = list([9], isMultiple: true)
    _ = list.move(to: 2)
    #expect(list.handle(.moveDown, isExtending: true, page: 3) == .moved)
    #expect(rows(list) == [2, 3])
    _ = list.handle(.movePageDown, isExtending: true, page: 3)
    #expect(rows(list) == [2, 3, 4, 5, 6])
    _ = list.handle(.moveToFirst, isExtending: true, page: 3)
    #expect(rows(list) == [0, 1, 2])
    _ = list.handle(.moveToLast, page: 3)
    #expect(rows(list) == [0, 1, 2])
  }

  /// ```
  /// 0 1 2
  /// 3 4
  /// 5 6 7
  /// ```
  @Test func theColumnIsKeptAcrossShorterLinesOfAGrid() {
    var list = list([5, 3])
    let lengths = CollectionLayout.Lengths(itemWidth: .fixed(2), spacing: .zero)
    let grid = CollectionLayout(list.sections, lengths, width: 6)
    func go(_ action: ListAction) -> Int? {
      list.handle(action, in: grid, page: 1) == .ignored ? nil : list.selection.cursor
    }
    list.select(2)
    #expect(go(.moveDown) == 4)
    #expect(go(.moveDown) == 7)
    #expect(go(.moveDown) == nil)
    #expect(go(.moveUp) == 4)
    #expect(go(.moveBack) == 3)
    #expect(go(.moveUp) == 0)
    #expect(go(.moveUp) == nil)
    #expect(go(.moveBack) == nil)
    #expect(go(.moveForward) == 1)
    #expect(go(.movePageDown) == 4)
    #expect(go(.movePageDown) == 6)
    #expect(go(.movePageDown) == 6)
    #expect(go(.moveToLast) == 7)
    #expect(go(.moveForward) == nil)
  }

  // The mouse.

  @Test func aClickOnTheRowWithTheFocusUsesIt() {
    var list = list([5])
    #expect(list.press(3, uses: false) == .moved)
    #expect(list.release(on: 3) == .ignored)
    #expect(list.press(3, uses: true) == .moved)
    #expect(list.release(on: 3) == .uses(3))
    #expect(list.release(on: 3) == .ignored)
    _ = list.press(3, uses: true)
    #expect(list.release(on: nil) == .ignored)
    _ = list.press(3, uses: true)
    #expect(list.release(on: 2) == .ignored)
    #expect(list.press(7, uses: true) == .ignored)
    #expect(list.selection.cursor == 3)
  }

  @Test func aDragMovesTheFocusAndIsNotAClick() {
    var list = list([5])
    #expect(list.drag(to: 2) == .ignored)
    _ = list.press(0, uses: true)
    #expect(list.drag(to: 0) == .ignored)
    #expect(list.drag(to: 2) == .moved)
    #expect(rows(list) == [2])
    #expect(list.drag(to: 0) == .moved)
    #expect(list.release(on: 0) == .ignored)
  }

  @Test func aDragExtendsAMultipleSelection() {
    var list = list([5], isMultiple: true)
    _ = list.press(1, uses: false)
    _ = list.drag(to: 3)
    #expect(rows(list) == [1, 2, 3])
    _ = list.drag(to: 0)
    #expect(rows(list) == [0, 1])
  }

  @Test func aPressTogglesOrExtends() {
    var list = list([6], isMultiple: true)
    #expect(list.press(2, isToggling: true, uses: true) == .moved)
    #expect(rows(list) == [2])
    #expect(list.release(on: 2) == .ignored)
    _ = list.press(4, isExtending: true, uses: true)
    #expect(rows(list) == [2, 3, 4])
    #expect(list.release(on: 4) == .ignored)
    _ = list.press(2, isToggling: true, uses: true)
    #expect(rows(list) == [3, 4])
    list.togglesOnClick = true
    _ = list.press(0, uses: true)
    #expect(rows(list) == [3, 4])
    #expect(list.release(on: 0) == .selected)
    #expect(rows(list) == [0, 3, 4])
    list.allowsSelection = false
    _ = list.press(0, uses: true)
    #expect(list.release(on: 0) == .uses(0))
  }

  // Identity.

  @Test func theSelectionStaysWithItsRows() {
    var list = list([4], isMultiple: true, ["a", "b", "c", "d"])
    let former = list.selection
    list.select(1)
    list.select(3)
    list.updateIdentifiers(from: former) { ["a", "b", "c", "d"][$0.row] }
    list.forgetSections(isReordered: true)
    #expect(list.needsSections)
    load([5], ["d", "x", "c", "a", "b"], in: &list)
    #expect(!list.needsSections)
    #expect(rows(list) == [0, 4])
    #expect(list.selection.cursor == 0)
    // Rows are gone; the focus stays at its place.
    list.forgetSections(isReordered: true)
    load([2], ["x", "b"], in: &list)
    #expect(rows(list) == [1])
    #expect(list.selection.cursor == 0)
  }

  @Test func aRowThatIsNoLongerSelectedIsNotFollowed() {
    var list = list([3], isMultiple: true, ["a", "b", "c"])
    for (row, isSelected) in [(0, true), (1, true), (0, false)] {
      let former = list.selection
      if isSelected { list.select(row) } else { list.deselect(row) }
      list.updateIdentifiers(from: former) { ["a", "b", "c"][$0.row] }
    }
    list.forgetSections(isReordered: true)
    load([3], ["c", "b", "a"], in: &list)
    #expect(rows(list) == [1])
  }

  @Test func withoutIdentifiersTheSelectionStaysAtItsPlace() {
    var list = list([4], nil)
    list.select(2)
    list.forgetSections(isReordered: true)
    load([4], nil, in: &list)
    #expect(rows(list) == [2])
    list.forgetSections(isReordered: true)
    load([2], nil, in: &list)
    #expect(rows(list) == [1])
  }

  @Test func rowsAreSearchedOnlyAfterTheyWereReordered() {
    #expect(ListEngine().needsSections)
    var list = list([4], ["a", "b", "c", "d"])
    list.forgetSections(isReordered: false)
    var isInDoubt = list.load(TableSections(count: 1) { _ in (4, false) })
    #expect(!isInDoubt)
    list.forgetSections(isReordered: true)
    isInDoubt = list.load(TableSections(count: 1) { _ in (4, false) })
    #expect(isInDoubt)
  }

  @Test func rowsAreSearchedNearTheirPlaceFirst() {
    var list = list([200_000])
    var requested: [Int] = []
    func identify(_ path: RowPath) -> AnyHashable? {
      requested.append(path.row)
      return path.row
    }
    list.select(150_000)
    list.requestIdentifiers(identify)
    requested = []
    list.forgetSections(isReordered: true)
    _ = list.load(list.sections)
    list.follow(identify)
    #expect(Set(requested) == [150_000])
    // Of rows that are elsewhere, the first 100,000 are searched.
    list.select(150_000)
    list.requestIdentifiers { $0.row == 150_000 ? "a" : nil }
    list.follow { $0.row == 99_999 ? "a" : nil }
    #expect(list.selection.cursor == 99_999)
    list.follow { $0.row == 150_000 ? "a" : nil }
    #expect(list.selection.cursor == 99_999)
  }

  @Test func insertedAndDeletedRowsMoveTheSelection() {
    var list = list([6], isMultiple: true)
    list.select(1)
    list.select(4)
    list.insert(RangeSet([0, 3], within: 0..<100))
    #expect(rows(list) == [2, 6])
    #expect(list.selection.cursor == 6)
    list.delete(RangeSet([1, 2, 5], within: 0..<100))
    #expect(rows(list) == [3])
    #expect(list.selection.cursor == 3)
  }

  // Parts.

  @Test func headersRowsAndAPlaceholderAreParts() {
    var full = list([1, 2], hasHeaders: true)
    #expect(full.partCount == 5)
    #expect(
      (-1...5).map { full.part(at: $0) } == [
        nil, .header(section: 0), .row(0), .header(section: 1), .row(1), .row(2), nil,
      ])
    full.isWaiting = true
    #expect(full.placeholder == nil)
    var empty = list([0])
    #expect(empty.part(at: 0) == .placeholder)
    #expect(empty.placeholder == Message("table.empty", table: "Hanok"))
    #expect(empty.partCount == 1)
    empty.emptyMessage = nil
    #expect(empty.partCount == 0)
    empty.isWaiting = true
    #expect(empty.placeholder == Message("table.loading", table: "Hanok"))
    #expect(empty.partCount == 1)
  }
}
