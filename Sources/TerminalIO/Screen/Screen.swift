/// A grid of cells: what a terminal shows, or is to show.
public struct Screen: Sendable {
  /// The number of columns and rows.
  public private(set) var size: Size
  /// Where the terminal's cursor stands; nil where it is hidden.
  public var cursor: Point?
  private var cells: [Cell]
  /// The clusters of more than one scalar; cells hold indices into it.
  private var clusters: [Character] = []
  private var clusterIndices: [Character: Int32] = [:]

  /// A screen of empty cells.
  public init(size: Size) {
    self.size = size
    cells = Array(repeating: .blank(.plain), count: size.width * size.height)
  }

  /// The whole screen.
  public var bounds: Rect { Rect(origin: .zero, size: size) }

  /// The cell at a column and a row, which must be on the screen.
  public subscript(x: Int, y: Int) -> Cell {
    get { cells[y * size.width + x] }
    set { cells[y * size.width + x] = newValue }
  }

  /// The cluster in a cell; empty where it continues the one before it.
  public func cluster(x: Int, y: Int) -> String {
    let cell = self[x, y]
    return cell.isContinuation ? "" : String(character(of: cell))
  }

  func character(of cell: Cell) -> Character {
    if cell.glyph < 0 { return clusters[Int(~cell.glyph)] }
    return Unicode.Scalar(UInt32(cell.glyph)).map(Character.init) ?? "\u{FFFD}"
  }

  /// A row as text, wide clusters once, trailing blanks included.
  public func row(_ y: Int) -> String {
    (0..<size.width).map { cluster(x: $0, y: y) }.joined()
  }

  /// All rows as text, without trailing blanks, joined by line feeds.
  public var text: String {
    (0..<size.height).map { y in
      String(row(y).reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  /// Makes the screen another size, empty.
  public mutating func resize(to size: Size) {
    self = Screen(size: size)
  }
}

extension Screen {
  /// Writes a text into one row, cluster by cluster, as far as the clip reaches.
  ///
  /// A wide cluster that would stand half outside of the clip is left out, and a blank stands in
  /// its place. Control characters are shown by visible ones, never stored.
  ///
  /// - Parameter clip: The cells that may change; the rest of the screen stays as it is.
  /// - Returns: How many cells the whole text takes, inside the clip or not.
  @discardableResult
  public mutating func write(
    _ text: some StringProtocol, at point: Point, style: Style, clip: Rect
  ) -> Int {
    let clip = clip.intersection(bounds)
    var x = point.x
    for character in text {
      let shown = VisibleCharacter(character)
      let width = shown.width
      if width == 0 { continue }
      if point.y >= clip.minY, point.y < clip.maxY {
        put(shown.character, width: width, x: x, y: point.y, style: style, clip: clip)
      }
      x += width
    }
    return x - point.x
  }

  /// Fills cells with blanks of a style.
  public mutating func fill(_ rect: Rect, style: Style) {
    let rect = rect.intersection(bounds)
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX { set(.blank(style), x: x, y: y) }
    }
  }

  /// Changes the style of cells and keeps their clusters.
  public mutating func restyle(_ rect: Rect, _ change: (Style) -> Style) {
    let rect = rect.intersection(bounds)
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX { self[x, y].style = change(self[x, y].style) }
    }
  }

  private mutating func put(
    _ character: Character, width: Int, x: Int, y: Int, style: Style, clip: Rect
  ) {
    guard x < clip.maxX, x + width > clip.minX else { return }
    if x >= clip.minX, x + width <= clip.maxX {
      set(Cell(glyph: glyph(of: character), width: UInt8(width), style: style), x: x, y: y)
      if width == 2 { set(.continuation(style), x: x + 1, y: y, keepsLead: true) }
    } else {
      set(.blank(style), x: max(x, clip.minX), y: y)
    }
  }

  /// Sets a cell.
  ///
  /// What stood there half of a wide cluster goes whole: its other half becomes a blank of the new
  /// neighbour's style.
  private mutating func set(_ cell: Cell, x: Int, y: Int, keepsLead: Bool = false) {
    let old = self[x, y]
    if old.isContinuation, x > 0, !keepsLead { self[x - 1, y] = .blank(cell.style) }
    if old.width == 2, x + 1 < size.width { self[x + 1, y] = .blank(cell.style) }
    self[x, y] = cell
  }

  private mutating func glyph(of character: Character) -> Int32 {
    let scalars = character.unicodeScalars
    if scalars.count == 1, let scalar = scalars.first { return Int32(scalar.value) }
    if let index = clusterIndices[character] { return ~index }
    let index = Int32(clusters.count)
    clusters.append(character)
    clusterIndices[character] = index
    return ~index
  }
}

extension Screen {
  /// Whether a cell shows the same as the one at the same place of another screen.
  func hasSameCell(as other: Screen, x: Int, y: Int) -> Bool {
    let cell = self[x, y]
    let otherCell = other[x, y]
    guard cell.width == otherCell.width, cell.style == otherCell.style else { return false }
    if cell.glyph >= 0 || otherCell.glyph >= 0 { return cell.glyph == otherCell.glyph }
    return character(of: cell) == other.character(of: otherCell)
  }
}

extension Screen: Equatable {
  /// Whether both show the same.
  public static func == (left: Screen, right: Screen) -> Bool {
    guard left.size == right.size, left.cursor == right.cursor else { return false }
    return left.size.isEmpty
      || (0..<left.size.height).allSatisfy { y in
        (0..<left.size.width).allSatisfy { left.hasSameCell(as: right, x: $0, y: y) }
      }
  }
}
