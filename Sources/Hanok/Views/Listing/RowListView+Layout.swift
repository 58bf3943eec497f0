import HanokLocalization
import HanokTerminal

/// The positions of rows and columns.
extension RowListView {
  /// The cells before a row: for the sign of the focus, and for that of the selection.
  var markWidth: Int { markWidth(in: frame.width) }

  private func markWidth(in width: Int) -> Int {
    min(allowsMultipleSelection ? 3 : 2, max(0, width - 1))
  }

  package var rowArea: Rect { Rect(x: 0, y: titleRows, width: frame.width, height: bodyHeight) }

  /// The indices of the columns that aren't on the visible page, since there is no room for them.
  package var omittedColumns: [Int] {
    let shown = Set(layout.columns.columns.map(\.index))
    return columns.indices.filter { !shown.contains($0) }
  }

  /// The cells at the trailing edge for the index or the indicator.
  var edgeWidth: Int { indexBar == nil ? (isOverflowing ? 1 : 0) : indexWidth }

  /// The cells of the edge, and of the space before it if there is room.
  private var reservedWidth: Int { Self.reservedWidth(edge: edgeWidth, in: frame.width) }

  private static func reservedWidth(edge: Int, in width: Int) -> Int {
    edge > 0 && width >= roomyWidth ? edge + 1 : edge
  }

  /// The cells of the columns.
  var columnRoom: Int { max(0, frame.width - markWidth - reservedWidth) }

  var cursorLine: Int? {
    let sections = loadSections()
    return selection.cursor.map { sections.line(ofRow: $0) }
  }

  /// The column of a section's header: between the edge and the names of the rows.
  var headerIndent: Int { markWidth > 1 ? 1 : 0 }

  /// The section whose header stays at the top, since its own line is above it.
  ///
  /// The last row of a section isn't covered: its header would be above no row of it.
  var stickySection: Int? {
    let sections = loadSections()
    guard topLine < sections.lineCount, bodyHeight > 1 else { return nil }
    let section = sections.section(ofLine: topLine)
    let isAbove = sections.hasHeader(section) && sections.line(ofSection: section) < topLine
    let hasRowBelow =
      topLine + 1 < sections.lineCount && sections.section(ofLine: topLine + 1) == section
    return isAbove && hasRowBelow ? section : nil
  }

  func show(line: Int) {
    let sections = loadSections()
    let section = sections.section(ofLine: line)
    let isCovered =
      bodyHeight > 1 && sections.hasHeader(section) && line > sections.line(ofSection: section)
    var viewport = viewport
    viewport.reveal((isCovered ? line - 1 : line)..<line + 1)
    show(viewport)
  }

  /// The width at which all columns fit the first rows: scrolling doesn't change it.
  var idealWidth: Int {
    layout.idealWidth(of: self) + markWidth(in: .max) + max(1, indexWidth) + 1
  }

  /// Returns the height of the first rows, with titles or a sign of further columns, at a width.
  func idealHeight(width: Int) -> Int {
    let lineCount = loadSections().lineCount
    let rows = max(1, min(lineCount, TableLayout.idealRows))
    if hasTitles { return rows + 1 }
    let isOverflowing = lineCount > rows && width > 1
    let edge = indexWidth > 0 ? indexWidth : isOverflowing ? 1 : 0
    let room = width - markWidth(in: width) - Self.reservedWidth(edge: edge, in: width)
    return rows + (layout.idealPageCount(of: self, in: max(0, room)) > 1 ? 1 : 0)
  }
}
