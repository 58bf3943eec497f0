package import HanokLocalization

/// The work that is left to a view after an action on its list.
package enum ListEffect: Equatable {
  /// Nothing: the action means nothing here.
  case ignored
  /// It shows the row with the focus, and reports the selection if that has changed.
  case moved
  /// It reports the selection if that has changed.
  case selected
  /// It performs the primary action of a row.
  case uses(Int)
}

/// The state of a list: its sections, the selected rows, and the one with the focus.
///
/// It knows no screen and no data source: the view that owns it gives it the numbers of rows, asks
/// it what an action does (``handle(_:isExtending:in:page:)``), and performs the ``ListEffect``.
///
/// The selection stays with its rows when they are reordered, if they have identifiers. These are
/// requested at each selection: at a reload, the data source already has the new order.
package struct ListEngine {
  /// Returns the identifier of a row, or nil for none.
  package typealias Identify = (RowPath) -> AnyHashable?

  /// The sections that were requested last.
  package private(set) var sections = TableSections()
  /// Whether the numbers of rows are to be requested.
  package private(set) var needsSections = true
  /// Whether rows may have been renumbered after the identifiers were requested.
  private var isOrderInDoubt = true
  package private(set) var selection = TableSelection()
  /// Whether rows can be selected; otherwise they can only be used.
  package var allowsSelection = true
  /// Whether a click toggles a row of a multiple selection.
  package var togglesOnClick = false
  /// Whether a click on any row uses it; otherwise one on the row with the focus does.
  package var usesOnClick = false
  /// The text in place of the rows if there are none.
  package var emptyMessage: Message? = Message("table.empty", table: "Hanok")
  package var isWaiting = false

  /// The identifiers of the selected rows, and of the one with the focus.
  private var selectedIdentifiers: Set<AnyHashable> = []
  private var cursorIdentifier: AnyHashable?

  /// The column that the focus keeps across shorter lines.
  private var wantedColumn: Int?
  /// The row that a mouse button is held on, and the effect of its release there.
  package var held: (row: Int, click: Click)?

  package enum Click {
    case nothing
    case toggles
    case uses
  }

  /// The maximum number of rows that are followed; a larger selection stays with its indices.
  private static let maximumIdentifiers = 1_000
  /// The maximum number of rows that are searched for selected ones.
  private static let searchedRows = 100_000

  /// Creates an empty list, whose numbers of rows are to be requested.
  package init() {}

  package var isMultiple: Bool {
    get { selection.isMultiple }
    set { selection.isMultiple = newValue }
  }

  /// Whether several rows may be selected, and rows at all.
  package var selectsSeveral: Bool { allowsSelection && isMultiple }

  /// Removes the numbers of rows, which are requested again; reordered rows may have other ones.
  package mutating func forgetSections(isReordered: Bool) {
    needsSections = true
    if isReordered { isOrderInDoubt = true }
  }

  /// Takes the requested numbers of rows; returns whether ``follow(_:)`` must search the selected.
  package mutating func load(_ sections: TableSections) -> Bool {
    (self.sections, needsSections) = (sections, false)
    selection.clamp(to: sections.rowCount)
    defer { isOrderInDoubt = false }
    return isOrderInDoubt
  }

  // Changes by the program.

  package mutating func select(_ row: Int) {
    wantedColumn = nil
    selection.move(to: row)
    selection.setSelected(true, row)
  }

  /// Removes a row from a multiple selection.
  package mutating func deselect(_ row: Int) { selection.setSelected(false, row) }

  package mutating func setRows(_ rows: RangeSet<Int>, cursor: Int?) {
    selection.setRows(rows, cursor: cursor)
  }

  /// Moves the selection after inserted rows, which aren't selected.
  package mutating func insert(_ rows: RangeSet<Int>) {
    for range in rows.ranges {
      selection.replace(range.lowerBound..<range.lowerBound, byCount: range.count)
    }
  }

  /// Removes deleted rows from the selection; the focus moves to the row in their place.
  package mutating func delete(_ rows: RangeSet<Int>) {
    for range in rows.ranges.reversed() { selection.replace(range, byCount: 0) }
  }

  // Identity.

  /// Requests the identifiers of newly selected rows, and removes those of others.
  package mutating func updateIdentifiers(from former: TableSelection, _ identify: Identify) {
    cursorIdentifier = selection.cursor.flatMap { identifier(ofRow: $0, identify) }
    guard selection.count <= Self.maximumIdentifiers, former.count <= Self.maximumIdentifiers
    else { return requestIdentifiers(identify) }
    for row in former.rows.subtracting(selection.rows).ranges.joined() {
      if let gone = identifier(ofRow: row, identify) { selectedIdentifiers.remove(gone) }
    }
    addIdentifiers(of: selection.rows.subtracting(former.rows), identify)
  }

  package mutating func requestIdentifiers(_ identify: Identify) {
    selectedIdentifiers = []
    cursorIdentifier = selection.cursor.flatMap { identifier(ofRow: $0, identify) }
    guard cursorIdentifier != nil, selection.count <= Self.maximumIdentifiers else { return }
    addIdentifiers(of: selection.rows, identify)
  }

  private mutating func addIdentifiers(of rows: RangeSet<Int>, _ identify: Identify) {
    for row in rows.ranges.joined() {
      if let new = identifier(ofRow: row, identify) { selectedIdentifiers.insert(new) }
    }
  }

  private func identifier(ofRow row: Int, _ identify: Identify) -> AnyHashable? {
    (0..<sections.rowCount).contains(row) ? identify(sections.path(ofRow: row)) : nil
  }

  /// Selects the same rows again, in their new positions.
  package mutating func follow(_ identify: Identify) {
    guard let cursorIdentifier, sections.rowCount > 0 else { return requestIdentifiers(identify) }
    let selected = selectedIdentifiers
    var missing = selected.union([cursorIdentifier])
    var (cursor, rows) = (selection.cursor, RangeSet<Int>())
    func look(at row: Int) {
      guard let found = identifier(ofRow: row, identify), missing.remove(found) != nil else {
        return
      }
      if found == cursorIdentifier { cursor = row }
      if selected.contains(found) { rows.insert(contentsOf: row..<(row + 1)) }
    }
    // Most rows are in their former position.
    if selection.count <= Self.maximumIdentifiers {
      selection.rows.ranges.joined().forEach(look)
    } else {
      rows = selection.rows
    }
    cursor.map(look)
    for row in 0..<min(sections.rowCount, Self.searchedRows) where !missing.isEmpty {
      look(at: row)
    }
    selection.setRows(rows, cursor: cursor)
    requestIdentifiers(identify)
  }
}

