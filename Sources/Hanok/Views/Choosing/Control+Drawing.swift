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
  public var stateStyle: Style {
    guard let theme = traits?.theme else { return .plain }
    if !isUsable { return theme.disabledControl }
    if isHighlighted { return theme.pressedControl }
    return isFirstResponder ? theme.focusedControl : theme.control
  }

  /// The signs around the control in its state, each of a cell.
  ///
  /// They are `[ ]`, or `‹ ›` if it is focused or pressed, and blanks if it is disabled.
  public var stateEdges: (left: String, right: String) {
    if !isUsable { return (" ", " ") }
    return isFirstResponder || isHighlighted ? ("‹", "›") : ("[", "]")
  }

  /// Returns a text in one line of at most a number of cells, or nil for an empty one.
  func line(_ text: AttributedText, width: Int = .max) -> TextLine? {
    guard let traits, width > 0 else { return nil }
    return TextLayout(text, width: width, maximumLines: 1, rules: traits.textRules).lines.first
  }

  /// Writes a text from a column on, counted from the leading side.
  func write(
    _ line: TextLine, at column: Int, y: Int = 0, style: Style = .plain, in canvas: Canvas
  ) {
    guard let traits else { return }
    let x = traits.isRightToLeft ? frame.width - column - line.width : column
    canvas.write(line, at: Point(x: x, y: y), style: style, theme: traits.theme)
  }

  /// Writes signs, each of a cell, from a column on, counted from the leading side.
  func write(
    signs: [String], at column: Int, y: Int = 0, style: Style = .plain, in canvas: Canvas
  ) {
    let isMirrored = traits?.isRightToLeft == true
    for (index, sign) in signs.enumerated() {
      let place = column + index
      let x = isMirrored ? frame.width - place - 1 : place
      canvas.write(sign, at: Point(x: x, y: y), style: style)
    }
  }
}
