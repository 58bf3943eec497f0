import HanokLocalization

/// A control of a value for which a text can be entered: the base of sliders, steppers and
/// calendars.
///
/// In line mode, and for accessibility, the text is entered; if it isn't accepted unchanged, the
/// reason is the control's hint.
open class ValueControl<Value: Equatable>: Control {
  /// The reason why the last entered text isn't the value, or nil.
  var entryProblem: Message?

  /// The format of the values, or nil outside a window.
  open var valueFormat: (any ValueFormat<Value>)? { nil }

  /// Chooses a value that was entered, or the nearest permitted one if the control has such.
  open func valueEntered(_ value: Value) {}

  /// Chooses the value of a text, or keeps the reason why that isn't done.
  func enterValue(_ text: String) {
    guard let format = valueFormat else { return }
    do throws(ValueProblem) {
      let value = try format.value(of: text)
      valueEntered(value)
      entryProblem = format.problem(of: value)
    } catch {
      entryProblem = error.message
    }
    setNeedsDisplay()
  }

  open override func traitsDidChange() {
    super.traitsDidChange()
    entryProblem = nil
  }

  open override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.hint = entryProblem ?? element.hint
  }

  open override func accessibilityEnterText(_ text: String) -> Bool {
    guard isUsable, valueFormat != nil else { return false }
    enterValue(text)
    return true
  }
}
