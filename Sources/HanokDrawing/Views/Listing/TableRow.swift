public import HanokLocalization
public import HanokTerminal

/// The content of a row of a table: a message for each column.
///
/// It is a value that the data source creates each time the row becomes visible, so that a table
/// may have any number of rows.
public struct TableRow: @unchecked Sendable {
  /// The texts of the columns, in their order; missing ones are empty.
  public var cells: [Message]
  /// The texts read aloud for cells that show a sign, by their column: “done” for `✓`.
  public var spokenCells: [Int: Message] = [:]
  // Unchecked: a key path of a theme is a constant, though its type doesn't say so.
  /// The theme's style of the row; nil for plain text.
  public var style: KeyPath<Theme, Style>?
  /// The empty cells before the text of the first column; fewer if the column is narrow.
  ///
  /// ``RowListView/drawIndentation(ofRowAt:in:style:)`` may draw in them.
  public var indentation = 0
  /// Whether the row can be used; otherwise it is drawn and read as disabled.
  public var isEnabled = true

  /// Creates a row of several columns.
  public init(_ cells: [Message], style: KeyPath<Theme, Style>? = nil) {
    self.cells = cells
    self.style = style
  }

  /// Creates a row of one column.
  public init(_ message: Message, style: KeyPath<Theme, Style>? = nil) {
    self.init([message], style: style)
  }

  /// The words of the columns as they are said.
  package var allSpokenCells: [Message] { cells.indices.map { spokenCells[$0] ?? cells[$0] } }

  /// Returns the words of a column, or those of the first if there are none.
  package func name(inColumn column: Int) -> Message? {
    let cells = allSpokenCells
    return cells.indices.contains(column) ? cells[column] : cells.first
  }
}
