/// A grid of cells: the content of a terminal.
public struct Screen: Sendable {
  /// The number of columns and rows.
  public private(set) var size: Size
  /// The position of the terminal's cursor, or nil if it is hidden.
  public var cursor: Point?
  /// The shape of the cursor.
  public var cursorShape = CursorShape.standard
  /// The title of the window; nil leaves it unchanged.
  public var title: String?
  /// The progress of a task, for users in another window; nil if there is none.
  public var progress: WindowProgress?
  /// The width of ambiguous characters on the terminal.
  public let ambiguousWidth: AmbiguousWidth
  /// The cells, row by row.
  ///
  /// Copies of a screen share the rows that none of them has changed: a copy costs little, and
  /// shared rows are equal without comparing their cells.
  var cells: [[Cell]]
  /// The clusters of more than one scalar.
  var clusters = TextPool()
  /// The targets of links.
  var links = TextPool()
  /// Whether right-to-left text was written since the screen was created or resized.
  var hasRightToLeftText = false
  /// The rows in which half of a wide cluster was overwritten.
  var tornRows: [Bool]

  /// Creates a screen of empty cells.
  public init(size: Size, ambiguousWidth: AmbiguousWidth = .narrow) {
    self.size = size
    self.ambiguousWidth = ambiguousWidth
    let row = Array(repeating: Cell.blank(.plain), count: size.width)
    cells = Array(repeating: row, count: size.height)
    tornRows = Array(repeating: false, count: size.height)
  }

  /// Whether half of a wide cluster was overwritten in a row since the whole row was filled.
  package func isTorn(row y: Int) -> Bool { tornRows[y] }

  /// The whole screen.
  public var bounds: Rect { Rect(origin: .zero, size: size) }

  /// The cell at a column and a row, which must be on the screen.
  public subscript(x: Int, y: Int) -> Cell { cells[y][x] }

  /// Returns the cluster in a cell, empty if the cell continues the one before it.
  public func cluster(x: Int, y: Int) -> String {
    let cell = self[x, y]
    if cell.isContinuation { return "" }
    if cell.glyph < 0 { return clusters.text(of: Int(~cell.glyph)) }
    return Unicode.Scalar(UInt32(cell.glyph)).map { String($0) } ?? "\u{FFFD}"
  }

  /// Returns the target of the link in a cell, or nil if there is none.
  public func link(x: Int, y: Int) -> String? {
    let link = self[x, y].link
    return link == 0 ? nil : links.text(of: Int(link) - 1)
  }

  /// Returns a row as text with trailing blanks; wide clusters occur once.
  public func row(_ y: Int) -> String {
    (0..<size.width).reduce(into: "") { $0 += cluster(x: $1, y: y) }
  }

  /// All rows as text, without trailing blanks, joined by line feeds.
  public var text: String {
    (0..<size.height).map { y in
      String(row(y).reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  /// Returns some of the rows, without a cursor.
  func rows(_ range: Range<Int>) -> Screen {
    var part = self
    part.size.height = range.count
    part.cells = Array(cells[range])
    part.tornRows = Array(tornRows[range])
    part.cursor = nil
    return part
  }

  /// Resizes the screen, which becomes empty and has no cursor.
  public mutating func resize(to size: Size) {
    var resized = Screen(size: size, ambiguousWidth: ambiguousWidth)
    (resized.title, resized.progress, resized.cursorShape) = (title, progress, cursorShape)
    self = resized
  }
}

extension Screen {
  /// Returns the cells of this screen with another screen's numbers of clusters and links.
  ///
  /// Then equal cells of both have the same content.
  ///
  /// - Returns: The cells, and the clusters of both screens: one that the other screen doesn't have
  ///   gets a number above the other's own, and so does a link.
  func cells(asIn other: Screen) -> (cells: [[Cell]], clusters: TextPool) {
    if clusters.isPrefix(of: other.clusters), links.isPrefix(of: other.links) {
      return (cells, other.clusters)
    }
    var otherClusters = other.clusters
    var otherLinks = other.links
    let clusterNumbers = (0..<clusters.count).map {
      ~Int32(otherClusters.number(of: clusters.bytes(of: $0)))
    }
    let linkNumbers = (0..<links.count).map {
      UInt16(otherLinks.number(of: links.bytes(of: $0)) + 1)
    }
    let renumbered = cells.map { row in
      row.map { cell in
        var cell = cell
        if cell.glyph < 0 { cell.glyph = clusterNumbers[Int(~cell.glyph)] }
        if cell.link > 0 { cell.link = linkNumbers[Int(cell.link) - 1] }
        return cell
      }
    }
    return (renumbered, otherClusters)
  }
}

extension Screen: Equatable {
  /// Whether both show the same content: a hidden cursor has no shape.
  public static func == (left: Screen, right: Screen) -> Bool {
    left.size == right.size && left.cursor == right.cursor && left.title == right.title
      && (left.cursor == nil || left.cursorShape == right.cursorShape)
      && left.progress == right.progress
      && left.cells(asIn: right).cells == right.cells
  }
}
