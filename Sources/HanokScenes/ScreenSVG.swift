package import HanokTerminal

/// Screens as one picture, whose texts are texts.
///
/// Grounds, lines under and through cells, blocks and borders are shapes: a viewer draws no line under
/// blanks, and a font has no lines that meet.
package struct ScreenSVG {
  /// A screen, the name of its group, and its caption.
  package struct Shot {
    fileprivate let id: String
    fileprivate let caption: String
    fileprivate let screen: Screen

    /// Creates a shot of a screen.
    package init(id: String, caption: String, screen: Screen) {
      self.id = id
      self.caption = caption
      self.screen = screen
    }
  }

  private let rows: [[Shot]]
  private let colors: PageColors

  /// Creates a picture of rows of screens.
  package init(_ rows: [[Shot]], colors: PageColors = .report) {
    self.rows = rows
    self.colors = colors
  }

  // Of a font of 14 pixels, in tenths of a pixel.
  private static let cellWidth = 84
  private static let cellHeight = 170
  private static let baseline = 130
  /// The tops of the lines under and through a cell.
  private static let (underline, strikethrough) = (150, 90)
  /// The width of such a line and of a border; a heavy one has twice as much.
  private static let lineWidth = 10
  /// The room between screens, with their names.
  private static let gap = 300

  /// The document.
  package var text: String {
    var body = ""
    var (y, width) = (0, 0)
    for row in rows {
      var (x, height) = (Self.gap / 2, 0)
      y += Self.gap
      for shot in row {
        body += picture(of: shot, x: x, y: y)
        x += shot.screen.size.width * Self.cellWidth + Self.gap / 2
        height = max(height, shot.screen.size.height * Self.cellHeight)
      }
      width = max(width, x)
      y += height
    }
    y += Self.gap / 2
    let page = colors.page.map { "<rect width=\"100%\" height=\"100%\" fill=\"\($0)\"/>\n" } ?? ""
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(pixels(width)) \(pixels(y))" \
      width="\(pixels(width))" height="\(pixels(y))" font-family="monospace" font-size="14">
      \(page)\(body)</svg>

      """
  }

  private func picture(of shot: Shot, x: Int, y: Int) -> String {
    let size = shot.screen.size
    var text = """
      <g id="\(shot.id.escapedForMarkup)"><text x="\(pixels(x))" y="\(pixels(y - 60))" \
      fill="\(colors.caption)">\(shot.caption.escapedForMarkup)</text>
      <rect x="\(pixels(x))" y="\(pixels(y))" width="\(pixels(size.width * Self.cellWidth))" \
      height="\(pixels(size.height * Self.cellHeight))" fill="\(colors.ground)"/>

      """
    for row in 0..<size.height {
      for run in Self.joined(ScreenRun.runs(of: shot.screen, row: row)) where !run.isBlank {
        text += self.text(
          of: run, x: x + run.column * Self.cellWidth, y: y + row * Self.cellHeight)
      }
    }
    return text + "</g>\n"
  }

  /// Joins equal shapes next to each other, such as those of a border.
  private static func joined(_ runs: [ScreenRun]) -> [ScreenRun] {
    var joined: [ScreenRun] = []
    for run in runs {
      if let last = joined.last, last.text == run.text, last.style == run.style,
        CellShape(run.text)?.isContinuous == true
      {
        joined[joined.count - 1].width += run.width
      } else {
        joined.append(run)
      }
    }
    return joined
  }

  private func text(of run: ScreenRun, x: Int, y: Int) -> String {
    let (color, ground) = colors.colors(of: run.style)
    let attributes = run.style.attributes
    let opacity = attributes.contains(.dim) ? 0.65 : 1
    let width = run.width * Self.cellWidth
    var text = ""
    if let ground { text += rect(x, y, width, Self.cellHeight, ground) }
    if attributes.contains(.underline) {
      text += rect(x, y + Self.underline, width, Self.lineWidth, color, opacity)
    }
    if let shape = CellShape(run.text) {
      text += drawing(of: shape, x: x, y: y, width: width, color, opacity)
    } else if run.text.contains(where: { $0 != " " }) {
      text += glyphs(of: run, x: x, y: y, color)
    }
    if attributes.contains(.strikethrough) {
      text += rect(x, y + Self.strikethrough, width, Self.lineWidth, color, opacity)
    }
    return text
  }

  private func glyphs(of run: ScreenRun, x: Int, y: Int, _ color: String) -> String {
    let isRightToLeft = run.kind == .rightToLeft
    let width = run.width * Self.cellWidth
    // Not every viewer begins a text from right to left at the right: its middle is the same in all.
    let (start, direction) =
      isRightToLeft ? (x + width / 2, " text-anchor=\"middle\" direction=\"rtl\"") : (x, "")
    return """
      <text x="\(pixels(start))" y="\(pixels(y + Self.baseline))" textLength="\(pixels(width))" \
      lengthAdjust="spacingAndGlyphs" xml:space="preserve" fill="\(color)"\
      \(direction)\(attributes(of: run.style))>\(run.text.escapedForMarkup)</text>

      """
  }

  /// Returns a rectangle with sharp edges, so that no seam is between two.
  private func rect(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: String, _ opacity: Double = 1
  ) -> String {
    """
    <rect x="\(pixels(x))" y="\(pixels(y))" width="\(pixels(width))" height="\(pixels(height))" \
    fill="\(color)"\(opacity < 1 ? " opacity=\"\(opacity)\"" : "") shape-rendering="crispEdges"/>

    """
  }

  private func drawing(
    of shape: CellShape, x: Int, y: Int, width: Int, _ color: String, _ opacity: Double
  ) -> String {
    let parts = shape.parts.map { part in
      let (left, right) = (part.x * width / 8, (part.x + part.width) * width / 8)
      let top = part.y * Self.cellHeight / 8
      let bottom = (part.y + part.height) * Self.cellHeight / 8
      return rect(
        x + left, y + top, right - left, bottom - top, color, opacity * shape.opacity)
    }
    return parts.joined() + line(of: shape, x: x, y: y, width: width, color, opacity)
  }

  /// Returns the line of a shape, from the edges of the cells to their middle.
  private func line(
    of shape: CellShape, x: Int, y: Int, width: Int, _ color: String, _ opacity: Double
  ) -> String {
    guard !shape.arms.isEmpty else { return "" }
    let thick = shape.isHeavy ? 2 * Self.lineWidth : Self.lineWidth
    let (centerX, centerY) = (x + width / 2, y + Self.cellHeight / 2)
    if shape.isRounded {
      let endX = shape.arms.contains(.left) ? x : x + width
      let endY = shape.arms.contains(.up) ? y : y + Self.cellHeight
      return """
        <path d="M\(pixels(endX)) \(pixels(centerY))Q\(pixels(centerX)) \(pixels(centerY)) \
        \(pixels(centerX)) \(pixels(endY))" fill="none" stroke="\(color)"\
        \(opacity < 1 ? " opacity=\"\(opacity)\"" : "")/>

        """
    }
    let (left, top) = (centerX - thick / 2, centerY - thick / 2)
    var text = ""
    if !shape.arms.isDisjoint(with: [.left, .right]) {
      let start = shape.arms.contains(.left) ? x : left
      let end = shape.arms.contains(.right) ? x + width : left + thick
      text += rect(start, top, end - start, thick, color, opacity)
    }
    if !shape.arms.isDisjoint(with: [.up, .down]) {
      let start = shape.arms.contains(.up) ? y : top
      let end = shape.arms.contains(.down) ? y + Self.cellHeight : top + thick
      text += rect(left, start, thick, end - start, color, opacity)
    }
    return text
  }

  private func attributes(of style: Style) -> String {
    let attributes: [(Style.Attributes, String)] = [
      (.bold, "font-weight=\"bold\""), (.dim, "opacity=\"0.65\""),
      (.italic, "font-style=\"italic\""),
    ]
    return attributes.filter { style.attributes.contains($0.0) }.map { " " + $0.1 }.joined()
  }

  private func pixels(_ tenths: Int) -> String { "\(tenths / 10).\(abs(tenths % 10))" }
}
