import HanokTerminal

/// A row of a terminal as it was sent: the clusters of its cells, with marks.
struct SentRow: Equatable {
  /// The clusters; that of the second cell of a wide one is empty.
  private(set) var cells: [String]
  /// The cursor's column.
  private(set) var x = 0

  init(width: Int) { cells = Array(repeating: " ", count: width) }

  /// Whether both have the same cells.
  static func == (left: SentRow, right: SentRow) -> Bool { left.cells == right.cells }

  /// Interprets a frame of one row.
  mutating func take(_ frame: [UInt8]) {
    var rest = Substring(String(decoding: frame, as: UTF8.self))
    while let scalar = rest.unicodeScalars.first {
      switch scalar {
      case "\u{1B}": takeSequence(&rest)
      case "\r":
        x = 0
        rest = rest.unicodeScalars.dropFirst().text
      case "\u{8}":
        x -= 1
        rest = rest.unicodeScalars.dropFirst().text
      case "\u{200E}":
        // It belongs to the cell before.
        cells[x - 1].unicodeScalars.append(scalar)
        rest = rest.unicodeScalars.dropFirst().text
      default: show(&rest)
      }
    }
  }

  /// Shows the text up to the next control or mark.
  private mutating func show(_ rest: inout Substring) {
    let text = rest.unicodeScalars.prefix { $0.value >= 0x20 && $0 != "\u{200E}" }.text
    for cluster in TextClusters(text) {
      let width = CellWidth.of(cluster)
      cells[x] = String(cluster)
      if width == 2 { cells[x + 1] = "" }
      x += width
    }
    rest = rest[text.endIndex...]
  }

  private mutating func takeSequence(_ rest: inout Substring) {
    rest = rest.dropFirst(2)
    let parameters = rest.prefix { !$0.isLetter }
    rest = rest.dropFirst(parameters.count)
    let number = Int(parameters)
    switch rest.first {
    case "G": x = (number ?? 1) - 1
    case "H":
      x = parameters.split(separator: ";").dropFirst().first.flatMap { Int($0) }.map { $0 - 1 } ?? 0
    case "C": x += number ?? 1
    case "K": for place in x..<cells.count { cells[place] = " " }
    default: break
    }
    rest = rest.dropFirst()
  }
}

extension Substring.UnicodeScalarView {
  fileprivate var text: Substring { Substring(self) }
}
