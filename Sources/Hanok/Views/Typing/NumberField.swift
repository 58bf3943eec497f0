public import HanokLocalization
public import HanokTerminal
public import HanokUnicode

/// A field for a number in the notation of the language, without loss of digits.
///
/// ```
///  1.234,5‸      de: typed 1234,5       350.000.000‸  typed 350 Mio.
///  ١٬٢٣٤٫٥       ar-EG: typed 1234.5    350,000,000   ko: typed 3억 5천만
/// !12 apples
///  “apples” is not part of a number.
/// ```
///
/// While a user types, the text is unchanged; when the focus leaves, or after Enter, the number is
/// written in the language's notation, or the reason is given why the text isn't a number
/// (``NumberReader``). The up and down arrows and the wheel step by ``step``, Page Up and Page Down
/// by ten steps. It also sends `.valueChanged` during typing. Numbers aren't rounded: too many
/// fraction digits are invalid. Currencies and units belong next to it.
open class NumberField: ValueField {
  /// The notation of a number.
  public enum Style: Hashable, Sendable {
    /// The number itself.
    case decimal
    /// Hundredths with a percent sign, `12.5%` for 0.125; a typed number needs no sign.
    case percent
  }

  /// The number, or nil if the field is empty or unreadable.
  ///
  /// A number that is set is shown, within the bounds or not.
  public var value: ExactDecimal? {
    get { knownValue }
    set {
      knownValue = newValue
      validationMessage = nil
      writeValue()
    }
  }
  /// The minimum of valid numbers; nil for none.
  public var minimum: ExactDecimal?
  /// The maximum of valid numbers; nil for none.
  public var maximum: ExactDecimal?
  /// The difference for an arrow key.
  public var step = ExactDecimal(1)
  /// The maximum number of written fraction digits; nil for any number.
  public var maximumFractionDigits: Int?
  /// The notation of the number.
  public var style = Style.decimal {
    didSet {
      guard style != oldValue else { return }
      tools = nil
      writeValue()
    }
  }
  private var knownValue: ExactDecimal?
  private var tools: NumberTools?

  /// The number of steps for Page Up and Page Down.
  private static let pageSteps = 10

  /// Creates an empty field.
  public override init(placeholder: Message? = nil) { super.init(placeholder: placeholder) }

  private var knownTools: NumberTools? {
    if tools == nil, let traits {
      tools = NumberTools(traits.localizer.language, style)
    }
    return tools
  }

  // Reading and showing.

  /// Returns the number in the text.
  private func read() throws(NumberReadingError) -> ExactDecimal? {
    guard let tools = knownTools else { return knownValue }
    do throws(NumberReadingError) { return try tools.value(of: text) } catch {
      if error.kind == .empty { return nil }
      throw error
    }
  }

  /// The reason why the text isn't valid, or nil.
  open override var problem: Message? {
    do throws(NumberReadingError) {
      guard let value = try read() else { return isRequired ? .Hanok.numberReadingEmpty : nil }
      return problem(of: value)
    } catch {
      return error.message
    }
  }

  private func problem(of value: ExactDecimal) -> Message? {
    guard let tools = knownTools else { return nil }
    if let count = maximumFractionDigits, tools.fractionLength(of: value) > count {
      return count == 0
        ? .Hanok.numberReadingFraction : .Hanok.numberReadingTooManyDecimals(count: count)
    }
    if let minimum, value < minimum {
      return .Hanok.numberReadingTooSmall(minimum: tools.text(of: minimum))
    }
    if let maximum, maximum < value {
      return .Hanok.numberReadingTooLarge(maximum: tools.text(of: maximum))
    }
    return nil
  }

  open override var writtenValue: String? {
    knownValue.flatMap { value in knownTools?.text(of: value) }
  }

  open override func readValue() { knownValue = try? read() }

  open override func languageDidChange() { tools = nil }

  // Stepping.

