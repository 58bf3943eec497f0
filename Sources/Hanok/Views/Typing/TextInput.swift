import HanokLocalization
public import HanokTerminal
import HanokUnicode

/// A control for typing: the base of ``TextField`` and ``TextView``.
///
/// | keys | |
/// |---|---|
/// | arrows, Ctrl or Alt for words, Home, End | move; with Shift they select |
/// | Ctrl-A, Ctrl-E, Ctrl-B, Ctrl-F, Alt-B, Alt-F | move as in shells |
/// | Ctrl-K, Ctrl-U, Ctrl-W, Alt-D | delete to the line's end or start, the word before or after |
/// | Ctrl-C, Ctrl-X with a selection; Ctrl-V, Ctrl-Y | copy, cut; paste what was copied here |
/// | Ctrl-_, Alt-U; Alt-E | undo; redo |
///
/// A click sets the insertion point, a double click selects a word, a triple click the line; a drag
/// selects. It sends `.valueChanged` after each change by the user, not by a program, and
/// `.editingDidBegin` and `.editingDidEnd` when it gains and loses the focus.
open class TextInput: Control {
  /// The text with its selection and history.
  public private(set) var content: EditableText
  /// The object that may reject changes.
  public weak var delegate: (any TextInputDelegate)?
  /// Whether the text can be changed; otherwise it can still be selected and copied.
  public var isEditable = true { didSet { if isEditable != oldValue { setNeedsContentUpdate() } } }
  /// The text in an empty view; it is also the accessibility label if there is no other.
  public var placeholder: Message? {
    didSet { if placeholder != oldValue { setNeedsContentUpdate() } }
  }
  /// The words that were selected when the mouse button was pressed: a drag selects whole words.
  private var dragOrigin: Range<Int>?
  private var dragUnit = SelectionUnit.cluster
  /// The text with tabs that a program set, until it is edited: its columns depend on the terminal.
  private var textWithTabs: String?
  private var isEditing = false

  private enum SelectionUnit {
    case cluster, word, line
  }

  init(placeholder: Message?, isMultiline: Bool) {
    self.placeholder = placeholder
    content = EditableText(isMultiline: isMultiline)
    super.init()
    isAccessibilityElement = true
  }

  /// The text; setting another one clears the history, and moves the insertion point to its end.
  ///
  /// Control characters are removed, and line ends in a field become spaces.
  public var text: String {
    get { content.text }
    set {
      if newValue != content.text { reset(newValue) }
    }
  }

  /// Replaces the text, and clears the history also if the text is the same.
  ///
  /// The view shows another object from now on: nothing that was typed for the former one can be
  /// undone or redone in it.
  public func reset(_ text: String) {
    setContent(text)
    textWithTabs = content.isMultiline && text.utf8.contains(0x09) ? text : nil
  }

  /// Shows a text with its selection and history, as it was before.
  package func restore(_ content: EditableText) {
    self.content = content
    textWithTabs = nil
    textDidChange(nil)
  }

  private func setContent(_ text: String) {
    content = EditableText(
      text, isMultiline: content.isMultiline, ambiguousWidth: content.ambiguousWidth)
    textDidChange(nil)
  }

  open override func traitsDidChange() {
    guard let width = traits?.ambiguousWidth, width != content.ambiguousWidth else { return }
    content.ambiguousWidth = width
    if let textWithTabs { setContent(textWithTabs) }
  }

  /// The range of the selection, in UTF-8 bytes; empty for an insertion point.
  public var selectedRange: Range<Int> {
    get { content.selection.range }
    set { select(TextSelection(newValue)) }
  }

  /// The selected text.
  public var selectedText: String { content.selectedText }

  /// Whether the text can be copied and read aloud.
  var showsText: Bool { true }

  open override var isFocusedByMnemonic: Bool { true }
  open override func mnemonicPressed() {}
  open override var takesLetters: Bool { isUsable && isEditable }

  open override func typed(_ text: String) -> Bool {
    guard isUsable, isEditable else { return false }
    var rest = text[...]
    // The replacement of a selection is undone separately.
    if !content.selection.isEmpty, let first = rest.popFirst() { insertText(String(first)) }
    if change(content.selection.range, to: String(rest), as: .typing) { return true }
    // The delegate may allow some of them.
    for character in rest { insertText(String(character)) }
    return true
  }

  // What a subclass lays out.

  /// The columns of the text, from the left: a text has a direction of its own.
  var textArea: Range<Int> { 0..<frame.width }

  /// Scrolls so that the cursor is visible.
  func showCursor() {}

