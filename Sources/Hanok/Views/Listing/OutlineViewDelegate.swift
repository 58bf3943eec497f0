/// The object that an outline reports to (AppKit's `NSOutlineViewDelegate`).
///
/// Each method does nothing by itself, and returns nothing. They report what a person does, not what the program does.
public protocol OutlineViewDelegate<Item>: AnyObject {
  /// What tells an item from all others.
  associatedtype Item: Hashable

  /// Reports that an item was selected; with multiple selection, each that came to it.
  func outlineView(_ outlineView: OutlineView<Item>, didSelectItem item: Item)

  /// Reports that an item that can't be expanded was used: by Enter, a second click, a typed line.
  func outlineView(_ outlineView: OutlineView<Item>, performPrimaryActionForItem item: Item)

  /// Reports that the children of an item were shown.
  func outlineView(_ outlineView: OutlineView<Item>, didExpandItem item: Item)

  /// Reports that the children of an item were hidden.
  func outlineView(_ outlineView: OutlineView<Item>, didCollapseItem item: Item)

  /// Reports that a person asks for another order of the items; the model sorts, and the outline is
  /// reloaded.
  func outlineView(_ outlineView: OutlineView<Item>, sortOrderDidChange order: TableSortOrder)

  /// Returns what can be done with an item, for its menu; nothing by itself.
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

  /// Nothing.
  public func outlineView(
    _ outlineView: OutlineView<Item>, actionsForItem item: Item
  ) -> [RowAction] { [] }
}
