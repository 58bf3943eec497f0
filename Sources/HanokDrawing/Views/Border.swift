package import HanokTerminal

extension Canvas {
  /// Draws a border along the edges, of at least two columns and rows.
  ///
  /// - Parameter isHeavy: Whether its lines are heavy, as around what has the focus.
  package func drawBorder(isHeavy: Bool = false, style: Style) {
    let symbols = traits.symbols
    let corners = isHeavy ? symbols.heavyCorners : symbols.corners
    let line = isHeavy ? symbols.heavyHorizontalLine : symbols.horizontalLine
    let side = isHeavy ? symbols.heavyVerticalLine : symbols.verticalLine
    let (right, bottom) = (size.width - 1, size.height - 1)
    let edge = String(repeating: line, count: max(0, right - 1))
    write(corners[0] + edge + corners[1], at: .zero, style: style)
    write(corners[2] + edge + corners[3], at: Point(x: 0, y: bottom), style: style)
    for y in 1..<max(1, bottom) {
      write(side, at: Point(x: 0, y: y), style: style)
      write(side, at: Point(x: right, y: y), style: style)
    }
  }
}
