import Hanok

/// Rows, and the keys and the mouse that scroll them.
extension MarkdownView {
  /// The cells of the indicator, which are reserved while all rows are visible too.
  var indicatorWidth: Int { frame.width > 8 ? 1 : 0 }

  var contentWidth: Int { max(1, frame.width - indicatorWidth) }

  /// The first cell of the indicator, from the leading side, or nil for none.
  var indicatorOrigin: Point? {
    guard indicatorWidth > 0, viewport.isOverflowing else { return nil }
    return Point(x: frame.width - 1, y: 0)
  }

  /// Whether the last row shows the number of new rows.
  var hasNote: Bool { frame.height > 1 && newRowCount > 0 }

  var bodyHeight: Int { max(0, frame.height - (hasNote ? 1 : 0)) }

  /// The number of rows that arrived while the last ones weren't visible.
  public var newRowCount: Int {
    updateFromStream()
    guard let place = unseenFrom, !isFollowing else { return 0 }
    return max(0, content.counts.total - content.row(of: place))
  }

  /// The rows as far as they are known; those that weren't visible are estimates.
  var viewport: Viewport {
    Viewport(
      top: content.row(of: topPlace), length: bodyHeight, contentLength: content.counts.total)
  }

  /// The row at the top.
  var topPlace: MarkdownContent.Place {
    let end = content.endPlace(height: frame.height)
    return isFollowing ? end : min(top, content.endPlace(height: bodyHeight))
  }

  /// Scrolls to a row, if it isn't at the top; at the last one, the end is followed again.
  func scroll(to place: MarkdownContent.Place) -> Bool {
    prepareLayout()
    let former = topPlace
    let end = content.endPlace(height: bodyHeight)
    guard !content.units.isEmpty, min(place, end) != former else { return false }
    if isFollowing { unseenFrom = content.endOfRows }
    if place >= end, isStreaming {
      isFollowing = true
    } else {
      top = min(place, end)
      isFollowing = false
    }
    setNeedsDisplay()
    return true
  }

  /// Shows the last rows, and follows text that arrives.
  public func scrollToEnd() {
    prepareLayout()
    if isStreaming { isFollowing = true }
    top = content.endPlace(height: frame.height)
    setNeedsDisplay()
  }

  /// Scrolls to the heading with an anchor, such as `getting-started`.
  ///
  /// - Returns: Whether the document has it.
  @discardableResult
  public func scroll(toAnchor anchor: String) -> Bool {
    prepareLayout()
    guard let unit = content.unit(ofAnchor: anchor) else { return false }
    // The blank row above the heading isn't shown.
    let row = content.units[unit].gap == nil ? 0 : 1
    _ = scroll(to: .init(unit: unit, row: row))
    return true
  }

  /// Scrolls as little as possible until a row is visible.
  func reveal(_ place: MarkdownContent.Place) {
    prepareLayout()
    let top = topPlace
    let last = content.place(max(0, bodyHeight - 1), from: top)
    if place < top {
      _ = scroll(to: place)
    } else if place > last {
      _ = scroll(to: content.place(1 - bodyHeight, from: place))
    }
  }

  func scroll(by rows: Int) -> Bool {
    prepareLayout()
    let limit = 1 + ProposedSize.largestLength
    return scroll(to: content.place(max(-limit, min(rows, limit)), from: topPlace))
  }

  /// Handles a press on the indicator or the note, or a drag that began there.
  func scrollWithMouse(_ event: MouseEvent, at point: Point) -> Bool {
    prepareLayout()
    let viewport = viewport
    if let row = indicator.top(for: event, at: point, from: indicatorOrigin, of: viewport) {
      let isEnd = row == viewport.maximumTop
      _ = scroll(
        to: isEnd ? content.endPlace(height: bodyHeight) : content.place(ofRow: row))
      return true
    }
    guard event.kind == .press(.left), hasNote, point.y == frame.height - 1 else { return false }
    scrollToEnd()
    return true
  }
}

nonisolated extension MarkdownContent {
  /// The place after the last row.
  var endOfRows: Place {
    let last = units.count - 1
    return last < 0 ? Place(unit: 0, row: 0) : Place(unit: last, row: counts[last])
  }
}
