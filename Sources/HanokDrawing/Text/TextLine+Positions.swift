import HanokTerminal
import HanokUnicode

extension TextLine {
  /// The clusters in logical order.
  ///
  /// They include those without cells: spaces that aren't drawn, line ends, U+200B.
  ///
  /// - Complexity: O(*n*) in the length of the line, like all of these queries.
  public var logicalClusters: [TextCluster] {
    places.sorted { $0.index < $1.index }.map(cluster)
  }

  /// The clusters from left to right.
  public var visualClusters: [TextCluster] { places.map(cluster) }

  /// Returns the cluster at a column, or nil outside the line.
  public func cluster(atColumn column: Int) -> TextCluster? {
    place(atColumn: column).map(cluster)
  }

  /// Returns the cluster at an offset, or nil if the line has none.
  ///
  /// A block cursor is drawn on this cluster.
  public func cluster(atOffset offset: Int) -> TextCluster? {
    let index = index(behind: source.offsets.shown(ofSource: offset))
    guard index < clusters.endIndex, range.contains(offset) else { return nil }
    return places.first { $0.index == index }.map(cluster)
  }

  /// Returns the column of the cursor for an insertion point: from 0 to the width of the line.
  ///
  /// The cursor is at the left edge of that column's cell. Downstream that is the edge where the
  /// cluster after the offset begins, upstream the one where the cluster before it ends. Without
  /// such a cluster on the line, it is the edge of the line where its text begins or ends.
  ///
  /// ```
  /// “abc אבג” is drawn     a b c _ ג ב א
  /// columns               0 1 2 3 4 5 6 7
  /// downstream, offset    0 1 2 3   8 6 4     10, the end: 7
  /// upstream, offset      0 1 2 3 4 8 6         10, the end: 4
  /// ```
  public func column(of position: TextPosition) -> Int {
    let after = index(behind: source.offsets.shown(ofSource: position.offset))
    let (index, isStart) =
      switch position.affinity {
      case .upstream: (after - 1, false)
      case .downstream: (after, true)
      }
    guard clusters.indices.contains(index), let place = places.first(where: { $0.index == index })
    else { return isStart ? endColumn : startColumn }
    return isStart ? place.startColumn : place.endColumn
  }

  /// Returns the insertion point nearest to a column.
  ///
  /// It is the one at the column's left edge, or at the right edge of a wide cluster whose second
  /// cell it is. Its column is that of the edge, and beyond the line that of the line's edge. Of
  /// two insertion points there, it is the one next to the cluster at the column; beyond the line's
  /// end, the end.
  public func position(atColumn column: Int) -> TextPosition {
    let isBehind = isRightToLeft ? column < 0 : column >= width
    if isBehind, self.column(of: endPosition) == endColumn { return endPosition }
    if column < 0 { return position(atEdge: .left) }
    guard let place = place(atColumn: column) else { return position(atEdge: .right) }
    // The clusters of an ellipsis are one: no text can be inserted between them.
    let ranges = columns(of: cluster(place).range)
    let columns = ranges.first { $0.contains(column) } ?? place.columns
    let isRightHalf = column - columns.lowerBound >= (columns.count + 1) / 2
    return position(at: isRightHalf ? .right : .left, of: place)
  }

  /// The insertion point before the line's first cluster.
  public var startPosition: TextPosition { TextPosition(range.lowerBound) }

  /// The insertion point after the line's last cluster that isn't a line end, still on the line.
  ///
  /// At a break, it is before the spaces that aren't drawn.
  public var endPosition: TextPosition {
    let rest = clusters[drawnEnd...]
    if endsByMandatoryBreak, let end = rest.first(where: \.isLineEnd) {
      return TextPosition(source.offsets.source(ofShown: end.start))
    }
    if let space = rest.first, !isLast {
      return TextPosition(source.offsets.source(ofShown: space.start))
    }
    return TextPosition(range.upperBound, isLast ? .downstream : .upstream)
  }

  /// Returns the columns of a range of the text, from left to right.
  ///
  /// They may be separate where directions meet.
  ///
  /// ```
  /// “abc אבג”, 2 to 6    ab c_ גב א    columns 2..<4 and 6..<7
  /// ```
  public func columns(of range: Range<Int>) -> [Range<Int>] {
    var columns: [Range<Int>] = []
    for cluster in visualClusters where cluster.width > 0 && cluster.range.overlaps(range) {
      if let last = columns.last, last.upperBound == cluster.column {
        columns[columns.count - 1] = last.lowerBound..<cluster.columns.upperBound
      } else {
        columns.append(cluster.columns)
      }
    }
    return columns
  }
}

extension TextLine {
  enum Edge {
    case left
    case right
  }