  /// Changes the number by steps, within the bounds; an empty field begins at zero.
  ///
  /// - Returns: Whether the number has changed.
  @discardableResult
  public func stepValue(by count: Int) -> Bool {
    guard isUsable, isEditable else { return false }
    // An unreadable text is kept.
    if knownValue == nil, !text.isEmpty {
      finishEditing()
      return false
    }
    var new = knownValue ?? .zero
    let difference = count < 0 ? -step : step
    for _ in 0..<min(count.magnitude, 1_000) { new = new + difference }
    // A number beyond a bound may only move closer to it.
    let old = knownValue
    if let maximum, maximum < new, count > 0 || old == nil { new = max(maximum, old ?? maximum) }
    if let minimum, new < minimum, count < 0 || old == nil { new = min(minimum, old ?? minimum) }
    guard new != knownValue else { return false }
    value = new
    sendActions(for: .valueChanged)
    return true
  }

  open override var keyCommands: [KeyCommand] {
    guard isUsable, isEditable else { return super.keyCommands }
    return super.keyCommands + [
      keyCommand(FieldAction.increase, title: .Hanok.numberFieldIncrease) { [weak self] in
        self?.stepValue(by: 1)
      },
      keyCommand(FieldAction.decrease, title: .Hanok.numberFieldDecrease) { [weak self] in
        self?.stepValue(by: -1)
      },
    ]
  }

  open override var keyActions: [any KeyAction] {
    let isStepping = isUsable && isEditable
    return (isStepping ? [FieldAction.increaseMore, FieldAction.decreaseMore] : [])
      + super.keyActions
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isUsable, isEditable else { return super.keyPressed(event) }
    switch keyAction(FieldAction.self, for: event) {
    case .increase: stepValue(by: 1)
    case .decrease: stepValue(by: -1)
    case .increaseMore: stepValue(by: Self.pageSteps)
    case .decreaseMore: stepValue(by: -Self.pageSteps)
    default: return super.keyPressed(event)
    }
    return true
  }

  open override func mouse(_ event: MouseEvent) -> Bool {
    guard isFirstResponder, isUsable else { return super.mouse(event) }
    switch event.kind {
    case .wheel(.up): return stepValue(by: 1)
    case .wheel(.down): return stepValue(by: -1)
    default: return super.mouse(event)
    }
  }
}

/// A language's formatter and reader for the numbers of a field.
private struct NumberTools {
  private let reader: NumberReader
  private let format: NumberFormat?
  private let style: NumberField.Style

  init(_ language: LanguageTag, _ style: NumberField.Style) {
    reader = NumberReader(language)
    self.style = style
    // All digits are shown, so that reading returns the same number.
    let skeleton = "precision-unlimited"
    format = try? NumberFormat(
      language, skeleton: style == .percent ? "percent scale/100 \(skeleton)" : skeleton)
  }

  func value(of text: String) throws(NumberReadingError) -> ExactDecimal {
    let number = try reader.number(text)
    return style == .percent && !number.isPercent ? number.value.shifted(by: -2) : number.value
  }

  /// Returns the number of fraction digits in the number's notation.
  func fractionLength(of value: ExactDecimal) -> Int {
    (style == .percent ? value.shifted(by: 2) : value).fractionLength
  }

  func text(of value: ExactDecimal) -> String {
    (try? format?.string(decimal: value.description)) ?? value.description
  }
}

extension NumberReadingError {
  /// The reason in a sentence.
  var message: Message {
    switch kind {
    case .empty: .Hanok.numberReadingEmpty
    case .unreadable: .Hanok.numberReadingUnreadable(part: part)
    case .misplacedSeparator: .Hanok.numberReadingMisplacedSeparator(part: part)
    case .ambiguous: .Hanok.numberReadingAmbiguous(part: part)
    case .tooLong: .Hanok.numberReadingTooLong
    }
  }
}
