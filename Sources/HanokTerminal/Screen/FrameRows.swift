/// Writes what differs in the rows of two screens.
struct FrameRows {
  /// The cells of the screen that the terminal shows, with the numbers of the new one.
  let old: [Cell]
  let new: Screen
  let options: FrameEncoder.Options

  private var width: Int { new.size.width }

  /// The longest stretch of unchanged cells that is written again rather than passed over, which
  /// takes a sequence of four bytes or more.
  private static let longestGap = 4

  /// Up to so many blanks at a row's end are written rather than erased, which takes three bytes.
  private static let fewBlanks = 3

  /// Writes what differs in a row.
  func write(_ y: Int, to frame: inout FrameWriter) {
    let start = y * width
    let end = start + width
    guard let first = (start..<end).first(where: { old[$0] != new.cells[$0] }),
      let last = (first..<end).last(where: { old[$0] != new.cells[$0] })
    else { return }
    let blanks = trailingBlanks(from: first, to: end)
    var index = new.cells[first].isContinuation && first > start ? first - 1 : first
    // Up to here cells are written whether they differ or not.
    var covered = index
    while index <= last || index < min(covered, end) {
      let cell = new.cells[index]
      let next = index + max(1, cell.width)
      if index >= covered, (index..<next).allSatisfy({ old[$0] == new.cells[$0] }) {
        index = next
        continue
      }
      if index >= blanks, max(last + 1, covered) - index > Self.fewBlanks {
        frame.move(toColumn: index - start, row: y)
        frame.setLink(0, in: new)
        frame.setStyle(.plain)
        frame.eraseRow()
        return
      }
      // What an earlier cluster covered is on the terminal, and not in the old cells.
      let isCovered = index + 1 < covered
      if !options.sharesWidths {
        for place in index..<next { covered = max(covered, place + reach(of: old[place])) }
      }
      fillGap(before: index, start: start, row: y, &frame)
      // A move between the two keeps them apart.
      if cell.isClinging, index > start { frame.forgetColumn() }
      frame.move(toColumn: index - start, row: y)
      write(cell, at: index, isCovered: isCovered, start: start, row: y, &frame)
      if !options.sharesWidths { covered = max(covered, index + reach(of: cell)) }
      index = next
    }
  }

  private func write(
    _ cell: Cell, at index: Int, isCovered: Bool, start: Int, row: Int,
    _ frame: inout FrameWriter
  ) {
    frame.setLink(cell.link, in: new)
    frame.setStyle(cell.style)
    let isUnsure = cell.isContested && !options.sharesWidths
    if isUnsure, cell.width == 2, isCovered || needsGround(cell, at: index) {
      // Where the terminal gives the cluster one cell, this is what is seen of the other.
      frame.write("  ")
      frame.forgetColumn()
      frame.move(toColumn: index - start, row: row)
    }
    frame.write(cell, in: new)
    // With no wrap, the cursor stays in the last column once that is written.
    if isUnsure || index + cell.width == start + width { frame.forgetColumn() }
  }

  /// Whether a wide cell's second half would show something else, were it left as it is.
  private func needsGround(_ cell: Cell, at index: Int) -> Bool {
    cell.style.isVisibleOnBlank || cell.link > 0 || !old[index].isErased
      || !old[index + 1].isErased
  }

  /// The index behind which a row holds nothing but blanks in the terminal's own style.
  private func trailingBlanks(from first: Int, to end: Int) -> Int {
    var index = end
    while index > first, new.cells[index - 1].isErased { index -= 1 }
    return index
  }

  /// Writes again the unchanged cells between the cursor and the next changed one, where that is
  /// shorter than to move over them.
  private func fillGap(before index: Int, start: Int, row: Int, _ frame: inout FrameWriter) {
    guard frame.row == row, let column = frame.column, start + column < index else { return }
    let gap = (start + column)..<index
    guard gap.count <= Self.longestGap else { return }
    let isPlain = gap.allSatisfy { index in
      let cell = new.cells[index]
      return (0x20..<0x7F).contains(cell.glyph) && cell.width == 1 && cell.link == frame.link
        && cell.style == frame.style
    }
    if isPlain { for index in gap { frame.write(new.cells[index], in: new) } }
  }

  /// How many cells a terminal may have covered with a cluster at most, counting it as it likes:
  /// two for each scalar.
  private func reach(of cell: Cell) -> Int {
    guard cell.isContested else { return 0 }
    let number = cell.glyph < 0 ? Int(~cell.glyph) : new.clusters.count
    // An old cluster that the new screen doesn't have is taken as an emoji of eight scalars.
    guard number < new.clusters.count else { return cell.glyph < 0 ? 16 : 2 }
    return 2 * new.clusters.bytes(of: number).count { $0 & 0xC0 != 0x80 }
  }
}
