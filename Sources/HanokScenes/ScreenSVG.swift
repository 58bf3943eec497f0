package import HanokTerminal

/// Screens as one picture, whose texts are texts.
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
      for run in ScreenRun.runs(of: shot.screen, row: row) where !run.isBlank {
        text += self.text(
          of: run, x: x + run.column * Self.cellWidth, y: y + row * Self.cellHeight)
      }
    }
    return text + "</g>\n"
  }

  private func text(of run: ScreenRun, x: Int, y: Int) -> String {
    let (color, ground) = colors.colors(of: run.style)
    let width = pixels(run.width * Self.cellWidth)
    var text = ""
    if let ground {
      text += """
        <rect x="\(pixels(x))" y="\(pixels(y))" width="\(width)" \
        height="\(pixels(Self.cellHeight))" fill="\(ground)"/>

        """
    }
    if run.text.allSatisfy({ $0 == " " }) { return text }
    let isRightToLeft = run.kind == .rightToLeft
    let start = isRightToLeft ? x + run.width * Self.cellWidth : x
    return text + """
      <text x="\(pixels(start))" y="\(pixels(y + Self.baseline))" textLength="\(width)" \
      lengthAdjust="spacingAndGlyphs" xml:space="preserve" fill="\(color)"\
      \(isRightToLeft ? " direction=\"rtl\"" : "")\(attributes(of: run.style))>\
      \(run.text.escapedForMarkup)</text>

      """
  }

  private func attributes(of style: Style) -> String {
    let attributes: [(Style.Attributes, String)] = [
      (.bold, "font-weight=\"bold\""), (.dim, "opacity=\"0.65\""),
      (.italic, "font-style=\"italic\""), (.underline, "text-decoration=\"underline\""),
      (.strikethrough, "text-decoration=\"line-through\""),
    ]
    return attributes.filter { style.attributes.contains($0.0) }.map { " " + $0.1 }.joined()
  }

  private func pixels(_ tenths: Int) -> String { "\(tenths / 10).\(abs(tenths % 10))" }
}