  open override func layoutSubviews() { showCursor() }

  /// Marks the view, so that it scrolls to the cursor: at the end of the turn, after many keys.
  func setNeedsCursor() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Returns the placeholder in the rows for text, or nil unless it is shown.
  func placeholderLayout(maximumLines: Int) -> TextLayout? {
    guard content.isEmpty, let placeholder else { return nil }
    return traits?.layout(placeholder, width: textArea.count, maximumLines: maximumLines)
  }

  /// Returns the unit that has an offset within it, or nil at its edges and without one.
  func unit(around offset: Int) -> Range<Int>? { nil }

  /// Returns the insertion point nearest to a cell of the view.
  func position(at point: Point) -> TextPosition { TextPosition(0) }

  /// Returns the target of an action that moves, or nil if this view doesn't handle it.
  ///
  /// To the left and the right is as letters are seen, backward and forward as they are typed. A row
  /// ends where it wraps, a line at its line end.
  func target(of action: TextAction, from position: TextPosition) -> TextPosition? {
    let offset = position.offset
    switch action {
    case .moveBackward: return TextPosition(content.offset(before: offset))
    case .moveForward: return TextPosition(content.offset(after: offset))
    case .moveWordLeft, .moveWordRight:
      let isForward = isForward(toRight: action == .moveWordRight, at: offset)
      return target(of: isForward ? .moveWordForward : .moveWordBackward, from: position)
    case .moveRowLeft, .moveRowRight:
      let isEnd = isForward(toRight: action == .moveRowRight, at: offset)
      return target(of: isEnd ? .moveToRowEnd : .moveToRowStart, from: position)
    case .moveWordBackward:
      return TextPosition(content.offset(ofWordStartBefore: offset, language: language))
    case .moveWordForward:
      return TextPosition(content.offset(ofWordEndAfter: offset, language: language))
    case .moveToLineStart: return TextPosition(content.rangeOfLine(at: offset).lowerBound)
    case .moveToLineEnd: return TextPosition(content.rangeOfLine(at: offset).upperBound)
    case .moveToStart: return TextPosition(0)
    case .moveToEnd: return TextPosition(content.length)
    default: return nil
    }
  }

  /// Called after a change of the text; without a change, the whole text is new.
  func textDidChange(_ change: EditableText.Change?) { setNeedsDisplay() }

  /// Called after a change by the user; sends `.valueChanged`.
  func valueDidChange() { sendActions(for: .valueChanged) }

  /// Called after a change of the selection or a movement of the insertion point.
  func selectionDidChange() { setNeedsCursor() }

  /// Returns the part of a typed or pasted text that may replace a range.
  func accepted(_ text: String, in range: Range<Int>) -> String { text }

  var language: LanguageTag { traits?.textRules.language ?? .english }

  /// Returns the direction of the line around an offset: its first letter's, or the interface's.
  func direction(at offset: Int) -> TextDirection {
    let line = content.line(content.lineIndex(at: offset))
    return TextDirection(firstStrongIn: line) ?? traits?.direction ?? .leftToRight
  }

  /// Whether a movement to the right, or to the left, is one forward around an offset.
  func isForward(toRight isRight: Bool, at offset: Int) -> Bool {
    isRight == (direction(at: offset) == .leftToRight)
  }

  // Events.

  open override var keyActions: [any KeyAction] {
    TextAction.allCases.filter { action in
      guard isUsable else { return false }
      if action.deletion != nil { return isEditable }
      return target(of: action, from: content.selection.head) != nil
    }
  }

  /// Performs the action of a key, and returns whether this view handles it.
  func perform(_ match: KeyMatch<TextAction>) -> Bool {
    guard let movement = match.action.deletion else {
      return move(match.action, isExtending: match.isExtending)
    }
    guard isEditable else { return false }
    // What is deleted by words and lines can be pasted again, as in shells.
    delete(
      to: movement, keepsText: match.action != .deleteBackward && match.action != .deleteForward)
    return true
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isUsable else { return super.keyPressed(event) }
    if let match = keyMatch(TextAction.self, for: event), perform(match) { return true }
    guard isEditable, let character = event.typedCharacter else {
      return super.keyPressed(event)
    }
    insertText(String(character))
    return true
  }

