import HanokUnicode

/// The order in which a text's clusters are drawn (UAX #9).
///
/// ```
/// abc (אבג) 12  is drawn  abc (גבא) 12    and in a text from right to left  12 (גבא) abc
/// ```
nonisolated struct VisualOrder {
  /// Clusters beside each other that run one way.
  struct Run: Hashable, Sendable {
    /// The indices of the clusters.
    let indices: Range<Int>
    /// Even from left to right, odd from right to left.
    let level: UInt8
  }

  private let paragraph: BidiParagraph

  /// Finds the order of a text; nil where it is drawn as it is read.
  init?(of text: ShownText, direction: TextDirection) {
    let isNeeded =
      direction == .rightToLeft || text.runs.contains { BidiParagraph.isNeeded(for: $0.text) }
    guard isNeeded, let paragraph = try? BidiParagraph(text.text, direction: direction) else {
      return nil
    }
    self.paragraph = paragraph
  }

  /// The runs of a line, which is within one paragraph, from left to right.
  ///
  /// - Parameters:
  ///   - starts: The offset of each cluster of the line in the text, in UTF-8 bytes.
  ///   - end: The end of the last one.
  func runs<Starts: RandomAccessCollection<Int>>(starts: Starts, end: Int) -> [Run]
  where Starts.Index == Int {
    guard let first = starts.first else { return [] }
    let line = paragraph.runs(in: first..<end)
    let runs = line.compactMap { run -> Run? in
      // A cluster is of the run that it begins in; those without bytes go with the next one.
      let lower = starts.partitionPoint { $0 >= run.range.lowerBound }
      let upper =
        run.range.upperBound == end
        ? starts.endIndex : starts.partitionPoint { $0 >= run.range.upperBound }
      return lower < upper ? Run(indices: lower..<upper, level: run.level) : nil
    }
    // Without an order, which ICU finds for every line, it is drawn as it is read.
    let isWhole = runs.reduce(0) { $0 + $1.indices.count } == starts.count
    return isWhole ? runs : [Run(indices: starts.startIndex..<starts.endIndex, level: 0)]
  }
}
