public import HanokLocalization
public import HanokTerminal

/// A control that is pressed: by Enter or Space when it has the focus, by its letter, by a click.
///
/// ```
/// [ T True ]    ‹ T True ›    the focused one has other brackets too, not only another colour
/// ```
open class Button: Control {
  /// What it says.
  public var title: Message { didSet { contentDidChange() } }
  /// Its letters, the first of which it shows.
  public var mnemonic: Message? { didSet { contentDidChange() } }
  private var isPressed = false { didSet { setNeedsDisplay() } }

  /// A button with a title and its letters.
  public init(_ title: Message, mnemonic: Message? = nil) {
    self.title = title
    self.mnemonic = mnemonic
    super.init()
  }

  open override var keys: Message? { mnemonic }
  open override var spokenTitle: Message? { title }

  open override func sizeThatFits(_ size: Size) -> Size {
    guard let traits else { return .zero }
    let caption = TextLayout(caption, width: .max, maximumLines: 1, rules: traits.textRules)
    return Size(width: min(size.width, caption.width + 4), height: min(size.height, 1))
  }

  open override func draw(in canvas: Canvas) {
    guard let traits, frame.width > 4 else { return }
    let look = look(in: traits.theme)
    let (left, right) = isFocused || isPressed ? ("‹ ", " ›") : ("[ ", " ]")
    let text = TextLayout(
      caption, width: frame.width - 4, maximumLines: 1, rules: traits.textRules)
    guard let line = text.lines.first else { return }
    let start = (frame.width - line.width - 4) / 2
    canvas.write(left, at: Point(x: start, y: 0), style: look)
    canvas.write(line, at: Point(x: start + 2, y: 0), style: look, theme: traits.theme)
    canvas.write(right, at: Point(x: start + 2 + line.width, y: 0), style: look)
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard canBecomeFirstResponder, [.enter, .character(" ")].contains(event.key),
      event.modifiers.isEmpty
    else {
      return super.keyPressed(event)
    }
    sendActions(for: .primaryActionTriggered)
    return true
  }

  /// A click is a press and a release on the button; moving away in between calls it off.
  open override func mouse(_ event: MouseEvent) -> Bool {
    guard canBecomeFirstResponder else { return true }
    switch event.kind {
    case .press(.left):
      isPressed = true
      window?.makeFirstResponder(self)
    case .release(.left):
      let isClick = isPressed && bounds.contains(event.position)
      isPressed = false
      if isClick { sendActions(for: .primaryActionTriggered) }
    default: break
    }
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

  private func look(in theme: Theme) -> Style {
    if !isEnabled || !isInteractive { return theme.disabledControl }
    return isFocused || isPressed ? theme.focusedControl : theme.control
  }
}
