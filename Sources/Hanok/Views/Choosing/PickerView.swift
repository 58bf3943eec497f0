public import HanokLocalization
public import HanokTerminal

/// An option from a drop-down list.
///
/// ```
/// [ Korea       ▾ ]        Enter, Space, Down or a click opens the list:
///                          ╭──────────────╮
/// without a choice:        │ ✓ Korea      │
/// [ Choose…     ▾ ]        │   Kyrgyzstan │
///                          ╰──────────────╯
/// [Papua New Guinea▾]      the spaces make room for a text that would be cut
/// ```
///
/// Letters choose the option that begins with them, also while the list is closed. The control is
/// as wide as its widest option, and as the placeholder after that has been shown, so that nothing
/// moves. All options are measured: use a table for thousands.
open class PickerView: ChoiceControl {
  /// The text without a choice; nil for the toolkit's.
  public var placeholder: Message? { didSet { optionsDidChange() } }
  /// The cells of the widest option, or nil until they are measured.
  private var knownWidth: Int?
  /// Whether the text without a choice has been shown: then its width stays reserved.
  private var hasShownPlaceholder = false

  /// The cells of the edges, the spaces inside them, the arrow and a space before it.
  private static let chromeWidth = 6
  /// The cells of the edges and the arrow.
  private static let leastChromeWidth = 3

  /// Creates a picker with a name for accessibility.
  public init(
    _ name: Message, options: [Message], selectedIndex: Int? = nil, mnemonic: Message? = nil
  ) {
    super.init(options: options, selectedIndex: selectedIndex)
    self.mnemonic = mnemonic
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityTraits = .button
    addAction { [weak self] in self?.open() }
  }

  /// Opens the list.
  public func open() {
    guard isUsable, !options.isEmpty, let presenter = nearestController else { return }
    let items = options.enumerated().map { index, option in
      MenuItem(option, state: index == selectedIndex ? .on : .off, isEnabled: isEnabled(at: index))
      {
        [weak self] in self?.choose(index)
      }
    }
    presenter.present(MenuController(Menu(items: items), sourceView: self))
  }

  open override func optionsDidChange() {
    knownWidth = nil
    super.optionsDidChange()
  }

  open override func selectionDidChange() {
    super.selectionDidChange()
    guard selectedIndex == nil || !hasShownPlaceholder else { return }
    knownWidth = nil
    setNeedsContentUpdate()
  }

  open override func traitsDidChange() { knownWidth = nil }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let ideal = widestOption + Self.chromeWidth
    return Size(width: min(ideal, proposal.width ?? ideal), height: 1)
  }

  open override func draw(in canvas: Canvas) {
    if selectedIndex == nil { hasShownPlaceholder = true }
    let (edges, style) = (stateEdges, stateStyle)
    if isFirstResponder || isHighlighted { canvas.fill(bounds, style: style) }
    let (space, end) = (hasSpaces ? 1 : 0, frame.width - 1)
    canvas.write(edges.leading, at: .zero, style: style)
    let line = canvas.traits.line(shownText, width: textRoom)
    canvas.write(line, at: Point(x: 1 + space, y: 0), style: style)
    canvas.write(
      canvas.traits.symbols.down, at: Point(x: end - 1 - space, y: 0), style: style)
    canvas.write(edges.trailing, at: Point(x: end, y: 0), style: style)
  }

  open override var truncatedText: String? {
    (traits?.line(shownText)?.width ?? 0) > textRoom ? shownText.text : nil
  }

  open override var keyActions: [any KeyAction] {
    isUsable ? [ControlAction.press, ControlAction.open] + super.keyActions : []
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isUsable, let action = keyAction(ControlAction.self, for: event),
      [.press, .open].contains(action)
    else { return super.keyPressed(event) }
    sendActions(for: .primaryActionTriggered)
    return true
  }

  open override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.complete(value: shownMessage)
  }

  /// Whether there is room for spaces around the whole text.
  private var hasSpaces: Bool {
    (traits?.line(shownText)?.width ?? 0) + Self.chromeWidth <= frame.width
  }

  private var textRoom: Int {
    max(0, frame.width - (hasSpaces ? Self.chromeWidth : Self.leastChromeWidth))
  }

  private var shownText: AttributedText {
    guard let traits else { return AttributedText("") }
    return AttributedText(drawing: shownMessage, in: traits)
  }

  private var shownMessage: Message {
    if let selectedIndex { return options[selectedIndex] }
    return placeholder ?? Message.Hanok.pickerPlaceholder
  }

  private var widestOption: Int {
    if let knownWidth { return knownWidth }
    guard let traits else { return 0 }
    var width = 0
    let needsPlaceholder = selectedIndex == nil || hasShownPlaceholder
    let placeholders = needsPlaceholder ? [placeholder ?? Message.Hanok.pickerPlaceholder] : []
    for option in options + placeholders {
      width = max(width, traits.line(option)?.width ?? 0)
    }
    knownWidth = width
    return width
  }
}
