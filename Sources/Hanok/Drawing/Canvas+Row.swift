public import HanokTerminal

extension Canvas {
  /// A row whose columns begin at the leading side.
  public struct Row {
    private let canvas: Canvas
    private let y: Int
    private let isRightToLeft: Bool
    private let width: Int

    /// Creates a row of a canvas, with a width in cells.
    public init(_ canvas: Canvas, y: Int, isRightToLeft: Bool, width: Int) {
      self.canvas = canvas
      self.y = y
      self.isRightToLeft = isRightToLeft
      self.width = width
    }

    /// Writes a text of a number of cells.
    public func write(_ text: String, at start: Int, width: Int, style: Style) {
      canvas.write(text, at: Point(x: column(start, width), y: y), style: style)
    }

    /// Writes a line of runs.
    public func write(_ line: TextLine, at start: Int, style: Style = .plain, theme: Theme) {
      canvas.write(line, at: Point(x: column(start, line.width), y: y), style: style, theme: theme)
    }

    private func column(_ start: Int, _ length: Int) -> Int {
      isRightToLeft ? width - start - length : start
    }
  }
}
