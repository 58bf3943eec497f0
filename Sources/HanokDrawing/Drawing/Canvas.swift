public import HanokTerminal

/// A view's part of the screen, in the view's own cells and clipped to its bounds.
///
/// Columns are counted from the leading side: from the left, and in Arabic from the right. So a
/// view draws each language in the same way, and its picture is mirrored where it must be:
///
/// ```
/// let line = canvas.traits.line(message)        |› Name|
/// canvas.write("›", at: Point(x: 0, y: 0))
/// canvas.write(line, at: Point(x: 2, y: 0))     |الاسم ‹|
/// ```
///
/// Pictures that aren't mirrored, such as photographs, are drawn on ``leftToRight``.
public struct Canvas {
  /// The screen that several canvases draw on.
  package final class Surface {
    package var screen: Screen

    /// Creates a surface for a screen.
    package init(_ screen: Screen) {
      self.screen = screen
    }
  }

  package let surface: Surface
  /// The screen's cell at the view's left top.
  package let origin: Point
  /// The cells that can be drawn, in the screen's coordinates.
  let clip: Rect
  /// The style of the view's background, which styles are merged with.
  public var style: Style
  /// The language, the theme and the signs of the view.
  public var traits: Traits
  /// The size of the view, in cells.
  public let size: Size
  /// Whether column 0 is the rightmost.
  private let isMirrored: Bool

  /// Creates the canvas of a whole screen, clipped to an area.
  package init(_ surface: Surface, style: Style, clip: Rect, traits: Traits) {
    self.init(surface, style: style, frame: surface.screen.bounds, clip: clip, traits: traits)
  }

  /// Creates the canvas of a frame in the screen's cells, mirrored by the traits if it is nil.
  private init(
    _ surface: Surface, style: Style, frame: Rect, clip: Rect, traits: Traits,
    isMirrored: Bool? = nil
  ) {
    self.surface = surface
    self.style = style
    self.traits = traits
    self.isMirrored = isMirrored ?? traits.isRightToLeft
    self.clip = clip
    origin = frame.origin
    size = frame.size
  }

  /// Returns the canvas of a subview, whose frame is in cells from the left.
  package func subview(_ frame: Rect, traits: Traits) -> Canvas {
    let frame = frame.offset(x: origin.x, y: origin.y)
    return Canvas(
      surface, style: style, frame: frame, clip: clip.intersection(frame), traits: traits)
  }

  /// Returns the canvas of a part of this one, in the part's own cells and clipped to it.
  public func inset(to part: Rect) -> Canvas {
    let frame = onScreen(part)
    return Canvas(
      surface, style: style, frame: frame, clip: clip.intersection(frame), traits: traits,
      isMirrored: isMirrored)
  }

  /// The same cells with columns counted from the left in every language.
  public var leftToRight: Canvas {
    Canvas(
      surface, style: style, frame: Rect(origin: origin, size: size), clip: clip, traits: traits,
      isMirrored: false)
  }

