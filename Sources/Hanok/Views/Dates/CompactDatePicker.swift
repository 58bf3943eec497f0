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
    return TextLayout(text, width: width, maximumLines: 1, rules: traits.textRules)
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
    let width =
      captions.map { caption in
        TextLayout(caption, width: .max, maximumLines: 1, rules: traits.textRules).width
      }.max() ?? 0
    knownWidth = width
    return width
  }

  open override func draw(in canvas: Canvas) {
    guard let traits, frame.width > 0 else { return }
    let theme = traits.theme
    let isHeld = isFirstResponder || isHighlighted
    let style =
      !isUsable
      ? theme.disabledControl
      : isHighlighted ? theme.pressedControl : isHeld ? theme.focusedControl : theme.control
    let hasEdges = frame.width > Self.edgeWidth
    let room = hasEdges ? frame.width - Self.edgeWidth : frame.width
    guard let caption = caption(width: room), let line = caption.lines.first else { return }
    guard hasEdges else {
      canvas.write(line, at: .zero, style: style, theme: theme)
      return
    }
    let width = min(frame.width, widestCaption + Self.edgeWidth)
    let start = traits.isRightToLeft ? frame.width - width : 0
    canvas.fill(Rect(x: start, y: 0, width: width, height: 1), style: style)
    let textColumn = traits.isRightToLeft ? start + width - 2 - line.width : start + 2
    let look = date == nil && !isHeld ? style.applying(theme.placeholder) : style
    canvas.write(line, at: Point(x: textColumn, y: 0), style: look, theme: theme)
    guard isUsable else { return }
    let symbols = traits.symbols
    let held =
      traits.isRightToLeft ? (symbols.forward, symbols.back) : (symbols.back, symbols.forward)
    let (left, right) = isHeld ? held : ("[", "]")
    canvas.write(left, at: Point(x: start, y: 0), style: style)
    canvas.write(right, at: Point(x: start + width - 1, y: 0), style: style)
    let arrow = traits.isRightToLeft ? start + 2 : start + width - 3
    canvas.write(symbols.down, at: Point(x: arrow, y: 0), style: style)
  }

  open override var truncatedText: String? {
    guard let caption = caption(width: max(1, frame.width - Self.edgeWidth)), caption.isTruncated
    else { return nil }
    return caption.text.text
  }

  // Dropping down.

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    let keys: [Key] = [.enter, .character(" "), .down]
    guard isUsable, event.modifiers.isEmpty, keys.contains(event.key) else {
      return super.keyPressed(event)
    }
    dropDown()
    return true
  }

  open override func clicked(at point: Point) { dropDown() }

  open override func mnemonicPressed() { dropDown() }

  /// Shows the calendar below the field.
  public func dropDown() {
    guard isUsable, dropped == nil, let presenter = presentingController else { return }
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

  private var presentingController: ViewController? {
    for responder in responderChain {
      if let controller = responder as? ViewController { return controller }
    }
    return nil
  }

  open override func accessibilityActivate() -> Bool {
    dropDown()
    return isUsable
  }
}
