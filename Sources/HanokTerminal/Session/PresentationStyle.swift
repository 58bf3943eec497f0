/// The part of the terminal that a program is shown in.
public enum PresentationStyle: Hashable, Sendable {
  /// On the whole terminal, on a screen of its own; what was there before is back in the end.
  case fullScreen
  /// In a few rows below the prompt, which scroll away like any program's output.
  ///
  /// The mouse is left to the terminal: it reports rows from the window's top, and the program's
  /// place among them isn't known.
  ///
  /// - Parameters:
  ///   - rows: The number of rows, at least 1; a terminal that has fewer gives all that it has.
  ///   - isErasedAtEnd: Whether the rows are blank again in the end; otherwise the last frame stays,
  ///     and the prompt follows below it.
  case inline(rows: Int, isErasedAtEnd: Bool = false)
}

/// The rows below the prompt that an inline program draws in.
///
/// Their place in the window isn't known: it scrolls, and is resized. So all moves are relative to
/// the row that the cursor is in, and that is known after each whole frame: the row of the screen's
/// cursor, or the first one where that is hidden. Lines that a narrower window wraps are then below
/// the cursor, where they are erased.
///
/// ```
/// $ program        the prompt, even after it scrolls
/// ▮───────────     the first row: here the cursor rests while it is hidden
/// │ a question
/// └───────────     the last row
/// $                where it is left in the end
/// ```
struct InlineRegion {
  private let rows: Int
  private let isErasedAtEnd: Bool
  /// The size of what is shown; nil while there is nothing.
  private var shown: Size?
  /// The row of what is shown that the cursor is in; nil while a frame is on its way.
  private var cursorRow: Int?

  /// The region of a style; nil for the whole screen.
  init?(_ style: PresentationStyle) {
    guard case .inline(let rows, let isErasedAtEnd) = style else { return nil }
    self.rows = max(1, rows)
    self.isErasedAtEnd = isErasedAtEnd
  }

  /// The region's size in a window of a size.
  func size(in window: Size) -> Size {
    Size(width: window.width, height: min(rows, window.height))
  }

  /// Begins at the cursor's row, or in the next row if there is something before the cursor.
  ///
  /// As many blanks as the window is wide fill an empty row, and wrap in one that isn't.
  ///
  /// - Returns: The text to write to get there.
  mutating func begin(width: Int) -> String {
    shown = nil
    cursorRow = 0
    return "\(TerminalFeature.wrap.reset)\(String(repeating: " ", count: width))\r"
  }

  /// Makes room for a frame that is painted again.
  ///
  /// - Returns: The text to write to get to its first row.
  func room(for size: Size) -> String {
    let first = toFirstRow
    // Of the same size, each row is erased as it is painted.
    if shown == size { return first }
    let more = size.height - 1
    let feeds = String(repeating: "\n", count: max(0, more))
    return "\(first)\(ControlFunction.eraseBelow)\(feeds)\(ControlFunction.move(rows: -more))"
  }

  /// A frame is about to be written: until it is whole, the cursor may be in any row.
  mutating func willShow() { cursorRow = nil }

  /// All of a frame was written.
  mutating func didShow(_ screen: Screen) {
    shown = screen.size
    cursorRow = screen.cursor?.y ?? 0
  }

  /// The text that leaves the region: the cursor goes to the line below it, or to its first row
  /// where it is erased.
  ///
  /// Amid a frame it goes to the window's end, which is below the region wherever that is.
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
