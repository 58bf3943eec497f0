public import HanokLocalization
public import HanokTerminal

/// A control that one of several options is chosen with: what radio groups, segmented controls and
/// pickers have in common.
///
/// Arrow keys choose the options before and after, Home and End the first and the last; letters choose
/// the one that begins with them. In line mode each option is a row with a number.
open class ChoiceControl: Control {
  /// The options, in their order.
  public var options: [Message] { didSet { optionsDidChange() } }
  /// The number of the chosen option; nil for none.
  ///
  /// To set it sends no event.
  public var selectedIndex: Int? {
    didSet {
      if let index = selectedIndex, !options.indices.contains(index) { selectedIndex = nil }
      if selectedIndex != oldValue { selectionDidChange() }
    }
  }
  private var disabledOptions: Set<Int> = []
  private let typeAhead = TypeAhead()

  /// A control of options, of which one may be chosen.
  public init(options: [Message], selectedIndex: Int? = nil) {
    self.options = options
    super.init()
    self.selectedIndex = selectedIndex.flatMap { options.indices.contains($0) ? $0 : nil }
  }

  /// Whether an option can be chosen.
  public func isEnabled(at index: Int) -> Bool {
    options.indices.contains(index) && !disabledOptions.contains(index)
  }

  /// Lets an option be chosen, or not; one that is chosen stays so.
  public func setEnabled(_ isEnabled: Bool, at index: Int) {
    if isEnabled { disabledOptions.remove(index) } else { disabledOptions.insert(index) }
    setNeedsDisplay()
  }

  /// Chooses an option as a key or a click does: sends `valueChanged` if another one was chosen.
  ///
  /// - Returns: Whether it can be chosen.
  @discardableResult
  public func choose(_ index: Int) -> Bool {
    guard isUsable, isEnabled(at: index) else { return false }
    guard index != selectedIndex else { return true }
    selectedIndex = index
    sendActions(for: .valueChanged)
    return true
  }

  /// Called when another option is chosen, by the app too.
  open func selectionDidChange() { setNeedsDisplay() }

  /// Called when there are other options.
  open func optionsDidChange() {
    if let index = selectedIndex, !options.indices.contains(index) { selectedIndex = nil }
    disabledOptions = disabledOptions.filter { options.indices.contains($0) }
    typeAhead.reset()
    setNeedsContentUpdate()
  }

  /// A letter moves the focus here, and chooses nothing yet.
  open override var isFocusedByMnemonic: Bool { true }
  open override func mnemonicPressed() {}

  open override var accessibilityElementCount: Int { options.count }
  /// The chosen option, or else the first that can be.
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

  /// Chooses the next option that can be chosen, or the one before; at the ends it stays.
  ///
  /// - Returns: Whether another one is chosen.
  @discardableResult
  public func moveChoice(by step: Int) -> Bool {
    guard step != 0 else { return false }
    // Beyond either end there are no options.
    let step = max(-options.count, min(step, options.count))
    let start = selectedIndex.map { $0 + step } ?? (step > 0 ? 0 : options.count - 1)
    return chooseFirst(from: start, by: step)
  }

  /// Chooses the first option from one on that can be chosen.
  @discardableResult
  func chooseFirst(from start: Int, by step: Int) -> Bool {
    var index = start
    while options.indices.contains(index) {
      if isEnabled(at: index) { return choose(index) }
      index += step
    }
    return false
  }

  /// Takes Home, End and the letters that options begin with.
  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isUsable, event.modifiers.isEmpty else { return super.keyPressed(event) }
    switch event.key {
    case .home: chooseFirst(from: 0, by: 1)
    case .end: chooseFirst(from: options.count - 1, by: -1)
    case .character(let character):
      if let index = find(character) {
        choose(index)
      } else if !typeAhead.isTyping {
        return super.keyPressed(event)
      }
    default: return super.keyPressed(event)
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
