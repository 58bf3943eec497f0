/// The object that an outline notifies (AppKit's `NSOutlineViewDelegate`).
///
/// By default, each method does nothing. They report actions of the user, not of the program.
public protocol OutlineViewDelegate<Item>: AnyObject {
  /// The unique value of an item.
  associatedtype Item: Hashable

  /// Reports that an item was selected; with multiple selection, each added one.
  func outlineView(_ outlineView: OutlineView<Item>, didSelectItem item: Item)

  /// Reports the use of an item without children: by Enter, a second click, a typed line.
  func outlineView(_ outlineView: OutlineView<Item>, performPrimaryActionForItem item: Item)

  /// Reports that the children of an item were shown.
  func outlineView(_ outlineView: OutlineView<Item>, didExpandItem item: Item)

  /// Reports that the children of an item were hidden.
  func outlineView(_ outlineView: OutlineView<Item>, didCollapseItem item: Item)

  /// Reports a request for another order of the items.
  ///
  /// Let the model sort them, then reload the outline.
  func outlineView(_ outlineView: OutlineView<Item>, sortOrderDidChange order: TableSortOrder)

  /// Returns the actions of an item, for its menu; by default none.
  func outlineView(_ outlineView: OutlineView<Item>, actionsForItem item: Item) -> [RowAction]
}

extension OutlineViewDelegate {
  /// Does nothing.
  public func outlineView(_ outlineView: OutlineView<Item>, didSelectItem item: Item) {}

  /// Does nothing.
  public func outlineView(
    _ outlineView: OutlineView<Item>, performPrimaryActionForItem item: Item
  ) {}

  /// Does nothing.
  public func outlineView(_ outlineView: OutlineView<Item>, didExpandItem item: Item) {}

  /// Does nothing.
  public func outlineView(_ outlineView: OutlineView<Item>, didCollapseItem item: Item) {}

  /// Does nothing.
  public func outlineView(
    _ outlineView: OutlineView<Item>, sortOrderDidChange order: TableSortOrder
  ) {}

  /// Returns no actions.
  public func outlineView(
    _ outlineView: OutlineView<Item>, actionsForItem item: Item
  ) -> [RowAction] { [] }
}
