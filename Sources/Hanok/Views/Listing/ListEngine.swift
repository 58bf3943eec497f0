import HanokLocalization

/// The state of a list: its sections, the selected rows, and the one with the focus.
///
/// It knows no screen and no data source: the view that owns it gives it the numbers of rows, asks
/// it what an action does (``handle(_:isExtending:in:page:)``), and performs the ``ListEffect``.
///
/// The selection stays with its rows when they are reordered, if they have identifiers. These are
/// requested at each selection: at a reload, the data source already has the new order.
struct ListEngine {
  /// Returns the identifier of a row, or nil for none.
  typealias Identify = (RowPath) -> AnyHashable?

  /// The sections that were requested last.
  private(set) var sections = TableSections()
  /// Whether the numbers of rows are to be requested.
  private(set) var needsSections = true
  /// Whether rows may have been renumbered after the identifiers were requested.
  private var isOrderInDoubt = true
  /// The selected rows and the one with the focus.
  private(set) var selection = TableSelection()
  /// Whether rows can be selected; otherwise they can only be used.
  var allowsSelection = true
  /// Whether a click toggles a row of a multiple selection.
  var togglesOnClick = false
  /// Whether a click on any row uses it; otherwise one on the row with the focus does.
  var usesOnClick = false
  /// The text in place of the rows if there are none.
  var emptyMessage: Message? = .Hanok.tableEmpty
  /// Whether rows are being loaded.
  var isWaiting = false

  /// The identifiers of the selected rows, and of the one with the focus.
  private var selectedIdentifiers: Set<AnyHashable> = []
  private var cursorIdentifier: AnyHashable?

  /// The column that the focus keeps across shorter lines.
  var wantedColumn: Int?
  /// The row that a mouse button is held on, and the effect of its release there.
  var held: (row: Int, click: Click)?

  /// The effects of a click.
  enum Click {
    case nothing
    case toggles
    case uses
  }

  /// The maximum number of rows that are followed; a larger selection stays with its indices.
  private static let maximumIdentifiers = 1_000
  /// The maximum number of rows that are searched for selected ones.
  private static let searchedRows = 100_000

  /// Whether several rows may be selected.
  var isMultiple: Bool {
    get { selection.isMultiple }
    set { selection.isMultiple = newValue }
  }

  /// Whether several rows may be selected, and rows at all.
  var selectsSeveral: Bool { allowsSelection && isMultiple }

  /// Removes the numbers of rows, so that they are requested again.
  ///
  /// - Parameter isReordered: Whether the rows may have other numbers.
  mutating func forgetSections(isReordered: Bool) {
    needsSections = true
    if isReordered { isOrderInDoubt = true }
  }

  /// Takes the requested numbers of rows.
  ///
  /// - Returns: Whether the selected rows must be searched (``follow(_:)``).
  mutating func load(_ sections: TableSections) -> Bool {
    (self.sections, needsSections) = (sections, false)
    selection.clamp(to: sections.rowCount)
    defer { isOrderInDoubt = false }
    return isOrderInDoubt
  }

  // Changes by the program.

  /// Moves the focus to a row, and selects it.
  mutating func select(_ row: Int) {
    wantedColumn = nil
    selection.move(to: row)
    selection.setSelected(true, row)
  }

  /// Removes a row from a multiple selection.
  mutating func deselect(_ row: Int) { selection.setSelected(false, row) }

  /// Replaces the selected rows and the one with the focus.
  mutating func setRows(_ rows: RangeSet<Int>, cursor: Int?) {
    selection.setRows(rows, cursor: cursor)
  }

  /// Moves the selection after inserted rows.
  mutating func insert(_ rows: RangeSet<Int>) { rows.ranges.forEach { selection.insert($0) } }

  /// Removes deleted rows from the selection; the focus moves to the row in their place.
  mutating func delete(_ rows: RangeSet<Int>) {
    rows.ranges.reversed().forEach { selection.delete($0) }
  }

  // Identity.

  /// Requests the identifiers of newly selected rows, and removes those of others.
  mutating func updateIdentifiers(from former: TableSelection, _ identify: Identify) {
    cursorIdentifier = selection.cursor.flatMap { identifier(ofRow: $0, identify) }
    guard selection.count <= Self.maximumIdentifiers, former.count <= Self.maximumIdentifiers
    else { return requestIdentifiers(identify) }
    for range in former.rows.subtracting(selection.rows).ranges {
      for row in range {
        if let gone = identifier(ofRow: row, identify) { selectedIdentifiers.remove(gone) }
      }
    }
    addIdentifiers(of: selection.rows.subtracting(former.rows), identify)
  }

  /// Requests the identifiers of all selected rows.
  mutating func requestIdentifiers(_ identify: Identify) {
    selectedIdentifiers = []
    cursorIdentifier = selection.cursor.flatMap { identifier(ofRow: $0, identify) }
    guard cursorIdentifier != nil, selection.count <= Self.maximumIdentifiers else { return }
    addIdentifiers(of: selection.rows, identify)
  }

  private mutating func addIdentifiers(of rows: RangeSet<Int>, _ identify: Identify) {
    for range in rows.ranges {
      for row in range {
        if let new = identifier(ofRow: row, identify) { selectedIdentifiers.insert(new) }
      }
    }
  }

  private func identifier(ofRow row: Int, _ identify: Identify) -> AnyHashable? {
    (0..<sections.rowCount).contains(row) ? identify(sections.path(ofRow: row)) : nil
  }

  /// Selects the same rows again, in their new positions.
  mutating func follow(_ identify: Identify) {
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
      for range in selection.rows.ranges { range.forEach(look) }
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

/// Changes of the selection by actions and by the mouse.
extension ListEngine {
  /// Moves the focus to a row for the user.
  mutating func move(to row: Int, isExtending: Bool = false) -> ListEffect {
    wantedColumn = nil
    return go(to: row, isExtending)
  }

  mutating func go(to row: Int, _ isExtending: Bool) -> ListEffect {
    guard (0..<sections.rowCount).contains(row) else { return .ignored }
    selection.move(to: row, isExtending ? .extending : .going)
    return .moved
  }

  /// Adds a row to a multiple selection, or removes it.
  mutating func toggle(_ row: Int) -> ListEffect {
    selection.toggle(row)
    return .selected
  }

  /// Selects all rows, or none if all are selected.
  mutating func toggleAll() -> ListEffect {
    guard selectsSeveral else { return .ignored }
    selection.toggleAll(of: sections.rowCount)
    return .selected
  }
}

/// The parts of a list that are read.
extension ListEngine {
  /// A header, a row, or the text in place of rows.
  enum Part: Equatable {
    case placeholder
    case header(section: Int)
    case row(Int)
  }

  /// The text in place of the rows, or nil.
  var placeholder: Message? {
    sections.rowCount > 0 ? nil : isWaiting ? .Hanok.tableLoading : emptyMessage
  }

  /// The number of accessibility elements: one per row and header.
  var partCount: Int { sections.rowCount > 0 ? sections.lineCount : placeholder == nil ? 0 : 1 }

  /// Returns a part by its index, or nil.
  func part(at index: Int) -> Part? {
    guard (0..<partCount).contains(index) else { return nil }
    guard sections.rowCount > 0 else { return .placeholder }
    return switch sections.content(ofLine: index) {
    case .header(let section): .header(section: section)
    case .row(let row): .row(row)
    }
  }
}
