import HanokScenes
import HanokUnicode

extension ScreenSnapshot.Row {
  /// The row, or its mirror image, in a form that is the same for a row and the row as it is from
  /// right to left.
  ///
  /// There, words are at the mirrored place, each with its letters from left to right:
  ///
  /// ```
  /// │Pear  ‹ 5 ›      OK│
  /// │OK      ‹ 5 ›  Pear│
  /// ```
  ///
  /// Hence the cells of a stretch without a gap are put in one order, with their styles; a gap is two
  /// blanks or more.
  nonisolated func inSharedOrder(isMirrored: Bool) -> Self {
    var cells = self.cells
    if isMirrored { cells = cells.reversed().map(\.mirrored) }
    var start = 0
    while start < cells.count {
      guard !cells[start].isBlank else {
        start += 1
        continue
      }
      var end = start
      while let next = cells[(end + 1)...].prefix(2).firstIndex(where: { !$0.isBlank }) {
        end = next
      }
      cells[start...end].sort()
      start = end + 1
    }
    return Self(text: cells.map(\.cluster).joined(), runs: Self.runs(of: cells))
  }

  private nonisolated var cells: [Cell] {
    var styles: [Int: String] = [:]
    for run in runs {
      let words = run.split(separator: " ", maxSplits: 1)
      let columns = words[0].split(separator: "–").compactMap { Int($0) }
      for column in columns[0]...columns[1] { styles[column] = String(words[1]) }
    }
    var column = 0
    return text.map { character in
      let width = CellWidth.of(String(character))
      defer { column += width }
      return Cell(cluster: String(character), width: width, style: styles[column] ?? "")
    }
  }

  private nonisolated static func runs(of cells: [Cell]) -> [String] {
    var runs: [(start: Int, end: Int, style: String)] = []
    var column = 0
    for cell in cells {
      if runs.last?.style == cell.style {
        runs[runs.count - 1].end += cell.width
      } else {
        runs.append((column, column + cell.width - 1, cell.style))
      }
      column += cell.width
    }
    return runs.filter { $0.style != "" }.map { "\($0.start)–\($0.end) \($0.style)" }
  }
}

/// A cluster in a row of a snapshot.
private nonisolated struct Cell: Comparable {
  let cluster: String
  let width: Int
  let style: String

  var isBlank: Bool { cluster == " " }

  /// The cell with the sign that is the mirror image of its own.
  var mirrored: Cell {
    Cell(cluster: Self.images[cluster] ?? cluster, width: width, style: style)
  }

  static func < (first: Cell, second: Cell) -> Bool {
    (first.cluster, first.style) < (second.cluster, second.style)
  }

  private static let images: [String: String] = {
    let pairs = [
      "‹›", "«»", "←→", "◀▶", "◂▸", "◄►", "⇤⇥", "()", "[]", "{}", "<>", "╭╮", "╰╯", "┌┐", "└┘",
      "├┤", "┏┓", "┗┛", "┣┫", "╔╗", "╚╝", "▌▐", "▏▕", "▘▝", "▖▗", "▛▜", "▙▟", "▚▞", "╱╲", "❬❭",
    ]
    var images: [String: String] = [:]
    for pair in pairs.map({ $0.map(String.init) }) {
      (images[pair[0]], images[pair[1]]) = (pair[1], pair[0])
    }
    return images
  }()
}
