/// The object that a collection reports to (UIKit's `UICollectionViewDelegate`).
///
/// Each method does nothing by itself.
public protocol CollectionViewDelegate: AnyObject {
  /// Reports that a person has selected an item; with multiple selection, each that came to it.
  func collectionView(_ collectionView: CollectionView, didSelectItemAt path: RowPath)

  /// Reports that a person has used an item: by Enter, a click, or a typed line.
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
