import HanokLocalization
import HanokTerminal
import HanokUnicode

/// A tab: words between the signs of the focus.
final class TabButton: Control {
  var title: Message { didSet { setNeedsContentUpdate() } }
  /// Whether its controller is shown.
  var isChosen = false { didSet { if isChosen != oldValue { setNeedsDisplay() } } }

  /// The cells of the signs and of the spaces inside them.
  private static let edgeWidth = 4

  init(_ title: Message) {
    self.title = title
    super.init()
    isAccessibilityElement = true
  }

  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.label = title
    element.traits.formUnion(isChosen ? [.button, .selected] : .button)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: (line(in: .max)?.width ?? 0) + Self.edgeWidth, height: 1)
  }

  override func draw(in canvas: Canvas) {
    guard let line = line(in: max(0, frame.width - Self.edgeWidth)) else { return }
    let isActive = isUsable && (isFirstResponder || isHighlighted)
    let style = isUsable && !isActive && isChosen ? canvas.traits.theme.accent : stateStyle
    let edges = isActive ? stateEdges : (" ", " ")
    canvas.fill(Rect(x: 0, y: 0, width: line.width + Self.edgeWidth, height: 1), style: style)
    canvas.write(edges.0, at: .zero, style: style)
    canvas.write(line, at: Point(x: 2, y: 0), style: style)
    canvas.write(edges.1, at: Point(x: 3 + line.width, y: 0), style: style)
  }

  override var keyActions: [any KeyAction] { isUsable ? [ControlAction.press] : [] }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isUsable, keyAction(ControlAction.self, for: event) == .press else {
      return super.keyPressed(event)
    }
    sendActions(for: .primaryActionTriggered)
    return true
  }

  private func line(in width: Int) -> TextLine? {
    traits?.line(title, width: width)
  }
}

/// The button for all tabs if they don't fit, titled like the selected one.
final class TabMenuButton: Button {
  var tabTitle: Message? { didSet { if tabTitle != oldValue { showTitle() } } }

  init() { super.init(.verbatim("")) }

  override func traitsDidChange() {
    super.traitsDidChange()
    showTitle()
  }

  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.label = tabTitle
  }

  private func showTitle() {
    guard let tabTitle else { return }
    let sign = traits?.symbols.down ?? ""
    title = .Hanok.tabsMenu(title: tabTitle, sign: sign)
  }
}
