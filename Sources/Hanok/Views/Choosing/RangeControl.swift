public import HanokLocalization
public import HanokTerminal
import HanokUnicode
import MessageFormat

/// A control of a number within bounds: what sliders and steppers have in common.
///
/// The arrow keys to the sides change the value by a step, in the direction in which one reads, Page Up
/// and Page Down by ten; Home and End go to the bounds. Digits, in any of the digits of the world,
/// begin a value that Enter takes and Escape forgets; losing the focus takes it, too, and a number can
/// be pasted. A notice gives the reason where a value isn't taken as it was typed. In line mode
/// `Volume: 70` sets it.
open class RangeControl: Control {
  /// The value, within the bounds; to set it sends no event.
  public var value: Double {
    didSet {
      value = clamped(value)
      if value != oldValue { setNeedsDisplay() }
    }
  }
  /// The least value; not more than the greatest.
  public var minimumValue: Double { didSet { boundsDidChange() } }
  /// The greatest value.
  public var maximumValue: Double { didSet { boundsDidChange() } }
  /// The distance of the values that can be chosen, from the least on; 0 for any value, which keys then
  /// change by a twentieth of the whole.
  public var stepValue: Double
  /// Makes the words of a value: a percent, an amount; by itself the number.
  public var format: (Double) -> Message = { .Hanok.rangeValue(value: $0) } {
    didSet { boundsDidChange() }
  }
  /// The digits that were typed and not taken yet; nil for none.
  public private(set) var entry: String? { didSet { setNeedsDisplay() } }

  /// The reason why what was typed last isn't the value; nil where it is.
  private var entryProblem: Message?
  /// The cells of the words of either bound; nil until they are measured.
  private var knownValueWidth: Int?

  /// The steps of Page Up and Page Down.
  private static let pageSteps = 10.0
  /// The steps of the whole where any value can be chosen.
  private static let continuousSteps = 20.0
  /// The digits after the point that steps are right to, so that ten tenths make one.
  private static let precision = 1e9

  /// A control of a number, with a name for those who don't see the label beside it.
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

  /// Sets the value as a key does: to the nearest that can be chosen.
  ///
  /// It sends `valueChanged` if it is another one.
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

  /// Changes the value by steps.
  public func change(bySteps steps: Double) {
    let step = stepValue > 0 ? stepValue : (maximumValue - minimumValue) / Self.continuousSteps
    choose(value + steps * step)
  }

  /// The words of the value, or the digits that are being typed.
  public var valueText: AttributedText {
    guard let traits else { return AttributedText("") }
    if let entry { return AttributedText(entry) }
    return AttributedText(drawing: format(value), in: traits)
  }

  /// The cells of the words of either bound: the room that the value's words have.
  public var valueWidth: Int {
    guard let traits else { return 0 }
    if let knownValueWidth { return knownValueWidth }
    let texts = [minimumValue, maximumValue].map { AttributedText(drawing: format($0), in: traits) }
    let width = texts.map { line($0)?.width ?? 0 }.max() ?? 0
    knownValueWidth = width
    return width
  }

  /// The value as a part of the whole, from 0 to 1; 0 where a bound is infinite.
  public var part: Double {
    let part = (value - minimumValue) / (maximumValue - minimumValue)
    return part.isFinite ? part : 0
  }

  open override func traitsDidChange() { knownValueWidth = nil }

  open override var isFocusedByMnemonic: Bool { true }
  open override func mnemonicPressed() {}
  /// A click is used where it is: by itself for nothing.
  open override func clicked(at point: Point) {}

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isUsable, event.modifiers.isEmpty else { return super.keyPressed(event) }
    if takeEntryKey(event.key) { return true }
    let forward = traits?.isRightToLeft == true ? -1.0 : 1
    switch event.key {
    case .right: change(bySteps: forward)
    case .left: change(bySteps: -forward)
    case .pageUp: change(bySteps: Self.pageSteps)
    case .pageDown: change(bySteps: -Self.pageSteps)
    case .home: choose(minimumValue)
    case .end: choose(maximumValue)
    case .character("+"): change(bySteps: 1)
    case .character("-"): change(bySteps: -1)
    case .enter: sendActions(for: .primaryActionTriggered)
    default: return super.keyPressed(event)
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

  open override var accessibilityValue: Message? {
    get { super.accessibilityValue ?? format(value) }
    set { super.accessibilityValue = newValue }
  }

  open override func accessibilityActivate() -> Bool { false }

  open override func accessibilityEnterText(_ text: String) -> Bool {
    guard isUsable else { return false }
    take(text)
    return true
  }

  /// The reason why what was typed last isn't the value.
  open override var accessibilityHint: Message? {
    get { entryProblem ?? super.accessibilityHint }
    set { super.accessibilityHint = newValue }
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

/// What is typed.
extension RangeControl {
  /// Takes a key that types a value, or ends it.
  private func takeEntryKey(_ key: Key) -> Bool {
    switch key {
    case .character(let character):
      let isDigit = character.isDecimalDigit
      let isSign = character == "-" && minimumValue < 0 && entry == nil
      // What is no part of a number is passed over until it is ended.
      guard isDigit || isSign || entry != nil else { return false }
      guard isDigit || isSign || character.isMarkOfNumber else { return true }
      entry = (entry ?? "") + String(character)
    case .backspace where entry != nil:
      entry?.removeLast()
      if entry == "" { entry = nil }
    case .enter where entry != nil: takeEntry()
    case .escape where entry != nil: entry = nil
    case .escape, .backspace, .enter: return false
    default:
      takeEntry()
      return false
    }
    return true
  }

  /// Takes what was typed as the value, if it is one.
  private func takeEntry() {
    guard let typed = entry else { return }
    entry = nil
    take(typed)
    if let entryProblem { application?.showNotice(entryProblem, about: self) }
  }

  /// Takes a text as the value, or the nearest one within the bounds.
  ///
  /// A number is read as it is shown: `70` is 0.7 where 0.7 is shown as 70 %.
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

  /// What values are multiplied with where they are shown: 100 for percents, and mostly 1.
  private func shownScale(_ localizer: Localizer) -> Double {
    let bound = abs(maximumValue) >= abs(minimumValue) ? maximumValue : minimumValue
    let shown = try? Self.number(localizer.string(format(bound)), in: localizer.language)
    guard let shown, bound != 0 else { return 1 }
    let scale = shown / bound
    return [100, 1_000].first { abs(scale - $0) < $0 / 1_000 } ?? 1
  }

  /// The number in a text as it is written there: 70 of `70 %`, and 7 of `7 guests`; words before it
  /// make it none.
  private static func number(
    _ text: String, in language: LanguageTag
  ) throws(NumberReadingError) -> Double {
    let reader = NumberReader(language)
    do throws(NumberReadingError) {
      let whole = try reader.number(text)
      return (whole.isPercent ? whole.value.shifted(by: 2) : whole.value).approximate
    } catch {
      // Neither a unit nor a currency is read.
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
  /// Whether it is a digit of any script.
  fileprivate var isDecimalDigit: Bool {
    unicodeScalars.count == 1 && unicodeScalars.first?.properties.numericType == .decimal
  }

  /// Whether it may be inside a typed number.
  fileprivate var isMarkOfNumber: Bool { ".,٫٬'’ %٪".contains(self) }
}
