import HanokTerminal

/// The lines of a table that were drawn last, to find the changed ones.
struct ShownTableLines: Equatable {
  struct Line: Equatable {
    let content: TableSections.Line
    var isCursor = false
    var isSelected = false
    /// Whether the indicator is thick next to it.
    let isThumb: Bool
  }

  let topLine: Int
  /// The lines of the body, without those below the last row.
  let lines: [Line]
  /// The index of the marked letter.
  let indexTitle: Int?

  init(_ table: RowListView) {
    let sections = table.sections
    let (selection, thumb) = (table.selection, table.viewport.thumb)
    let topLine = table.topLine
    let count = max(0, min(table.bodyHeight, sections.lineCount - topLine))
    let sticky = table.stickySection
    self.topLine = topLine
    indexTitle = table.indexBar == nil ? nil : table.currentIndexTitle
    lines = (0..<count).map { place in
      let isThumb = thumb.contains(place)
      if place == 0, let sticky { return Line(content: .header(section: sticky), isThumb: isThumb) }
      let content = sections.content(ofLine: topLine + place)
      guard case .row(let row) = content else { return Line(content: content, isThumb: isThumb) }
      return Line(
        content: content, isCursor: row == selection.cursor,
        isSelected: selection.rows.contains(row), isThumb: isThumb)
    }
  }

  /// Returns the indices of the changed lines, if the rows are moved by a number of lines.
  func changes(from former: ShownTableLines, movedBy distance: Int) -> [Int] {
    lines.indices.filter { place in
      let source = place + distance
      return !former.lines.indices.contains(source) || former.lines[source] != lines[place]
    }
  }
}
