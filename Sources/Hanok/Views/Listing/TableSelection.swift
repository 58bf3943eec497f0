/// The row with the keys of a table, and the rows that are selected, by their numbers.
nonisolated struct TableSelection: Equatable {
  /// The reason for which the row with the keys changes.
  enum Move {
    /// It goes on, and what is selected stays, where several rows may be.
    case going
    /// All rows from where it was when this began are selected besides.
    case extending
  }

  /// The row that keys go to; nil where there are no rows.
  private(set) var cursor: Int?
  /// The rows that are selected.
  private(set) var rows = RangeSet<Int>()
  /// Whether several rows may be selected; otherwise the one with the keys is.
  var isMultiple = false {
    didSet { if isMultiple != oldValue { becomeSingle() } }
  }

  /// The row at which a range begins, and what was selected before.
  private var anchor: Int?
  private var base = RangeSet<Int>()

  /// The number of selected rows.
  var count: Int { rows.ranges.reduce(0) { $0 + $1.count } }

  /// Moves the keys to a row.
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

  /// Selects a row, or takes it out of the selection, where several may be selected.
  mutating func toggle(_ row: Int) {
    guard isMultiple else { return }
    setSelected(!rows.contains(row), row)
  }

  /// Puts a row into the selection or takes it out, where several may be selected.
  mutating func setSelected(_ isSelected: Bool, _ row: Int) {
    guard isMultiple else { return }
    (anchor, base) = (nil, RangeSet())
    if isSelected {
      rows.insert(contentsOf: row..<(row + 1))
    } else {
      rows.remove(contentsOf: row..<(row + 1))
    }
  }

  /// Selects all of so many rows; where they are all selected, none.
  mutating func toggleAll(of count: Int) {
    guard isMultiple else { return }
    (anchor, base) = (nil, RangeSet())
    rows = self.count == count ? RangeSet() : RangeSet(0..<count)
  }

  /// Drops what lies beyond the last of so many rows.
  mutating func clamp(to count: Int) {
    (anchor, base) = (nil, RangeSet())
    rows.remove(contentsOf: count..<Int.max)
    cursor = count == 0 ? nil : max(0, min(cursor ?? 0, count - 1))
    becomeSingle()
  }

  /// Replaces what is selected, and the row with the keys.
  mutating func setRows(_ rows: RangeSet<Int>, cursor: Int?) {
    (anchor, base) = (nil, RangeSet())
    (self.rows, self.cursor) = (rows, cursor)
    becomeSingle()
  }

  private mutating func becomeSingle() {
    if !isMultiple { rows = cursor.map { RangeSet($0..<($0 + 1)) } ?? RangeSet() }
  }
}

/// Rows that come and go.
nonisolated extension TableSelection {
  /// Moves what is at new rows and after them; these aren't selected.
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

  /// Drops rows that have gone, and moves what is after them.
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
