public import HanokLocalization
public import HanokTerminal
public import HanokUnicode

/// A field that takes a number as people of the language write it, and keeps every digit of it.
///
/// ```
///  1.234,5‸      de: typed 1234,5       350.000.000‸  typed 350 Mio.
///  ١٬٢٣٤٫٥       ar-EG: typed 1234.5    350,000,000   ko: typed 3억 5천만
/// !12 apples
///  “apples” is not part of a number.
/// ```
///
/// While it is typed into, the text stays as it is; when the keys go elsewhere, or Enter is pressed,
/// the number is written as the language writes it, or the reason is given why it is none
/// (``NumberReader``). The up and down arrows and the wheel step by ``step``, Page Up and Page Down by
/// ten steps. It sends `.valueChanged` while it is typed into, too. Numbers aren't rounded: too many
/// digits behind the point are refused. Currencies and units belong beside it.
open class NumberField: ValueField {
  /// The way in which a number is written.
  public enum Style: Hashable, Sendable {
    /// As it is.
    case decimal
    /// In hundredths, with a percent sign: 0.125 is `12.5%`. What is typed without one is in them, too.
    case percent
  }

  /// The number; nil where there is none, or none that can be read.
  ///
  /// A number that is set is shown, whether it is within the bounds or not.
  public var value: ExactDecimal? {
    get { knownValue }
    set {
      knownValue = newValue
      validationMessage = nil
      writeValue()
    }
  }
  /// The smallest number that is valid; nil for any.
  public var minimum: ExactDecimal?
  /// The largest number that is valid; nil for any.
  public var maximum: ExactDecimal?
  /// The difference that an arrow key makes.
  public var step = ExactDecimal(1)
  /// The most digits behind the point, as they are written; nil for any number.
  public var maximumFractionDigits: Int?
  /// The way in which the number is written.
  public var style = Style.decimal {
    didSet {
      guard style != oldValue else { return }
      tools = nil
      writeValue()
    }
  }
  private var knownValue: ExactDecimal?
  private var tools: NumberTools?

  /// The steps of Page Up and Page Down.
  private static let pageSteps = 10

  /// An empty field.
  public override init(placeholder: Message? = nil) { super.init(placeholder: placeholder) }

  private var knownTools: NumberTools? {
    if tools == nil, let traits {
      tools = NumberTools(traits.localizer.language, style)
    }
    return tools
  }

  // Reading and showing.

  /// The number that the text is.
  private func read() throws(NumberReadingError) -> ExactDecimal? {
    guard let tools = knownTools else { return knownValue }
    do throws(NumberReadingError) { return try tools.value(of: text) } catch {
      if error.kind == .empty { return nil }
      throw error
    }
  }

  /// The reason why the text isn't valid; nil where it is.
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

  /// Makes the number larger by steps, or smaller; within the bounds, and from nothing beginning at
  /// zero.
  ///
  /// - Returns: Whether it is another number now.
  @discardableResult
  public func stepValue(by count: Int) -> Bool {
    guard isUsable, isEditable else { return false }
    // A text that can't be read isn't lost.
    if knownValue == nil, !text.isEmpty {
      finishEditing()
      return false
    }
    var new = knownValue ?? .zero
    let difference = count < 0 ? -step : step
    for _ in 0..<min(count.magnitude, 1_000) { new = new + difference }
    // What is beyond a bound already may only come nearer to it.
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
      KeyCommand(.up, title: .Hanok.numberFieldIncrease) { [weak self] in
        self?.stepValue(by: 1)
      },
      KeyCommand(.down, title: .Hanok.numberFieldDecrease) { [weak self] in
        self?.stepValue(by: -1)
      },
    ]
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isUsable, isEditable, event.modifiers.isEmpty else { return super.keyPressed(event) }
    switch event.key {
    case .up: stepValue(by: 1)
    case .down: stepValue(by: -1)
    case .pageUp: stepValue(by: Self.pageSteps)
    case .pageDown: stepValue(by: -Self.pageSteps)
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

/// A language's ways to read and to write the numbers of a field.
private struct NumberTools {
  private let reader: NumberReader
  private let format: NumberFormat?
  private let style: NumberField.Style

  init(_ language: LanguageTag, _ style: NumberField.Style) {
    reader = NumberReader(language)
    self.style = style
    // All digits are shown: what is read again is the same number.
    let skeleton = "precision-unlimited"
    format = try? NumberFormat(
      language, skeleton: style == .percent ? "percent scale/100 \(skeleton)" : skeleton)
  }

  func value(of text: String) throws(NumberReadingError) -> ExactDecimal {
    let number = try reader.number(text)
    return style == .percent && !number.isPercent ? number.value.shifted(by: -2) : number.value
  }

  /// The digits behind the point as the number is written.
  func fractionLength(of value: ExactDecimal) -> Int {
    (style == .percent ? value.shifted(by: 2) : value).fractionLength
  }

  func text(of value: ExactDecimal) -> String {
    (try? format?.string(decimal: value.description)) ?? value.description
  }
}

extension NumberReadingError {
  /// The reason, for a person.
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
