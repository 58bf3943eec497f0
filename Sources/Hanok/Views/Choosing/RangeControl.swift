public import HanokLocalization
public import HanokTerminal
import HanokUnicode
import MessageFormat

/// A control of a number within bounds: the base of sliders and steppers.
///
/// The left and right arrow keys change the value by a step, in the direction of reading, Page Up
/// and Page Down by ten; Home and End set it to the bounds. `+` and `-` change it by a step too; if
/// the minimum is negative, `-` is a sign that begins a value. Digits of any script begin a value that
/// Enter confirms and Escape discards; losing the focus confirms it too, and a number can be
/// pasted. A notice gives the reason if the typed value isn't accepted unchanged. In line mode
/// `Volume: 70` sets it.
open class RangeControl: Control {
  /// The value, within the bounds; setting it sends no event.
  public var value: Double {
    didSet {
      value = clamped(value)
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

  /// The reason why the last typed text isn't the value, or nil.
  private var entryProblem: Message?
  /// The cells of the wider bound's text, or nil until they are measured.
  private var knownValueWidth: Int?

  /// The number of steps for Page Up and Page Down.
  private static let pageSteps = 10.0
  /// The number of steps of the range if any value is permitted.
  private static let continuousSteps = 20.0
  /// The precision of steps: nine decimal places, so that ten tenths make one.
  private static let precision = 1e9

  /// Creates a control of a number with a name for accessibility.
  public init(
    _ name: Message, value: Double, in bounds: ClosedRange<Double>, step: Double = 0
  ) {
    self.value =
      value.isNaN ? bounds.lowerBound : min(max(value, bounds.lowerBound), bounds.upperBound)
    minimumValue = bounds.lowerBound
    maximumValue = bounds.upperBound
    stepValue = step
    super.init()
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityTraits = .adjustable
  }

  /// Sets the value to the nearest permitted one, as keys do.
  ///
  /// It sends `valueChanged` after a change.
  public func choose(_ value: Double) {
    guard isUsable, value.isFinite else { return }
    entryProblem = nil
    var value = clamped(value)
    if stepValue > 0, value != maximumValue {
      let steps = ((value - minimumValue) / stepValue).rounded()
      value = clamped(minimumValue + steps * stepValue)
    }
    let rounded = (value * Self.precision).rounded() / Self.precision
    if rounded.isFinite { value = clamped(rounded) }
    guard value != self.value else { return }
    self.value = value
    sendActions(for: .valueChanged)
  }

  /// Changes the value by a number of steps.
  public func change(bySteps steps: Double) {
    let step = stepValue > 0 ? stepValue : (maximumValue - minimumValue) / Self.continuousSteps
    choose(value + steps * step)
  }

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
  public var part: Double {
    let part = (value - minimumValue) / (maximumValue - minimumValue)
    return part.isFinite ? part : 0
  }

  open override func traitsDidChange() { knownValueWidth = nil }

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
    if takeEntryKey(event, action) { return true }
    switch action {
    case .increase: change(bySteps: 1)
    case .decrease: change(bySteps: -1)
    case .increaseMore: change(bySteps: Self.pageSteps)
    case .decreaseMore: change(bySteps: -Self.pageSteps)
    case .setToMinimum: choose(minimumValue)
    case .setToMaximum: choose(maximumValue)
    case .confirm: sendActions(for: .primaryActionTriggered)
    case .deleteDigit, .discard, nil: return super.keyPressed(event)
    }
    return true
  }

  open override func pasted(_ text: String) -> Bool {
    guard isUsable else { return false }
    entry = String(text.drop(while: \.isWhitespace).prefix { !$0.isNewline })
    takeEntry()
    return true
  }

  open override func firstResponderDidChange() {
    super.firstResponderDidChange()
    if !isFirstResponder { takeEntry() }
  }

  open override func mouse(_ event: MouseEvent) -> Bool {
    guard isFirstResponder, isUsable else { return super.mouse(event) }
    switch event.kind {
    case .wheel(.up): change(bySteps: 1)
    case .wheel(.down): change(bySteps: -1)
    default: return super.mouse(event)
    }
    return true
  }

  open override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.complete(value: format(value))
    // The reason why the last typed text isn't the value.
    element.hint = entryProblem ?? element.hint
  }

  open override func accessibilityActivate() -> Bool { false }

