/// The part of the terminal that a program uses.
public enum PresentationStyle: Hashable, Sendable {
  /// The whole terminal, on a screen of its own; the earlier content is restored at the end.
  case fullScreen
  /// A few rows below the prompt, which scroll away like any program's output.
  ///
  /// The mouse is left to the terminal: it reports rows from the window's top, and the position of
  /// the program's rows is unknown.
  ///
  /// - Parameters:
  ///   - rows: The number of rows, at least 1; a terminal with fewer rows gives all of them.
  ///   - isErasedAtEnd: Whether the rows are erased at the end; otherwise the last frame stays, and
  ///     the prompt follows below it.
  case inline(rows: Int, isErasedAtEnd: Bool = false)
}

/// The rows below the prompt of an inline program.
///
/// Their position in the window is unknown: the window scrolls and is resized. So all moves are
/// relative to the cursor's row, which is known after each whole frame: the row of the screen's
/// cursor, or the first row if that is hidden. Lines that a narrower window wraps are then below
/// the cursor, where they are erased.
///
/// ```
/// $ program        the prompt, even after it scrolls
/// ▮───────────     the first row: the cursor's place while it is hidden
/// │ a question
/// └───────────     the last row
/// $                the cursor at the end
/// ```
struct InlineRegion {
  private let rows: Int
  private let isErasedAtEnd: Bool
  /// The size of the current content, or nil if there is none.
  private var shown: Size?
  /// The cursor's row in the content, or nil during a frame.
  private var cursorRow: Int?

  /// Creates the region of a style; returns nil for the whole screen.
  init?(_ style: PresentationStyle) {
    guard case .inline(let rows, let isErasedAtEnd) = style else { return nil }
    self.rows = max(1, rows)
    self.isErasedAtEnd = isErasedAtEnd
  }

  /// Returns the region's size in a window of a size.
  func size(in window: Size) -> Size {
    Size(width: window.width, height: min(rows, window.height))
  }

  /// Begins at the cursor's row, or in the next row if there is something before the cursor.
  ///
  /// A row of blanks as wide as the window fills an empty row, and wraps in one that isn't.
  ///
  /// - Returns: The text that moves there.
  mutating func begin(width: Int) -> String {
    shown = nil
    cursorRow = 0
    return "\(TerminalFeature.wrap.reset)\(String(repeating: " ", count: width))\r"
  }

  /// Makes room for a frame that is drawn again.
  ///
  /// - Returns: The text that moves to its first row.
  func room(for size: Size) -> String {
    let first = toFirstRow
    // If the size is the same, each row is erased as it is drawn.
    if shown == size { return first }
    let more = size.height - 1
    let feeds = String(repeating: "\n", count: max(0, more))
    return "\(first)\(ControlFunction.eraseBelow)\(feeds)\(ControlFunction.move(rows: -more))"
  }

  /// Erases the region, which then begins in the cursor's row.
  ///
  /// - Returns: The text that erases it.
  mutating func clear() -> String {
    defer { (shown, cursorRow) = (nil, 0) }
    return "\(toFirstRow)\(ControlFunction.eraseBelow)"
  }

  /// Marks the start of a frame: the cursor may be in any row until it is whole.
  mutating func willShow() { cursorRow = nil }

  /// Marks the end of a frame.
  mutating func didShow(_ screen: Screen) {
    shown = screen.size
    cursorRow = screen.cursor?.y ?? 0
  }

  /// Returns the text that leaves the region.
  ///
  /// The cursor moves to the line below it, or to its first row if it is erased.
  ///
  /// During a frame it moves to the window's end, which is always below the region.
  ///
  /// - Parameter isErased: Whether it is erased, independent of the style's `isErasedAtEnd`.
  func departure(isErased: Bool = false) -> String {
    guard let cursorRow else { return "\(ControlFunction.move(rows: 9_999))\r\n" }
    guard let shown else { return "" }
    if isErased || isErasedAtEnd { return "\(toFirstRow)\(ControlFunction.eraseBelow)" }
    return "\(ControlFunction.move(rows: shown.height - 1 - cursorRow))\r\n"
  }

  private var toFirstRow: String { "\(ControlFunction.move(rows: -(cursorRow ?? 0)))\r" }
}
