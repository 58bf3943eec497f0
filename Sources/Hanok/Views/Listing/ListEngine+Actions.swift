/// The work that is left to a view after an action on its list.
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

/// Actions and the mouse.
extension ListEngine {
  /// Performs an action.
  ///
  /// - Parameters:
  ///   - isExtending: Whether a movement extends a multiple selection.
  ///   - grid: The positions of items next to each other; nil for rows below each other.
  ///   - page: The number of lines of a page.
  mutating func handle(
    _ action: ListAction, isExtending: Bool = false, in grid: CollectionLayout? = nil,
    page: Int
  ) -> ListEffect {
    guard let cursor = selection.cursor else { return .ignored }
    switch action {
    case .moveUp: return move(by: -1, from: cursor, isExtending, in: grid)
    case .moveDown: return move(by: 1, from: cursor, isExtending, in: grid)
    case .movePageUp: return move(by: -page, isPage: true, from: cursor, isExtending, in: grid)
    case .movePageDown: return move(by: page, isPage: true, from: cursor, isExtending, in: grid)
    case .moveBack where grid != nil: return move(to: cursor - 1, isExtending: isExtending)
    case .moveForward where grid != nil: return move(to: cursor + 1, isExtending: isExtending)
    case .moveToFirst: return move(to: 0, isExtending: isExtending)
    case .moveToLast: return move(to: sections.rowCount - 1, isExtending: isExtending)
    case .choose: return .uses(cursor)
    case .select: return selectsSeveral ? toggle(cursor) : .uses(cursor)
    case .selectAll: return toggleAll()
    default: return .ignored
    }
  }

  /// Moves the focus by lines, in the column where the movement began, across shorter lines.
  ///
  /// A page is as long as there are lines; a single line that isn't there is ignored.
  private mutating func move(
    by step: Int, isPage: Bool = false, from cursor: Int, _ isExtending: Bool,
    in grid: CollectionLayout?
  ) -> ListEffect {
    func lineNumber(_ row: Int) -> Int { grid?.line(ofItem: row) ?? row }
    let former = lineNumber(cursor)
    let line = max(0, min(former + step, lineNumber(sections.rowCount - 1)))
    if !isPage, line == former { return .ignored }
    let column = wantedColumn ?? grid?.column(ofItem: cursor) ?? 0
    wantedColumn = column
    let rows = grid?.items(ofLine: line) ?? line..<line + 1
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
  ///
  /// In a list of single items that a click toggles, the focus stays at the pressed one.
  mutating func drag(to row: Int) -> ListEffect {
    guard held != nil, row != selection.cursor, isMultiple || !togglesOnClick else {
      return .ignored
    }
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
