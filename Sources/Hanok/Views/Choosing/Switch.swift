public import HanokLocalization
public import HanokTerminal

/// A control that is on or off with immediate effect, and shows its state as a word.
///
/// ```
/// [━━●] On   Wi-Fi        ‹●──› Off  Wi-Fi    focused
/// ```
///
/// While it is on, the knob is on the trailing side. Space, Enter, its letter or a click switches
/// it; the left and right arrow keys move the knob to that side.
open class Switch: Control {
  /// The text next to it; nil for a switch with a label before it.
  public var title: Message? { didSet { setNeedsContentUpdate() } }
  /// Whether it is on; setting it sends no event.
  public var isOn: Bool { didSet { if isOn != oldValue { setNeedsDisplay() } } }
  /// The word for on; nil for the toolkit's.
  public var onTitle: Message? { didSet { setNeedsContentUpdate() } }
  /// The word for off; nil for the toolkit's.
  public var offTitle: Message? { didSet { setNeedsContentUpdate() } }

  /// The cells between the edges.
  private static let trackWidth = 3
  /// The cells of the track with its edges.
  private static let boxWidth = 5
  /// The empty cells before the title.
  private static let gap = 2

  /// Creates a switch with a text and its letters.
  public init(_ title: Message? = nil, isOn: Bool = false, mnemonic: Message? = nil) {
    self.title = title
    self.isOn = isOn
    super.init()
    self.mnemonic = mnemonic
    isAccessibilityElement = true
    accessibilityTraits = .button
    addAction { [weak self] in self?.toggle() }
  }

  /// Switches it, and sends `valueChanged`.
  public func toggle() {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let room = proposal.width ?? ProposedSize.largestLength
    let text = layout(in: room)
    let width = text.map { titleColumn + $0.width } ?? titleColumn - Self.gap
    return Size(width: width, height: max(1, text?.lines.count ?? 0))
  }

  open override func draw(in canvas: Canvas) {
    let (symbols, edges, style) = (canvas.traits.symbols, stateEdges, stateStyle)
    let rail = isOn ? symbols.heavyLine : symbols.horizontalLine
    var track = Array(repeating: rail, count: Self.trackWidth)
    track[isOn ? Self.trackWidth - 1 : 0] = isOn ? symbols.bullet : symbols.circle
    canvas.write(signs: [edges.leading] + track + [edges.trailing], at: .zero, style: style)
    let titleStyle = isUsable ? Style.plain : style
    let word = canvas.traits.line(word(isOn: isOn), width: frame.width - Self.boxWidth - 1)
    canvas.write(word, at: Point(x: Self.boxWidth + 1, y: 0), style: titleStyle)
    for (y, line) in (layout(in: frame.width)?.lines ?? []).enumerated() {
      canvas.write(line, at: Point(x: titleColumn, y: y), style: titleStyle)
    }
  }

  open override var truncatedText: String? {
    if let layout = layout(in: frame.width) {
      return layout.isTruncated || layout.lines.count > frame.height ? layout.text.text : nil
    }
    return titleColumn - Self.gap > frame.width ? word(isOn: isOn).text : nil
  }

  open override var keyActions: [any KeyAction] {
    isUsable ? [ControlAction.press, isOn ? ControlAction.turnOff : .turnOn] : []
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isUsable else { return super.keyPressed(event) }
    switch keyAction(ControlAction.self, for: event) {
    case .press: sendActions(for: .primaryActionTriggered)
    case .turnOn: if !isOn { sendActions(for: .primaryActionTriggered) }
    case .turnOff: if isOn { sendActions(for: .primaryActionTriggered) }
    default: return super.keyPressed(event)
    }
    return true
  }

  open override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.complete(label: title, value: message(isOn: isOn))
  }

  /// The column of the title, after room for the words of both states, so that nothing moves.
  private var titleColumn: Int {
    let words = [true, false].map { traits?.line(word(isOn: $0))?.width ?? 0 }
    return Self.boxWidth + 1 + (words.max() ?? 0) + Self.gap
  }

  private func word(isOn: Bool) -> AttributedText {
    guard let traits else { return AttributedText("") }
    return AttributedText(drawing: message(isOn: isOn), in: traits)
  }

  private func message(isOn: Bool) -> Message {
    let (own, usual) =
      isOn ? (onTitle, Message.Hanok.switchOn) : (offTitle, Message.Hanok.switchOff)
    return own ?? usual
  }

  private func layout(in width: Int) -> TextLayout? {
    guard let title else { return nil }
    return traits?.layout(captionText(title), width: max(1, width - titleColumn))
  }
}
