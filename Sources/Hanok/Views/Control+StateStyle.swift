public import HanokLocalization
public import HanokTerminal

/// The common drawing of controls.
extension Control {
  /// Returns the mnemonic and the title in one line: `T True`.
  public func captionText(_ title: Message) -> AttributedText {
    guard let traits else { return AttributedText("") }
    let words = AttributedText(drawing: title, in: traits)
    let keys = mnemonic.map { traits.localizer.letters(of: $0) }
    guard let letter = keys?.first.map({ String($0).uppercased() }) else { return words }
    var text = AttributedText(letter, role: .key)
    text.runs += [.init(" ")] + words.runs
    return text
  }

  /// The style of the control's state: disabled, pressed, focused, or none of these.
  ///
  /// A ``Button`` that isn't pressed has styles of its own, such as ``Theme/button``. To look
  /// different when pressed, a control draws with another style while it ``isHighlighted``, or a
  /// theme for the control and all in it has another ``Theme/pressedControl``:
  ///
  /// ```swift
  /// control.theme = theme  // with another theme.pressedControl
  /// ```
  public var stateStyle: Style {
    guard let theme = traits?.theme else { return .plain }
    if !isUsable { return theme.disabledControl }
    if isHighlighted { return theme.pressedControl }
    return isFirstResponder ? theme.focusedControl : theme.control
  }

  /// The signs around the control in its state, each of a cell.
  ///
  /// They are `[ ]`, or `‹ ›` if it is focused or pressed, and blanks if it is disabled.
  public var stateEdges: (leading: String, trailing: String) {
    guard isUsable, let traits else { return (" ", " ") }
    if isFirstResponder || isHighlighted { return (traits.symbols.back, traits.symbols.forward) }
    return (traits.symbols.brackets[0], traits.symbols.brackets[1])
  }
}
