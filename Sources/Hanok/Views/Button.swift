public import HanokLocalization
public import HanokTerminal
import HanokUnicode

/// A control that is pressed: by Enter or Space when it has the focus, by its letter, by a click.
///
/// ```
/// [ T True ]    ‹ T True ›    the focused one has other brackets too, not only another colour
/// ```
///
/// If the theme fills buttons and the terminal shows the fill, it needs no brackets but those of the
/// focus.
open class Button: Control {
  /// The button's words.
  public var title: Message { didSet { setNeedsContentUpdate() } }

  /// The cells of the brackets and of the spaces inside them.
  private static let bracketWidth = 4

  /// A button with a title and its letters.
  public init(_ title: Message, mnemonic: Message? = nil) {
    self.title = title
    super.init()
    self.mnemonic = mnemonic
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  open override var accessibilityLabel: Message? {
    get { super.accessibilityLabel ?? title }
    set { super.accessibilityLabel = newValue }
  }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    guard let traits else { return .zero }
    let caption = TextLayout(caption, width: .max, maximumLines: 1, rules: traits.textRules)
    return Size(width: caption.width + Self.bracketWidth, height: 1)
  }

  open override func draw(in canvas: Canvas) {
    guard let traits else { return }
    let style = style(in: traits.theme)
    if frame.width <= Self.bracketWidth {
      // What takes keys is never without a sign.
      let text = TextLayout(caption, width: frame.width, maximumLines: 1, rules: traits.textRules)
      if let line = text.lines.first {
        canvas.write(line, at: .zero, style: style, theme: traits.theme)
      }
      return
    }
    let (left, right) = edges(in: traits)
    let room = frame.width - Self.bracketWidth
    let text = TextLayout(caption, width: room, maximumLines: 1, rules: traits.textRules)
    guard let line = text.lines.first else { return }
    let start = (room - line.width) / 2
    canvas.write(left, at: Point(x: start, y: 0), style: style)
    canvas.write(line, at: Point(x: start + 2, y: 0), style: style, theme: traits.theme)
    canvas.write(right, at: Point(x: start + 2 + line.width, y: 0), style: style)
  }

  open override var truncatedText: String? {
    guard let traits else { return nil }
    let text = TextLayout(
      caption, width: max(0, frame.width - Self.bracketWidth), maximumLines: 1,
      rules: traits.textRules)
    return text.isTruncated || frame.height < 1 ? caption.text : nil
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isUsable, [.enter, .character(" ")].contains(event.key), event.modifiers.isEmpty else {
      return super.keyPressed(event)
    }
    sendActions(for: .primaryActionTriggered)
    return true
  }

  /// The letter and the title in one line.
  private var caption: AttributedText {
    guard let traits else { return AttributedText("") }
    let title = AttributedText(drawing: title, in: traits)
    let keys = mnemonic.map { traits.localizer.string($0) }
    let letter = keys?.first.map { String($0).uppercased() }
    guard let letter else { return title }
    var text = AttributedText(letter, role: .key)
    text.runs += [.init(" ")] + title.runs
    return text
  }

  private func style(in theme: Theme) -> Style {
    if !isUsable { return theme.disabledControl }
    if isHighlighted { return theme.pressedControl }
    return isFirstResponder ? theme.focusedControl : theme.button
  }

  /// The signs at both sides, with the spaces inside them.
  private func edges(in traits: Traits) -> (String, String) {
    if isFirstResponder || isHighlighted { return ("‹ ", " ›") }
    let isFilled = traits.showsSurfaces && traits.theme.button.background != .default
    return isFilled ? ("  ", "  ") : ("[ ", " ]")
  }
}
