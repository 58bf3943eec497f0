/// The data source and delegate of an outline's table, which forward to the outline's.
final class OutlineRows<Item: Hashable>: TableViewDataSource, TableViewDelegate {
  weak var outline: OutlineView<Item>?

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    outline?.root.rowCount ?? 0
  }

  func tableView(_ tableView: TableView, rowAt path: RowPath) -> TableRow {
    outline?.tableRow(path.row) ?? TableRow([])
  }

  func tableView(_ tableView: TableView, didSelectRowAt path: RowPath) {
    tableView.delegate?.tableView(tableView, didSelectRowAt: path)
    guard let outline, let item = outline.item(atRow: path.row) else { return }
    outline.outlineDelegate?.outlineView(outline, didSelectItem: item)
  }

  func tableView(_ tableView: TableView, performPrimaryActionForRowAt path: RowPath) {
    tableView.delegate?.tableView(tableView, performPrimaryActionForRowAt: path)
    guard let outline, let item = outline.item(atRow: path.row) else { return }
    outline.outlineDelegate?.outlineView(outline, performPrimaryActionForItem: item)
  }

  func tableView(_ tableView: TableView, sortOrderDidChange order: TableSortOrder) {
    tableView.delegate?.tableView(tableView, sortOrderDidChange: order)
    guard let outline else { return }
    outline.outlineDelegate?.outlineView(outline, sortOrderDidChange: order)
  }

  func tableView(_ tableView: TableView, actionsForRowAt path: RowPath) -> [RowAction] {
    let actions = tableView.delegate?.tableView(tableView, actionsForRowAt: path) ?? []
    guard let outline, let item = outline.item(atRow: path.row) else { return actions }
    return (outline.outlineDelegate?.outlineView(outline, actionsForItem: item) ?? []) + actions
  }
}