/// Actions and the mouse.
extension ListEngine {
  /// Performs an action on items next to each other in a grid, or on rows below each other.
  package mutating func handle(
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
    let rows = grid?.items(ofLine: line) ?? line..<line + 1
    defer { wantedColumn = column }
    return move(to: min(rows.lowerBound + column, rows.upperBound - 1), isExtending: isExtending)
  }

  /// Moves the focus to a row for the user.
  package mutating func move(to row: Int, isExtending: Bool = false) -> ListEffect {
    wantedColumn = nil
    guard (0..<sections.rowCount).contains(row) else { return .ignored }
    selection.move(to: row, isExtending: isExtending)
    return .moved
  }

  /// Adds a row to a multiple selection, or removes it.
  package mutating func toggle(_ row: Int) -> ListEffect {
    selection.toggle(row)
    return .selected
  }

  /// Selects all rows, or none if all are selected.
  package mutating func toggleAll() -> ListEffect {
    guard selectsSeveral else { return .ignored }
    selection.toggleAll(of: sections.rowCount)
    return .selected
  }

  /// Handles the press of a mouse button on a row.
  ///
  /// - Parameters:
  ///   - isExtending: Whether it extends a multiple selection from its anchor.
  ///   - isToggling: Whether it adds the row to a multiple selection, or removes it.
  ///   - uses: Whether the release uses the row.
  package mutating func press(
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
  package mutating func drag(to row: Int) -> ListEffect {
    guard held != nil, row != selection.cursor, isMultiple || !togglesOnClick else {
      return .ignored
    }
    held?.click = .nothing
    return move(to: row, isExtending: isMultiple)
  }

  /// Handles a release, on the row or elsewhere: a click uses the row, or toggles it.
  package mutating func release(on row: Int?) -> ListEffect {
    defer { held = nil }
    guard let held, held.row == row, row == selection.cursor else { return .ignored }
    return switch held.click {
    case .nothing: .ignored
    case .toggles: toggle(held.row)
    case .uses: .uses(held.row)
    }
  }
}

/// The parts of a list that are read.
extension ListEngine {
  /// A header, a row, or the text in place of rows.
  package enum Part: Equatable {
    case placeholder
    case header(section: Int)
    case row(Int)
  }

  /// The text in place of the rows, or nil.
  package var placeholder: Message? {
    sections.rowCount > 0
      ? nil : isWaiting ? Message("table.loading", table: "Hanok") : emptyMessage
  }

  /// The number of accessibility elements: one per row and header.
  package var partCount: Int {
    sections.rowCount > 0 ? sections.lineCount : placeholder == nil ? 0 : 1
  }

  package func part(at index: Int) -> Part? {
    guard (0..<partCount).contains(index) else { return nil }
    guard sections.rowCount > 0 else { return .placeholder }
    return switch sections.content(ofLine: index) {
    case .header(let section): .header(section: section)
    case .row(let row): .row(row)
    }
  }
}
