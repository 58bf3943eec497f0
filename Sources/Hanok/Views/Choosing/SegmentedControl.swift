public import HanokLocalization
public import HanokTerminal

/// Options next to each other, of which one is chosen.
///
/// ```
/// [ Day │●Week │ Month ]      narrow:  [ Day │●Week ]
/// ‹ Day │●Week │ Month ›               [ Month      ]
/// ```
///
/// The control is one stop for Tab; the left and right arrow keys choose in it, in the direction of
/// reading. Options without room in a line wrap to the next.
open class SegmentedControl: ChoiceControl {
  /// The cells of a segment besides its text: the mark before, the space after.
  private static let padding = 2
  /// The cells of the edges around a line.
  private static let edges = 2

  /// Creates a control of options with the letters that move the focus to it.
  public init(_ options: [Message], selectedIndex: Int? = nil, mnemonic: Message? = nil) {
    super.init(options: options, selectedIndex: selectedIndex)
    self.mnemonic = mnemonic
  }

  /// The text of an option, and its cells from the leading side.
  private struct Segment {
    let index: Int
    let line: TextLine
    let rect: Rect
  }

  private func segments(in width: Int) -> [Segment] {
    guard let traits else { return [] }
    let room = max(1, width - Self.edges - Self.padding)
    var segments: [Segment] = []
    var (column, row) = (1, 0)
    for (index, option) in options.enumerated() {
      guard let line = traits.line(option, width: room) else { continue }
      let length = line.width + Self.padding
      // A line between two segments, and the edge after the last.
      if column > 1 {
        if column + 1 + length + 1 > width { (column, row) = (1, row + 1) } else { column += 1 }
      }
      let rect = Rect(x: column, y: row, width: length, height: 1)
      segments.append(Segment(index: index, line: line, rect: rect))
      column += length
    }
    return segments
  }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let segments = segments(in: proposal.width ?? ProposedSize.largestLength)
    return Size(
      width: segments.map { $0.rect.maxX + 1 }.max() ?? 0, height: segments.last?.rect.maxY ?? 0)
  }

  open override func draw(in canvas: Canvas) {
    let theme = canvas.traits.theme
    let segments = segments(in: frame.width)
    let end = segments.map(\.rect.maxX).max() ?? 0
    for segment in segments {
      let (x, y) = (segment.rect.minX - 1, segment.rect.minY)
      if x == 0 {
        drawEdges(row: y, end: end, in: canvas)
      } else {
        canvas.write(
          canvas.traits.symbols.verticalLine, at: Point(x: x, y: y), style: theme.border)
      }
      draw(segment, in: canvas)
    }
  }

  private func draw(_ segment: Segment, in canvas: Canvas) {
    let theme = canvas.traits.theme
    let isChosen = segment.index == selectedIndex
    let isDisabled = !isUsable || !isEnabled(at: segment.index)
    let style =
      isDisabled
      ? theme.disabledControl
      : isChosen ? (isFirstResponder ? stateStyle : theme.accent) : theme.control
    let start = segment.rect.origin
    if isChosen {
      canvas.fill(segment.rect, style: style)
      canvas.write(canvas.traits.symbols.bullet, at: start, style: style)
    }
    canvas.write(segment.line, at: Point(x: start.x + 1, y: start.y), style: style)
  }

  private func drawEdges(row: Int, end: Int, in canvas: Canvas) {
    let style = isUsable ? canvas.traits.theme.control : stateStyle
    canvas.write(stateEdges.leading, at: Point(x: 0, y: row), style: style)
    canvas.write(stateEdges.trailing, at: Point(x: end, y: row), style: style)
  }

  open override var truncatedText: String? {
    guard let traits else { return nil }
    for segment in segments(in: frame.width) {
      let text = AttributedText(drawing: options[segment.index], in: traits)
      let isCut = (traits.line(text)?.width ?? 0) > segment.line.width
      if isCut || segment.rect.minY >= frame.height { return text.text }
    }
    return nil
  }

  open override var axis: StackView.Axis? { .horizontal }

  open override func clicked(at point: Point) {
    let place = mirrored(point)
    let segment = segments(in: frame.width).first { $0.rect.contains(place) }
    if let segment { choose(segment.index) }
  }
}