  open override var keyCommands: [KeyCommand] {
    let hasSelection = !content.selection.isEmpty
    let paste = application?.copiedText
    return [
      command(.copy, hasSelection && showsText) { $0.copySelection() },
      // A hidden text isn't copied, but an attempt to copy it must not quit.
      KeyCommand(nil, keys: keys(of: TextAction.copy), isEnabled: hasSelection && !showsText) {},
      command(.cut, hasSelection && showsText && isEditable) { $0.cutSelection() },
      command(.paste, paste != nil && isEditable) { _ = $0.pasted(paste ?? "") },
      command(.undo, content.canUndo && isEditable) { $0.undo() },
      command(.redo, content.canRedo && isEditable) { $0.redo() },
      command(.selectAll, !content.isEmpty) { $0.selectAll() },
    ]
  }

  private func command(
    _ action: TextAction, _ isEnabled: Bool, _ perform: @escaping (TextInput) -> Void
  ) -> KeyCommand {
    // Last in a status bar, and omitted first: users know the keys of editing.
    keyCommand(action, isEnabled: isEnabled, priority: -1) { [weak self] in
      if let self { perform(self) }
    }
  }

  open override func pasted(_ text: String) -> Bool {
    guard isUsable, isEditable else { return false }
    change(content.selection.range, to: text, as: .other)
    return true
  }

  open override func mouse(_ event: MouseEvent) -> Bool {
    switch event.kind {
    case .press(.left):
      if isUsable { press(event) }
    case .drag(.left):
      if let dragOrigin { extend(from: dragOrigin, to: position(at: event.position)) }
    case .release(.left): dragOrigin = nil
    default: return super.mouse(event)
    }
    return true
  }

  open override func mouseCancelled() { dragOrigin = nil }

  open override func firstResponderDidChange() {
    super.firstResponderDidChange()
    guard isFirstResponder != isEditing else { return }
    isEditing = isFirstResponder
    sendActions(for: isEditing ? .editingDidBegin : .editingDidEnd)
  }

  open override func accessibilityActivate() -> Bool { isUsable && becomeFirstResponder() }
}

/// Units.
extension TextInput {
  /// Returns a position outside of units: the edge that a movement from an offset leads to.
  private func outsideOfUnits(_ position: TextPosition, from offset: Int) -> TextPosition {
    guard let unit = unit(around: position.offset) else { return position }
    return TextPosition(position.offset > offset ? unit.upperBound : unit.lowerBound)
  }

  /// Returns a selection that has units as a whole, with an insertion point at the nearer edge of one.
  private func withWholeUnits(_ selection: TextSelection) -> TextSelection {
    var whole = selection
    let isForward = selection.anchor <= selection.head.offset
    if let unit = unit(around: selection.anchor) {
      whole.anchor = isForward ? unit.lowerBound : unit.upperBound
    }
    if let unit = unit(around: selection.head.offset) {
      let isNearEnd = 2 * (selection.head.offset - unit.lowerBound) >= unit.count
      let isEnd = selection.isEmpty ? isNearEnd : isForward
      whole.head = TextPosition(isEnd ? unit.upperBound : unit.lowerBound)
    }
    if selection.isEmpty { whole.anchor = whole.head.offset }
    return whole
  }
}

/// Changes.
extension TextInput {
  /// Selects a range of the text, and scrolls to it.
  public func select(_ selection: TextSelection) {
    let former = content.selection
    content.select(withWholeUnits(selection))
    if content.selection != former { selectionDidChange() }
  }

  /// Selects all of the text.
  public func selectAll() { select(TextSelection(0..<content.length)) }

  /// Replaces the selection by a text, like typing.
  public func insertText(_ text: String) {
    change(content.selection.range, to: text, as: content.selection.isEmpty ? .typing : .other)
  }

  /// Replaces a range of the text, in UTF-8 bytes, as a change of its own: one step undoes it.
  ///
  /// It is what a command does for the user; the delegate may reject it.
  public func replace(_ range: Range<Int>, withText text: String) {
    change(range, to: text, as: .other)
  }

  /// Deletes the selection, or else the cluster before the insertion point.
  public func deleteBackward() { _ = perform(KeyMatch(.deleteBackward)) }

  /// Copies the selection, also to the terminal's clipboard if the terminal allows it.
  public func copySelection() {
    guard showsText, !content.selection.isEmpty else { return }
    application?.copy(content.selectedText)
  }

  /// Copies the selection, and deletes it.
  public func cutSelection() {
    guard showsText, isEditable, !content.selection.isEmpty else { return }
    copySelection()
    change(content.selection.range, to: "", as: .other)
  }

  /// Undoes the last change.
  public func undo() { revert { $0.undo() } }

  /// Redoes the last undone change.
  public func redo() { revert { $0.redo() } }

