import HanokTerminal

/// A line of a text that was laid out: what stands in its cells, from left to right.
public nonisolated struct TextLine: Hashable, Sendable {
  /// A stretch of one role.
  struct Piece: Hashable, Sendable {
    let role: TextRole
    var clusters: [VisibleCluster]
  }

  /// The stretches, from left to right.
  private(set) var pieces: [Piece] = []
  /// The cells that the line takes.
  public private(set) var width = 0
  /// The line's text as it is read.
  public private(set) var text = ""

  /// A line of clusters in the order in which they are read.
  init(_ clusters: some Sequence<Cluster>, order: VisualOrder?, rules: TextLayout.Rules) {
    let clusters = Array(clusters)
    for cluster in clusters {
      if let visible = cluster.visible { text += visible.text }
    }
    for cluster in order?.arranged(clusters, ambiguous: rules.ambiguousWidth) ?? clusters {
      append(cluster)
    }
  }

  private mutating func append(_ cluster: Cluster) {
    guard let visible = cluster.visible, visible.width > 0 else { return }
    width += visible.width
    if let last = pieces.indices.last, pieces[last].role == cluster.role {
      pieces[last].clusters.append(visible)
    } else {
      pieces.append(Piece(role: cluster.role, clusters: [visible]))
    }
  }

  /// The stretches as they stand from left to right, each with its role.
  public var runs: [AttributedText.Run] {
    pieces.map { piece in
      AttributedText.Run(piece.clusters.map(\.text).joined(), role: piece.role)
    }
  }

  /// The line's text as it stands from left to right.
  public var visualText: String { runs.map(\.text).joined() }
}
