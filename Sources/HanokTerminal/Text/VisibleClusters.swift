/// The visible clusters of a text, in logical order.
package struct VisibleClusters: Sequence, IteratorProtocol {
  /// A cluster, and its source in the text.
  package struct Element {
    /// The visible cluster.
    package let visible: VisibleCluster
    /// The first scalar in the text.
    package let first: Unicode.Scalar
    /// The length in the text, in UTF-8 bytes.
    package let length: Int
  }

  private let text: String
  private let ambiguousWidth: AmbiguousWidth
  private var scalars: String.UnicodeScalarView.Iterator
  private var upcoming: Unicode.Scalar?
  private var upcomingWidth: Int?
  /// The offset of the upcoming scalar, in UTF-8 bytes.
  private var offset = 0

  /// Creates the clusters of a text.
  package init(_ text: String, ambiguous: AmbiguousWidth) {
    var text = text
    text.makeContiguousUTF8()
    self.text = text
    ambiguousWidth = ambiguous
    scalars = text.unicodeScalars.makeIterator()
    step()
  }

  package mutating func next() -> Element? {
    guard let scalar = upcoming else { return nil }
    let width = upcomingWidth
    step()
    // Next to another usual scalar, a usual scalar is a cluster: no lookup is needed.
    if let width, upcoming == nil || upcomingWidth != nil {
      let length = UTF8.width(scalar)
      offset += length
      return Element(
        visible: VisibleCluster(usual: scalar, width: width), first: scalar, length: length)
    }
    let start = text.utf8.index(text.startIndex, offsetBy: offset)
    let cluster = text[start..<TextClusters.end(in: text, from: start)]
    for _ in cluster.unicodeScalars.dropFirst() { step() }
    let length = cluster.utf8.count
    offset += length
    return Element(
      visible: VisibleCluster(cluster, ambiguous: ambiguousWidth), first: scalar, length: length)
  }

  private mutating func step() {
    upcoming = scalars.next()
    upcomingWidth = upcoming.flatMap { UsualScalars.width(of: $0, ambiguous: ambiguousWidth) }
  }
}
