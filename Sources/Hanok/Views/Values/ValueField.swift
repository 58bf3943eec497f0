public import HanokLocalization
public import HanokTerminal
import HanokUnicode

/// A field whose text is a value of another type: the base of number and date fields.
///
/// While a user types, the text is unchanged. When the focus leaves, or after Enter, the value is
/// written in the language's notation, or the reason is given why there is none. A change of the
/// language keeps the value, and writes it again. The up and down arrows and the wheel change the
/// value by a step, Page Up and Page Down by several.
open class ValueField<Value: Equatable>: TextField, FinishingField {
  /// The value, or nil if the field is empty or unreadable.
  ///
  /// A value that is set is shown, within the bounds or not.
  public var value: Value? {
    get { knownValue }
    set {
      knownValue = newValue
      validationMessage = nil
      writeValue()
    }
  }
  /// Whether an empty field isn't valid.
  public var isRequired = false

  var onFinish: () -> Void = {}
  private var knownValue: Value?
  private var isWriting = false
  private var wasFirstResponder = false
  private var writtenLanguage: LanguageTag?

  /// The format of the values, or nil before the field is in a window.
  open var valueFormat: (any ValueFormat<Value>)? { nil }

  /// The names of the commands that change the value by a step.
  open var stepTitles: (increase: Message, decrease: Message) {
    (FieldAction.increase.title, FieldAction.decrease.title)
  }

  // Reading and writing.

  /// The reason why the text isn't valid, or nil.
  public var problem: Message? {
    guard let format = valueFormat else { return nil }
    do throws(ValueProblem) {
      return format.problem(of: try format.value(of: text))
    } catch {
      return error.isEmpty && !isRequired ? nil : error.message
    }
  }

  /// Whether the text is a valid value, or a permitted empty text.
  public var isValid: Bool { problem == nil }

  /// Writes the value in the language's notation, or gives the reason why there is none.
  ///
  /// - Returns: Whether the text is valid.
  @discardableResult
  public func finishEditing() -> Bool {
    validationMessage = problem
    if validationMessage == nil, valueFormat != nil { writeValue() }
    defer { onFinish() }
    return validationMessage == nil
  }

  /// Replaces the text by the value's; an empty one without a value.
  public func writeValue() {
    isWriting = true
    text = knownValue.flatMap { valueFormat?.text(of: $0) } ?? ""
    isWriting = false
  }

  private func readValue() {
    guard let format = valueFormat else { return }
    knownValue = try? format.value(of: text)
  }

  override func textDidChange(_ change: EditableText.Change?) {
    super.textDidChange(change)
    if isWriting { return }
    readValue()
    // An outdated reason is removed at once; a new one waits until the end of the typing.
    if validationMessage != nil, isValid { validationMessage = nil }
  }

  open override func firstResponderDidChange() {
    // Before the event that reports the end of the editing.
    if wasFirstResponder, !isFirstResponder, isUsable { finishEditing() }
    wasFirstResponder = isFirstResponder
    super.firstResponderDidChange()
  }

  /// Writes the value or the reason again in another language; a text that isn't a value is kept.
  open override func traitsDidChange() {
    super.traitsDidChange()
    guard let language = traits?.localizer.language, language != writtenLanguage else { return }
    writtenLanguage = language
    if knownValue == nil { readValue() } else { writeValue() }
    if validationMessage != nil { validationMessage = problem }
  }

  open override func enter() {
    if finishEditing() { super.enter() }
  }

  /// Refuses several lines or columns, with a notice: joined, they would be another value.
  open override func pasted(_ text: String) -> Bool {
    guard isUsable, isEditable, text.hasSeveralNumbers else { return super.pasted(text) }
    application?.showNotice(.Hanok.valueSeveral, about: self)
    return true
  }

  // Stepping.

  /// Changes the value by steps, within the bounds; an unreadable text is kept.
  ///
  /// - Returns: Whether the value has changed.
  @discardableResult
  public func stepValue(by count: Int) -> Bool {
    guard isUsable, isEditable else { return false }
    if knownValue == nil, !text.isEmpty {
      finishEditing()
      return false
    }
    guard let new = valueFormat?.stepped(knownValue, by: count), new != knownValue else {
      return false
    }
    value = new
    sendActions(for: .valueChanged)
    return true
  }

  open override var keyCommands: [KeyCommand] {
    guard isUsable, isEditable else { return super.keyCommands }
    let titles = stepTitles
    return super.keyCommands + [
      keyCommand(FieldAction.increase, title: titles.increase) { [weak self] in
        self?.stepValue(by: 1)
      },
      keyCommand(FieldAction.decrease, title: titles.decrease) { [weak self] in
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
    let page = valueFormat?.pageSteps ?? 1
    switch keyAction(FieldAction.self, for: event) {
    case .increase: stepValue(by: 1)
    case .decrease: stepValue(by: -1)
    case .increaseMore: stepValue(by: page)
    case .decreaseMore: stepValue(by: -page)
    default: return super.keyPressed(event)
    }
    return true
  }

  open override func mouse(_ event: MouseEvent) -> Bool {
    guard isFirstResponder, isUsable, let rows = event.wheelRows else { return super.mouse(event) }
    return stepValue(by: rows < 0 ? 1 : -1)
  }
}

/// A text field whose text is validated when the editing ends: the row of a form shows the reason.
protocol FinishingField: TextField {
  /// Called after the validation of the text.
  var onFinish: () -> Void { get set }

  /// Validates the text, and returns whether it is valid.
  @discardableResult func finishEditing() -> Bool
}

extension String {
  /// Whether it has line breaks or tabs between numbers, as rows and columns that were copied.
  nonisolated var hasSeveralNumbers: Bool {
    rowsAndColumns.count { $0.contains(where: \.isNumber) } > 1
  }

  /// Whether it has line breaks or tabs between texts that aren't blank.
  nonisolated var hasSeveralParts: Bool {
    rowsAndColumns.count { !$0.allSatisfy(\.isWhitespace) } > 1
  }

  private nonisolated var rowsAndColumns: [Substring] { split { $0.isNewline || $0 == "\t" } }
}