  func position(atEdge edge: Edge) -> TextPosition {
    let drawn = places.filter { $0.width > 0 }
    guard let place = edge == .left ? drawn.first : drawn.last else { return startPosition }
    return position(at: edge, of: place)
  }

  /// Returns the insertion point at the other edge of a column's cluster; nil at the line's edge.
  ///
  /// To the right, it is the cluster that begins at the column, to the left the one that ends
  /// there.
  func position(from column: Int, to edge: Edge) -> TextPosition? {
    place(atColumn: edge == .right ? column : column - 1).map { position(at: edge, of: $0) }
  }

  private func position(at edge: Edge, of place: Place) -> TextPosition {
    let range = cluster(place).range
    if (edge == .left) != place.isRightToLeft { return TextPosition(range.lowerBound) }
    let position = TextPosition(range.upperBound, .upstream)
    let isOnLine = range.upperBound < self.range.upperBound || isLast
    let downstream = TextPosition(range.upperBound)
    return isOnLine && column(of: downstream) == column(of: position) ? downstream : position
  }

  /// A cluster by its index, with its position on the line.
  private struct Place {
    let index: Int
    let column: Int
    let width: Int
    let level: UInt8

    var columns: Range<Int> { column..<(column + width) }
    var isRightToLeft: Bool { !level.isMultiple(of: 2) }
    /// The columns of the edges where it begins and ends in the direction of reading.
    var startColumn: Int { isRightToLeft ? column + width : column }
    var endColumn: Int { isRightToLeft ? column : column + width }
  }

  private var isRightToLeft: Bool { direction == .rightToLeft }
  private var startColumn: Int { isRightToLeft ? width : 0 }
  private var endColumn: Int { isRightToLeft ? 0 : width }

  /// All clusters from left to right.
  private var places: [Place] {
    // Spaces and line ends at the end have the text's level (UAX #9, L1).
    let rest = VisualOrder.Run(
      indices: drawnEnd..<clusters.endIndex, level: isRightToLeft ? 1 : 0)
    let drawn =
      order.isEmpty
      ? [VisualOrder.Run(indices: clusters.startIndex..<drawnEnd, level: 0)] : order
    var places: [Place] = []
    places.reserveCapacity(clusters.count)
    var column = 0
    for run in isRightToLeft ? [rest] + drawn : drawn + [rest] {
      let isReversed = !run.level.isMultiple(of: 2)
      for place in 0..<run.indices.count {
        let index =
          isReversed ? run.indices.upperBound - 1 - place : run.indices.lowerBound + place
        let width = index < drawnEnd ? clusters[index].width : 0
        places.append(Place(index: index, column: column, width: width, level: run.level))
        column += width
      }
    }
    return places
  }

  /// Returns the index of the first cluster that ends after an offset in the shown text.
  private func index(behind offset: Int) -> Int { clusters.partitionPoint { $0.end > offset } }

  private func place(atColumn column: Int) -> Place? {
    places.first { $0.columns.contains(column) }
  }

  private func cluster(_ place: Place) -> TextCluster {
    let cluster = clusters[place.index]
    let drawn =
      place.isRightToLeft ? cluster.mirrored(ambiguous: source.ambiguousWidth) : cluster
    return TextCluster(
      range: source.offsets.source(ofShown: cluster.range),
      text: place.width == 0 ? "" : drawn.visible.text, width: place.width, column: place.column,
      level: place.level)
  }
}

/// Cells, in which a cursor is; a column is the edge of one.
extension TextLine {
  /// Returns the insertion point whose cursor is in a cell, counted from the line's left edge.
  ///
  /// For a click, it is before the letter there, in either direction.
  public func position(atCell cell: Int) -> TextPosition {
    guard let cluster = cluster(atColumn: cell), cluster.direction == .rightToLeft else {
      return position(atColumn: cell)
    }
    return TextPosition(cluster.range.lowerBound)
  }

  /// Returns the cursor's cell for an insertion point on the line, from the line's left edge.
  ///
  /// It is -1 if the text continues at the left, and the width if it does at the right.
  public func cursorCell(of position: TextPosition) -> Int {
    let isEnd = direction == .rightToLeft ? -1 : width
    switch position.affinity {
    case .downstream:
      guard let cluster = cluster(atOffset: position.offset) else { return isEnd }
      let isBefore = cluster.width == 0 && cluster.direction == .rightToLeft
      return isBefore ? cluster.column - 1 : cluster.column
    case .upstream:
      guard position.offset > range.lowerBound,
        let cluster = cluster(atOffset: position.offset - 1)
      else { return direction == .rightToLeft ? width - 1 : 0 }
      return cluster.direction == .rightToLeft ? cluster.column - 1 : cluster.columns.upperBound
    }
  }
}
