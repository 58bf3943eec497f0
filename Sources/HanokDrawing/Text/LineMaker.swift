import HanokSystem
import HanokTerminal
import HanokUnicode

/// Builds the lines of a text from its clusters.
struct LineMaker {
  private(set) var lines: [TextLine] = []
  private let clusters: [Cluster]
  private let text: ShownText
  private let width: Int
  /// Whether spaces at the end are drawn, and an empty line too.
  private let isEditable: Bool
  private let rules: TextLayout.Rules
  private let source: TextLine.Source

  init(
    _ clusters: [Cluster], of text: ShownText, width: Int, isEditable: Bool,
    rules: TextLayout.Rules
  ) {
    self.clusters = clusters
    self.text = text
    self.width = width
    self.isEditable = isEditable
    self.rules = rules
    source = TextLine.Source(
      runs: text.runs, offsets: text.offsets, length: clusters.last?.end ?? 0,
      direction: rules.direction, ambiguousWidth: rules.ambiguousWidth)
  }

  var isTooLong: Bool {
    var cells = 0
    let end = isEditable ? clusters.endIndex : Self.drawnEnd(of: clusters[...])
    for cluster in clusters[..<end] {
      cells += cluster.width
      if cluster.isLineEnd || cells > width { return true }
    }
    return false
  }

  /// Adds a text that fits one line.
  mutating func addWholeLine() {
    if clusters.isEmpty, !isEditable { return }
    addLine(clusters[...], VisualOrder(of: text, direction: rules.direction))
  }

  /// Adds the lines of a text, and returns whether a part of it isn't drawn.
  mutating func addLines(
    atMost maximum: Int, _ truncation: TextLayout.Truncation
  ) -> Bool {
    let ranges = LineRanges(of: clusters, text, width: width, language: rules.language).ranges
    let isOpen = isEditable && clusters.last.map(\.isLineEnd) ?? true
    let isCut = ranges.count + (isOpen ? 1 : 0) > maximum
    let order = VisualOrder(of: text, direction: rules.direction)
    lines.reserveCapacity(min(maximum, ranges.count + 1))
    for range in isCut ? ranges[..<(maximum - 1)] : ranges[...] { addLine(clusters[range], order) }
    if isCut {
      addCutLine(from: maximum <= ranges.count ? ranges[maximum - 1].lowerBound : 0, truncation)
    } else if isOpen {
      addLine([], order)
    }
    return isCut || width < 2 && clusters.contains { $0.width > width }
  }

  private mutating func addLine(_ line: ArraySlice<Cluster>, _ order: VisualOrder?) {
    var line = line
    // A cluster wider than the line isn't drawn.
    if width < 2, line.contains(where: { $0.width > width }) {
      line = line.map { $0.width > width ? $0.hidden : $0 }[...]
    }
    let end = isEditable ? editableEnd(of: line) : Self.drawnEnd(of: line)
    let drawn = line[..<end]
    let runs = order?.runs(starts: drawn.lazy.map(\.start), end: drawn.last?.end ?? 0)
    let start = lines.last?.clusters.last?.end ?? 0
    lines.append(TextLine(line, drawnEnd: end, order: runs ?? [], at: start, source: source))
  }

  /// Adds a truncated line for the rest of a text.
  mutating func addCutLine(from start: Int, _ truncation: TextLayout.Truncation) {
    let cut = Truncating(width: width, rules: rules).cut(clusters[start...], truncation)
    let clusters = width < 2 ? cut.clusters.map { $0.width > width ? $0.hidden : $0 } : cut.clusters
    // Truncated text has other neighbours than the whole text, and so an order of its own.
    let whole = text.text.utf8
    var part = ""
    var starts: [Int] = []
    for cluster in clusters[..<cut.drawnEnd] {
      starts.append(part.utf8.count)
      part += cluster.visible.text
      if cluster.isControl { part += Self.control(of: cluster, in: whole) }
    }
    let order = VisualOrder(of: ShownText(plain: part), direction: rules.direction)
    lines.append(
      TextLine(
        clusters[...], drawnEnd: cut.drawnEnd,
        order: order?.runs(starts: starts, end: part.utf8.count) ?? [], at: 0, source: source))
  }

  /// Returns the direction control of a cluster, which isn't drawn but obeyed; empty for another one.
  private static func control(of cluster: Cluster, in text: String.UTF8View) -> String {
    let start = text.index(text.startIndex, offsetBy: cluster.start)
    let control = String(decoding: text[start...].prefix(cluster.range.count), as: UTF8.self)
    let isObeyed = control.unicodeScalars.allSatisfy(VisibleControls.isDirectionControl)
    return isObeyed ? control : ""
  }

  /// Returns the start of the spaces and the line end at a line's end.
  private static func drawnEnd(of line: ArraySlice<Cluster>) -> Int {
    line.lastIndex { !$0.isSpace && !$0.isLineEnd }.map { $0 + 1 } ?? line.startIndex
  }

  /// Returns the same, after the spaces that fit.
  private func editableEnd(of line: ArraySlice<Cluster>) -> Int {
    var end = Self.drawnEnd(of: line)
    var room = width - line[..<end].width
    while end < line.endIndex, line[end].isSpace, line[end].width <= room {
      room -= line[end].width
      end += 1
    }
    return end
  }
}
