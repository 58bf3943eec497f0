/// The object that a collection notifies (UIKit's `UICollectionViewDelegate`).
///
/// By default, each method does nothing.
public protocol CollectionViewDelegate: AnyObject {
  /// Reports that the user has selected an item; with multiple selection, each added one.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt path: RowPath)

  /// Reports that the user has used an item: by Enter, a click, or a typed line.
  func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt path: RowPath)
}

extension CollectionViewDelegate {
  /// Does nothing.
  public func collectionView(_ collectionView: CollectionView, didSelectItemAt path: RowPath) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: CollectionView, performPrimaryActionForItemAt path: RowPath
  ) {}
}
