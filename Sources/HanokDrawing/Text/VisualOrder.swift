import HanokUnicode

/// The visual order of a text's clusters (UAX #9).
///
/// ```
/// abc (אבג) 12  is drawn  abc (גבא) 12    and in a text from right to left  12 (גבא) abc
/// ```
struct VisualOrder {
  /// Consecutive clusters of one direction.
  struct Run: Hashable, Sendable {
    let indices: Range<Int>
    /// Even from left to right, odd from right to left.
    let level: UInt8
  }

  private let paragraph: BidiParagraph

  /// Computes the order of a text, or nil if it is the logical order.
  init?(of text: ShownText, direction: TextDirection) {
    let isNeeded =
      direction == .rightToLeft || text.runs.contains { BidiParagraph.isNeeded(for: $0.text) }
    guard isNeeded, let paragraph = try? BidiParagraph(text.text, direction: direction) else {
      return nil
    }
    self.paragraph = paragraph
  }

  /// Returns the runs of a line, which is within one paragraph, from left to right.
  ///
  /// - Parameters:
  ///   - starts: The offset of each cluster of the line in the text, in UTF-8 bytes.
  ///   - end: The end of the last cluster.
  func runs<Starts: RandomAccessCollection<Int>>(starts: Starts, end: Int) -> [Run]
  where Starts.Index == Int {
    guard let first = starts.first else { return [] }
    let line = paragraph.runs(in: first..<end)
    let runs = line.compactMap { run -> Run? in
      // A cluster belongs to the run that it begins in; those without bytes belong to the next one.
      let lower = starts.partitionPoint { $0 >= run.range.lowerBound }
      let upper =
        run.range.upperBound == end
        ? starts.endIndex : starts.partitionPoint { $0 >= run.range.upperBound }
      return lower < upper ? Run(indices: lower..<upper, level: run.level) : nil
    }
    // Without an order, which ICU finds for every line, the logical order is used.
    let isWhole = runs.reduce(0) { $0 + $1.indices.count } == starts.count
    return isWhole ? runs : [Run(indices: starts.startIndex..<starts.endIndex, level: 0)]
  }
}
