import HanokTerminal

/// Cuts a line to a width, with an ellipsis where clusters are left out.
///
/// ```
/// head …guage     middle La…age     tail Langu…
/// ```
nonisolated struct Truncating {
  /// The cells there are.
  let width: Int
  let rules: TextLayout.Rules

  /// The line that is left of a text's rest, which goes on beyond one line.
  func line(of rest: ArraySlice<Cluster>, _ truncation: TextLayout.Truncation) -> TextLine {
    let clusters = cut(rest, truncation)
    let text = clusters.compactMap(\.visible?.text).joined()
    // What is cut has other neighbours than in the whole text, and so an order of its own.
    var start = 0
    let placed = clusters.compactMap { cluster -> Cluster? in
      guard let visible = cluster.visible else { return nil }
      let end = start + visible.text.utf8.count
      defer { start = end }
      return Cluster(visible, role: cluster.role, range: start..<end, kind: cluster.kind)
    }
    let order = VisualOrder(of: text, direction: rules.direction)
    return TextLine(placed[...].filter { $0.width <= width }, order: order, rules: rules)
  }

  private func cut(_ rest: ArraySlice<Cluster>, _ truncation: TextLayout.Truncation) -> [Cluster] {
    switch truncation {
    case .tail:
      let line = Array(rest.prefix { !$0.isLineEnd })
      let fits = line.width + ellipsis.width <= width
      return fits ? trimmed(line) + ellipsis : head(of: line, cells: room) + ellipsis
    case .head:
      let line = joined(rest)
      if line.width <= width { return line }
      return ellipsis + head(of: line.reversed(), cells: room).reversed()
    case .middle:
      let line = joined(rest)
      if line.width <= width { return line }
      let head = head(of: line, cells: (room + 1) / 2)
      return head + ellipsis + self.head(of: line.reversed(), cells: room - head.width).reversed()
    }
  }

  /// The rest as one line, with a space for each line end.
  private func joined(_ rest: ArraySlice<Cluster>) -> [Cluster] {
    trimmed(
      rest.map { cluster in
        guard cluster.isLineEnd else { return cluster }
        return Cluster(
          .init(" ", ambiguous: rules.ambiguousWidth), role: cluster.role, range: cluster.range,
          kind: .space)
      })
  }

  /// The cells beside the ellipsis.
  private var room: Int { max(0, width - ellipsis.width) }

  /// The ellipsis, or as much of it as there is room for.
  private var ellipsis: [Cluster] {
    let text = AttributedText(rules.ellipsis).shown
    let clusters = Cluster.clusters(of: text, ambiguous: rules.ambiguousWidth)
    return clusters.width <= width ? clusters : prefix(of: clusters, cells: width)
  }

  /// As many clusters as fit, without spaces at their end.
  private func head(of clusters: [Cluster], cells: Int) -> [Cluster] {
    trimmed(prefix(of: clusters, cells: cells))
  }

  private func prefix(of clusters: [Cluster], cells: Int) -> [Cluster] {
    var room = cells
    return Array(
      clusters.prefix { cluster in
        room -= cluster.width
        return room >= 0
      })
  }

  private func trimmed(_ clusters: [Cluster]) -> [Cluster] {
    let last = clusters.lastIndex { !$0.isSpace }
    return Array(clusters[..<(last.map { $0 + 1 } ?? 0)])
  }
}
