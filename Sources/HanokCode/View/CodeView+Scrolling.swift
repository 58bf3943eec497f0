import Hanok

/// The areas of the view, counted from the left in every language, and its scrolling.
extension CodeView {
  /// The minimum cells for the text beside line numbers.
  private static let leastTextWidth = 4
  /// The cells of the sign before a row that continues a line, and of a space.
  private static let signWidth = 2

  /// Returns the cells before the text in a width: the line numbers, or the sign of wrapped lines.
  func gutterWidth(in width: Int) -> Int {
    var gutter = 0
    if showsLineNumbers {
      gutter = CellWidth.of(number(ofLine: lineCount - 1)) + 1
    } else if wrapsLines {
      gutter = Self.signWidth
    }
    return gutter + Self.leastTextWidth < width ? gutter : 0
  }

  func number(ofLine line: Int) -> String {
    let number = Message(
      "textView.lineNumber", table: "Hanok", ["number": .init(line + firstLineNumber)])
    return traits?.localizer.string(number) ?? String(line + firstLineNumber)
  }

  /// The columns of the text.
  var textArea: Range<Int> {
    let start = gutterWidth(in: frame.width)
    return start..<max(start, frame.width - indicatorWidth)
  }

  /// The cells of the indicator, which are reserved while all lines are visible too.
  private var indicatorWidth: Int { frame.width > 3 ? 1 : 0 }

  /// The first cell of the indicator, or nil for none.
  var indicatorOrigin: Point? {
    guard indicatorWidth > 0, lastTop > TextRowPlace(line: 0, row: 0) else { return nil }
    return Point(x: frame.width - 1, y: 0)
  }

  /// The visible lines; if lines wrap, as if each had one row.
  var viewport: Viewport {
    if !wrapsLines {
      return Viewport(top: top.line, length: frame.height, contentLength: lineCount)
    }
    let last = lastTop
    return Viewport(top: top.line, isAtEnd: top == last, endLine: last.line, length: frame.height)
  }

  /// The first visible row while the last one is at the lower edge.
  var lastTop: TextRowPlace { content.place(1 - max(1, frame.height), from: content.lastPlace) }

  /// The number of cells of the widest visible line.
  var widestLine: Int {
    (top.line..<min(lineCount, top.line + frame.height)).reduce(0) {
      max($0, content.layout(ofLine: $1).layout.width)
    }
  }

  /// Scrolls until a line is visible, and moves the cursor to its start.
  ///
  /// - Parameter line: The index of the line, from 0, clamped to the text.
  public func goToLine(_ line: Int) {
    select(CodeSelection(clamped(CodePosition(line: line))))
  }

  /// Scrolls as little as possible until the cursor is visible.
  func scrollToCursor() {
    guard frame.height > 0, traits != nil else { return }
    let place = content.place(of: selection.head)
    if place < top {
      top = place
    } else if content.distance(from: top, to: place, upTo: frame.height) >= frame.height {
      top = content.place(1 - frame.height, from: place)
    }
    top = min(top, lastTop)
    if wrapsLines { return }
    let cell = content.cell(of: selection.head)
    // The sign at the right edge is drawn only before more text.
    let isEnd = cell >= content.layout(ofLine: selection.head.line).layout.width
    scrollToColumn(cell, edge: isEnd ? 0 : 1)
  }

  /// Scrolls to the side until a column is visible, and isn't below the sign at an edge.
  ///
  /// - Parameter edge: The cells of the sign at the right edge.
  private func scrollToColumn(_ column: Int, edge: Int) {
    let width = textArea.count
    if column < firstColumn + (firstColumn > 0 ? 1 : 0) {
      firstColumn = max(0, column - 1)
      // One column less would still have the sign at the edge.
      if firstColumn == 1, column < width - 1 { firstColumn = 0 }
    } else if column > firstColumn + width - 1 - edge {
      firstColumn = max(0, column - width + 1 + edge)
    }
  }

  /// Returns the cell of a position, or nil if it isn't visible.
  func point(of position: CodePosition) -> Point? {
    let place = content.place(of: position)
    guard place >= top else { return nil }
    let y = content.distance(from: top, to: place, upTo: frame.height)
    let area = textArea
    var x = area.lowerBound + content.cell(of: position) - firstColumn
    // In a full row of a wrapped line, the cursor is in the last cell.
    if wrapsLines { x = min(x, area.upperBound - 1) }
    return y < frame.height && area.contains(x) ? Point(x: x, y: y) : nil
  }

  /// Returns the position at a cell; a drag beyond an edge scrolls.
  func position(at point: Point) -> CodePosition {
    layoutIfNeeded()
    if point.y < 0 { _ = scroll(x: 0, y: -1) }
    if point.y >= frame.height { _ = scroll(x: 0, y: 1) }
    let area = textArea
    if dragOrigin != nil, !wrapsLines {
      if point.x < area.lowerBound, firstColumn > 0 { _ = scroll(x: -2, y: 0) }
      if point.x >= area.upperBound { _ = scroll(x: 2, y: 0) }
    }
    let y = max(0, min(point.y, frame.height - 1))
    let place = content.place(y, from: top)
    if content.distance(from: top, to: place, upTo: y + 1) < y { return endPosition }
    let x = max(area.lowerBound, min(point.x, area.upperBound))
    return content.position(atCell: x - area.lowerBound + firstColumn, of: place)
  }
}

/// The mouse.
extension CodeView {
  /// Handles a mouse event, and returns nil for one that isn't the view's own.
  func handle(_ event: MouseEvent) -> Bool? {
    if let top = indicator.top(for: event, at: event.position, from: indicatorOrigin, of: viewport)
    {
      if event.kind == .press(.left) { becomeFirstResponder() }
      self.top = top == viewport.maximumTop ? lastTop : TextRowPlace(line: top, row: 0)
      setNeedsLayout()
      setNeedsDisplay()
      return true
    }
    switch event.kind {
    case .press(.left): press(event)
    case .drag(.left):
      if let dragOrigin { extend(from: dragOrigin, to: position(at: event.position)) }
    case .release(.left): dragOrigin = nil
    case .wheel(.left): return scroll(x: -Self.wheelColumns, y: 0)
    case .wheel(.right): return scroll(x: Self.wheelColumns, y: 0)
    case .wheel where event.modifiers.contains(.shift):
      return scroll(x: (event.wheelRows ?? 0) * 2, y: 0)
    default: return nil
    }
    return true
  }

  /// The columns by which the wheel scrolls to the side.
  private static let wheelColumns = 6

  private func press(_ event: MouseEvent) {
    becomeFirstResponder()
    let position = position(at: event.position)
    let isOnNumber = event.position.x < textArea.lowerBound
    dragUnit =
      isOnNumber ? .line : [.character, .word, .line][(max(1, event.clickCount) - 1) % 3]
    if event.modifiers.contains(.shift) {
      dragOrigin = selection.anchor..<selection.anchor
      return select(CodeSelection(from: selection.anchor, to: position))
    }
    let range = range(of: dragUnit, at: position)
    dragOrigin = range
    select(CodeSelection(from: range.lowerBound, to: range.upperBound))
  }

  private func extend(from origin: Range<CodePosition>, to position: CodePosition) {
    let range = range(of: dragUnit, at: position)
    if range.lowerBound < origin.lowerBound {
      select(CodeSelection(from: origin.upperBound, to: range.lowerBound))
    } else {
      select(
        CodeSelection(from: origin.lowerBound, to: max(origin.upperBound, range.upperBound)))
    }
  }
}
