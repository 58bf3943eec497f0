public import HanokTerminal

/// The column that shows which part of a content is visible, and that the mouse drags.
///
/// ```
/// ┃ the visible part    ╎ the rest
/// ```
public struct ScrollIndicator: Sendable {
  private var isHeld = false

  /// Creates an indicator that isn't held.
  public init() {}

  /// Draws the indicator of a viewport in a column of cells, one for each visible row.
  ///
  /// - Parameter isFocused: Whether keys scroll the content: the visible part has the accent then.
  public func draw(
    _ viewport: Viewport, at origin: Point, isFocused: Bool, in canvas: Canvas
  ) {
    let (symbols, theme) = (canvas.traits.symbols, canvas.traits.theme)
    let thumb = viewport.thumb
    for y in canvas.visibleRows(of: origin.y..<origin.y + viewport.length) {
      let isThumb = thumb.contains(y - origin.y)
      canvas.write(
        isThumb ? symbols.scrollThumb : symbols.scrollTrack, at: Point(x: origin.x, y: y),
        style: isThumb ? (isFocused ? theme.accent : theme.progress) : theme.track)
    }
  }

  /// Returns the top to which a press on the indicator, or a drag that began there, scrolls.
  ///
  /// - Parameters:
  ///   - point: The cell of the event, from the leading side.
  ///   - origin: The first cell of the indicator; nil while there is none.
  /// - Returns: Nil for an event that isn't the indicator's.
  public mutating func top(
    for event: MouseEvent, at point: Point, from origin: Point?, of viewport: Viewport
  ) -> Int? {
    switch event.kind {
    case .press(.left):
      let rows = origin.map { $0.y..<$0.y + viewport.length }
      isHeld = origin?.x == point.x && rows?.contains(point.y) == true
    case .release(.left): isHeld = false
    case .drag(.left): break
    default: return nil
    }
    return isHeld ? origin.map { viewport.top(atPlace: point.y - $0.y) } : nil
  }

  /// Ends a drag without a release.
  public mutating func cancel() { isHeld = false }
}
