public import HanokTerminal
import HanokUnicode

extension TextLayout {
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
    let column = line.column(of: outsideOfIsolates(position))
    if let next = line.position(from: column, to: edge) { return next }
    let isForwards = (edge == .right) == (line.direction == .leftToRight)
    let other = index + (isForwards ? 1 : -1)
    guard lines.indices.contains(other) else { return position }
    let next = lines[other].position(atEdge: edge == .right ? .left : .right)
    // The far edge of an isolate may be at the edge of the line where the text goes on.
    guard isolates.contains(where: { $0.contains(next.offset) || $0.upperBound == next.offset })
    else { return next }
    return isForwards ? lines[other].startPosition : lines[other].endPosition
  }

  /// Returns a position at the edge of an isolate as the one beside the text around the isolate.
  ///
  /// It is the same insertion point on the same line, at the edge where the text around ends or goes on.
  private func outsideOfIsolates(_ position: TextPosition) -> TextPosition {
    if isolates.contains(where: { $0.lowerBound == position.offset }) {
      return TextPosition(position.offset, .upstream)
    }
    if isolates.contains(where: { $0.upperBound == position.offset }) {
      return TextPosition(position.offset, .downstream)
    }
    return position
  }
}
