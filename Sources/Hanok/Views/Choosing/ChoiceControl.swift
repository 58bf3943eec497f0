public import HanokLocalization
public import HanokTerminal

/// A control for the choice of one of several options.
///
/// It is the base of radio groups, segmented controls and pickers.
///
/// Arrow keys choose the previous and next options, Home and End the first and the last; letters
/// choose the option that begins with them, and are no other keys (``View/searchesLetters``). In
/// line mode each option is a row with a number.
open class ChoiceControl: Control {
  /// The options, in their order.
  public var options: [Message] { didSet { optionsDidChange() } }
  /// The index of the chosen option, or nil for none.
  ///
  /// Setting it sends no event.
  public var selectedIndex: Int? {
    didSet {
      if let index = selectedIndex, !options.indices.contains(index) { selectedIndex = nil }
      if selectedIndex != oldValue { selectionDidChange() }
    }
  }
  private var disabledOptions: Set<Int> = []
  private let typeAhead = TypeAhead()

  /// Creates a control of options, of which one may be chosen.
  public init(options: [Message], selectedIndex: Int? = nil) {
    self.options = options
    super.init()
    self.selectedIndex = selectedIndex.flatMap { options.indices.contains($0) ? $0 : nil }
  }

  /// Whether an option can be chosen.
  public func isEnabled(at index: Int) -> Bool {
    options.indices.contains(index) && !disabledOptions.contains(index)
  }

  /// Enables or disables an option; a chosen one stays chosen.
  public func setEnabled(_ isEnabled: Bool, at index: Int) {
    if isEnabled { disabledOptions.remove(index) } else { disabledOptions.insert(index) }
    setNeedsDisplay()
  }

  /// Chooses an option after a key or a click, and sends `valueChanged` after a change.
  ///
  /// - Returns: Whether the option is enabled.
  @discardableResult
  public func choose(_ index: Int) -> Bool {
    guard isUsable, isEnabled(at: index) else { return false }
    guard index != selectedIndex else { return true }
    selectedIndex = index
    sendActions(for: .valueChanged)
    return true
  }

  /// Called after a change of the chosen option, also by the program.
  open func selectionDidChange() { setNeedsDisplay() }

  /// Called after a change of the options.
  open func optionsDidChange() {
    if let index = selectedIndex, !options.indices.contains(index) { selectedIndex = nil }
    disabledOptions = disabledOptions.filter { options.indices.contains($0) }
    typeAhead.reset()
    setNeedsContentUpdate()
  }

  /// True: a letter moves the focus here, and chooses no option.
  open override var isFocusedByMnemonic: Bool { true }
  open override func mnemonicPressed() {}

  open override var accessibilityElementCount: Int { options.count }
  /// The index of the chosen option, or else of the first enabled one.
  open override var focusedAccessibilityElementIndex: Int? {
    selectedIndex ?? options.indices.first(where: isEnabled(at:))
  }

  open override func accessibilityElement(at index: Int) -> AccessibilityElement? {
    var traits: AccessibilityTraits = index == selectedIndex ? [.button, .selected] : .button
    if !isUsable || !isEnabled(at: index) { traits.insert(.notEnabled) }
    return AccessibilityElement(
      label: options[index], traits: traits,
      activate: { [weak self] in self?.choose(index) ?? false })
  }

  /// Chooses the next or previous enabled option; at the ends the choice is unchanged.
  ///
  /// - Returns: Whether the choice has changed.
  @discardableResult
  public func moveChoice(by step: Int) -> Bool {
    guard step != 0 else { return false }
    // Beyond either end there are no options.
    let step = max(-options.count, min(step, options.count))
    let start = selectedIndex.map { $0 + step } ?? (step > 0 ? 0 : options.count - 1)
    return chooseFirst(from: start, by: step)
  }

  /// Chooses the first enabled option from an index on.
  @discardableResult
  func chooseFirst(from start: Int, by step: Int) -> Bool {
    var index = start
    while options.indices.contains(index) {
      if isEnabled(at: index) { return choose(index) }
      index += step
    }
    return false
  }

  open override var searchesLetters: Bool { isUsable && !options.isEmpty }

  /// The axis of the options, along which arrow keys choose; nil, by default, for none.
  open var axis: StackView.Axis? { nil }

  open override var keyActions: [any KeyAction] {
    guard isUsable else { return [] }
    let moves: [ListAction] =
      switch axis {
      case .horizontal: [.moveBack, .moveForward, .choose]
      case .vertical: [.moveUp, .moveDown, .choose]
      case nil: []
      }
    return super.keyActions + moves + [ListAction.moveToFirst, ListAction.moveToLast]
  }

  /// Handles arrows along ``ChoiceControl/axis``, Home, End and the letters that options begin with.
  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isUsable else { return super.keyPressed(event) }
    switch (keyAction(ListAction.self, for: event), axis) {
    case (.moveBack, .horizontal), (.moveUp, .vertical): return moveChoice(by: -1)
    case (.moveForward, .horizontal), (.moveDown, .vertical): return moveChoice(by: 1)
    case (.choose, .some), (.select, .some):
      guard let index = focusedAccessibilityElementIndex else { return false }
      choose(index)
      sendActions(for: .primaryActionTriggered)
    case (.moveToFirst, _): chooseFirst(from: 0, by: 1)
    case (.moveToLast, _): chooseFirst(from: options.count - 1, by: -1)
    default:
      guard let character = event.typedCharacter, event.modifiers.isSubset(of: .shift),
        typeAhead.isTyping || !isSequence(of: ListAction.self, event)
      else {
        return super.keyPressed(event)
      }
      if let index = find(character) {
        choose(index)
      } else if !searchesLetters || !typeAhead.keeps(character) {
        return super.keyPressed(event)
      }
    }
    return true
  }

  private func find(_ character: Character) -> Int? {
    guard let localizer = traits?.localizer else { return nil }
    let (options, former) = (options, selectedIndex)
    return typeAhead.find(character, in: self, from: former, count: options.count) { index in
      isEnabled(at: index) ? localizer.string(options[index]) : ""
    }
  }
}
