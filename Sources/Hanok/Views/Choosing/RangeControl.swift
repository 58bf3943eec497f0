public import HanokLocalization
public import HanokTerminal

/// A control of a number within bounds: the base of sliders and steppers.
///
/// The left and right arrow keys change the value by a step, in the direction of reading, Page Up
/// and Page Down by ten; Home and End set it to the bounds. `+` and `-` change it by a step too; if
/// the minimum is negative, `-` is a sign that begins a value. Digits of any script begin a value
/// that Enter confirms and Escape discards; losing the focus confirms it too, and a number can be
/// pasted. A notice gives the reason if the typed value isn't accepted unchanged. In line mode
/// `Volume: 70` sets it.
open class RangeControl: ValueControl<Double> {
  /// The value, within the bounds; setting it sends no event.
  public var value: Double {
    didSet {
      value = scale.clamped(value)
      if value != oldValue { setNeedsDisplay() }
    }
  }
  /// The minimum value, at most the maximum.
  public var minimumValue: Double { didSet { boundsDidChange() } }
  /// The maximum value.
  public var maximumValue: Double { didSet { boundsDidChange() } }
  /// The distance between permitted values, from the minimum on.
  ///
  /// If it is 0, any value is permitted, and keys change it by a twentieth of the range.
  public var stepValue: Double
  /// Returns the text of a value: a percentage, an amount; by default the number.
  public var format: (Double) -> Message = { .Hanok.rangeValue(value: $0) } {
    didSet { boundsDidChange() }
  }
  /// The typed digits before they are confirmed, or nil for none.
  public private(set) var entry: String? { didSet { setNeedsDisplay() } }

  private var knownValueWidth: Int?

  /// Creates a control of a number with a name for accessibility.
  public init(
    _ name: Message, value: Double, in bounds: ClosedRange<Double>, step: Double = 0
  ) {
    let scale = RangeScale(minimum: bounds.lowerBound, maximum: bounds.upperBound, step: step)
    self.value = scale.clamped(value)
    minimumValue = bounds.lowerBound
    maximumValue = bounds.upperBound
    stepValue = step
    super.init()
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityTraits = .adjustable
  }

  private var scale: RangeScale {
    RangeScale(minimum: minimumValue, maximum: maximumValue, step: stepValue)
  }

  open override var valueFormat: (any ValueFormat<Double>)? {
    traits.map { RangeValueFormat(localizer: $0.localizer, scale: scale, message: format) }
  }

  /// Sets the value to the nearest permitted one, as keys do.
  ///
  /// It sends `valueChanged` after a change.
  public func choose(_ value: Double) {
    guard isUsable, value.isFinite else { return }
    entryProblem = nil
    let value = scale.nearest(value)
    guard value != self.value else { return }
    self.value = value
    sendActions(for: .valueChanged)
  }

  /// Chooses the number, or the nearest permitted one.
  open override func valueEntered(_ value: Double) { choose(value) }

  /// Changes the value by a number of steps.
  public func change(bySteps steps: Double) { choose(scale.stepped(value, by: steps)) }

  /// The text of the value, or the digits that are being typed.
  public var valueText: AttributedText {
    guard let traits else { return AttributedText("") }
    if let entry { return AttributedText(entry) }
    return AttributedText(drawing: format(value), in: traits)
  }

  /// The cells of the wider bound's text, which are reserved for the value's.
  public var valueWidth: Int {
    guard let traits else { return 0 }
    if let knownValueWidth { return knownValueWidth }
    let texts = [minimumValue, maximumValue].map { AttributedText(drawing: format($0), in: traits) }
    let width = texts.map { traits.line($0)?.width ?? 0 }.max() ?? 0
    knownValueWidth = width
    return width
  }

  /// The position of the value in the range, from 0 to 1; 0 if a bound is infinite.
  public var part: Double { scale.part(of: value) }

  open override func traitsDidChange() {
    super.traitsDidChange()
    knownValueWidth = nil
  }

  open override var isFocusedByMnemonic: Bool { true }
  open override func mnemonicPressed() {}
  /// Does nothing; subclasses handle clicks by their positions.
  open override func clicked(at point: Point) {}

  open override var keyActions: [any KeyAction] {
    let whileTyping: [RangeAction] = [.confirm, .deleteDigit, .discard]
    return RangeAction.allCases.filter { isUsable && (entry != nil) == whileTyping.contains($0) }
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isUsable else { return super.keyPressed(event) }
    let action = keyAction(RangeAction.self, for: event)
    let pageSteps = Double(valueFormat?.pageSteps ?? 1)
    if takeEntryKey(event, action) { return true }
    switch action {
    case .increase: change(bySteps: 1)
    case .decrease: change(bySteps: -1)
    case .increaseMore: change(bySteps: pageSteps)
    case .decreaseMore: change(bySteps: -pageSteps)
    case .setToMinimum: choose(minimumValue)
    case .setToMaximum: choose(maximumValue)
    case .confirm: sendActions(for: .primaryActionTriggered)
    case .deleteDigit, .discard, nil: return super.keyPressed(event)
    }
    return true
  }

  open override func pasted(_ text: String) -> Bool {
    guard isUsable else { return false }
    // The first of several numbers is used, and the notice reports the others.
    if text.hasSeveralNumbers { application?.showNotice(.Hanok.valueSeveral, about: self) }
    let trimmed = text.drop(while: \.isWhitespace)
    entry = String(trimmed.prefix { !$0.isNewline && $0 != "\t" })
    takeEntry()
    return true
  }

  open override func firstResponderDidChange() {
    super.firstResponderDidChange()
    if !isFirstResponder { takeEntry() }
  }

  open override func mouse(_ event: MouseEvent) -> Bool {
    guard isFirstResponder, isUsable, let rows = event.wheelRows else { return super.mouse(event) }
    change(bySteps: rows < 0 ? 1 : -1)
    return true
  }

  open override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.complete(value: valueFormat?.spoken(value))
  }

  open override func accessibilityActivate() -> Bool { false }

  private func boundsDidChange() {
    knownValueWidth = nil
    value = scale.clamped(value)
    setNeedsContentUpdate()
  }
}

/// Typing.
extension RangeControl {
  /// Handles a key that types or ends a value.
  private func takeEntryKey(_ event: KeyEvent, _ action: RangeAction?) -> Bool {
    switch (event.key, action) {
    case (_, .deleteDigit) where entry != nil:
      entry?.removeLast()
      if entry == "" { entry = nil }
    case (_, .confirm) where entry != nil: takeEntry()
    case (_, .discard) where entry != nil: entry = nil
    case (.character(let character), _) where event.modifiers.isEmpty:
      let isDigit = character.isDecimalDigit
      let isSign = character == "-" && minimumValue < 0 && entry == nil
      // Other keys are ignored until the number is confirmed or discarded.
      guard isDigit || isSign || entry != nil else { return false }
      guard isDigit || isSign || character.isMarkOfNumber else { return true }
      entry = (entry ?? "") + String(character)
    default:
      if event.modifiers.isEmpty || action != nil { takeEntry() }
      return false
    }
    return true
  }

  private func takeEntry() {
    guard let typed = entry else { return }
    entry = nil
    enterValue(typed)
    if let entryProblem { application?.showNotice(entryProblem, about: self) }
  }
}
