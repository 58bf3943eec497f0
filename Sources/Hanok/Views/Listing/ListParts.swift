import HanokLocalization
import HanokTerminal

/// The rows of a ``ListControl``, which it requests when it needs them, and its reports of what the
/// user does to them.
///
/// None of these has a default: a list that has no headers, for example, says so.
protocol ListRows: AnyObject {
  /// Returns the numbers of rows in each section.
  func requestSections() -> TableSections
  /// Called after new numbers of rows, which the list has then.
  func sectionsDidLoad()
  /// Requests the identifier of a row, or nil for none.
  func identifier(at path: RowPath) -> AnyHashable?
  /// Returns the title of a section's header, or nil for none.
  func headerTitle(ofSection section: Int) -> Message?
  /// Returns whether a row can be used.
  func isRowEnabled(_ row: Int) -> Bool
  /// Returns the accessibility element of a row, without what the list knows of it.
  func element(ofRow row: Int) -> AccessibilityElement?
  /// Whether rows are waiting for others besides ``ListControl/isLoading``.
  var hasWaitingRows: Bool { get }
  /// Called after the user has selected a row.
  func rowWasSelected(at path: RowPath)
  /// Called after the user has used a row.
  func rowWasUsed(at path: RowPath)
}

/// The positions of the rows in the view of a ``ListControl``.
protocol ListLayout: AnyObject {
  /// The number of rows of the view above the list's own, for titles.
  var titleRows: Int { get }
  /// The visible part of the content, in rows of the view.
  var viewport: Viewport { get }
  /// The number of lines by which Page Up and Page Down move.
  var page: Int { get }
  /// The positions of items next to each other, or nil.
  var grid: CollectionLayout? { get }
  /// Scrolls to a visible part.
  func show(_ viewport: Viewport)
  /// Scrolls as little as possible to show the row with the focus.
  func showCursor()
  /// Shows a changed selection.
  func updateSelection()
  /// Returns the row at a point in the view's own cells, or nil.
  func row(at point: Point) -> Int?
  /// Returns whether a press toggles a row of a multiple selection at once.
  func isToggling(_ event: MouseEvent) -> Bool
  /// Draws a row on which a mouse button is held, or is no longer held.
  func setHighlighted(_ isHighlighted: Bool, row: Int)
}
