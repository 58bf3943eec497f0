import HanokTerminal

/// Truncates a line to a width, with an ellipsis for the omitted clusters.
///
/// ```
/// head …guage     middle La…age     tail Langu…
/// ```
struct Truncating {
  let width: Int
  let rules: TextLayout.Rules

  /// The clusters of a line, in logical order.
  struct Cut {
    let clusters: [Cluster]
    /// The start of the spaces at its end, which aren't drawn.
    let drawnEnd: Int
  }

  /// Returns the clusters of one line for the rest of a text.
  ///
  /// The ellipsis has the range of the text that it replaces, so that the clusters cover the rest.
  func cut(_ rest: ArraySlice<Cluster>, _ truncation: TextLayout.Truncation) -> Cut {
    if truncation == .tail {
      let line = Array(rest.prefix { !$0.isLineEnd })
      let fits = line.width + ellipsisWidth <= width
      let count = fits ? Self.trimmedCount(line) : headCount(of: line, cells: room)
      return cut(rest, head: line[..<count], tail: [])
    }
    let line = joined(rest)
    let count = Self.trimmedCount(line)
    if line[..<count].width <= width { return Cut(clusters: line, drawnEnd: count) }
    let headCells = truncation == .middle ? (room + 1) / 2 : 0
    let head = line.prefix(
      truncation == .middle ? headCount(of: line[..<count], cells: headCells) : 0)
    let tailCount = headCount(of: line[..<count].reversed(), cells: room - head.width)
    return cut(line[...], head: head, tail: line[(count - tailCount)..<count])
  }

  /// Returns a line of a head and a tail, with an ellipsis between them.
  private func cut(
    _ line: ArraySlice<Cluster>, head: ArraySlice<Cluster>, tail: ArraySlice<Cluster>
  ) -> Cut {
    let start = head.last?.end ?? line.first?.start ?? 0
    let end = tail.first?.start ?? line.last?.end ?? 0
    let clusters = head + ellipsis(for: start..<end) + tail
    let rest = tail.isEmpty ? [] : line[tail.endIndex...].map(\.hidden)
    return Cut(clusters: clusters + rest, drawnEnd: clusters.count)
  }

  /// Returns the rest as one line, with a space for each line end.
  private func joined(_ rest: ArraySlice<Cluster>) -> [Cluster] {
    let space = VisibleCluster(" ", ambiguous: rules.ambiguousWidth)
    return rest.map { cluster in
      cluster.isLineEnd
        ? Cluster(space, range: cluster.range, run: cluster.run, kind: .space) : cluster
    }
  }

  /// The cells besides the ellipsis.
  private var room: Int { max(0, width - ellipsisWidth) }

  private var ellipsisWidth: Int { ellipsis(for: 0..<0).width }

  /// Returns the part of the ellipsis that fits, each cluster with the replaced range.
  ///
  /// An empty ellipsis is a cluster that isn't drawn.
  private func ellipsis(for range: Range<Int>) -> [Cluster] {
    let text = ShownText(AttributedText(rules.ellipsis))
    let clusters = Cluster.clusters(of: text, ambiguous: rules.ambiguousWidth)
    let shown = clusters.prefix(Self.count(of: clusters, cells: width))
      .map { Cluster($0.visible, range: range, run: Cluster.noRun) }
    return shown.isEmpty ? [Cluster(.nothing, range: range, run: Cluster.noRun)] : shown
  }

  /// Returns the number of clusters that fit, without spaces at their end.
  private func headCount(of clusters: some BidirectionalCollection<Cluster>, cells: Int) -> Int {
    Self.trimmedCount(clusters.prefix(Self.count(of: clusters, cells: cells)))
  }

  private static func count(of clusters: some Collection<Cluster>, cells: Int) -> Int {
    var room = cells
    return clusters.prefix { cluster in
      room -= cluster.width
      return room >= 0
    }.count
  }

  private static func trimmedCount(_ clusters: some BidirectionalCollection<Cluster>) -> Int {
    clusters.count - clusters.reversed().prefix(while: \.isSpace).count
  }
}