  /// The cells that are drawn now, in the view's own cells; the others don't change.
  public var visibleRect: Rect {
    let rect = clip.offset(x: -origin.x, y: -origin.y)
    if !isMirrored { return rect }
    return Rect(x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Returns the rows of a range that are drawn now, or none if all are unchanged.
  public func visibleRows(of rows: Range<Int>) -> Range<Int> {
    let visible = visibleRect
    return rows.clamped(to: visible.minY..<max(visible.minY, visible.maxY))
  }

  /// Writes signs into one row, in a style merged with the background's.
  ///
  /// They are written from the left to the right; words are laid out by ``Traits``
  /// before. A colour that isn't readable on the background is replaced by the background's own
  /// text colour. Lines aren't text: they keep their lower contrast.
  ///
  /// - Returns: The number of cells that the text occupies.
  @discardableResult
  public func write(_ text: String, at point: Point, style: Style = .plain) -> Int {
    let width = isMirrored ? CellWidth.of(text, ambiguous: traits.ambiguousWidth) : 0
    return surface.screen.write(
      text, at: place(point, width: width),
      style: Self.style(
        style, over: self.style, least: Self.isLine(text) ? Theme.lineContrast : Theme.leastContrast
      ),
      clip: clip)
  }

  /// Writes signs of a cell each, from the leading side on.
  public func write(signs: [String], at point: Point, style: Style = .plain) {
    for (index, sign) in signs.enumerated() {
      write(sign, at: Point(x: point.x + index, y: point.y), style: style)
    }
  }

  /// Writes a line, or nothing if it is nil.
  ///
  /// - Returns: The number of cells that the line occupies.
  @discardableResult
  public func write(_ line: TextLine?, at point: Point, style: Style = .plain) -> Int {
    if let line { write(line, at: point, style: style) } else { 0 }
  }

  /// Writes a line of runs, each in the style of its role merged with `style`.
  ///
  /// - Returns: The number of cells that the line occupies.
  @discardableResult
  public func write(_ line: TextLine, at point: Point, style: Style = .plain) -> Int {
    let ground = Self.style(style, over: self.style)
    var place = place(point, width: line.width)
    for piece in line.pieces {
      let pieceStyle = Self.style(traits.style(of: piece.role), over: ground)
      place.x += surface.screen.write(
        piece.clusters, at: place, style: pieceStyle, link: piece.role.target, clip: clip)
    }
    return line.width
  }

  /// Fills cells with blanks, in a style merged with the background's.
  public func fill(_ rect: Rect, style: Style = .plain) {
    surface.screen.fill(onScreen(rect).intersection(clip), style: self.style.applying(style))
  }

  /// Fills cells with blanks, but of the first and the last row only the halves next to the others.
  ///
  /// So a raised surface of three rows looks two rows high. Whole cells are filled if the terminal lacks
  /// the signs or the exact colours.
  public func fillWithHalfEdges(_ rect: Rect, style: Style) {
    let hasHalves =
      traits.colorDepth == .full && !traits.drawsInASCII && rect.height > 2
      && style.background != .default && !style.attributes.contains(.reverse)
    guard hasHalves else { return fill(rect, style: style) }
    fill(rect.inset(x: 0, y: 1), style: style)
    // The colour of the ground behind it keeps the text colour from being replaced.
    let edge = Style(foreground: style.background, background: self.style.background)
    for (y, isTop) in [(rect.minY, true), (rect.maxY - 1, false)] {
      let half = BlockArt.halves(top: !isTop, bottom: isTop)
      write(String(repeating: half, count: rect.width), at: Point(x: rect.minX, y: y), style: edge)
    }
  }

  /// Changes the style of cells, and keeps their characters.
  public func restyle(_ rect: Rect, _ change: (Style) -> Style) {
    surface.screen.restyle(onScreen(rect).intersection(clip), change)
  }

  /// Returns the screen's leftmost cell of a text of some cells.
  private func place(_ point: Point, width: Int) -> Point {
    let x = isMirrored ? size.width - point.x - width : point.x
    return Point(x: origin.x + x, y: origin.y + point.y)
  }

  /// Returns the screen's cells of a rectangle.
  private func onScreen(_ rect: Rect) -> Rect {
    Rect(origin: place(rect.origin, width: rect.width), size: rect.size)
  }

  /// Whether a text begins with a line, as of a border (Unicode's block Box Drawing).
  private static func isLine(_ text: String) -> Bool {
    text.unicodeScalars.first.map { (0x2500...0x257F).contains($0.value) } ?? false
  }

  /// Merges a role's style with the background's.
  ///
  /// A role's colour is chosen for the window's background: on another one it is used if it is
  /// readable there, otherwise the text's own colour is.
  private static func style(
    _ role: Style, over ground: Style, least: Double = Theme.leastContrast
  ) -> Style {
    var merged = ground.applying(role)
    if role.foreground != .default, role.background == .default, ground.background != .default,
      (role.foreground.contrast(with: ground.background) ?? 0) < least
    {
      merged.foreground = ground.foreground
    }
    return merged
  }
}
