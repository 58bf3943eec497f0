import HanokLocalization
import HanokTerminal

/// The line numbers at the leading edge of a text view.
struct LineNumberGutter {
  let traits: Traits
  /// The cells of the numbers, and of the space after them.
  let width: Int

  /// The minimum cells for the text.
  private static let leastTextWidth = 4

  /// Creates numbers as wide as the last; a narrow view has none.
  init(lineCount: Int, viewWidth: Int, traits: Traits) {
    self.traits = traits
    let width = CellWidth.of(Self.text(of: lineCount - 1, traits)) + 1
    self.width = width + Self.leastTextWidth < viewWidth ? width : 0
  }

  private static func text(of line: Int, _ traits: Traits) -> String {
    traits.localizer.string(.Hanok.textViewLineNumber(number: line + 1))
  }

  /// Draws the number of a line, by its index, in a row.
  func draw(_ line: Int, y: Int, in canvas: Canvas, style: Style) {
    guard width > 0 else { return }
    let text = Self.text(of: line, traits)
    canvas.write(
      text, at: Point(x: width - 1 - CellWidth.of(text), y: y),
      style: style.applying(traits.theme.secondary))
  }
}
