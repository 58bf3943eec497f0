package import HanokTerminal

/// The positions of a collection's items, in rows from the top and columns from the leading side.
///
/// ```
/// row 0   Fruit                     the header of section 0
/// row 1   ╭ 0 ╮ ╭ 1 ╮ ╭ 2 ╮         line 0
/// row 4   ╭ 3 ╮                     line 1
/// row 7   Roots                     the header of section 1
/// row 8   ╭ 4 ╮ ╭ 5 ╮               line 2
/// ```
///
/// It stores two numbers a section and none an item, so that a collection may have any number of
/// items.
package struct CollectionLayout: Equatable {
  package struct Lengths: Equatable {
    package var itemWidth: CollectionItemWidth
    package var maximumColumns = Int.max
    package var itemHeight = 3
    package var spacing: Size

    package init(
      itemWidth: CollectionItemWidth = .fitting(minimum: 16),
      spacing: Size = Size(width: 1, height: 0)
    ) {
      (self.itemWidth, self.spacing) = (itemWidth, spacing)
    }
  }

  package let sections: TableSections
  /// The number of items next to each other.
  package let columns: Int
  package let contentHeight: Int
  /// The first row of each section, and the row after all of them.
  private let tops: [Int]
  /// The index of the first line of items of each section, and the number of all lines.
  private let firstLines: [Int]
  private let columnWidth: Int
  /// The number of columns, from the leading side, that are a cell wider.
  private let widerColumns: Int
  private let height: Int
  private let spacing: Size

  /// Arranges the items of sections in columns of a total width in cells.
  package init(_ sections: TableSections, _ lengths: Lengths, width: Int) {
    self.sections = sections
    spacing = lengths.spacing.clamped
    height = max(1, ProposedSize.clamped(lengths.itemHeight))
    let room = max(1, width)
    let (least, isFixed) =
      switch lengths.itemWidth {
      case .fixed(let width): (max(1, min(width, room)), true)
      case .fitting(let minimum): (max(1, min(minimum, room)), false)
      }
    columns = max(
      1, min((room + spacing.width) / (least + spacing.width), lengths.maximumColumns))
    let shared = max(0, room - spacing.width * (columns - 1))
    columnWidth = isFixed ? least : max(1, shared / columns)
    widerColumns = isFixed ? 0 : shared % columns
    var (tops, firstLines, top, bottom) = ([0], [0], 0, 0)
    for section in 0..<sections.count {
      let lines = (sections.rows(ofSection: section).count + columns - 1) / columns
      let items = lines == 0 ? 0 : lines * (height + spacing.height) - spacing.height
      bottom = top + (sections.hasHeader(section) ? 1 : 0) + items
      top = bottom + spacing.height
      tops.append(top)
      firstLines.append((firstLines.last ?? 0) + lines)
    }
    (self.tops, self.firstLines, contentHeight) = (tops, firstLines, bottom)
  }

  package var lineCount: Int { firstLines[sections.count] }

  /// The number of rows from one line to the next.
  package var lineHeight: Int { height + spacing.height }

  /// Returns the row of a section's header.
  package func top(ofSection section: Int) -> Int { tops[section] }

  private func bodyTop(_ section: Int) -> Int {
    tops[section] + (sections.hasHeader(section) ? 1 : 0)
  }

  /// Returns the section of an item, and its line and column there.
  private func place(ofItem item: Int) -> (section: Int, line: Int, column: Int) {
    let section = sections.section(ofRow: item)
    let index = item - sections.rows(ofSection: section).lowerBound
    return (section, index / columns, index % columns)
  }

  /// Returns the column of an item, from 0 at the leading side.
  func column(ofItem item: Int) -> Int { place(ofItem: item).column }

  /// Returns the line of an item, counted across all sections.
  package func line(ofItem item: Int) -> Int {
    let place = place(ofItem: item)
    return firstLines[place.section] + place.line
  }

  package func items(ofLine line: Int) -> Range<Int> {
    let section = firstLines.partitionPoint { $0 > line } - 1
    let all = sections.rows(ofSection: section)
    let first = all.lowerBound + (line - firstLines[section]) * columns
    return first..<min(first + columns, all.upperBound)
  }

  package func frame(ofItem item: Int) -> Rect {
    let (section, line, column) = place(ofItem: item)
    return Rect(
      x: column * (columnWidth + spacing.width) + min(column, widerColumns),
      y: bodyTop(section) + line * lineHeight,
      width: columnWidth + (column < widerColumns ? 1 : 0), height: height)
  }

  /// Returns the items in a range of rows; they are consecutive.
  package func items(in rows: Range<Int>) -> Range<Int> {
    let first = firstItem(after: rows.lowerBound, endsAfter: true)
    return first..<max(first, firstItem(after: rows.upperBound, endsAfter: false))
  }

  /// Returns the first item whose last row, or first row, is at or below a row.
  private func firstItem(after row: Int, endsAfter: Bool) -> Int {
    let section = tops.partitionPoint { $0 > row } - 1
    guard section >= 0 else { return 0 }
    guard section < sections.count else { return sections.rowCount }
    let items = sections.rows(ofSection: section)
    let row = row - bodyTop(section) - (endsAfter ? height - 1 : 0)
    let line = row <= 0 ? 0 : (row + lineHeight - 1) / lineHeight
    return min(items.lowerBound + line * columns, items.upperBound)
  }

  package func headers(in rows: Range<Int>) -> [Int] {
    let first = tops.partitionPoint { $0 >= rows.lowerBound }
    let end = min(tops.partitionPoint { $0 >= rows.upperBound }, sections.count)
    return (first..<max(first, end)).filter { sections.hasHeader($0) }
  }

  package func item(at point: Point) -> Int? {
    items(in: point.y..<(point.y + 1)).first { frame(ofItem: $0).contains(point) }
  }
}

/// The widths of a collection's items.
public enum CollectionItemWidth: Hashable, Sendable {
  /// A number of cells; the remaining ones are empty, at the trailing side.
  case fixed(Int)
  /// A minimum number of cells: as many columns as fit share the width.
  case fitting(minimum: Int)
}
