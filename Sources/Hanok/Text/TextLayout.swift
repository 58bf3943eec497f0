public import ICU
import TerminalIO

/// A text broken into lines of cells.
///
/// ```
/// width 12:   Every answer │   ≤ 12 cells, the space at the break is dropped
///             was right.   │
/// one line:   Every answe… │   truncated at the tail
/// ```
public nonisolated struct TextLayout: Sendable {
  /// Where a text that is too long loses its clusters.
  public enum Truncation: Hashable, Sendable {
    case head
    case middle
    case tail
  }

  /// A line: runs in their order, and how many cells they take.
  public struct Line: Hashable, Sendable {
    /// The stretches of the line.
    public var runs: [AttributedText.Run]
    /// The cells that they take.
    public var width: Int

    /// The line's text.
    public var text: String { runs.map(\.text).joined() }
  }

  /// The lines, none wider than asked for.
  public private(set) var lines: [Line] = []
  /// Whether something of the text doesn't show.
  public private(set) var isTruncated = false

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - width: The cells that a line may take.
  ///   - maximumLines: How many lines there may be; nil for any number.
  ///   - ellipsis: What stands where clusters are left out.
  public init(
    _ text: AttributedText, width: Int, maximumLines: Int? = nil, truncation: Truncation = .tail,
    ellipsis: String = "…", language: LanguageTag
  ) {
    let clusters = Cluster.clusters(of: text)
    guard width > 0 else {
      isTruncated = !clusters.isEmpty
      return
    }
    var ranges = Self.lineRanges(of: clusters, text.text, width: width, language: language)
    guard let maximumLines, ranges.count > maximumLines else {
      lines = ranges.map { Self.line(clusters[$0], width: width) }
      isTruncated = clusters.contains { $0.width > width }
      return
    }
    isTruncated = true
    ranges = Array(ranges.prefix(maximumLines))
    guard let last = ranges.popLast() else { return }
    lines = ranges.map { Self.line(clusters[$0], width: width) }
    let rest = clusters[last.lowerBound...].filter { !$0.isLineEnd }
    lines.append(
      Self.truncated(rest, width: width, truncation, Cluster.clusters(of: .init(ellipsis))))
  }

  /// The cells of the widest line.
  public var width: Int { lines.map(\.width).max() ?? 0 }
}

nonisolated extension TextLayout {
  /// The clusters of each line, filled as far as it goes.
  private static func lineRanges(
    of clusters: [Cluster], _ text: String, width: Int, language: LanguageTag
  ) -> [Range<Int>] {
    if clusters.isEmpty { return [] }
    let isShort = clusters.reduce(0) { $0 + $1.width } <= width
    if isShort, !clusters.contains(where: \.isLineEnd) { return [0..<clusters.count] }
    let breaks = LineBreaking(text, language: language)
    var ranges: [Range<Int>] = []
    var start = 0
    var cells = 0
    var breakIndex: Int?
    var index = 0
    while index < clusters.count {
      let cluster = clusters[index]
      if cells + cluster.width > width, !cluster.isSpace, index > start {
        // The line ends at the last place where it may, or within a word too long for any line.
        let end = breakIndex ?? index
        ranges.append(start..<end)
        (start, index, cells, breakIndex) = (end, end, 0, nil)
        continue
      }
      cells += cluster.width
      index += 1
      if breaks.mandatory.contains(cluster.end) {
        ranges.append(start..<index)
        (start, cells, breakIndex) = (index, 0, nil)
      } else if breaks.optional.contains(cluster.end) {
        breakIndex = index
      }
    }
    if start < clusters.count { ranges.append(start..<clusters.count) }
    return ranges
  }

  /// A line of clusters, without the spaces and line ends at its end.
  private static func line(_ clusters: ArraySlice<Cluster>, width: Int) -> Line {
    var clusters = clusters
    while let last = clusters.last, last.isSpace || last.isLineEnd { clusters.removeLast() }
    return line(of: clusters.filter { $0.width <= width })
  }

  private static func line(of clusters: [Cluster]) -> Line {
    var line = Line(runs: [], width: 0)
    for cluster in clusters {
      line.width += cluster.width
      if let last = line.runs.indices.last, line.runs[last].role == cluster.role {
        line.runs[last].text.append(cluster.character)
      } else {
        line.runs.append(.init(String(cluster.character), role: cluster.role))
      }
    }
    return line
  }

  /// As many clusters as fit beside the ellipsis.
  private static func truncated(
    _ clusters: [Cluster], width: Int, _ truncation: Truncation, _ ellipsis: [Cluster]
  ) -> Line {
    if clusters.reduce(0, { $0 + $1.width }) <= width { return line(of: clusters) }
    let room = width - ellipsis.reduce(0) { $0 + $1.width }
    guard room >= 0 else { return Line(runs: [], width: 0) }
    let headRoom = [.head: 0, .middle: (room + 1) / 2, .tail: room][truncation] ?? room
    let head = prefix(of: clusters, cells: headRoom)
    let tailRoom = room - head.reduce(0) { $0 + $1.width }
    let tail = truncation == .tail ? [] : prefix(of: clusters.reversed(), cells: tailRoom)
    return line(of: head + ellipsis + tail.reversed())
  }

  private static func prefix(of clusters: [Cluster], cells: Int) -> [Cluster] {
    var room = cells
    return clusters.prefix { cluster in
      room -= cluster.width
      return room >= 0
    }.map(\.self)
  }
}
