/// The object that a table notifies (UIKit's `UITableViewDelegate`).
///
/// By default, each method does nothing.
public protocol TableViewDelegate: AnyObject {
  /// Reports that the user has selected a row; with multiple selection, each added row.
  func tableView(_ tableView: TableView, didSelectRowAt path: RowPath)

  /// Reports that the user has used a row: by Enter, a second click, or a typed line.
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt path: RowPath)

  /// Reports a request for another order of the rows.
  ///
  /// Let the model sort them, then reload the table.
  func tableView(_ tableView: TableView, sortOrderDidChange order: TableSortOrder)

  /// Returns the actions of a row, for its context menu; by default none.
  ///
  /// ```swift
  /// [RowAction(.Shop.delete, style: .destructive) { [weak self] in self?.delete(path) }]
  /// ```
  ///
  /// It is called often, for the row with the focus, and should be fast.
  func tableView(_ tableView: TableView, actionsForRowAt path: RowPath) -> [RowAction]
}

extension TableViewDelegate {
  /// Does nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt path: RowPath) {}

  /// Does nothing.
  public func tableView(_ tableView: TableView, performPrimaryActionForRowAt path: RowPath) {}

  /// Does nothing.
  public func tableView(_ tableView: TableView, sortOrderDidChange order: TableSortOrder) {}

  /// Returns no actions.
  public func tableView(_ tableView: TableView, actionsForRowAt path: RowPath) -> [RowAction] { [] }
}
