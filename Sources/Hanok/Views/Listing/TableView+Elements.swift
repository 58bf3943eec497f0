import HanokLocalization

/// The accessibility elements of the table: one per row and header, created on request.
extension TableView {
  var elementCount: Int {
    if sections.rowCount > 0 { return sections.lineCount }
    return isWaiting || emptyMessage != nil ? 1 : 0
  }

  func element(at index: Int) -> AccessibilityElement? {
    let sections = sections
    guard sections.rowCount > 0 else {
      return AccessibilityElement(label: isWaiting ? .Hanok.tableLoading : emptyMessage)
    }
    guard (0..<sections.lineCount).contains(index) else { return nil }
    switch sections.content(ofLine: index) {
    case .header(let section):
      let title = dataSource?.tableView(self, titleForHeaderInSection: section)
      return AccessibilityElement(label: title, traits: .header)
    case .row(let number): return element(ofRow: number)
    }
  }

  private func element(ofRow number: Int) -> AccessibilityElement? {
    guard let row = dataSource?.tableView(self, rowAt: sections.path(ofRow: number)) else {
      return nil
    }
    var traits: AccessibilityTraits = []
    if selection.rows.contains(number) { traits.insert(.selected) }
    if !row.isEnabled || !isEnabled { traits.insert(.notEnabled) }
    if allowsMultipleSelection { traits.insert(.multipleChoice) }
    var element = AccessibilityElement(
      label: name(of: row), value: value(of: row), traits: traits,
      activate: { [weak self] in self?.activate(number) ?? false })
    if !actions(ofRow: number).isEmpty {
      element.openMenu = { [weak self] in self?.openMenu(ofRow: number) ?? false }
    }
    return element
  }

  /// The name of the row with the focus: the cell that people type to find it.
  var cursorName: Message? {
    guard let row = selection.cursor, row < sections.rowCount else { return nil }
    let cells = dataSource?.tableView(self, rowAt: sections.path(ofRow: row)).allSpokenCells ?? []
    let column = typeAheadColumn ?? nameColumn
    return cells.indices.contains(column) ? cells[column] : cells.first
  }

  private func name(of row: TableRow) -> Message? {
    let cells = row.allSpokenCells
    return cells.indices.contains(nameColumn) ? cells[nameColumn] : cells.first
  }

  /// The letters of the index, each with its section's header or first row.
  var indexEntries: [AccessibilityIndexEntry] {
    let sections = sections
    return zip(index.titles, index.sections).map { title, section in
      AccessibilityIndexEntry(label: title, elementIndex: sections.line(ofSection: section))
    }
  }

  /// Returns the cells but for the name, each with its column's title.
  private func value(of row: TableRow) -> Message? {
    var value: Message?
    let cells = Array(zip(columns, row.allSpokenCells))
    let name = cells.indices.contains(nameColumn) ? nameColumn : 0
    for (index, (column, cell)) in cells.enumerated()
    where index != name && cell != .verbatim("") {
      let titled = column.title.map {
        Message("line.value", table: "Hanok", ["label": .init($0), "value": .init(cell)])
      }
      let part = titled ?? cell
      value = value.map { Self.joined($0, part) } ?? part
    }
    return value
  }

  static func joined(_ first: Message, _ second: Message) -> Message {
    Message("table.cells", table: "Hanok", ["first": .init(first), "second": .init(second)])
  }

  /// Uses a row after a typed line; in a multiple selection, rows are toggled one by one.
  private func activate(_ number: Int) -> Bool {
    guard isUsable, number < sections.rowCount else { return false }
    let former = selection
    selection.move(to: number)
    if allowsMultipleSelection { selection.toggle(number) }
    showCursor()
    selectionDidChange(from: former)
    return allowsMultipleSelection || performPrimaryAction(ofRow: number)
  }
}

/// The element, without cells, that confirms a multiple selection by a typed line.
///
/// It does the same as Enter on the screen.
final class TableChoiceEnd: View {
  private var table: TableView? { superview as? TableView }

  override var isAccessibilityElement: Bool {
    get { table.map { $0.sections.rowCount > 0 } ?? false }
    set {}
  }

  override func describe(_ element: inout AccessibilityElement) {
    element.label = .Hanok.tableDone
    element.value = table.map { .Hanok.tableSelected(count: $0.selectedCount) }
    element.traits = table?.isUsable == true ? .button : [.button, .notEnabled]
  }

  override func accessibilityActivate() -> Bool { table?.performPrimaryAction() ?? false }
}
