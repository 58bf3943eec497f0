import HanokLocalization

/// The actions of keys in lists, tables, outlines, collections, menus, choices and tabs.
///
/// A view ignores the actions that mean nothing in it: a list of one column has no
/// ``ListAction/moveForward``.
public enum ListAction: String, ToolkitKeyAction {
  /// The previous row.
  case moveUp
  /// The next row.
  case moveDown
  /// The previous item, the previous columns of a table, the parent in an outline.
  case moveBack
  /// The next item, the next columns of a table, the first child in an outline.
  case moveForward
  /// A page up.
  case movePageUp
  /// A page down.
  case movePageDown
  /// The first row.
  case moveToFirst
  /// The last row.
  case moveToLast
  /// The primary action of the current row.
  case choose
  /// Adds the current row to the selection or removes it; where one row is selected, chooses it.
  case select
  /// Selects all rows, or none if all are selected.
  case selectAll
  /// Sorts by the next order.
  case sort
  /// Opens the menu of the current row.
  case openActions
  /// Opens the list of the letters that lead to sections.
  case openIndex
  /// Expands the siblings of the current item in an outline.
  case expandSiblings
  /// Ends a search by typing.
  case endSearch

  /// The name in files of keys.
  public static let context = "list"

  static let otherTitles: [ListAction: String] = [
    .selectAll: "table.select-all", .sort: "table.sort", .openActions: "table.actions",
    .openIndex: "table.index", .expandSiblings: "outline.expand-siblings",
  ]
}
