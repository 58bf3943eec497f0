public import HanokLocalization
public import HanokTerminal

/// A control that is ticked or not, with a text next to it.
///
/// ```
/// [✓] Show hidden files    ‹✓› focused     ✓  disabled, without brackets
/// [ ] Show hidden files    [–] some of its items are ticked, and some aren't
/// ```
///
/// Space, Enter, its letter or a click toggles it; a mixed one becomes ticked. The text wraps if
/// there is too little room.
open class Checkbox: Control {
  /// The states of a checkbox.
  public nonisolated enum State: Hashable, Sendable {
    /// Not ticked.
    case off
    /// Ticked.
    case on
    /// Some of its items are ticked: only the program sets this, by ``Checkbox/state``.
    case mixed
  }

  /// The text next to the box.
  public var title: Message { didSet { setNeedsContentUpdate() } }
  /// The state; setting it sends no event.
  public var state = State.off { didSet { if state != oldValue { setNeedsDisplay() } } }
  /// Whether it is ticked.
  public var isOn: Bool {
    get { state == .on }
    set { state = newValue ? .on : .off }
  }

  /// The cells of the box and of the space after it.
  private static let boxWidth = 4

  /// Creates a checkbox with a text and its letters.
  public init(_ title: Message, isOn: Bool = false, mnemonic: Message? = nil) {
    self.title = title
    super.init()
    self.isOn = isOn
    self.mnemonic = mnemonic
    isAccessibilityElement = true
    accessibilityTraits = .button
    addAction { [weak self] in self?.toggle() }
  }

  /// Toggles the tick, and sends `valueChanged`.
  public func toggle() {
    isOn = state != .on
    sendActions(for: .valueChanged)
  }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let text = layout(in: proposal.width ?? ProposedSize.largestLength)
    return Size(width: (text?.width ?? 0) + Self.boxWidth, height: max(1, text?.lines.count ?? 0))
  }

  open override func draw(in canvas: Canvas) {
    let edges = stateEdges
    canvas.write(signs: [edges.leading, sign, edges.trailing], at: .zero, style: stateStyle)
    let titleStyle = isUsable ? Style.plain : stateStyle
    for (y, line) in (layout(in: frame.width)?.lines ?? []).enumerated() {
      canvas.write(line, at: Point(x: Self.boxWidth, y: y), style: titleStyle)
    }
  }

  open override var truncatedText: String? {
    guard let layout = layout(in: frame.width) else { return nil }
    let isCut = layout.isTruncated || layout.lines.count > frame.height
    return isCut ? captionText(title).text : nil
  }

  open override var keyActions: [any KeyAction] { isUsable ? [ControlAction.press] : [] }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isUsable, keyAction(ControlAction.self, for: event) == .press else {
      return super.keyPressed(event)
    }
    sendActions(for: .primaryActionTriggered)
    return true
  }

  open override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.complete(label: title, value: stateName)
  }

  private var stateName: Message {
    switch state {
    case .off: .Hanok.checkboxOff
    case .on: .Hanok.checkboxOn
    case .mixed: .Hanok.checkboxMixed
    }
  }

  private var sign: String {
    guard let symbols = traits?.symbols else { return " " }
    return switch state {
    case .off: " "
    case .on: symbols.checkmark
    case .mixed: symbols.mixed
    }
  }

  private func layout(in width: Int) -> TextLayout? {
    traits?.layout(captionText(title), width: max(1, width - Self.boxWidth))
  }
}

nonisolated extension KeyEvent {
  /// Whether it presses the focused control: Enter or Space.
  public var isPress: Bool { [.enter, .character(" ")].contains(key) && modifiers.isEmpty }
}
