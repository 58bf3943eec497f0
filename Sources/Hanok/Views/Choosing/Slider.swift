import HanokLocalization
public import HanokTerminal

/// A number on a line, for values that needn't be exact.
///
/// ```
/// [━━━━━━━●────────]  45 %        ‹━━━━━━━●────────›  45 %    focused
/// ```
///
/// The line begins at the leading side. A press on it, or a drag, sets the value; for keys, see
/// ``RangeControl``. The text beside it is also what line mode writes:
///
/// ```swift
/// volume.format = { .Shop.percent(value: $0) }
/// ```
open class Slider: RangeControl {
  private static let idealLength = 20
  /// The minimum width of the line next to the value's text.
  private static let leastLength = 5
  /// The empty cells before the value's text.
  private static let gap = 1
  private static let edges = 2

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let ideal = Self.idealLength + Self.edges + Self.gap + valueWidth
    return Size(width: proposal.width ?? ideal, height: 1)
  }

  /// The cells of the line between its edges.
  private var length: Int {
    let whole = frame.width - Self.edges
    let beside = whole - Self.gap - valueWidth
    return max(0, beside >= Self.leastLength ? beside : whole)
  }

  /// Returns the column of the knob on a line of a length, from its start.
  private func knob(on length: Int) -> Int { Int((part * Double(max(0, length - 1))).rounded()) }

  open override func draw(in canvas: Canvas) {
    let (symbols, theme) = (canvas.traits.symbols, canvas.traits.theme)
    let (edges, style, length) = (stateEdges, stateStyle, length)
    let knob = knob(on: length)
    canvas.write(edges.leading, at: .zero, style: style)
    for column in 0..<length where column != knob {
      let isDone = column < knob
      canvas.write(
        isDone ? symbols.heavyLine : symbols.horizontalLine, at: Point(x: column + 1, y: 0),
        style: !isUsable ? style : isDone ? theme.progress : theme.track)
    }
    if length > 0 { canvas.write(symbols.bullet, at: Point(x: knob + 1, y: 0), style: style) }
    canvas.write(edges.trailing, at: Point(x: length + 1, y: 0), style: style)
    let showsValue = length < frame.width - Self.edges
    guard showsValue || entry != nil,
      let line = canvas.traits.line(valueText, width: frame.width)
    else { return }
    let textStyle = entry != nil ? theme.field : isUsable ? .plain : style
    canvas.write(line, at: Point(x: max(0, frame.width - line.width), y: 0), style: textStyle)
  }

  open override var insertionPoint: Point? {
    guard frame.width > 0 else { return nil }
    let column = entry == nil ? min(knob(on: length) + 1, frame.width - 1) : frame.width - 1
    return mirrored(Point(x: column, y: 0))
  }

  open override func mouse(_ event: MouseEvent) -> Bool {
    switch event.kind {
    case .press(.left) where isUsable:
      _ = super.mouse(event)
      // The text of the value isn't part of the line.
      if column(at: event.position) <= length { moveKnob(to: event.position) }
      return true
    case .drag(.left) where isHighlighted:
      moveKnob(to: event.position)
      return true
    default: return super.mouse(event)
    }
  }

  /// Returns the column of a cell on the line, from its start.
  private func column(at point: Point) -> Int { mirrored(point).x - 1 }

  private func moveKnob(to point: Point) {
    guard length > 1 else { return }
    let part = Double(max(0, min(column(at: point), length - 1))) / Double(length - 1)
    choose(minimumValue + part * (maximumValue - minimumValue))
  }
}
