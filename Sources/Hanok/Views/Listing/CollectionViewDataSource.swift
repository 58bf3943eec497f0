public import HanokLocalization

/// The object that a collection asks for its cells (UIKit's `UICollectionViewDataSource`).
///
/// It is asked for the numbers of items at each reload, and for a cell when its item comes into view.
public protocol CollectionViewDataSource: AnyObject {
  /// Returns the number of sections; by itself one.
  func numberOfSections(in collectionView: CollectionView) -> Int

  /// Returns the number of items in a section.
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int

  /// Returns a cell that shows an item: one of ``CollectionView/dequeueReusableCell(_:)``.
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt path: RowPath
  ) -> CollectionViewCell

  /// Returns the words above a section; nil, by itself, for none.
  func collectionView(
    _ collectionView: CollectionView, titleForHeaderInSection section: Int
  ) -> Message?
}

extension CollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

  /// No headers.
  public func collectionView(
    _ collectionView: CollectionView, titleForHeaderInSection section: Int
  ) -> Message? { nil }
}
