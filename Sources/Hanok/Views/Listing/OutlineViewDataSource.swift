/// The data source of an outline (AppKit's `NSOutlineViewDataSource`).
///
/// An item is a value that is unique in the outline: an identifier, a path. Children are requested
/// when their parent is expanded and they become visible.
public protocol OutlineViewDataSource<Item>: AnyObject {
  /// The unique value of an item.
  associatedtype Item: Hashable

  /// Returns the number of children of an item, or of the outline for nil.
  ///
  /// - Returns: The number, or nil while the children are being loaded: the outline shows that, and
  ///   requests the number again after ``OutlineView/reloadItem(_:reloadChildren:)``.
  func outlineView(
    _ outlineView: OutlineView<Item>, numberOfChildrenOfItem item: Item?
  ) -> Int?

  /// Returns a child of an item, or of the outline for nil.
  func outlineView(_ outlineView: OutlineView<Item>, child index: Int, ofItem item: Item?) -> Item

  /// Returns whether an item can be expanded; it needn't have children yet.
  func outlineView(_ outlineView: OutlineView<Item>, isItemExpandable item: Item) -> Bool

  /// Returns the content of an item's row; the outline sets its indentation.
  func outlineView(_ outlineView: OutlineView<Item>, rowForItem item: Item) -> TableRow
}
