public import HanokLocalization
public import HanokTerminal

/// The content of a row of a table: a message for each column.
///
/// It is a value that the data source makes whenever the row comes into view, so that a table may
/// have any number of rows.
public struct TableRow {
  /// The words of the columns, in the columns' order; what is missing stays empty.
  public var cells: [Message]
  /// The words of cells that show a sign, by the numbers of their columns, for those who don't see it:
  /// “done” for `✓`.
  public var spokenCells: [Int: Message] = [:]
  /// The style of the row, by the theme; nil for plain text.
  public var style: KeyPath<Theme, Style>?
  /// The empty cells before the words of the first column; fewer where the column is narrow.
  ///
  /// ``TableView/drawIndentation(ofRowAt:width:in:style:)`` may draw in them.
  public var indentation = 0
  /// Whether the row can be used; another one is drawn as disabled, and read as such.
  public var isEnabled = true

  /// A row of several columns.
  public init(_ cells: [Message], style: KeyPath<Theme, Style>? = nil) {
    self.cells = cells
    self.style = style
  }

  /// A row of one column.
  public init(_ message: Message, style: KeyPath<Theme, Style>? = nil) {
    self.init([message], style: style)
  }

  /// The words of the columns as they are said.
  var allSpokenCells: [Message] { cells.indices.map { spokenCells[$0] ?? cells[$0] } }
}
