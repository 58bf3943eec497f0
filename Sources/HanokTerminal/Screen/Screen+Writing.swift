extension Screen {
  /// Writes a text into one row, cluster by cluster, as far as the clip reaches.
  ///
  /// A wide cluster that would be half outside of the clip is left out, and a blank takes its
  /// place. If half of a wide cluster is overwritten, the other half goes too. Controls are shown
  /// by visible characters, never stored.
  ///
  /// ```
  /// "한글한" into [a|b c d e|f]      →   [a|· 글 ··|f]
  /// "x" at column 1 of [한 글]       →   [·x글]
  /// ```
  ///
  /// - Parameters:
  ///   - link: The target that a click on the text leads to (OSC 8); nil or empty for none.
  ///   - clip: The cells that may change; the rest of the screen stays as it is, but for the other
  ///     half of a wide cluster.
  /// - Returns: The number of cells that the whole text takes, inside the clip or not.
  @discardableResult
  public mutating func write(
    _ text: some StringProtocol, at point: Point, style: Style, link: String? = nil, clip: Rect
  ) -> Int {
    var text = String(text)
    text.makeContiguousUTF8()
    var part = takePart(ofRow: point.y, link: link, clip: clip)
    let (isSeen, columns, link) = (part.isSeen, part.columns, part.link)
    var cells = part.cells.mutableSpan
    var isTorn = false
    var x = point.x
    var scalars = text.unicodeScalars.makeIterator()
    var upcoming = scalars.next()
    var upcomingWidth = usualWidth(of: upcoming)
    // Of the next scalar, in UTF-8.
    var offset = 0
    while let scalar = upcoming {
      let width = upcomingWidth
      upcoming = scalars.next()
      upcomingWidth = usualWidth(of: upcoming)
      if let width, upcoming == nil || upcomingWidth != nil {
        let cell = Cell(
          glyph: Int32(bitPattern: scalar.value), width: width, style: style, link: link)
        if isSeen, cells.put(cell, x: x, clip: columns) { isTorn = true }
        x += width
        offset += UTF8.width(scalar)
        continue
      }
      let start = text.utf8.index(text.startIndex, offsetBy: offset)
      let part = text[start..<TextClusters.end(in: text, from: start)]
      for _ in part.unicodeScalars.dropFirst() { upcoming = scalars.next() }
      upcomingWidth = usualWidth(of: upcoming)
      offset += part.utf8.count
      let cluster = VisibleCluster(part, ambiguous: ambiguousWidth)
      if cluster.width > 0, isSeen, columns.overlaps(x..<(x + cluster.width)) {
        let cell = cell(of: cluster, style: style, link: link)
        if cells.put(cell, x: x, clip: columns) { isTorn = true }
      }
      x += cluster.width
    }
    putBack(part, isTorn: isTorn)
    return x - point.x
  }

  /// Writes clusters into one row, each in the cells that it was laid out with.
  ///
  /// - Returns: The number of cells that they take, inside the clip or not.
  @discardableResult
  package mutating func write(
    _ clusters: some Sequence<VisibleCluster>, at point: Point, style: Style, link: String? = nil,
    clip: Rect
  ) -> Int {
    var part = takePart(ofRow: point.y, link: link, clip: clip)
    let (isSeen, columns, link) = (part.isSeen, part.columns, part.link)
    var cells = part.cells.mutableSpan
    var isTorn = false
    var x = point.x
    for cluster in clusters where cluster.width > 0 {
      if isSeen, columns.overlaps(x..<(x + cluster.width)) {
        let cell = cell(of: cluster, style: style, link: link)
        if cells.put(cell, x: x, clip: columns) { isTorn = true }
      }
      x += cluster.width
    }
    putBack(part, isTorn: isTorn)
    return x - point.x
  }

  /// Fills cells with blanks of a style.
  public mutating func fill(_ rect: Rect, style: Style) {
    let rect = rect.intersection(bounds)
    if rect.isEmpty { return }
    let blank = Cell.blank(style)
    let isWhole = rect.width == size.width
    for y in rect.minY..<rect.maxY {
      var row = cells[y].mutableSpan
      let isTornAtStart = row.set(blank, x: rect.minX)
      let isTornAtEnd = row.set(blank, x: rect.maxX - 1)
      for x in rect.minX..<rect.maxX { row[x] = blank }
      tornRows[y] = !isWhole && (tornRows[y] || isTornAtStart || isTornAtEnd)
    }
  }

  /// Changes the style of cells and keeps their clusters, of which none is styled by half: both
  /// cells of a wide one follow its first.
  public mutating func restyle(_ rect: Rect, _ change: (Style) -> Style) {
    let rect = rect.intersection(bounds)
    if rect.isEmpty { return }
    for y in rect.minY..<rect.maxY {
      for x in rect.minX..<rect.maxX where !cells[y][x].isContinuation {
        let style = change(cells[y][x].style)
        cells[y][x].style = style
        if cells[y][x].width == 2 { cells[y][x + 1].style = style }
      }
    }
  }

  /// Moves the rows of an area within it; those that nothing comes to stay as they are.
  ///
  /// - Parameter distance: The number of rows up; below 0, down.
  /// - Returns: Whether they were moved: not where the area isn't on the screen, or its edges are in
  ///   the middle of wide clusters.
  package mutating func moveRows(of area: Rect, by distance: Int) -> Bool {
    let columns = area.minX..<area.maxX
    let isWhole = columns == 0..<size.width
    guard area.intersection(bounds) == area,
      isWhole || (area.minY..<area.maxY).allSatisfy({ isWholeClusters(columns, ofRow: $0) })
    else { return false }
    let rows = area.minY..<area.maxY
    let kept = rows.filter { rows.contains($0 + distance) }
    for y in distance > 0 ? kept : kept.reversed() {
      if isWhole {
        // The rows stay shared with copies of the screen, and so are known to be the same.
        cells[y] = cells[y + distance]
        tornRows[y] = tornRows[y + distance]
      } else {
        cells[y].replaceSubrange(columns, with: cells[y + distance][columns])
      }
    }
    return true
  }

  private func isWholeClusters(_ columns: Range<Int>, ofRow y: Int) -> Bool {
    !tornRows[y] && !columns.isEmpty && !cells[y][columns.lowerBound].isContinuation
      && (columns.upperBound == size.width || !cells[y][columns.upperBound].isContinuation)
  }
}

