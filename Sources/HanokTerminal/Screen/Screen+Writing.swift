extension Screen {
  /// Writes a text into one row, cluster by cluster, clipped.
  ///
  /// A wide cluster that is half outside of the clip is replaced by a blank. If half of a wide
  /// cluster is overwritten, the other half becomes a blank. Controls are replaced by visible
  /// characters, never stored.
  ///
  /// ```
  /// "한글한" into [a|b c d e|f]      →   [a|· 글 ··|f]
  /// "x" at column 1 of [한 글]       →   [·x글]
  /// ```
  ///
  /// - Parameters:
  ///   - link: The target of a link on the text (OSC 8), of `http`, `https` or `mailto`; another address is no
  ///     link, and neither is nil.
  ///   - clip: The cells that may change; the rest of the screen stays the same, except for the
  ///     other half of a wide cluster.
  /// - Returns: The number of cells of the whole text, inside the clip or not.
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
    var isRightToLeft = false
    var x = point.x
    var scalars = text.unicodeScalars.makeIterator()
    var upcoming = scalars.next()
    var upcomingWidth = usualWidth(of: upcoming)
    // The offset of the next scalar, in UTF-8.
    var offset = 0
    while let scalar = upcoming {
      let width = upcomingWidth
      upcoming = scalars.next()
      upcomingWidth = usualWidth(of: upcoming)
      if let width, upcoming == nil || upcomingWidth != nil {
        let cell = Cell(
          glyph: Int32(bitPattern: scalar.value), width: width, style: style, link: link)
        if isSeen, cells.put(cell, x: x, clip: columns) { isTorn = true }
        if RightToLeftScalars.usual.contains(scalar.value) { isRightToLeft = true }
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
        if cluster.mayBeRightToLeft { isRightToLeft = true }
      }
      x += cluster.width
    }
    putBack(part, isTorn: isTorn)
    if isRightToLeft { hasRightToLeftText = true }
    return x - point.x
  }

  /// Writes clusters into one row, each with its width in the layout.
  ///
  /// - Returns: The number of cells of the clusters, inside the clip or not.
  @discardableResult
  package mutating func write(
    _ clusters: some Sequence<VisibleCluster>, at point: Point, style: Style, link: String? = nil,
    clip: Rect
  ) -> Int {
    var part = takePart(ofRow: point.y, link: link, clip: clip)
    let (isSeen, columns, link) = (part.isSeen, part.columns, part.link)
    var cells = part.cells.mutableSpan
    var isTorn = false
    var isRightToLeft = false
    var x = point.x
    for cluster in clusters where cluster.width > 0 {
      if isSeen, columns.overlaps(x..<(x + cluster.width)) {
        let cell = cell(of: cluster, style: style, link: link)
        if cells.put(cell, x: x, clip: columns) { isTorn = true }
        if cluster.mayBeRightToLeft { isRightToLeft = true }
      }
      x += cluster.width
    }
    putBack(part, isTorn: isTorn)
    if isRightToLeft { hasRightToLeftText = true }
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

  /// Changes the style of cells and keeps their clusters.
  ///
  /// Both cells of a wide cluster get the style of the first.
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

  /// Moves the rows of an area within it; rows without a source stay the same.
  ///
  /// - Parameter distance: The number of rows up; below 0, down.
  /// - Returns: Whether they were moved: false if the area isn't on the screen, or if its edges
  ///   split wide clusters.
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
        // The rows stay shared with copies of the screen, and are therefore known to be equal.
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
  /// Sets a cell of a row within the clip; a wide cell that fits only by half becomes a blank.
  ///
  /// - Returns: Whether half of a wide cluster was overwritten.
  fileprivate mutating func put(_ cell: Cell, x: Int, clip: Range<Int>) -> Bool {
    guard clip.overlaps(x..<(x + cell.width)) else { return false }
    if x >= clip.lowerBound, x + cell.width <= clip.upperBound { return set(cell, x: x) }
    return set(.blank(cell.style), x: Swift.max(x, clip.lowerBound))
  }

  /// Sets a cell of a row, and the next one if it is wide.
  ///
  /// If half of a wide cluster is overwritten, its other half becomes a blank with the old style,
  /// since it has another background than its new neighbour.
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
  /// Returns the width of a scalar that is a cluster among its like; nil for other scalars.
  private func usualWidth(of scalar: Unicode.Scalar?) -> Int? {
    scalar.flatMap { UsualScalars.width(of: $0, ambiguous: ambiguousWidth) }
  }

  /// Returns the cell of a cluster.
  private mutating func cell(of cluster: VisibleCluster, style: Style, link: UInt16) -> Cell {
    Cell(
      glyph: glyph(of: cluster), width: cluster.width, style: style,
      isContested: cluster.isContested, isClinging: cluster.isClinging, link: link)
  }

  /// Returns the number of a cluster in its cells.
  private mutating func glyph(of cluster: VisibleCluster) -> Int32 {
    if let scalar = cluster.scalar { return Int32(bitPattern: scalar.value) }
    return ~Int32(clusters.number(of: cluster.text.utf8))
  }

  /// The number of unused clusters before their bytes are dropped.
  private static let spareClusters = 256

  /// A row during a write.
  private struct RowPart {
    let y: Int
    /// The columns that may change.
    let columns: Range<Int>
    /// The number of the written text's link.
    let link: UInt16
    /// The cells; empty if nothing of the row may change.
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

  /// Takes a row out of the screen, so that it has one owner during a write.
  ///
  /// Meanwhile the numbers of clusters don't change.
  private mutating func takeRow(_ y: Int) -> [Cell] {
    let room = Self.spareClusters + 2 * size.width * size.height
    if clusters.count > room { dropUnusedClusters() }
    var row: [Cell] = []
    swap(&row, &cells[y])
    return row
  }

  /// Renumbers the clusters that are still on the screen.
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

  /// Returns the number of a link: 0 for none, for one that terminals must not open, and for a new one
  /// if all numbers are used.
  private mutating func number(ofLink link: String?) -> UInt16 {
    guard let link, links.count < Int(UInt16.max) - 1, let target = LinkTarget(link) else {
      return 0
    }
    return UInt16(links.number(of: target.bytes) + 1)
  }
}
