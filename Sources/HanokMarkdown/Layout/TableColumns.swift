import Hanok

/// The widths of a table's columns, in cells.
///
/// ```
/// ideal   ████ ██████████ ██      16 cells
/// in 12   ████ ██████ ██          the widest shrink first, down to their longest words
/// ```
nonisolated struct TableColumns: Hashable, Sendable {
  /// The widths, or nil if even the longest words have no room.
  let widths: [Int]?
  /// Whether a cell has several lines.
  let hasWraps: Bool

  /// The cells between two columns: a line with a space at each side.
  static let separatorWidth = 3
  /// The cells of a word up to which columns don't shrink.
  private static let longestWord = 10

  /// Distributes a width among the columns of a table.
  ///
  /// - Complexity: O(*n*) in the length of the table.
  init(of table: MarkdownTable, width: Int, ambiguous: AmbiguousWidth) {
    let count = table.columnCount
    let room = width - Self.separatorWidth * (count - 1)
    // A column has a cell at least: the cells of a table with more of them needn't be measured.
    guard count > 0, count <= room else {
      (widths, hasWraps) = (nil, false)
      return
    }
    var ideal = [Int](repeating: 1, count: count)
    var least = ideal
    for (column, cell) in table.cells {
      let size = CellSize(of: cell.text, ambiguous: ambiguous)
      ideal[column] = max(ideal[column], size.line)
      least[column] = max(least[column], min(size.word, Self.longestWord))
    }
    widths = Self.distributed(room, ideal, least)
    hasWraps = ideal.reduce(0, +) > room
  }

  /// Returns the ideal widths up to the greatest one with which they have room, or nil if there is none.
  private static func distributed(_ room: Int, _ ideal: [Int], _ least: [Int]) -> [Int]? {
    if ideal.reduce(0, +) <= room { return ideal }
    guard least.reduce(0, +) <= room else { return nil }
    func widths(atMost limit: Int) -> [Int] { zip(ideal, least).map { min($0, max($1, limit)) } }
    var (low, high) = (0, room)
    while low < high {
      let middle = (low + high + 1) / 2
      if widths(atMost: middle).reduce(0, +) <= room { low = middle } else { high = middle - 1 }
    }
    var found = widths(atMost: low)
    var rest = room - found.reduce(0, +)
    for column in found.indices where rest > 0 && found[column] < ideal[column] {
      found[column] += 1
      rest -= 1
    }
    return found
  }
}

/// The widths of the longest line and of the longest word of a cell.
private nonisolated struct CellSize {
  private(set) var line = 0
  private(set) var word = 0

  init(of text: String, ambiguous: AmbiguousWidth) {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) {
      line = text.utf8.count
      word = text.utf8.split(separator: 0x20).lazy.map(\.count).max() ?? 0
      return
    }
    for part in text.split(separator: "\n") {
      line = max(line, CellWidth.of(part, ambiguous: ambiguous))
      for part in part.split(separator: " ") {
        word = max(word, CellWidth.of(part, ambiguous: ambiguous))
      }
    }
  }
}

nonisolated extension MarkdownTable {
  /// The number of columns.
  var columnCount: Int { max(alignments.count, header.count) }

  /// The cells with the indices of their columns; those beyond the last column aren't shown.
  fileprivate var cells: some Sequence<(column: Int, cell: AttributedText)> {
    ([header] + rows).lazy.flatMap { row in
      row.prefix(self.columnCount).enumerated().lazy.map { (column: $0.offset, cell: $0.element) }
    }
  }
}
