public import HanokUnicode
import HanokTerminal

/// A line of a laid out text: its clusters, and their ranges in the text.
///
/// Columns are counted in cells from the left edge of the line, offsets in UTF-8 bytes from the
/// start of the text. Positions are computed on request: drawing doesn't need them.
public struct TextLine: Hashable, Sendable {
  /// The properties of all lines of a layout.
  struct Source: Hashable, Sendable {
    let runs: [AttributedText.Run]
    let offsets: SourceOffsets
    /// The length of the shown text, in UTF-8 bytes.
    let length: Int
    let direction: TextDirection
    let ambiguousWidth: AmbiguousWidth
  }

  /// A run of clusters of one role.
  struct Piece {
    let role: TextRole
    let clusters: DrawnClusters
  }

  /// The clusters in logical order.
  let clusters: ArraySlice<Cluster>
  /// The start of those that aren't drawn: spaces at a break, and line ends.
  let drawnEnd: Int
  /// The visual order of the others; empty if it is the logical one.
  let order: [VisualOrder.Run]
  /// The clusters that are drawn, from left to right.
  private let drawn: ArraySlice<Cluster>
  let source: Source
  private let shownRange: Range<Int>
  /// The number of cells of the line.
  public let width: Int
  /// Whether a line end in the text ends the line.
  public let endsByMandatoryBreak: Bool

  /// Creates a line from clusters in logical order.
  ///
  /// - Parameter start: The offset of a line without clusters in the shown text.
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

  /// The range of the text on the line, in UTF-8 bytes.
  ///
  /// It includes the line end, the spaces at a break that aren't drawn, and the text that an
  /// ellipsis replaces: the ranges of all lines are the whole text.
  public var range: Range<Int> { source.offsets.source(ofShown: shownRange) }

  /// Whether the text ends with the line.
  public var isLast: Bool { shownRange.upperBound == source.length }

  /// The direction of the whole text.
  public var direction: TextDirection { source.direction }

  /// The line's text in logical order.
  public var text: String {
    clusters[..<drawnEnd].reduce(into: "") { $0 += $1.visible.text }
  }

  /// The runs, from left to right.
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

  /// The runs from left to right, each with its role.
  public var runs: [AttributedText.Run] {
    pieces.map { piece in
      AttributedText.Run(piece.clusters.map(\.text).joined(), role: piece.role)
    }
  }

  /// The line's text from left to right.
  public var visualText: String { runs.map(\.text).joined() }
}

/// The clusters of a run that occupy cells.
struct DrawnClusters: Sequence, IteratorProtocol {
  fileprivate var clusters: ArraySlice<Cluster>

  mutating func next() -> VisibleCluster? {
    while let cluster = clusters.popFirst() {
      if cluster.width > 0 { return cluster.visible }
    }
    return nil
  }
}
