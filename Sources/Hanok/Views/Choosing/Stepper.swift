public import HanokLocalization
public import HanokTerminal

/// A number with a sign at each side that makes it less or more.
///
/// ```
/// [− 12 +]    ‹− 12 +› focused    [  0 +] at a bound its sign goes
/// ```
///
/// A click on a sign steps; keys as in ``RangeControl``. It has room for the words of both bounds, so
/// that nothing moves.
open class Stepper: RangeControl {
  /// The edges, the signs and the spaces around the words.
  private static let chromeWidth = 6
  /// The column of the words.
  private static let textColumn = 3

  /// A stepper, with a name for those who don't see the label beside it.
  public override init(
    _ name: Message, value: Double = 0, in bounds: ClosedRange<Double> = 0...100, step: Double = 1
  ) {
    super.init(name, value: value, in: bounds, step: step)
  }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let ideal = valueWidth + Self.chromeWidth
    return Size(width: min(ideal, proposal.width ?? ideal), height: 1)
  }

  private var room: Int { max(0, frame.width - Self.chromeWidth) }

  open override func draw(in canvas: Canvas) {
    guard let traits, frame.width > 0 else { return }
    let (edges, style, isMirrored) = (stateEdges, stateStyle, traits.isRightToLeft)
    if isUsable, isFirstResponder || isHighlighted { canvas.fill(bounds, style: style) }
    let end = frame.width - 1
    write(signs: [isMirrored ? edges.right : edges.left], at: 0, style: style, in: canvas)
    write(signs: [isMirrored ? edges.left : edges.right], at: end, style: style, in: canvas)
    if isUsable, value > minimumValue {
      write(signs: [traits.symbols.minus], at: 1, style: style, in: canvas)
    }
    if isUsable, value < maximumValue {
      write(signs: [traits.symbols.plus], at: end - 1, style: style, in: canvas)
    }
    guard let line = shownLine else { return }
    let textStyle = entry == nil ? style : style.applying(traits.theme.field)
    write(line, at: column(of: line), style: textStyle, in: canvas)
  }

  private var shownLine: TextLine? { line(valueText, width: room) }

  private func column(of line: TextLine) -> Int { Self.textColumn + (room - line.width) / 2 }

  open override var truncatedText: String? {
    (line(valueText)?.width ?? 0) > room ? valueText.text : nil
  }

  open override var insertionPoint: Point? {
    guard let line = shownLine else { return nil }
    let column = min(frame.width - 1, column(of: line) + line.width)
    return Point(x: traits?.isRightToLeft == true ? frame.width - 1 - column : column, y: 0)
  }

  open override func clicked(at point: Point) {
    let column = traits?.isRightToLeft == true ? frame.width - 1 - point.x : point.x
    if column < Self.textColumn - 1 {
      change(bySteps: -1)
    } else if column > frame.width - Self.textColumn {
      change(bySteps: 1)
    }
  }
}
