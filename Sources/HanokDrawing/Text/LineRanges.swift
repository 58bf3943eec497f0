import HanokUnicode

/// The clusters of each line of a text, filled greedily.
///
/// Spaces at a break may exceed the width, since they aren't drawn.
struct LineRanges {
  private(set) var ranges: [Range<Int>] = []
  /// The number of clusters that were put on a line, for tests of the running time.
  ///
  /// A line that breaks earlier puts some back, so that it is at most twice the number of clusters.
  private(set) var stepCount = 0
  private let clusters: [Cluster]
  private let width: Int

  init(of clusters: [Cluster], _ text: ShownText, width: Int, language: LanguageTag) {
    self.clusters = clusters
    self.width = width
    if clusters.isEmpty { return }
    if clusters.width <= width, !clusters.contains(where: \.isLineEnd) {
      ranges = [0..<clusters.count]
    } else {
      fill(by: LineBreaking(text.text, language: language).breaks)
    }
  }

  private mutating func fill(by breaks: [LineBreaks.Break]) {
    var start = 0
    var cells = 0
    var index = 0
    // The first break that isn't before the cluster.
    var next = 0
    // The last break opportunity on the line.
    var place: Int?
    while index < clusters.count {
      let cluster = clusters[index]
      if cells + cluster.width > width, !cluster.isSpace, index > start {
        // Without one, the word is longer than any line, and breaks anywhere.
        let end = place ?? index
        ranges.append(start..<end)
        // No break is skipped: after the last opportunity, there is none up to here.
        (start, index, cells, place) = (end, end, 0, nil)
        continue
      }
      stepCount += 1
      cells += cluster.width
      index += 1
      while next < breaks.count, breaks[next].offset < cluster.end { next += 1 }
      guard next < breaks.count, breaks[next].offset == cluster.end else { continue }
      if breaks[next].isMandatory {
        ranges.append(start..<index)
        (start, cells, place) = (index, 0, nil)
      } else {
        place = index
      }
    }
    if start < clusters.count { ranges.append(start..<clusters.count) }
  }
}
