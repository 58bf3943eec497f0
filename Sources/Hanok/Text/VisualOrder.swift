import HanokUnicode
import HanokTerminal

/// The order in which a text's clusters are drawn (UAX #9).
///
/// ```
/// abc (אבג) 12  is drawn  abc (גבא) 12    and in a text from right to left  12 (גבא) abc
/// ```
nonisolated struct VisualOrder {
  private let paragraph: BidiParagraph

  /// Finds the order of a text; nil where it is drawn as it is read.
  init?(of text: String, direction: TextDirection) {
    guard direction == .rightToLeft || BidiParagraph.isNeeded(for: text),
      let paragraph = try? BidiParagraph(text, direction: direction)
    else { return nil }
    self.paragraph = paragraph
  }

  /// The clusters of a line, which is within one paragraph, from left to right.
  func arranged(_ line: [Cluster], ambiguous: AmbiguousWidth) -> [Cluster] {
    guard let first = line.first, let last = line.last else { return [] }
    let runs = paragraph.runs(in: first.range.lowerBound..<last.range.upperBound)
    var arranged: [Cluster] = []
    arranged.reserveCapacity(line.count)
    for run in runs {
      let clusters = Self.clusters(of: line, in: run.range)
      switch run.direction {
      case .leftToRight: arranged += clusters
      case .rightToLeft:
        arranged += clusters.reversed().map { $0.mirrored(ambiguous: ambiguous) }
      }
    }
    // Without an order, which ICU finds for every line, it is drawn as it is read.
    return arranged.count == line.count ? arranged : line
  }

  /// The clusters that begin in a range of bytes.
  private static func clusters(of line: [Cluster], in range: Range<Int>) -> ArraySlice<Cluster> {
    let start = index(in: line, of: range.lowerBound)
    return line[start..<max(start, index(in: line, of: range.upperBound))]
  }

  /// The index of the first cluster that begins at a byte or behind it.
  private static func index(in line: [Cluster], of offset: Int) -> Int {
    var (low, high) = (0, line.count)
    while low < high {
      let middle = (low + high) / 2
      if line[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