extension MutableSpan where Element == Cell {
  /// Sets a cell of a row as far as the clip reaches: a blank where only half of it fits.
  ///
  /// - Returns: Whether half of a wide cluster was overwritten.
  fileprivate mutating func put(_ cell: Cell, x: Int, clip: Range<Int>) -> Bool {
    guard clip.overlaps(x..<(x + cell.width)) else { return false }
    if x >= clip.lowerBound, x + cell.width <= clip.upperBound { return set(cell, x: x) }
    return set(.blank(cell.style), x: Swift.max(x, clip.lowerBound))
  }

  /// Sets a cell of a row, and the one after it where it is wide.
  ///
  /// If half of a wide cluster is overwritten, its other half becomes a blank, which keeps its style: it
  /// lies on another ground than the new neighbour.
  ///
  /// - Returns: Whether half of a wide cluster was overwritten.
  fileprivate mutating func set(_ cell: Cell, x: Int) -> Bool {
    let last = x + Swift.max(0, cell.width - 1)
    let isTorn = self[x].isContinuation || self[last].width == 2
    if self[x].isContinuation { self[x - 1] = .blank(self[x - 1].style) }
    if self[last].width == 2 { self[last + 1] = .blank(self[last].style) }
    self[x] = cell
    if last > x { self[last] = .continuation(of: cell) }
    return isTorn
  }
}

extension Screen {
  /// The cells of a scalar that is a cluster of its own beside others such; nil for all others, and
  /// for none.
  private func usualWidth(of scalar: Unicode.Scalar?) -> Int? {
    scalar.flatMap { UsualScalars.width(of: $0, ambiguous: ambiguousWidth) }
  }

  /// The cell that holds a cluster.
  private mutating func cell(of cluster: VisibleCluster, style: Style, link: UInt16) -> Cell {
    Cell(
      glyph: glyph(of: cluster), width: cluster.width, style: style,
      isContested: cluster.isContested, isClinging: cluster.isClinging, link: link)
  }

  /// The number that a cell holds for a cluster.
  private mutating func glyph(of cluster: VisibleCluster) -> Int32 {
    if let scalar = cluster.scalar { return Int32(bitPattern: scalar.value) }
    return ~Int32(clusters.number(of: cluster.text.utf8))
  }

  /// The number of clusters that may have gone from the screen before their bytes are given up.
  private static let spareClusters = 256

  /// A row while it is written.
  private struct RowPart {
    let y: Int
    /// The columns that may change.
    let columns: Range<Int>
    /// The number of the link that what is written leads to.
    let link: UInt16
    /// None where nothing of the row may change.
    var cells: [Cell]

    var isSeen: Bool { !columns.isEmpty }
  }

  private mutating func takePart(ofRow y: Int, link: String?, clip: Rect) -> RowPart {
    let clip = clip.intersection(bounds)
    guard !clip.isEmpty, y >= clip.minY, y < clip.maxY else {
      return RowPart(y: y, columns: 0..<0, link: 0, cells: [])
    }
    let link = number(ofLink: link)
    return RowPart(y: y, columns: clip.minX..<clip.maxX, link: link, cells: takeRow(y))
  }

  private mutating func putBack(_ part: RowPart, isTorn: Bool) {
    if part.isSeen { cells[part.y] = part.cells }
    if isTorn { tornRows[part.y] = true }
  }

  /// Takes a row out of the screen, to be written by one owner and put back.
  ///
  /// Meanwhile clusters keep their numbers.
  private mutating func takeRow(_ y: Int) -> [Cell] {
    let room = Self.spareClusters + 2 * size.width * size.height
    if clusters.count > room { dropUnusedClusters() }
    var row: [Cell] = []
    swap(&row, &cells[y])
    return row
  }

  /// Numbers the clusters again that are still on the screen.
  private mutating func dropUnusedClusters() {
    var used = TextPool()
    for y in cells.indices {
      for x in cells[y].indices where cells[y][x].glyph < 0 {
        let bytes = clusters.bytes(of: Int(~cells[y][x].glyph))
        cells[y][x].glyph = ~Int32(used.number(of: bytes))
      }
    }
    clusters = used
  }

  /// The number that cells hold for a link: 0 for none, and for a new one once all are taken.
  private mutating func number(ofLink link: String?) -> UInt16 {
    guard let link, !link.isEmpty, links.count < Int(UInt16.max) - 1 else { return 0 }
    let target = LinkTarget.bytes(of: link)
    return target.count > LinkTarget.maximumBytes ? 0 : UInt16(links.number(of: target) + 1)
  }
}
