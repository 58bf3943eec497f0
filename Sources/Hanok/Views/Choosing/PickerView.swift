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
/// ```
///
/// Letters choose the option that begins with them, or else contains them (``TypeAhead``), also
/// while the list is closed. The control is as wide as its widest option, and as the placeholder
/// after that has been shown, so that nothing moves. All options are measured: use a table for
/// thousands.
open class PickerView: ChoiceControl {
  /// The text without a choice; nil for the toolkit's.
  public var placeholder: Message? { didSet { optionsDidChange() } }
  private var knownWidth: Int?
  /// Whether the text without a choice has been shown: then its width stays reserved.
  private var hasShownPlaceholder = false

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
    if options.isEmpty { return }
    let items = options.enumerated().map { index, option in
      MenuItem(option, state: index == selectedIndex ? .on : .off, isEnabled: isEnabled(at: index))
      {
        [weak self] in self?.choose(index)
      }
    }
    dropDown.open { MenuController(Menu(items: items), sourceView: self) }
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
    Size(width: min(idealWidth, proposal.width ?? .max), height: 1)
  }

  open override func draw(in canvas: Canvas) {
    if selectedIndex == nil { hasShownPlaceholder = true }
    dropDown.draw(in: canvas)
  }

  open override var truncatedText: String? { dropDown.truncatedText }

  open override var pressActions: [any KeyAction] { DropDown.actions }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    // Before the letters of options: Space opens the list.
    press(for: event) || super.keyPressed(event)
  }

  open override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.complete(value: shownMessage)
  }

  private var dropDown: DropDown {
    DropDown(
      control: self,
      text: traits.map { AttributedText(drawing: shownMessage, in: $0) } ?? AttributedText(""),
      isPlaceholder: selectedIndex == nil)
  }

  private var shownMessage: Message { selectedIndex.map { options[$0] } ?? shownPlaceholder }

  private var shownPlaceholder: Message { placeholder ?? .Hanok.pickerPlaceholder }

  private var idealWidth: Int {
    if let knownWidth { return knownWidth }
    guard let traits else { return 0 }
    let needsPlaceholder = selectedIndex == nil || hasShownPlaceholder
    let texts = options + (needsPlaceholder ? [shownPlaceholder] : [])
    let width = DropDown.width(
      of: texts.map { AttributedText(drawing: $0, in: traits) }, in: traits)
    knownWidth = width
    return width
  }
}
