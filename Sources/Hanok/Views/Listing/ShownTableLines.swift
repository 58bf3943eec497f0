import HanokTerminal

/// The lines of a table that were drawn last, to find the changed ones.
nonisolated struct ShownTableLines: Equatable {
  struct Line: Equatable {
    var content: TableSections.Line
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

  @MainActor init(_ table: RowListView) {
    let sections = table.loadSections()
    let (selection, thumb) = (table.selection, table.viewport.thumb)
    let topLine = table.topLine
    let count = max(0, min(table.bodyHeight, sections.lineCount - topLine))
    let sticky = table.stickySection
    self.topLine = topLine
    indexTitle = table.indexBar == nil ? nil : table.currentIndexTitle
    var lines: [Line] = []
    lines.reserveCapacity(count)
    for place in 0..<count {
      var line = Line(
        content: sections.content(ofLine: topLine + place), isThumb: thumb.contains(place))
      if place == 0, let sticky { line.content = .header(section: sticky) }
      if case .row(let row) = line.content {
        line.isCursor = row == selection.cursor
        line.isSelected = selection.rows.contains(row)
      }
      lines.append(line)
    }
    self.lines = lines
  }

  /// Returns the indices of the changed lines, if the rows are moved by a number of lines.
  func changes(from former: ShownTableLines, movedBy distance: Int) -> [Int] {
    lines.indices.filter { place in
      let source = place + distance
      return !former.lines.indices.contains(source) || former.lines[source] != lines[place]
    }
  }
}
