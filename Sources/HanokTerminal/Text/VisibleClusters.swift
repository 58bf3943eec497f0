/// The clusters of a text as they are shown, in the order in which they are read.
package struct VisibleClusters: Sequence, IteratorProtocol {
  /// A cluster, and the part of the text that it is.
  package struct Element {
    /// The cluster as it is shown.
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
  /// The place of the upcoming scalar, in UTF-8 bytes.
  private var offset = 0

  /// The clusters of a text.
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
    // Beside others such, a usual scalar is a cluster: nothing has to be looked up.
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

/// The scalars that are never sent to a terminal, and what is shown for them.
package enum VisibleControls {
  /// C0 and C1, line and paragraph separators, and the controls of direction (UAX #9), which would
  /// turn around the text beside them.
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0x061C: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: isDirectionControl(scalar)
    }
  }

  /// Whether a scalar only says how the text around it runs (Bidi_Control, UAX #9).
  package static func isDirectionControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// A picture for C0 and DEL (U+2400 and on), and U+FFFD for the others.
  package static func substitute(for scalar: Unicode.Scalar?) -> String {
    let picture: UInt32 =
      switch scalar?.value {
      case .some(let value) where value < 0x20: 0x2400 + value
      case 0x7F: 0x2421
      default: 0xFFFD
      }
    return Unicode.Scalar(picture).map { String($0) } ?? "\u{FFFD}"
  }
}
