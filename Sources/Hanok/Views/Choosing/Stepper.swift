public import HanokLocalization
public import HanokTerminal

/// A number with a sign on each side that decreases or increases it.
///
/// ```
/// [− 12 +]    ‹− 12 +› focused    [  0 +] at a bound its sign is hidden
/// ```
///
/// A click on a sign steps, and a mouse button held on it steps repeatedly, until the pointer
/// leaves the sign; for keys, see ``RangeControl``. The control reserves room for the texts of both
/// bounds, so that nothing moves.
open class Stepper: RangeControl {
  /// The cells of the edges, the signs and the spaces around the text.
  private static let chromeWidth = 6
  private static let textColumn = 3
  private static let repeatDelay = Duration.milliseconds(400)
  private static let repeatInterval = Duration.milliseconds(100)

  /// The direction of the sign on which a mouse button is held, or 0 for none.
  private var heldDirection = 0.0
  /// Waits for the next step of the held sign.
  private var holding: (any Cancellable)?
  /// Whether the held sign has repeated: its release isn't a click then.
  private var hasRepeated = false

  /// Creates a stepper with a name for accessibility.
  public override init(
    _ name: Message, value: Double = 0, in bounds: ClosedRange<Double> = 0...100, step: Double = 1
  ) {
    super.init(name, value: value, in: bounds, step: step)
  }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: min(valueWidth + Self.chromeWidth, proposal.width ?? .max), height: 1)
  }

  private var room: Int { max(0, frame.width - Self.chromeWidth) }

  open override func draw(in canvas: Canvas) {
    let (symbols, edges, style) = (canvas.traits.symbols, stateEdges, stateStyle)
    if isUsable, isFirstResponder || isHighlighted { canvas.fill(bounds, style: style) }
    let end = frame.width - 1
    canvas.write(edges.leading, at: .zero, style: style)
    canvas.write(edges.trailing, at: Point(x: end, y: 0), style: style)
    if isUsable, value > minimumValue {
      canvas.write(symbols.minus, at: Point(x: 1, y: 0), style: style)
    }
    if isUsable, value < maximumValue {
      canvas.write(symbols.plus, at: Point(x: end - 1, y: 0), style: style)
    }
    guard let line = shownLine else { return }
    let textStyle = entry == nil ? style : style.applying(canvas.traits.theme.field)
    canvas.write(line, at: Point(x: column(of: line), y: 0), style: textStyle)
  }

  private var shownLine: TextLine? { traits?.line(valueText, width: room) }

  private func column(of line: TextLine) -> Int { Self.textColumn + (room - line.width) / 2 }

  open override var truncatedText: String? {
    (traits?.line(valueText)?.width ?? 0) > room ? valueText.text : nil
  }

  open override var insertionPoint: Point? {
    guard let line = shownLine else { return nil }
    let column = min(frame.width - 1, column(of: line) + line.width)
    return mirrored(Point(x: column, y: 0))
  }

  open override func mouse(_ event: MouseEvent) -> Bool {
    switch event.kind {
    case .press(.left):
      hasRepeated = false
      heldDirection = direction(at: event.position)
      hold(for: Self.repeatDelay)
    case .drag(.left) where direction(at: event.position) != heldDirection, .release(.left):
      holding?.cancel()
    default: break
    }
    return super.mouse(event)
  }

  /// Schedules the steps of a sign, while it is held with the focus and there is another value.
  private func hold(for time: Duration) {
    holding?.cancel()
    if heldDirection == 0 { return }
    holding = application?.schedule(after: time) { [weak self] in
      guard let self, isHighlighted, isUsable, isFirstResponder else { return }
      hasRepeated = true
      let former = value
      change(bySteps: heldDirection)
      if value != former { hold(for: Self.repeatInterval) }
    }
  }

  open override func clicked(at point: Point) {
    let direction = direction(at: point)
    if direction != 0, !hasRepeated { change(bySteps: direction) }
  }

  /// Returns the direction of the sign at a cell: 1 or -1, or 0 for none.
  private func direction(at point: Point) -> Double {
    guard bounds.contains(point) else { return 0 }
    let column = mirrored(point).x
    if column < Self.textColumn - 1 { return -1 }
    return column > frame.width - Self.textColumn ? 1 : 0
  }
}
