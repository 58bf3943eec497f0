public import HanokLocalization

/// The data source of a collection (UIKit's `UICollectionViewDataSource`).
///
/// The numbers of items are requested at each reload, and a cell when its item becomes visible.
public protocol CollectionViewDataSource: AnyObject {
  /// Returns the number of sections; by default one.
  func numberOfSections(in collectionView: CollectionView) -> Int

  /// Returns the number of items in a section.
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int

  /// Returns a cell that shows an item, from ``CollectionView/dequeueReusableCell(_:)``.
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt path: RowPath
  ) -> CollectionViewCell

  /// Returns the identifier of an item, the same in every order; by default nil, for none.
  ///
  /// With identifiers, the selection and the focus stay with their items over
  /// ``CollectionView/reloadData()``; otherwise they stay with the items' indices.
  func collectionView(
    _ collectionView: CollectionView, identifierForItemAt path: RowPath
  ) -> AnyHashable?

  /// Returns the title above a section; by default nil, for none.
  func collectionView(
    _ collectionView: CollectionView, titleForHeaderInSection section: Int
  ) -> Message?
}

extension CollectionViewDataSource {
  /// Returns one section.
  public func numberOfSections(in collectionView: CollectionView) -> Int { 1 }

  /// Returns nil.
  public func collectionView(
    _ collectionView: CollectionView, identifierForItemAt path: RowPath
  ) -> AnyHashable? { nil }

  /// Returns nil, for no header.
  public func collectionView(
    _ collectionView: CollectionView, titleForHeaderInSection section: Int
  ) -> Message? { nil }
}
