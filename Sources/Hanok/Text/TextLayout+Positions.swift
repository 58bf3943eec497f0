public import HanokTerminal
import HanokUnicode

nonisolated extension TextLayout {
  /// Returns the index of the line of an insertion point, or nil without lines.
  ///
  /// At the wrap of a line, the affinity determines it:
  ///
  /// ```
  /// “one two”, 4:    upstream  line 0, after the space    downstream  line 1, before the t
  /// ```
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  public func lineIndex(of position: TextPosition) -> Int? {
    let index = lines.partitionPoint { $0.range.lowerBound > position.offset } - 1
    guard index > 0 else { return lines.isEmpty ? nil : 0 }
    let isAtStart = lines[index].range.lowerBound == position.offset
    let isUpstream = isAtStart && position.affinity == .upstream
    return isUpstream && !lines[index - 1].endsByMandatoryBreak ? index - 1 : index
  }

  /// Returns the column and the line of an insertion point, or nil without lines.
  ///
  /// The column is that of `TextLine.column(of:)`, and may be to the right of the last cell.
  public func point(of position: TextPosition) -> Point? {
    lineIndex(of: position).map { Point(x: lines[$0].column(of: position), y: $0) }
  }

  /// Returns the insertion point nearest to a column and a line, such as of a click.
  ///
  /// A row above the first line or below the last one is clamped to it. Nil without lines.
  public func position(nearestTo point: Point) -> TextPosition? {
    if lines.isEmpty { return nil }
    return lines[max(0, min(point.y, lines.count - 1))].position(atColumn: point.x)
  }

  /// Returns the areas of a range of the text, one per part of a line, from the first line on.
  ///
  /// - Complexity: O(*n*) in the length of the range's lines.
  public func rects(of range: Range<Int>) -> [Rect] {
    guard let first = lineIndex(of: TextPosition(range.lowerBound)) else { return [] }
    return lines.indices[first...].prefix { lines[$0].range.lowerBound < range.upperBound }
      .flatMap { y in
        lines[y].columns(of: range).map { Rect(x: $0.lowerBound, y: y, width: $0.count, height: 1) }
      }
  }

  /// Returns the end of the cluster that begins at or contains an offset, or the text's end.
  ///
  /// The text that an ellipsis replaces is one cluster.
  public func offset(after offset: Int) -> Int {
    let position = TextPosition(max(0, offset))
    guard let index = lineIndex(of: position) else { return length }
    return lines[index].range(around: position.offset)?.upperBound ?? length
  }

  /// Returns the start of the cluster that ends at or contains an offset, or 0.
  public func offset(before offset: Int) -> Int {
    let last = min(offset, length) - 1
    guard last >= 0, let index = lineIndex(of: TextPosition(last)) else { return 0 }
    return lines[index].range(around: last)?.lowerBound ?? 0
  }

  /// Returns the insertion point one cluster to the left, in text of any direction.
  ///
  /// At the left edge of a line, it is the one at the right edge of the line before, or after in a
  /// right-to-left text. Clusters without a cell are skipped. At the edge of the text, the position
  /// is unchanged.
  public func position(leftOf position: TextPosition) -> TextPosition {
    self.position(from: position, to: .left)
  }

  /// Returns the insertion point one cluster to the right, in text of any direction.
  ///
  /// At the right edge of a line, it is the one at the left edge of the line after, or before in a
  /// right-to-left text. Clusters without a cell are skipped. At the edge of the text, the position
  /// is unchanged.
  public func position(rightOf position: TextPosition) -> TextPosition {
    self.position(from: position, to: .right)
  }

  private func position(from position: TextPosition, to edge: TextLine.Edge) -> TextPosition {
    guard let index = lineIndex(of: position) else { return position }
    let line = lines[index]
    if let next = line.position(from: line.column(of: position), to: edge) { return next }
    let isForwards = (edge == .right) == (line.direction == .leftToRight)
    let other = index + (isForwards ? 1 : -1)
    guard lines.indices.contains(other) else { return position }
    return lines[other].position(atEdge: edge == .right ? .left : .right)
  }

  /// Returns the insertion point in the line above, or nil in the first line.
  ///
  /// - Parameter column: The column to keep across shorter lines; nil for the position's own.
  public func position(
    above position: TextPosition, keeping column: Int? = nil
  ) -> TextPosition? {
    self.position(from: position, lines: -1, column)
  }

  /// Returns the insertion point in the line below, or nil in the last line.
  ///
  /// - Parameter column: The column to keep across shorter lines; nil for the position's own.
  public func position(
    below position: TextPosition, keeping column: Int? = nil
  ) -> TextPosition? {
    self.position(from: position, lines: 1, column)
  }

  private func position(
    from position: TextPosition, lines count: Int, _ column: Int?
  ) -> TextPosition? {
    guard let point = point(of: position), lines.indices.contains(point.y + count) else {
      return nil
    }
    return lines[point.y + count].position(atColumn: column ?? point.x)
  }

  /// The length of the text, in UTF-8 bytes.
  private var length: Int { text.runs.reduce(0) { $0 + $1.text.utf8.count } }
}
