/// What a view does after an action on its list.
enum ListEffect: Equatable {
  /// Nothing: the action means nothing here.
  case ignored
  /// It shows the row with the focus, and reports the selection if that has changed.
  case moved
  /// It reports the selection if that has changed.
  case selected
  /// It performs the primary action of a row.
  case uses(Int)
}

/// The arrangement of rows, in which Up and Down move.
enum ListArrangement {
  /// Rows below each other.
  case rows
  /// Items next to each other and in lines, so that Back and Forward move too.
  case grid(CollectionLayout)

  fileprivate func line(of row: Int) -> Int {
    switch self {
    case .rows: row
    case .grid(let layout): layout.line(ofItem: row)
    }
  }

  fileprivate func column(of row: Int) -> Int {
    switch self {
    case .rows: 0
    case .grid(let layout): layout.column(ofItem: row)
    }
  }

  fileprivate func rows(ofLine line: Int) -> Range<Int> {
    switch self {
    case .rows: line..<line + 1
    case .grid(let layout): layout.items(ofLine: line)
    }
  }

  fileprivate var isGrid: Bool {
    switch self {
    case .rows: false
    case .grid: true
    }
  }
}

/// Actions and the mouse.
extension ListEngine {
  /// Performs an action.
  ///
  /// - Parameters:
  ///   - isExtending: Whether a movement extends a multiple selection.
  ///   - page: The number of lines of a page.
  mutating func handle(
    _ action: ListAction, isExtending: Bool = false, in arrangement: ListArrangement = .rows,
    page: Int
  ) -> ListEffect {
    guard let cursor = selection.cursor else { return .ignored }
    switch action {
    case .moveUp: return move(byLines: -1, from: cursor, isExtending, in: arrangement)
    case .moveDown: return move(byLines: 1, from: cursor, isExtending, in: arrangement)
    case .movePageUp: return turn(by: -page, from: cursor, isExtending, in: arrangement)
    case .movePageDown: return turn(by: page, from: cursor, isExtending, in: arrangement)
    case .moveBack where arrangement.isGrid:
      return move(to: cursor - 1, isExtending: isExtending)
    case .moveForward where arrangement.isGrid:
      return move(to: cursor + 1, isExtending: isExtending)
    case .moveToFirst: return move(to: 0, isExtending: isExtending)
    case .moveToLast: return move(to: sections.rowCount - 1, isExtending: isExtending)
    case .choose: return .uses(cursor)
    case .select: return selectsSeveral ? toggle(cursor) : .uses(cursor)
    case .selectAll: return toggleAll()
    default: return .ignored
    }
  }

  /// Moves the focus by a line, or ignores the action if there is none.
  private mutating func move(
    byLines step: Int, from cursor: Int, _ isExtending: Bool, in arrangement: ListArrangement
  ) -> ListEffect {
    let line = arrangement.line(of: cursor) + step
    let last = arrangement.line(of: sections.rowCount - 1)
    guard (0...last).contains(line) else { return .ignored }
    return move(toLine: line, from: cursor, isExtending, in: arrangement)
  }

  /// Moves the focus by lines, as far as there are any.
  private mutating func turn(
    by step: Int, from cursor: Int, _ isExtending: Bool, in arrangement: ListArrangement
  ) -> ListEffect {
    let last = arrangement.line(of: sections.rowCount - 1)
    let line = max(0, min(arrangement.line(of: cursor) + step, last))
    return move(toLine: line, from: cursor, isExtending, in: arrangement)
  }

  /// Moves in the column where the movement began, across shorter lines.
  private mutating func move(
    toLine line: Int, from cursor: Int, _ isExtending: Bool, in arrangement: ListArrangement
  ) -> ListEffect {
    let column = wantedColumn ?? arrangement.column(of: cursor)
    wantedColumn = column
    let rows = arrangement.rows(ofLine: line)
    return go(to: min(rows.lowerBound + column, rows.upperBound - 1), isExtending)
  }

  /// Handles the press of a mouse button on a row.
  ///
  /// - Parameters:
  ///   - isExtending: Whether the press selects the rows from the one with the focus on.
  ///   - isToggling: Whether it toggles the row at once.
  ///   - uses: Whether the release uses the row.
  mutating func press(
    _ row: Int, isExtending: Bool = false, isToggling: Bool = false, uses: Bool
  ) -> ListEffect {
    let effect = move(to: row, isExtending: isExtending)
    if isToggling { _ = toggle(row) }
    let isPlain = !isExtending && !isToggling
    let click: Click = selectsSeveral && togglesOnClick ? .toggles : uses ? .uses : .nothing
    held = (row, isPlain ? click : .nothing)
    return effect
  }

  /// Handles a movement to a row with the button held; it extends a multiple selection.
  mutating func drag(to row: Int) -> ListEffect {
    guard held != nil, row != selection.cursor else { return .ignored }
    held?.click = .nothing
    return move(to: row, isExtending: isMultiple)
  }

  /// Handles a release, on the row or elsewhere: a click uses the row, or toggles it.
  mutating func release(on row: Int?) -> ListEffect {
    defer { held = nil }
    guard let held, held.row == row, row == selection.cursor else { return .ignored }
    return switch held.click {
    case .nothing: .ignored
    case .toggles: toggle(held.row)
    case .uses: .uses(held.row)
    }
  }
}
