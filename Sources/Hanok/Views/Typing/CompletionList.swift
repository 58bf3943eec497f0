import HanokLocalization
import HanokTerminal

/// The list of completions for a field's text; the field keeps the focus.
///
/// ```
///   Seoul
/// › Suwon       the one that Enter uses, after the arrows have highlighted it
/// ```
final class CompletionList: View {
  private let completions: [String]
  /// The index of the completion that Enter uses, or nil if none is highlighted.
  private(set) var highlighted: Int?
  /// The index of the first visible completion.
  private var top = 0
  /// Called with the index of a clicked completion.
  var onClick: (Int) -> Void = { _ in }
  /// Called with the index of a completion that was chosen as an accessibility element.
  var onActivation: (Int) -> Void = { _ in }

  /// The keys of its field move the highlight.
  override var isUsedByOtherKeys: Bool { true }

  /// The maximum number of visible rows.
  private static let maximumRows = 8
  /// The cells of the mark before a text.
  private static let markWidth = 2

  init(_ completions: [String]) { self.completions = completions }

  /// Highlights the next or previous completion; between the last and the first none is.
  func moveHighlight(by step: Int) {
    let places = completions.count + 1
    let place = ((highlighted ?? -1) + 1 + step) % places
    highlight(place == 0 ? nil : (place + places) % places - 1)
  }

  /// Moves the highlight by a page, clamped to the ends.
  func turnPage(by step: Int) {
    let page = max(1, frame.height) * step
    highlight(max(0, min((highlighted ?? 0) + page, completions.count - 1)))
  }

  private func highlight(_ index: Int?) {
    highlighted = index
    if let index { scroll(to: max(index - frame.height + 1, min(top, index))) }
    setNeedsDisplay()
  }

  private func scroll(to row: Int) {
    top = max(0, min(row, completions.count - frame.height))
    setNeedsDisplay()
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let width = completions.map { layout($0, in: .max)?.width ?? 0 }.max() ?? 0
    return Size(width: width + Self.markWidth, height: min(completions.count, Self.maximumRows))
  }

  override func layoutSubviews() { scroll(to: top) }

  override func scroll(x: Int, y: Int) -> Bool {
    let former = top
    scroll(to: top + y)
    return top != former
  }

  override func mouse(_ event: MouseEvent) -> Bool {
    let index = top + event.position.y
    let isInside = bounds.contains(event.position) && completions.indices.contains(index)
    switch event.kind {
    case .press(.left), .drag(.left), .move: if isInside { highlight(index) }
    case .release(.left): if isInside { onClick(index) }
    case .wheel(.up): _ = scroll(x: 0, y: -1)
    case .wheel(.down): _ = scroll(x: 0, y: 1)
    default: return false
    }
    return true
  }

  override func draw(in canvas: Canvas) {
    let symbols = canvas.traits.symbols
    let rows = 0..<max(0, min(frame.height, completions.count - top))
    for y in rows { draw(top + y, y: y, in: canvas) }
    // In the column of the mark, a sign for completions without room.
    if top > 0 { drawMore(symbols.up, y: 0, in: canvas) }
    if top + rows.count < completions.count {
      drawMore(symbols.down, y: rows.count - 1, in: canvas)
    }
  }

  private func drawMore(_ sign: String, y: Int, in canvas: Canvas) {
    if top + y == highlighted { return }
    canvas.write(sign, at: Point(x: 0, y: y), style: canvas.traits.theme.secondary)
  }

  private func draw(_ index: Int, y: Int, in canvas: Canvas) {
    let style = index == highlighted ? canvas.traits.theme.selection : .plain
    if index == highlighted {
      canvas.fill(Rect(x: 0, y: y, width: frame.width, height: 1), style: style)
      canvas.write(canvas.traits.symbols.forward, at: Point(x: 0, y: y), style: style)
    }
    let line = layout(completions[index], in: frame.width - Self.markWidth)?.lines.first
    canvas.write(line, at: Point(x: Self.markWidth, y: y), style: style)
  }

  private func layout(_ text: String, in width: Int) -> TextLayout? {
    traits?.layout(AttributedText(text), width: width, maximumLines: 1)
  }

  override var truncatedText: String? {
    completions.dropFirst(top).prefix(frame.height).first {
      layout($0, in: frame.width - Self.markWidth)?.isTruncated == true
    }
  }

  override var accessibilityElementCount: Int { completions.count }

  override func accessibilityElement(at index: Int) -> AccessibilityElement? {
    AccessibilityElement(
      label: .verbatim(completions[index]),
      traits: index == highlighted ? [.button, .selected] : .button,
      activate: { [weak self] in
        self?.onActivation(index)
        return self != nil
      })
  }
}
