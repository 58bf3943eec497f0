import HanokUnicode

/// The clusters of each line of a text, filled as far as it goes.
///
/// Spaces at a break may stand beyond the width, since they aren't drawn.
nonisolated struct LineRanges {
  private(set) var ranges: [Range<Int>] = []
  private let clusters: [Cluster]
  private let width: Int

  init(of clusters: [Cluster], _ text: String, width: Int, language: LanguageTag) {
    self.clusters = clusters
    self.width = width
    if clusters.isEmpty { return }
    if clusters.width <= width, !clusters.contains(where: \.isLineEnd) {
      ranges = [0..<clusters.count]
    } else {
      fill(by: LineBreaking(text, language: language))
    }
  }

  private mutating func fill(by breaks: LineBreaking) {
    var start = 0
    var cells = 0
    // The last place where the line may end.
    var place: Int?
    var index = 0
    while index < clusters.count {
      let cluster = clusters[index]
      if cells + cluster.width > width, !cluster.isSpace, index > start {
        // Where there is no such place, the word is too long for any line, and breaks anywhere.
        let end = place ?? index
        ranges.append(start..<end)
        (start, index, cells, place) = (end, end, 0, nil)
        continue
      }
      cells += cluster.width
      index += 1
      if breaks.mandatory.contains(cluster.range.upperBound) {
        ranges.append(start..<index)
        (start, cells, place) = (index, 0, nil)
      } else if breaks.optional.contains(cluster.range.upperBound) {
        place = index
      }
    }
    if start < clusters.count { ranges.append(start..<clusters.count) }
  }
}
