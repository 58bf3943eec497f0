/// The object that an outline asks for its items (AppKit's `NSOutlineViewDataSource`).
///
/// An item is a value that no other item of the outline is equal to: an identifier, a path. The outline
/// asks for children when their parent is expanded and they come into view.
public protocol OutlineViewDataSource<Item>: AnyObject {
  /// What tells an item from all others.
  associatedtype Item: Hashable

  /// Returns the number of children of an item, or of the outline for nil.
  ///
  /// - Returns: Nil while they are on their way: the outline says so, and asks again after
  ///   ``OutlineView/reloadItem(_:reloadChildren:)``.
  func outlineView(
    _ outlineView: OutlineView<Item>, numberOfChildrenOfItem item: Item?
  ) -> Int?

  /// Returns a child of an item, or of the outline for nil.
  func outlineView(_ outlineView: OutlineView<Item>, child index: Int, ofItem item: Item?) -> Item

  /// Returns whether an item can be expanded, also where it has no children yet.
  func outlineView(_ outlineView: OutlineView<Item>, isItemExpandable item: Item) -> Bool

  /// Returns the content of an item's row; its indentation is the outline's.
  func outlineView(_ outlineView: OutlineView<Item>, rowForItem item: Item) -> TableRow
}
