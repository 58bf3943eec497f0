import HanokTerminal

/// The lines of a table that were drawn last, to find the changed ones.
nonisolated struct ShownTableLines: Equatable {
  /// A line of the body.
  struct Line: Equatable {
    var content: TableSections.Line
    var isCursor = false
    var isSelected = false
    /// Whether the indicator is thick next to it.
    let isThumb: Bool
  }

  /// The line at the top of the body.
  let topLine: Int
  /// The lines of the body, without those below the last row.
  let lines: [Line]
  /// The index of the marked letter.
  let indexTitle: Int?

  /// Reads the current lines of a table.
  @MainActor init(_ table: RowListView) {
    let sections = table.sections
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

  /// Returns the lines that have changed, if the rows are moved by a number of lines.
  ///
  /// They are counted from the top of the body.
  func changes(from former: ShownTableLines, movedBy distance: Int) -> [Int] {
    lines.indices.filter { place in
      let source = place + distance
      return !former.lines.indices.contains(source) || former.lines[source] != lines[place]
    }
  }
}

extension RowListView {
  /// The changed lines; if the rows were scrolled by less than a page, the others are moved.
  ///
  /// The letters of an index don't move with the rows, so that all lines of such a table are drawn.
  var changedLines: ChangedParts {
    let shown = ShownTableLines(self)
    guard let former = drawnLines, former.lines.count == shown.lines.count,
      former.indexTitle == shown.indexTitle, indexBar == nil || former.topLine == shown.topLine
    else { return ChangedParts(rects: [bounds]) }
    let distance = shown.topLine - former.topLine
    let body = Rect(x: 0, y: titleRows, width: frame.width, height: shown.lines.count)
    let lines = shown.changes(from: former, movedBy: distance)
    var rects: [Rect] = []
    for line in lines { rects.append(Rect(x: 0, y: body.minY + line, width: body.width, height: 1)) }
    return ChangedParts(
      rects: rects,
      move: distance == 0 || lines.count == body.height
        ? nil : ChangedParts.Move(rect: body, distance: distance))
  }
}
