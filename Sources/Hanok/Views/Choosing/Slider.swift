import HanokLocalization
public import HanokTerminal

/// A number on a line, for values that needn't be exact.
///
/// ```
/// [━━━━━━━●────────]  45 %        ‹━━━━━━━●────────›  45 %    focused
/// ```
///
/// The line begins at the leading side. A press on it, or a drag, sets the value; for keys, see
/// ``RangeControl``.
open class Slider: RangeControl {
  /// The width of the line without a proposal, in cells.
  private static let idealLength = 20
  /// The minimum width of the line next to the value's text.
  private static let leastLength = 5
  /// The empty cells before the value's text.
  private static let gap = 1
  /// The cells of both edges.
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
    guard let traits, frame.width > 0 else { return }
    let (symbols, theme) = (traits.symbols, traits.theme)
    let (edges, style, isMirrored) = (stateEdges, stateStyle, traits.isRightToLeft)
    let length = length
    let knob = knob(on: length)
    write(signs: [isMirrored ? edges.right : edges.left], at: 0, style: style, in: canvas)
    for column in 0..<length where column != knob {
      let isDone = column < knob
      let lineStyle = !isUsable ? style : isDone ? theme.progress : theme.track
      write(
        signs: [isDone ? symbols.heavyLine : symbols.horizontalLine], at: column + 1,
        style: lineStyle, in: canvas)
    }
    if length > 0 { write(signs: [symbols.bullet], at: knob + 1, style: style, in: canvas) }
    write(
      signs: [isMirrored ? edges.left : edges.right], at: length + 1, style: style, in: canvas)
    let showsValue = length < frame.width - Self.edges
    guard showsValue || entry != nil, let line = line(valueText, width: frame.width) else { return }
    let textStyle = entry != nil ? theme.field : isUsable ? .plain : style
    write(line, at: max(0, frame.width - line.width), style: textStyle, in: canvas)
  }

  open override var insertionPoint: Point? {
    guard frame.width > 0 else { return nil }
    let column = entry == nil ? min(knob(on: length) + 1, frame.width - 1) : frame.width - 1
    return Point(x: traits?.isRightToLeft == true ? frame.width - 1 - column : column, y: 0)
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
  private func column(at point: Point) -> Int {
    (traits?.isRightToLeft == true ? frame.width - 1 - point.x : point.x) - 1
  }

  private func moveKnob(to point: Point) {
    guard length > 1 else { return }
    let part = Double(max(0, min(column(at: point), length - 1))) / Double(length - 1)
    choose(minimumValue + part * (maximumValue - minimumValue))
  }
}
