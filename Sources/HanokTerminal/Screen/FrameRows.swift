/// Writes the differences between the rows of two screens.
struct FrameRows {
  /// The cells of the old screen, with the new screen's numbers of clusters and links.
  private(set) var old: [[Cell]]
  private(set) var new: Screen
  let options: FrameEncoder.Options

  /// Converts rows to the form in which the terminal receives right-to-left text.
  ///
  /// - Parameter clusters: The clusters of both screens.
  mutating func form(_ rows: Range<Int>, clusters: TextPool) {
    var formed = FormedRows(options.textForm, clusters: clusters)
    var isChanged = false
    for y in rows where old[y] != new.cells[y] {
      if let row = formed.formed(old[y]) { old[y] = row }
      guard let row = formed.formed(new.cells[y]) else { continue }
      new.cells[y] = row
      isChanged = true
    }
    if isChanged { new.clusters = formed.clusters }
  }

  /// The same row of both screens.
  private struct Row {
    let number: Int
    let old: [Cell]
    let new: [Cell]

    func isUnchanged(_ x: Int) -> Bool { old[x] == new[x] }
  }

  /// The maximum number of unchanged cells that are written again instead of skipped.
  ///
  /// To skip them takes a sequence of at least four bytes.
  private static let longestGap = 4

  /// The maximum number of trailing blanks that are written: to erase them takes three bytes.
  private static let fewBlanks = 3

  /// Writes the differences of a row.
  ///
  /// - Complexity: O(1) if the screens share the row; copies share rows until one changes them.
  func write(_ y: Int, to frame: inout FrameWriter) {
    let row = Row(number: y, old: old[y], new: new.cells[y])
    // Arrays with the same storage compare as equal without comparing their elements.
    if row.old == row.new { return }
    let end = row.new.count
    guard let first = (0..<end).first(where: { !row.isUnchanged($0) }),
      let last = (first..<end).last(where: { !row.isUnchanged($0) })
    else { return }
    let blanks = trailingBlanks(of: row, from: first)
    var x = row.new[first].isContinuation && first > 0 ? first - 1 : first
    // Up to this column all cells are written, whether they differ or not.
    var covered = x
    while x <= last || x < min(covered, end) {
      let cell = row.new[x]
      let next = x + max(1, cell.width)
      if x >= covered, row.isUnchanged(x), next == x + 1 || row.isUnchanged(x + 1) {
        x = next
        continue
      }
      if x >= blanks, max(last + 1, covered) - x > Self.fewBlanks {
        frame.move(toColumn: x, row: y)
        frame.setLink(0, in: new)
        frame.setStyle(.plain)
        frame.eraseRow()
        return
      }
      // The terminal shows a part of an earlier cluster here, which isn't in the old cells.
      let isCovered = x + 1 < covered
      if !options.sharesWidths {
        for place in x..<next { covered = max(covered, place + reach(of: row.old[place])) }
      }
      fillGap(before: x, in: row, &frame)
      // A move between the two clusters separates them.
      if cell.isClinging, x > 0 { frame.forgetColumn() }
      frame.move(toColumn: x, row: y)
      write(cell, at: x, isCovered: isCovered, in: row, &frame)
      if !options.sharesWidths { covered = max(covered, x + reach(of: cell)) }
      x = next
    }
  }

  private func write(
    _ cell: Cell, at x: Int, isCovered: Bool, in row: Row, _ frame: inout FrameWriter
  ) {
    frame.setLink(cell.link, in: new)
    frame.setStyle(cell.style)
    let isUnsure = cell.isContested && !options.sharesWidths
    if isUnsure, cell.width == 2, isCovered || needsGround(cell, at: x, in: row) {
      // If the terminal draws the cluster in one cell, these blanks fill the other one.
      frame.write("  ")
      frame.forgetColumn()
      frame.move(toColumn: x, row: row.number)
    }
    frame.write(cell, in: new)
    // Without wrapping, the cursor stays in the last column after a write to it.
    if isUnsure || x + cell.width == row.new.count { frame.forgetColumn() }
  }

  /// Whether a wide cell's second half would show something else if it isn't written.
  private func needsGround(_ cell: Cell, at x: Int, in row: Row) -> Bool {
    cell.style.isVisibleOnBlank || cell.link > 0 || !row.old[x].isErased
      || !row.old[x + 1].isErased
  }

  /// Returns the column from which a row has only blanks in the terminal's own style.
  private func trailingBlanks(of row: Row, from first: Int) -> Int {
    var x = row.new.count
    while x > first, row.new[x - 1].isErased { x -= 1 }
    return x
  }

  /// Writes the unchanged cells between the cursor and the next changed one if that is shorter.
  private func fillGap(before x: Int, in row: Row, _ frame: inout FrameWriter) {
    guard frame.row == row.number, let column = frame.column, column < x else { return }
    let gap = column..<x
    guard gap.count <= Self.longestGap else { return }
    let isPlain = gap.allSatisfy { x in
      let cell = row.new[x]
      return (0x20..<0x7F).contains(cell.glyph) && cell.width == 1 && cell.link == frame.link
        && cell.style == frame.style
    }
    if isPlain { for x in gap { frame.write(row.new[x], in: new) } }
  }

  /// Returns the maximum number of cells that a terminal may have covered with a cluster.
  ///
  /// It is two for each scalar.
  private func reach(of cell: Cell) -> Int {
    guard cell.isContested else { return 0 }
    let number = cell.glyph < 0 ? Int(~cell.glyph) : new.clusters.count
    // An old cluster that the new screen doesn't have counts as an emoji of eight scalars.
    guard number < new.clusters.count else { return cell.glyph < 0 ? 16 : 2 }
    return 2 * new.clusters.bytes(of: number).count { $0 & 0xC0 != 0x80 }
  }
}
