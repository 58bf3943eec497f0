public import HanokLocalization
public import HanokTerminal

/// A control that is on or off, with signs of its state before a text.
///
/// It is the base of checkboxes and switches, which have the signs.
///
/// Space, Enter, its letter or a click toggles it. The text wraps if there is too little room.
open class ToggleControl: Control {
  /// The text next to the signs; nil for a control with a label before it.
  public var title: Message? { didSet { setNeedsContentUpdate() } }
  /// Whether it is on; setting it sends no event.
  open var isOn: Bool { didSet { if isOn != oldValue { setNeedsDisplay() } } }

  /// The empty cells before a title after the name of a state.
  private static let gap = 2

  /// Creates a control with a text and its letters.
  public init(_ title: Message?, isOn: Bool, mnemonic: Message?) {
    self.title = title
    self.isOn = isOn
    super.init()
    self.mnemonic = mnemonic
    isAccessibilityElement = true
    accessibilityTraits = .button
    addAction { [weak self] in self?.toggle() }
  }

  /// The signs of the state, each of a cell, that are drawn between the edges.
  open var signs: [String] { [] }
  /// The name of the state.
  open var stateName: Message { isOn ? .Hanok.switchOn : .Hanok.switchOff }
  /// The names of all states if they are shown after the signs; by default none.
  open var shownStateNames: [Message] { [] }

  /// Toggles it, and sends `valueChanged`.
  public func toggle() {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let text = layout(in: proposal.width ?? ProposedSize.largestLength)
    return Size(
      width: text.map { titleColumn + $0.width } ?? statesEnd,
      height: max(1, text?.lines.count ?? 0))
  }

  open override func draw(in canvas: Canvas) {
    let (edges, style) = (stateEdges, stateStyle)
    canvas.write(signs: [edges.leading] + signs + [edges.trailing], at: .zero, style: style)
    let titleStyle = isUsable ? Style.plain : style
    if !shownStateNames.isEmpty {
      let name = canvas.traits.line(stateName, width: frame.width - nameColumn)
      canvas.write(name, at: Point(x: nameColumn, y: 0), style: titleStyle)
    }
    for (y, line) in (layout(in: frame.width)?.lines ?? []).enumerated() {
      canvas.write(line, at: Point(x: titleColumn, y: y), style: titleStyle)
    }
  }

  open override var truncatedText: String? {
    guard let text = layout(in: frame.width) else {
      return statesEnd > frame.width ? traits?.localizer.string(stateName) : nil
    }
    return text.isTruncated || text.lines.count > frame.height ? text.text.text : nil
  }

  open override var pressActions: [any KeyAction] { [ControlAction.press] }

  open override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.complete(label: title, value: stateName)
  }

  /// The column of the state's name, after the signs, their edges and a space.
  private var nameColumn: Int { signs.count + 3 }

  /// The cells of the signs and of the longest name of a state, so that nothing moves.
  private var statesEnd: Int {
    let names = shownStateNames.map { traits?.line($0)?.width ?? 0 }
    return names.max().map { nameColumn + $0 } ?? nameColumn - 1
  }

  private var titleColumn: Int { statesEnd + (shownStateNames.isEmpty ? 1 : Self.gap) }

  private func layout(in width: Int) -> TextLayout? {
    guard let title else { return nil }
    return traits?.layout(captionText(title), width: max(1, width - titleColumn))
  }
}
