public import HanokUnicode
import HanokTerminal

/// A line of a text that was laid out: its clusters, and the places in the text that they come from.
///
/// Columns are counted in cells from the left edge of the line, offsets in UTF-8 bytes from the start
/// of the text. Places are computed when they are asked for: to be drawn, a line doesn't need them.
public nonisolated struct TextLine: Hashable, Sendable {
  /// The properties that all lines of a layout have in common.
  struct Source: Hashable, Sendable {
    let runs: [AttributedText.Run]
    let offsets: SourceOffsets
    /// The length of the text that is shown, in UTF-8 bytes.
    let length: Int
    let direction: TextDirection
    let ambiguousWidth: AmbiguousWidth
  }

  /// A stretch of one role.
  struct Piece {
    let role: TextRole
    let clusters: DrawnClusters
  }

  /// The clusters in the order in which they are read.
  let clusters: ArraySlice<Cluster>
  /// The beginning of those that aren't drawn: spaces at a break, and line ends.
  let drawnEnd: Int
  /// The order of the others; empty where they are drawn as they are read.
  let order: [VisualOrder.Run]
  /// Those that are drawn, from left to right.
  private let drawn: ArraySlice<Cluster>
  let source: Source
  private let shownRange: Range<Int>
  /// The cells that the line takes.
  public let width: Int
  /// Whether a line end in the text ends the line.
  public let endsByMandatoryBreak: Bool

  /// A line of clusters in the order in which they are read.
  ///
  /// - Parameter start: The place of a line without clusters in the text that is shown.
  init(
    _ clusters: ArraySlice<Cluster>, drawnEnd: Int, order: [VisualOrder.Run], at start: Int,
    source: Source
  ) {
    self.clusters = clusters
    self.drawnEnd = drawnEnd
    self.order = order
    self.source = source
    shownRange = (clusters.first?.start ?? start)..<(clusters.last?.end ?? start)
    endsByMandatoryBreak = clusters.last?.isLineEnd == true
    if order.isEmpty {
      drawn = clusters[..<drawnEnd]
    } else {
      drawn = Self.arranged(clusters, order, source.ambiguousWidth)[...]
    }
    width = drawn.width
  }

  private static func arranged(
    _ clusters: ArraySlice<Cluster>, _ order: [VisualOrder.Run], _ ambiguous: AmbiguousWidth
  ) -> [Cluster] {
    var arranged: [Cluster] = []
    arranged.reserveCapacity(clusters.count)
    for run in order {
      if run.level.isMultiple(of: 2) {
        arranged += clusters[run.indices]
      } else {
        for index in run.indices.reversed() {
          arranged.append(clusters[index].mirrored(ambiguous: ambiguous))
        }
      }
    }
    return arranged
  }

  /// The part of the text, in UTF-8 bytes, that is on the line.
  ///
  /// It includes the line end, the spaces that aren't drawn at a break, and what an ellipsis
  /// replaces: the ranges of all lines are the whole text.
  public var range: Range<Int> {
    let offsets = source.offsets
    let start = offsets.source(ofShown: shownRange.lowerBound)
    return start..<offsets.source(ofShown: shownRange.upperBound)
  }

  /// Whether the text ends with the line.
  var isLast: Bool { shownRange.upperBound == source.length }

  /// The direction of the text that the line is of.
  public var direction: TextDirection { source.direction }

  /// The line's text as it is read.
  public var text: String {
    clusters[..<drawnEnd].reduce(into: "") { $0 += $1.visible.text }
  }

  /// The stretches, from left to right.
  var pieces: [Piece] {
    var pieces: [Piece] = []
    var start = drawn.startIndex
    while start < drawn.endIndex {
      let role = role(ofRun: drawn[start].run)
      var end = start + 1
      while end < drawn.endIndex,
        drawn[end].run == drawn[start].run || self.role(ofRun: drawn[end].run) == role
      {
        end += 1
      }
      pieces.append(Piece(role: role, clusters: DrawnClusters(clusters: drawn[start..<end])))
      start = end
    }
    return pieces
  }

  private func role(ofRun run: Int32) -> TextRole {
    run == Cluster.noRun ? .plain : source.runs[Int(run)].role
  }

  /// The stretches from left to right, each with its role.
  public var runs: [AttributedText.Run] {
    pieces.map { piece in
      AttributedText.Run(piece.clusters.map(\.text).joined(), role: piece.role)
    }
  }

  /// The line's text from left to right.
  public var visualText: String { runs.map(\.text).joined() }
}

/// The clusters of a stretch that take cells.
nonisolated struct DrawnClusters: Sequence, IteratorProtocol {
  fileprivate var clusters: ArraySlice<Cluster>

  mutating func next() -> VisibleCluster? {
    while let cluster = clusters.popFirst() {
      if cluster.width > 0 { return cluster.visible }
    }
    return nil
  }
}
