/// The row of a table with the focus, and the selected rows, by their numbers.
nonisolated struct TableSelection: Equatable {
  /// The kind of a movement of the focus.
  enum Move {
    /// A plain movement; a multiple selection is unchanged.
    case going
    /// A range: all rows from the start of the movement are added to the selection.
    case extending
  }

  /// The row with the focus, or nil without rows.
  private(set) var cursor: Int?
  /// The selected rows.
  private(set) var rows = RangeSet<Int>()
  /// Whether several rows may be selected; otherwise the selection follows the focus.
  var isMultiple = false {
    didSet { if isMultiple != oldValue { becomeSingle() } }
  }

  /// The first row of a range, and the selection before it.
  private var anchor: Int?
  private var base = RangeSet<Int>()

  /// The number of selected rows.
  var count: Int { rows.ranges.reduce(0) { $0 + $1.count } }

  /// Moves the focus to a row.
  mutating func move(to row: Int?, _ move: Move = .going) {
    if move == .extending, isMultiple, let row, let start = anchor ?? cursor {
      if anchor == nil { (anchor, base) = (start, rows) }
      cursor = row
      rows = base.union(RangeSet(min(start, row)..<(max(start, row) + 1)))
    } else {
      cursor = row
      (anchor, base) = (nil, RangeSet())
      becomeSingle()
    }
  }

  /// Toggles a row of a multiple selection.
  mutating func toggle(_ row: Int) {
    guard isMultiple else { return }
    setSelected(!rows.contains(row), row)
  }

  /// Adds a row to a multiple selection, or removes it.
  mutating func setSelected(_ isSelected: Bool, _ row: Int) {
    guard isMultiple else { return }
    (anchor, base) = (nil, RangeSet())
    if isSelected {
      rows.insert(contentsOf: row..<(row + 1))
    } else {
      rows.remove(contentsOf: row..<(row + 1))
    }
  }

  /// Selects all of a number of rows; if they are all selected, clears the selection.
  mutating func toggleAll(of count: Int) {
    guard isMultiple else { return }
    (anchor, base) = (nil, RangeSet())
    rows = self.count == count ? RangeSet() : RangeSet(0..<count)
  }

  /// Removes rows beyond a number of rows.
  mutating func clamp(to count: Int) {
    (anchor, base) = (nil, RangeSet())
    rows.remove(contentsOf: count..<Int.max)
    cursor = count == 0 ? nil : max(0, min(cursor ?? 0, count - 1))
    becomeSingle()
  }

  /// Replaces the selection, and the row with the focus.
  mutating func setRows(_ rows: RangeSet<Int>, cursor: Int?) {
    (anchor, base) = (nil, RangeSet())
    (self.rows, self.cursor) = (rows, cursor)
    becomeSingle()
  }

  private mutating func becomeSingle() {
    if !isMultiple { rows = cursor.map { RangeSet($0..<($0 + 1)) } ?? RangeSet() }
  }
}

/// Insertions and deletions of rows.
nonisolated extension TableSelection {
  /// Moves the selection after inserted rows, which aren't selected.
  mutating func insert(_ inserted: Range<Int>) {
    var shifted = RangeSet<Int>()
    for range in rows.ranges {
      let before = range.clamped(to: 0..<inserted.lowerBound)
      let after = range.clamped(to: inserted.lowerBound..<Int.max)
      shifted.insert(contentsOf: before)
      shifted.insert(
        contentsOf: (after.lowerBound + inserted.count)..<(after.upperBound + inserted.count))
    }
    setRows(shifted, cursor: cursor.map { $0 < inserted.lowerBound ? $0 : $0 + inserted.count })
  }

  /// Removes deleted rows, and moves the selection after them.
  mutating func delete(_ deleted: Range<Int>) {
    var shifted = RangeSet<Int>()
    for range in rows.ranges {
      shifted.insert(contentsOf: range.clamped(to: 0..<deleted.lowerBound))
      let after = range.clamped(to: deleted.upperBound..<Int.max)
      shifted.insert(
        contentsOf: (after.lowerBound - deleted.count)..<(after.upperBound - deleted.count))
    }
    setRows(
      shifted,
      cursor: cursor.map { row in
        if row < deleted.lowerBound { return row }
        return row < deleted.upperBound ? deleted.lowerBound : row - deleted.count
      })
  }
}
