public import HanokLocalization
public import HanokTerminal
import HanokUnicode

/// A date in one row, which opens a ``DatePicker`` below it.
///
/// ```
/// ‹ 21 November 2026 ▾ ›
/// ╭────────────────────────────╮
/// │ ‹     November 2026      › │
/// ```
///
/// Enter, Space, the down arrow or a click opens it; a day chosen there becomes the date, and
/// Escape leaves the date unchanged.
open class CompactDatePicker: DateControl {
  /// The text while no day is chosen.
  public var placeholder: Message = .Hanok.datePickerChoose {
    didSet { knownWidth = nil; setNeedsContentUpdate() }
  }

  private weak var dropped: ViewController?
  /// The cells of the widest caption, or nil until it is measured.
  private var knownWidth: Int?

  /// The cells of the brackets, of the arrow and of the spaces between.
  private static let edgeWidth = 6

  private func caption(width: Int) -> TextLayout? {
    guard let traits else { return nil }
    let text =
      date.flatMap { day in texts.map { AttributedText($0.written(day)) } }
      ?? AttributedText(drawing: placeholder, in: traits)
    return traits.layout(text, width: width, maximumLines: 1)
  }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: widestCaption + Self.edgeWidth, height: 1)
  }

  open override func traitsDidChange() {
    knownWidth = nil
    super.traitsDidChange()
  }

  /// The cells of the longest of some dates in all months, so that nothing moves after a change.
  private var widestCaption: Int {
    if let knownWidth { return knownWidth }
    guard let traits, let texts else { return 0 }
    let days = (0..<12).map { today.adding(days: 30 * $0) } + [date].compactMap { $0 }
    var captions = days.map { AttributedText(texts.written($0)) }
    captions.append(AttributedText(drawing: placeholder, in: traits))
    let width = captions.map { traits.line($0)?.width ?? 0 }.max() ?? 0
    knownWidth = width
    return width
  }

  open override func draw(in canvas: Canvas) {
    if frame.width <= 0 { return }
    let (theme, symbols) = (canvas.traits.theme, canvas.traits.symbols)
    let isHeld = isFirstResponder || isHighlighted
    let style = stateStyle
    let hasEdges = frame.width > Self.edgeWidth
    let room = hasEdges ? frame.width - Self.edgeWidth : frame.width
    guard let caption = caption(width: room), let line = caption.lines.first else { return }
    guard hasEdges else {
      canvas.write(line, at: .zero, style: style)
      return
    }
    let width = min(frame.width, widestCaption + Self.edgeWidth)
    canvas.fill(Rect(x: 0, y: 0, width: width, height: 1), style: style)
    let look = date == nil && !isHeld ? style.applying(theme.placeholder) : style
    canvas.write(line, at: Point(x: 2, y: 0), style: look)
    guard isUsable else { return }
    canvas.write(stateEdges.leading, at: .zero, style: style)
    canvas.write(stateEdges.trailing, at: Point(x: width - 1, y: 0), style: style)
    canvas.write(symbols.down, at: Point(x: width - 3, y: 0), style: style)
  }

  open override var truncatedText: String? {
    guard let caption = caption(width: max(1, frame.width - Self.edgeWidth)), caption.isTruncated
    else { return nil }
    return caption.text.text
  }

  // Dropping down.

  open override var keyActions: [any KeyAction] {
    isUsable ? [ControlAction.press, ControlAction.open] : []
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isUsable, let action = keyAction(ControlAction.self, for: event),
      [.press, .open].contains(action)
    else { return super.keyPressed(event) }
    dropDown()
    return true
  }

  open override func clicked(at point: Point) { dropDown() }

  open override func mnemonicPressed() { dropDown() }

  /// Shows the calendar below the field.
  public func dropDown() {
    guard isUsable, dropped == nil, let presenter = nearestController else { return }
    let picker = DatePicker(today: today, date: date)
    picker.limits = limits
    let popover = ViewController()
    popover.view = picker
    popover.modalPresentationStyle = .popover
    popover.sourceView = self
    picker.addAction { [weak self, weak popover, weak picker] in
      popover?.dismiss()
      if let day = picker?.date { self?.choose(day) }
    }
    dropped = popover
    presenter.present(popover)
  }

  open override func accessibilityActivate() -> Bool {
    dropDown()
    return isUsable
  }
}
