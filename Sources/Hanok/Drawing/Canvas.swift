public import HanokTerminal

/// A view's part of the screen, in the view's own coordinates and clipped to its bounds.
public struct Canvas {
  /// The screen that several canvases draw on.
  final class Surface {
    var screen: Screen

    /// Creates a surface for a screen.
    init(_ screen: Screen) {
      self.screen = screen
    }
  }

  let surface: Surface
  /// The screen's cell at the view's origin.
  let origin: Point
  /// The cells that can be drawn, in the screen's coordinates.
  let clip: Rect
  /// The style of the view's background, which styles are merged with.
  public internal(set) var style: Style

  init(_ surface: Surface, style: Style, clip: Rect) {
    self.surface = surface
    self.style = style
    self.clip = clip
    origin = .zero
  }

  private init(_ surface: Surface, style: Style, origin: Point, clip: Rect) {
    self.surface = surface
    self.style = style
    self.origin = origin
    self.clip = clip
  }

  /// Returns the canvas of a part of this one, in the part's own coordinates and clipped to it.
  public func inset(to frame: Rect) -> Canvas {
    let frame = frame.offset(x: origin.x, y: origin.y)
    return Canvas(
      surface, style: style, origin: frame.origin, clip: clip.intersection(frame))
  }

  /// The cells that are drawn now, in the view's own coordinates; the others don't change.
  public var visibleRect: Rect { clip.offset(x: -origin.x, y: -origin.y) }

  /// Returns the rows of a range that are drawn now, or none if all are unchanged.
  public func visibleRows(of rows: Range<Int>) -> Range<Int> {
    let visible = visibleRect
    return rows.clamped(to: visible.minY..<max(visible.minY, visible.maxY))
  }

  /// Writes a text into one row, in a style merged with the background's.
  ///
  /// A colour that isn't readable on the background is replaced by the background's own text
  /// colour. Lines aren't text: they keep their lower contrast.
  ///
  /// - Returns: The number of cells that the text occupies.
  @discardableResult
  public func write(_ text: String, at point: Point, style: Style = .plain) -> Int {
    surface.screen.write(
      text, at: place(point),
      style: Self.style(
        style, over: self.style, least: Self.isLine(text) ? Self.lineContrast : Self.leastContrast),
      clip: clip)
  }

  /// Writes a line of runs, each in the style of its role merged with `style`.
  ///
  /// - Returns: The number of cells that the line occupies.
  @discardableResult
  public func write(
    _ line: TextLine, at point: Point, style: Style = .plain, theme: Theme
  ) -> Int {
    let ground = Self.style(style, over: self.style)
    var place = place(point)
    for piece in line.pieces {
      let look = Self.style(theme.style(of: piece.role), over: ground)
      place.x += surface.screen.write(
        piece.clusters, at: place, style: look, link: piece.role.target, clip: clip)
    }
    return line.width
  }

  /// Fills cells with blanks, in a style merged with the background's.
  public func fill(_ rect: Rect, style: Style = .plain) {
    surface.screen.fill(
      rect.offset(x: origin.x, y: origin.y).intersection(clip),
      style: self.style.applying(style))
  }

  /// Changes the style of cells, and keeps their characters.
  public func restyle(_ rect: Rect, _ change: (Style) -> Style) {
    surface.screen.restyle(rect.offset(x: origin.x, y: origin.y).intersection(clip), change)
  }

  private func place(_ point: Point) -> Point {
    Point(x: origin.x + point.x, y: origin.y + point.y)
  }

  /// The minimum contrast of a role's colour with its background (WCAG 2.2, 1.4.3).
  private static let leastContrast = 4.5
  /// The minimum contrast of lines, which aren't read (WCAG 2.2, 1.4.11).
  private static let lineContrast = 3.0

  /// Whether a text begins with a line, as of a border (Unicode's block Box Drawing).
  private static func isLine(_ text: String) -> Bool {
    text.unicodeScalars.first.map { (0x2500...0x257F).contains($0.value) } ?? false
  }

  /// Merges a role's style with the background's.
  ///
  /// A role's colour is chosen for the window's background: on another one it is used if it is
  /// readable there, otherwise the text's own colour is.
  private static func style(
    _ role: Style, over ground: Style, least: Double = leastContrast
  ) -> Style {
    var look = ground.applying(role)
    if role.foreground != .default, role.background == .default, ground.background != .default,
      (role.foreground.contrast(with: ground.background) ?? 0) < least
    {
      look.foreground = ground.foreground
    }
    return look
  }
}
