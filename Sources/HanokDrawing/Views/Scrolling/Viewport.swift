/// The visible rows of a longer content, and the movements among them.
///
/// ```
/// 0  ┐ content
/// 1  ┤ ← top       ┐
/// 2  ┤             │ length
/// 3  ┤             ┘
/// 4  ┘
/// ```
public struct Viewport: Hashable, Sendable {
  /// The index of the first visible row.
  public private(set) var top: Int
  /// The number of visible rows.
  public let length: Int
  /// The number of all rows.
  public let contentLength: Int

  /// Creates a viewport; a top beyond the last possible one is that one.
  public init(top: Int = 0, length: Int, contentLength: Int) {
    self.length = max(0, length)
    self.contentLength = max(0, contentLength)
    self.top = 0
    self.top = clamped(top)
  }

  /// Creates a viewport of lines of which some wrap, as if each had one row.
  ///
  /// Until the last row is visible, the top is before the largest one, `endLine`.
  package init(top: Int, isAtEnd: Bool, endLine: Int, length: Int) {
    // The rows of one line, which is longer than the view, are above and below each other too.
    let end = max(1, endLine)
    self.init(top: isAtEnd ? end : min(top, end - 1), length: length, contentLength: end + length)
  }

  /// The largest top: the last rows are visible then.
  public var maximumTop: Int { max(0, contentLength - length) }
  /// Whether some rows aren't visible.
  public var isOverflowing: Bool { contentLength > length }
  /// The rows by which Page Up and Page Down move: one visible row stays visible.
  public var page: Int { max(1, length - 1) }
  /// The visible rows.
  public var rows: Range<Int> { top..<min(contentLength, top + length) }

  /// Scrolls down by some rows, or up by negative ones, as far as there are any.
  ///
  /// - Returns: Whether the top has changed.
  @discardableResult
  public mutating func scroll(by count: Int) -> Bool {
    // Any distance, such as the greatest number, leads to an end.
    scroll(to: top + max(-contentLength, min(count, contentLength)))
  }

  /// Scrolls a row to the top, as far as there are rows below it.
  ///
  /// - Returns: Whether the top has changed.
  @discardableResult
  public mutating func scroll(to row: Int) -> Bool {
    let former = top
    top = clamped(row)
    return top != former
  }

  /// Scrolls as little as possible until rows are visible; of too many, the first are.
  public mutating func reveal(_ rows: Range<Int>) {
    scroll(to: min(max(top, rows.upperBound - length), rows.lowerBound))
  }

  private func clamped(_ row: Int) -> Int { max(0, min(row, maximumTop)) }

  /// The part of an indicator, as long as the viewport, that shows the visible rows.
  public var thumb: Range<Int> {
    guard isOverflowing, length > 0 else { return 0..<0 }
    let size = max(1, length * length / contentLength)
    let start = (top * (length - size) + maximumTop / 2) / maximumTop
    return start..<start + size
  }

  /// Returns the top for a place on an indicator, from 0 to the viewport's length.
  public func top(atPlace place: Int) -> Int {
    let last = max(1, length - 1)
    return (maximumTop * max(0, min(place, last)) + last / 2) / last
  }
}