  open override func accessibilityEnterText(_ text: String) -> Bool {
    guard isUsable else { return false }
    take(text)
    return true
  }

  private func clamped(_ value: Double) -> Double {
    value.isNaN ? minimumValue : max(minimumValue, min(value, maximumValue))
  }

  private func boundsDidChange() {
    knownValueWidth = nil
    value = clamped(value)
    setNeedsContentUpdate()
  }
}

/// Typing.
extension RangeControl {
  /// Handles a key that types or ends a value.
  private func takeEntryKey(_ event: KeyEvent, _ action: RangeAction?) -> Bool {
    switch (event.key, action) {
    case (.character(let character), _) where event.modifiers.isEmpty:
      let isDigit = character.isDecimalDigit
      let isSign = character == "-" && minimumValue < 0 && entry == nil
      // Other keys are ignored until the number is confirmed or discarded.
      guard isDigit || isSign || entry != nil else { return false }
      guard isDigit || isSign || character.isMarkOfNumber else { return true }
      entry = (entry ?? "") + String(character)
    case (_, .deleteDigit) where entry != nil:
      entry?.removeLast()
      if entry == "" { entry = nil }
    case (_, .confirm) where entry != nil: takeEntry()
    case (_, .discard) where entry != nil: entry = nil
    case (_, .confirm), (_, .deleteDigit), (_, .discard): return false
    default:
      if event.modifiers.isEmpty || action != nil { takeEntry() }
      return false
    }
    return true
  }

  /// Sets the value to the typed text, if that is a number.
  private func takeEntry() {
    guard let typed = entry else { return }
    entry = nil
    take(typed)
    if let entryProblem { application?.showNotice(entryProblem, about: self) }
  }

  /// Sets the value to a text's number, or to the nearest bound.
  ///
  /// A number is read as it is shown: `70` is 0.7 if 0.7 is shown as 70 %.
  private func take(_ text: String) {
    guard let localizer = traits?.localizer else { return }
    do throws(NumberReadingError) {
      let number = try Self.number(text, in: localizer.language) / shownScale(localizer)
      choose(number)
      entryProblem = problem(of: number, localizer)
    } catch {
      entryProblem = error.message
    }
  }

  private func problem(of number: Double, _ localizer: Localizer) -> Message? {
    if number < minimumValue {
      return .Hanok.numberReadingTooSmall(minimum: localizer.string(format(minimumValue)))
    }
    if number > maximumValue {
      return .Hanok.numberReadingTooLarge(maximum: localizer.string(format(maximumValue)))
    }
    return nil
  }

  /// Returns the factor of shown values: 100 for percentages, and usually 1.
  private func shownScale(_ localizer: Localizer) -> Double {
    let bound = abs(maximumValue) >= abs(minimumValue) ? maximumValue : minimumValue
    let shown = try? Self.number(localizer.string(format(bound)), in: localizer.language)
    guard let shown, bound != 0 else { return 1 }
    let scale = shown / bound
    return [100, 1_000].first { abs(scale - $0) < $0 / 1_000 } ?? 1
  }

  /// Returns the number in a text as it is written: 70 of `70 %`, and 7 of `7 guests`.
  ///
  /// Text before the number makes it invalid.
  private static func number(
    _ text: String, in language: LanguageTag
  ) throws(NumberReadingError) -> Double {
    let reader = NumberReader(language)
    do throws(NumberReadingError) {
      let whole = try reader.number(text)
      return (whole.isPercent ? whole.value.shifted(by: 2) : whole.value).approximate
    } catch {
      // Neither units nor currencies are read.
      let amount = text.drop { $0.isCurrencySymbol || $0.isWhitespace }
      guard let last = amount.lastIndex(where: \.isDecimalDigit),
        let part = try? reader.number(String(amount[...last]))
      else { throw error }
      return part.value.approximate
    }
  }
}

extension ExactDecimal {
  /// The nearest number of double precision.
  fileprivate var approximate: Double { Double(description) ?? .nan }
}

extension Character {
  /// Whether it is a decimal digit of any script.
  fileprivate var isDecimalDigit: Bool {
    unicodeScalars.count == 1 && unicodeScalars.first?.properties.numericType == .decimal
  }

  /// Whether it may be in a typed number.
  fileprivate var isMarkOfNumber: Bool { ".,٫٬'’ %٪".contains(self) }
}
