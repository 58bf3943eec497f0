public import HanokTerminal

/// A view's part of the screen: it draws in its own coordinates, and can't draw beyond its bounds.
public struct Canvas {
  /// What several canvases draw on.
  final class Surface {
    var screen: Screen

    init(_ screen: Screen) {
      self.screen = screen
    }
  }

  let surface: Surface
  /// Where the view's own origin is on the screen.
  let origin: Point
  /// What may be drawn on, in the screen's coordinates.
  let clip: Rect

  /// The canvas of a part of this one.
  func inset(to frame: Rect) -> Canvas {
    let frame = frame.offset(x: origin.x, y: origin.y)
    return Canvas(surface: surface, origin: frame.origin, clip: clip.intersection(frame))
  }

  /// Whether nothing that is drawn can be seen.
  var isEmpty: Bool { clip.isEmpty }

  /// Writes a text into one row, and tells how many cells it takes.
  @discardableResult
  public func write(_ text: String, at point: Point, style: Style = .plain) -> Int {
    let place = Point(x: origin.x + point.x, y: origin.y + point.y)
    return surface.screen.write(text, at: place, style: style, clip: clip)
  }

  /// Writes a line of runs, each in the look of its role over `style`.
  ///
  /// - Returns: How many cells it takes.
  @discardableResult
  public func write(
    _ line: TextLine, at point: Point, style: Style = .plain, theme: Theme
  ) -> Int {
    var place = Point(x: origin.x + point.x, y: origin.y + point.y)
    for piece in line.pieces {
      let look = Self.look(of: theme.style(of: piece.role), over: style)
      place.x += surface.screen.write(
        piece.clusters, at: place, style: look, link: piece.role.target, clip: clip)
    }
    return line.width
  }

  /// A role's look over another's.
  ///
  /// Its colour was chosen for the ground that texts have: on another one it might not be seen.
  private static func look(of role: Style, over style: Style) -> Style {
    var look = style.applying(role)
    if style.background != .default, role.background == .default {
      look.foreground = style.foreground
    }
    return look
  }

  /// Fills cells with blanks of a style.
  public func fill(_ rect: Rect, style: Style = .plain) {
    surface.screen.fill(rect.offset(x: origin.x, y: origin.y).intersection(clip), style: style)
  }

  /// Shows the terminal's cursor in a cell.
  public func showCursor(at point: Point) {
    let place = Point(x: origin.x + point.x, y: origin.y + point.y)
    if clip.contains(place) { surface.screen.cursor = place }
  }
}
