import HanokDrawing

/// The units of a shown document, of which those are laid out that were visible.
nonisolated struct MarkdownContent {
  /// A row of a unit.
  struct Place: Hashable, Comparable {
    var unit: Int
    var row: Int

    static func < (left: Place, right: Place) -> Bool {
      (left.unit, left.row) < (right.unit, right.row)
    }
  }

  private(set) var units: [MarkdownUnit] = []
  /// The number of units that no later text changes.
  private(set) var settledCount = 0
  /// The numbers of rows: estimates for the units that weren't laid out.
  private(set) var counts = RowCounts()
  /// The numbers of accessibility elements.
  private(set) var elements = RowCounts()
  private var layouts: [Int: [MarkdownRow]] = [:]
  /// The number of units that were laid out, for tests of the work.
  private(set) var layoutCount = 0
  private var layout: MarkdownLayout?

  private static let maximumLayouts = 1_024

  /// The rules of the layout; other ones discard all rows.
  var width: Int? { layout?.width }

  /// Sets the rules of the layout, and estimates the rows of all units.
  ///
  /// - Complexity: O(*n*) in the number of units.
  mutating func setLayout(_ layout: MarkdownLayout) {
    self.layout = layout
    layouts.removeAll()
    counts = RowCounts()
    for unit in units { counts.append(unit.estimatedRowCount(width: layout.width)) }
  }

  /// Adds settled blocks, and replaces those that were open by others.
  ///
  /// Units that are the same as before keep their rows.
  ///
  /// - Returns: The index of the first unit that isn't.
  /// - Complexity: O(*n*) in the length of both.
  @discardableResult
  mutating func update(settled: [MarkdownBlock], open: [MarkdownBlock]) -> Int {
    let start = settledCount
    var new = UnitBuilder.units(of: settled, hasBlocksBefore: start > 0)
    settledCount += new.count
    new += UnitBuilder.units(of: open, hasBlocksBefore: settledCount > 0)
    let former = units[start...]
    let same = zip(former, new).prefix { $0 == $1 }.count
    remove(from: start + same)
    append(new[same...])
    return start + same
  }

  /// Removes all units.
  mutating func removeAll() {
    remove(from: 0)
    settledCount = 0
  }

  private mutating func remove(from index: Int) {
    for unit in index..<units.count { layouts[unit] = nil }
    units.removeSubrange(index...)
    counts.removeLast(from: index)
    elements.removeLast(from: index)
  }

  private mutating func append(_ new: ArraySlice<MarkdownUnit>) {
    for unit in new {
      units.append(unit)
      counts.append(unit.estimatedRowCount(width: layout?.width ?? 80))
      elements.append(unit.elementCount)
    }
  }

  /// Returns the rows of a unit, which is laid out if it wasn't.
  mutating func rows(of unit: Int) -> [MarkdownRow] {
    if let rows = layouts[unit] { return rows }
    guard let layout, units.indices.contains(unit) else { return [] }
    let rows = layout.rows(of: units[unit])
    if layouts.count >= Self.maximumLayouts { layouts.removeAll(keepingCapacity: true) }
    layouts[unit] = rows
    layoutCount += 1
    counts[unit] = rows.count
    return rows
  }

  // Places.

  /// The row at the top while the last rows are visible in a height.
  mutating func endPlace(height: Int) -> Place {
    var rows = 0
    var unit = units.count
    while unit > 0, rows < height {
      unit -= 1
      rows += self.rows(of: unit).count
    }
    return Place(unit: unit, row: max(0, rows - height))
  }

  /// Returns the row at a distance in rows from another; negative distances are upwards.
  ///
  /// - Complexity: O(*n*) in the distance.
  mutating func place(_ count: Int, from place: Place) -> Place {
    var (unit, row) = (place.unit, place.row + count)
    while row < 0, unit > 0 {
      unit -= 1
      row += rows(of: unit).count
    }
    while unit < units.count - 1, row > 0 {
      let count = rows(of: unit).count
      if row < count { break }
      row -= count
      unit += 1
    }
    return Place(unit: unit, row: max(0, row))
  }

  /// Returns the number of the row of a place, of which those before it may be estimates.
  func row(of place: Place) -> Int { counts.sum(before: place.unit) + place.row }

  /// Returns the place of a row.
  mutating func place(ofRow row: Int) -> Place {
    let (unit, rest) = counts.index(ofRow: row)
    guard unit < units.count else { return Place(unit: max(0, units.count - 1), row: 0) }
    return Place(unit: unit, row: min(rest, max(0, rows(of: unit).count - 1)))
  }

  /// Returns the first row of a unit that has some bytes of one of its texts.
  mutating func place(of range: Range<Int>, inText index: Int, of unit: Int) -> Place {
    let row = rows(of: unit).firstIndex { row in
      row.pieces.contains { $0.covers(range.lowerBound, ofText: index) }
    }
    return Place(unit: unit, row: row ?? 0)
  }

  /// Returns the unit of the heading with an anchor, or nil for none.
  func unit(ofAnchor anchor: String) -> Int? {
    units.firstIndex { unit in
      guard case .heading(let heading) = unit.content else { return false }
      return heading.anchor == anchor
    }
  }
}

nonisolated extension MarkdownRow.Piece {
  /// Whether the piece has the byte of a text with an index in its unit.
  func covers(_ offset: Int, ofText index: Int) -> Bool {
    guard case .text(let line, index, let start) = content else { return false }
    let end = line.range.upperBound + start
    return line.range.lowerBound + start <= offset
      && (offset < end || line.isLast && offset == end)
  }
}
