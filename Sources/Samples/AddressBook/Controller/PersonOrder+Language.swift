package import AddressBookModel
package import Hanok

extension PersonOrder {
  /// Creates the order of an index's language, whose letters have the indices of its buckets.
  ///
  /// Its identifier includes the version of the order: another ICU has other keys and letters.
  package init(_ index: AlphabeticIndex) throws(ICUError) {
    let collation = try Collation(index.language)
    self.init(
      identifier: "\(index.language) \(collation.version)",
      bucket: { index.bucketIndex(of: $0) }, key: { collation.key(of: $0) })
  }
}
