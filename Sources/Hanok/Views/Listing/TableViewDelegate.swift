/// The object that a table reports to (UIKit's `UITableViewDelegate`).
///
/// Each method does nothing by itself, and returns nothing.
public protocol TableViewDelegate: AnyObject {
  /// Reports that a person has selected a row; with multiple selection, each row that came to it.
  func tableView(_ tableView: TableView, didSelectRowAt path: RowPath)

  /// Reports that a person has used a row: by Enter, a second click, or a typed line.
  func tableView(_ tableView: TableView, performPrimaryActionForRowAt path: RowPath)

  /// Reports that a person asks for another order of the rows; the model sorts, and the table is
  /// reloaded.
  func tableView(_ tableView: TableView, sortOrderDidChange order: TableSortOrder)

  /// Returns what can be done with a row, for the menu of the row; nothing by itself.
  ///
  /// It is asked for the row with the keys, often: it is to be quick.
  func tableView(_ tableView: TableView, actionsForRowAt path: RowPath) -> [RowAction]
}

extension TableViewDelegate {
  /// Does nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt path: RowPath) {}

  /// Does nothing.
  public func tableView(_ tableView: TableView, performPrimaryActionForRowAt path: RowPath) {}

  /// Does nothing.
  public func tableView(_ tableView: TableView, sortOrderDidChange order: TableSortOrder) {}

  /// Nothing.
  public func tableView(_ tableView: TableView, actionsForRowAt path: RowPath) -> [RowAction] { [] }
}