  private func revert(_ revert: (inout EditableText) -> EditableText.Change?) {
    guard isEditable, let change = revert(&content) else { return }
    textDidChange(change)
    valueDidChange()
  }

  /// Replaces a range for the user, and returns whether that is allowed, also without a change.
  @discardableResult
  func change(_ range: Range<Int>, to text: String, as kind: TextEditKind) -> Bool {
    guard isEditable else { return false }
    let cleaned = content.cleaned(text, replacing: range)
    let text = accepted(cleaned, in: range)
    if text.isEmpty, range.isEmpty { return cleaned.isEmpty }
    if delegate?.textInput(self, shouldChange: range, to: text) == false { return false }
    guard let change = content.replace(range, with: text, as: kind) else { return true }
    textWithTabs = nil
    textDidChange(change)
    valueDidChange()
    scrollInsertionPointToVisible()
    return true
  }

  private func move(_ action: TextAction, isExtending: Bool) -> Bool {
    let selection = content.selection
    guard var target = target(of: action, from: selection.head) else { return false }
    target = outsideOfUnits(target, from: selection.head.offset)
    if !isExtending, !selection.isEmpty {
      // For a character, the edge of the selection is the nearest position.
      let (start, end) = (selection.range.lowerBound, selection.range.upperBound)
      switch action {
      case .moveBackward: target = TextPosition(start)
      case .moveForward: target = TextPosition(end)
      case .moveLeft, .moveRight:
        let isForward = isForward(toRight: action == .moveRight, at: selection.head.offset)
        target = TextPosition(isForward ? end : start)
      default: break
      }
    }
    select(
      isExtending ? TextSelection(from: selection.anchor, to: target) : TextSelection(target))
    return true
  }

  private func delete(to movement: TextAction, keepsText: Bool) {
    let selection = content.selection
    if !selection.isEmpty { return _ = change(selection.range, to: "", as: .other) }
    guard let position = target(of: movement, from: selection.head) else { return }
    var target = outsideOfUnits(position, from: selection.head.offset).offset
    // At the end of a line, the line end is deleted.
    if movement == .moveToLineEnd, target == selection.head.offset {
      target = content.offset(after: target)
    }
    let range = min(target, selection.head.offset)..<max(target, selection.head.offset)
    if range.isEmpty { return }
    let removed = content.text(in: range)
    let kind: TextEditKind = target < selection.head.offset ? .deletingBackward : .deletingForward
    if change(range, to: "", as: keepsText ? .other : kind), keepsText, showsText {
      application?.copiedText = removed
    }
  }
}

nonisolated extension TextAction {
  /// The movement across the text that the action deletes, or nil.
  fileprivate var deletion: TextAction? {
    switch self {
    case .deleteBackward: .moveBackward
    case .deleteForward: .moveForward
    case .deleteWordBackward: .moveWordBackward
    case .deleteWordForward: .moveWordForward
    case .deleteToLineStart: .moveToLineStart
    case .deleteToLineEnd: .moveToLineEnd
    default: nil
    }
  }
}

/// The mouse.
extension TextInput {
  private func press(_ event: MouseEvent) {
    becomeFirstResponder()
    let position = position(at: event.position)
    dragUnit = [.cluster, .word, .line][(max(1, event.clickCount) - 1) % 3]
    if event.modifiers.contains(.shift) {
      let anchor = content.selection.anchor
      dragOrigin = anchor..<anchor
      select(TextSelection(from: anchor, to: position))
    } else if dragUnit == .cluster {
      dragOrigin = position.offset..<position.offset
      select(TextSelection(position))
    } else {
      let range = unit(at: position.offset)
      dragOrigin = range
      select(TextSelection(range))
    }
  }

  /// Selects from the press of the mouse to its position, by whole words after a double click.
  private func extend(from origin: Range<Int>, to position: TextPosition) {
    if dragUnit == .cluster {
      return select(TextSelection(from: origin.lowerBound, to: position))
    }
    let range = unit(at: position.offset)
    if range.lowerBound < origin.lowerBound {
      select(TextSelection(from: origin.upperBound, to: TextPosition(range.lowerBound)))
    } else {
      let end = max(origin.upperBound, range.upperBound)
      select(TextSelection(from: origin.lowerBound, to: TextPosition(end)))
    }
  }

  /// Returns the word around an offset, or the line after a triple click and in a secret.
  private func unit(at offset: Int) -> Range<Int> {
    dragUnit == .word && showsText
      ? content.rangeOfWord(at: offset, language: language) : content.rangeOfLine(at: offset)
  }
}
