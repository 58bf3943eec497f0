public import HanokLocalization
import HanokUnicode

/// A field whose text is a value of another type: what number and date fields have in common.
///
/// While it is typed into, the text stays as it is. When the keys go elsewhere, or Enter is pressed, the
/// value is written as the language writes it, or the reason is given why there is none. In another
/// language the value stays, and is written anew.
open class ValueField: TextField {
  /// Whether an empty field isn't valid.
  public var isRequired = false

  /// Called when the text was judged: for the row of a form, which shows the reason.
  var onFinish: () -> Void = {}
  private var isWriting = false
  private var wasFirstResponder = false
  private var writtenLanguage: LanguageTag?

  /// The reason why the text isn't valid; nil where it is.
  open var problem: Message? { nil }

  /// The value as the language writes it; nil where there is none.
  open var writtenValue: String? { nil }

  /// Called when the text has changed, so that the subclass reads the value.
  open func readValue() {}

  /// Called when there is another language, before the value is written in it.
  open func languageDidChange() {}

  /// Whether the text is a valid value, or empty where that may be.
  public var isValid: Bool { problem == nil }

  /// Writes the value as the language does, or gives the reason why there is none.
  ///
  /// - Returns: Whether the text is valid.
  @discardableResult
  public func finishEditing() -> Bool {
    validationMessage = problem
    if validationMessage == nil { writeValue() }
    defer { onFinish() }
    return validationMessage == nil
  }

  /// Writes the value in the place of the text; nothing where there is none.
  public func writeValue() {
    isWriting = true
    text = writtenValue ?? ""
    isWriting = false
  }

  override func textDidChange(_ change: EditableText.Change?) {
    super.textDidChange(change)
    if isWriting { return }
    readValue()
    // A reason that doesn't hold any more goes at once; a new one waits until the typing ends.
    if validationMessage != nil, isValid { validationMessage = nil }
  }

  open override func firstResponderDidChange() {
    // Before the event that says that the editing has ended.
    if wasFirstResponder, !isFirstResponder, isUsable { finishEditing() }
    wasFirstResponder = isFirstResponder
    super.firstResponderDidChange()
  }

  /// In another language a value is written anew, and so is a reason; a text that is none is kept.
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
