import Hanok

/// Draws a card: its border, and its back or its picture.
///
/// States are visible without colours too: the focus has heavy lines or `‹ ›`, a matched card a
/// mark.
struct CardPainter {
  let card: CardView
  let canvas: Canvas

  private var theme: Theme { canvas.traits.theme }
  private var symbols: SymbolSet { canvas.traits.symbols }
  private var size: Size { card.frame.size }
  private var isFocused: Bool { card.isFirstResponder || card.isHighlighted }
  private var isMatched: Bool { card.face.isMatched }

  func draw() {
    let style = card.hasBorder ? Style.plain : rowStyle
    if card.hasBorder { drawBorder() } else { drawEdges(style) }
    if let picture = card.picture {
      drawPicture(picture, style)
    } else {
      drawBack(card.hasBorder ? backStyle : style)
    }
  }

  /// The cells within the border.
  private var inside: Rect { card.bounds.inset(x: 1, y: card.hasBorder ? 1 : 0) }

  /// Draws a picture, whose two cells are in the middle of an even number of cells.
  private func drawPicture(_ picture: Picture, _ style: Style) {
    let width = CellWidth.of(picture.symbol)
    var look = style
    if !isMatched { look.attributes.formUnion(.bold) }
    canvas.write(
      picture.symbol,
      at: Point(x: inside.minX + (inside.width - width) / 2, y: inside.minY + inside.height / 2),
      style: look)
  }

  /// The style of a back: a colour of its own where the terminal shows surfaces.
  private var backStyle: Style {
    let isColored = canvas.traits.showsSurfaces && theme.selection.background != .default
    return isColored ? theme.selection : theme.border
  }

  private func drawBack(_ style: Style) {
    let row = String(repeating: symbols.detail, count: inside.width)
    for y in inside.minY..<inside.maxY {
      canvas.write(row, at: Point(x: inside.minX, y: y), style: style)
    }
  }

  private func drawBorder() {
    let isUp = card.picture != nil && !isMatched
    let style = isFocused ? theme.focusedBorder : isUp ? theme.control : theme.border
    let corners = isFocused ? symbols.heavyCorners : symbols.corners
    let line = isFocused ? symbols.heavyHorizontalLine : symbols.horizontalLine
    let side = isFocused ? symbols.heavyVerticalLine : symbols.verticalLine
    let edge = String(repeating: line, count: size.width - 2)
    let (right, bottom) = (size.width - 1, size.height - 1)
    canvas.write(corners[0] + edge + corners[1], at: .zero, style: style)
    canvas.write(corners[2] + edge + corners[3], at: Point(x: 0, y: bottom), style: style)
    for y in 1..<bottom {
      canvas.write(side, at: Point(x: 0, y: y), style: style)
      canvas.write(side, at: Point(x: right, y: y), style: style)
    }
    if isMatched {
      canvas.write(symbols.checkmark, at: Point(x: 1, y: 0), style: theme.success)
    }
  }

  /// The style of a card in one row, similar to a button.
  private var rowStyle: Style {
    if isFocused { return card.stateStyle }
    return isMatched ? theme.secondary : theme.button
  }

  /// Draws the signs at both ends of a card in one row; the mark of a match is at the trailing end.
  private func drawEdges(_ style: Style) {
    canvas.fill(card.bounds, style: style)
    let edges = card.stateEdges
    let leading = isMatched && !isFocused ? " " : edges.leading
    canvas.write(leading, at: .zero, style: style)
    canvas.write(
      isMatched ? symbols.checkmark : edges.trailing, at: Point(x: size.width - 1, y: 0),
      style: style)
  }
}
