public import HanokLocalization
import HanokUnicode

/// A field whose text is a value of another type: the base of number and date fields.
///
/// While a user types, the text is unchanged. When the focus leaves, or after Enter, the value is
/// written in the language's notation, or the reason is given why there is none. A change of the
/// language keeps the value, and writes it again.
open class ValueField: TextField {
  /// Whether an empty field isn't valid.
  public var isRequired = false

  /// Called after the validation of the text: the row of a form shows the reason.
  var onFinish: () -> Void = {}
  private var isWriting = false
  private var wasFirstResponder = false
  private var writtenLanguage: LanguageTag?

  /// The reason why the text isn't valid, or nil.
  open var problem: Message? { nil }

  /// The value in the language's notation, or nil without a value.
  open var writtenValue: String? { nil }

  /// Called after a change of the text, so that the subclass reads the value.
  open func readValue() {}

  /// Called after a change of the language, before the value is written in it.
  open func languageDidChange() {}

  /// Whether the text is a valid value, or a permitted empty text.
  public var isValid: Bool { problem == nil }

  /// Writes the value in the language's notation, or gives the reason why there is none.
  ///
  /// - Returns: Whether the text is valid.
  @discardableResult
  public func finishEditing() -> Bool {
    validationMessage = problem
    if validationMessage == nil { writeValue() }
    defer { onFinish() }
    return validationMessage == nil
  }

  /// Replaces the text by the value; does nothing without a value.
  public func writeValue() {
    isWriting = true
    text = writtenValue ?? ""
    isWriting = false
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
    languageDidChange()
    if writtenValue != nil { writeValue() } else { readValue() }
    if validationMessage != nil { validationMessage = problem }
  }

  open override func enter() {
    if finishEditing() { super.enter() }
  }
}
