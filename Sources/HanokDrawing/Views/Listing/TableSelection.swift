/// The row of a table with the focus, and the selected rows, by their numbers.
package struct TableSelection {
  /// The row with the focus, or nil without rows.
  package private(set) var cursor: Int?
  package private(set) var rows = RangeSet<Int>()
  /// Whether several rows may be selected; otherwise the selection follows the focus.
  package var isMultiple = false { didSet { becomeSingle() } }
  /// The first row of a range that is being extended, and the selection before it.
  private var extended: (start: Int, base: RangeSet<Int>)?

  package var count: Int { rows.ranges.reduce(0) { $0 + $1.count } }

  /// Moves the focus to a row; if extending, all rows from the start of the movement are selected.
  mutating func move(to row: Int, isExtending: Bool = false) {
    guard isExtending, isMultiple, let start = extended?.start ?? cursor else {
      return setRows(rows, cursor: row)
    }
    let base = extended?.base ?? rows
    setRows(base.union(RangeSet(min(start, row)..<(max(start, row) + 1))), cursor: row)
    extended = (start, base)
  }

  mutating func toggle(_ row: Int) { setSelected(!rows.contains(row), row) }

  /// Adds a row to a multiple selection, or removes it.
  mutating func setSelected(_ isSelected: Bool, _ row: Int) {
    guard isMultiple else { return }
    extended = nil
    if isSelected {
      rows.insert(contentsOf: row..<(row + 1))
    } else {
      rows.remove(contentsOf: row..<(row + 1))
    }
  }

  /// Selects all of a number of rows; if they are all selected, clears the selection.
  mutating func toggleAll(of count: Int) {
    setRows(self.count == count ? RangeSet() : RangeSet(0..<count), cursor: cursor)
  }

  /// Removes rows beyond a number of rows.
  mutating func clamp(to count: Int) {
    rows.remove(contentsOf: count..<Int.max)
    setRows(rows, cursor: count == 0 ? nil : max(0, min(cursor ?? 0, count - 1)))
  }

  mutating func setRows(_ rows: RangeSet<Int>, cursor: Int?) {
    (self.rows, self.cursor, extended) = (rows, cursor, nil)
    becomeSingle()
  }

  private mutating func becomeSingle() {
    if !isMultiple { rows = cursor.map { RangeSet($0..<($0 + 1)) } ?? RangeSet() }
  }

  /// Moves the selection after the rows that replace others; they aren't selected.
  mutating func replace(_ gone: Range<Int>, byCount count: Int) {
    let distance = count - gone.count
    var moved = RangeSet<Int>()
    for range in rows.ranges {
      moved.insert(contentsOf: range.clamped(to: 0..<gone.lowerBound))
      let after = range.clamped(to: gone.upperBound..<Int.max)
      moved.insert(contentsOf: (after.lowerBound + distance)..<(after.upperBound + distance))
    }
    setRows(moved, cursor: cursor.map { gone.place(of: $0, afterReplacementByCount: count) })
  }
}

extension Range<Int> {
  /// Returns the number of a row, or of the one in its place, after rows have replaced the range.
  package func place(of row: Int, afterReplacementByCount count: Int) -> Int {
    row < lowerBound ? row : Swift.max(lowerBound, row + count - self.count)
  }
}
