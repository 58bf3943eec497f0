public import HanokLocalization
public import HanokTerminal
import HanokUnicode

/// A text view for messages, which grows with its text.
///
/// ```
/// Compare these two files:              grows up to maximumRows
/// [Pasted text 1: 12,345 lines]‸        a long paste is one unit
/// ```
///
/// Enter sends `.primaryActionTriggered`, whose handler uses ``takeMessage()``. Shift-Enter, Alt-Enter and
/// Ctrl-J begin a new line. In the first and last row, Up and Down show the messages that were sent before.
/// With ``setCompletions(_:after:)``, a list opens at a word that begins with a character such as `/` or
/// `@`. In line mode, a typed line is a message.
open class ComposerView: TextView, CompletedInput {
  /// The maximum number of rows; a longer text scrolls.
  public var maximumRows = 8 { didSet { if maximumRows != oldValue { setNeedsContentUpdate() } } }
  /// The messages that were sent, the oldest first.
  public var history: [String] = [] { didSet { historyIndex = nil } }
  /// The number of characters of a paste from which on it is shown as one unit.
  public static let longPaste = 1_000
  /// The number of lines of a paste from which on it is shown as one unit.
  public static let manyPastedLines = 10

  private var sources: [Character: TextCompletions] = [:]
  private lazy var completer = TextCompleter(for: self)
  private var isCompleting = false
  /// The position in the history, and the text that was typed before.
  private var historyIndex: Int?
  private var draft = ""
  /// The pasted texts by the units that stand for them.
  private var pastedTexts: [String: String] = [:]
  private var shownRows = 1

  /// Creates an empty view.
  public override init(placeholder: Message? = nil) { super.init(placeholder: placeholder) }

  /// The text as it is sent: with pasted texts in place of their units.
  public var message: String {
    pastedTexts.reduce(text) { text, pasted in
      text.split(separator: pasted.key, omittingEmptySubsequences: false)
        .joined(separator: pasted.value)
    }
  }

  /// Removes the text, and adds it to the history.
  ///
  /// - Returns: The text, with pasted texts in place of their units.
  public func takeMessage() -> String {
    let message = message
    if history.last != message, !message.isEmpty { history.append(message) }
    (historyIndex, draft, pastedTexts, units) = (nil, "", [:], nil)
    reset("")
    return message
  }

  /// Sets the completions of words that begin with a character; nil for none.
  ///
  /// The completed text begins with the character, and so do the completions.
  public func setCompletions(_ completions: TextCompletions?, after character: Character) {
    completer.hide()
    sources[character] = completions
  }

  // Layout.

  /// The rows of the text at the proposed width, at least one and at most ``maximumRows``.
  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let size = super.sizeThatFits(proposal)
    return Size(width: size.width, height: min(rowCount(inWidth: size.width), size.height))
  }

  private func rowCount(inWidth width: Int) -> Int {
    guard let traits else { return 1 }
    // Beside the text are the indicator and the caret after the last letter.
    let room = max(1, width - 2)
    var rows = 0
    for line in 0..<content.lineCount where rows < maximumRows {
      let layout = TextLayout(
        AttributedText(content.line(line)), width: room, maximumLines: maximumRows,
        purpose: .editing, rules: traits.textRules)
      rows += max(1, layout.lines.count)
    }
    return max(1, min(rows, maximumRows))
  }

  override func textDidChange(_ change: EditableText.Change?) {
    super.textDidChange(change)
    let rows = rowCount(inWidth: frame.width)
    if rows != shownRows {
      shownRows = rows
      setNeedsContentUpdate()
    }
    if isCompleting { return }
    // A text set by a program needs no completion.
    if change == nil || !isFirstResponder { return completer.hide() }
    completer.look()
  }

  // Keys.

  open override var keyActions: [any KeyAction] {
    let own: [any KeyAction] = isUsable && isEditable ? [FieldAction.submit] : []
    return own + super.keyActions.filter { $0 as? TextAction != .submit }
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isUsable, isEditable else { return super.keyPressed(event) }
    if completer.takeKey(event) { return true }
    if keyAction(FieldAction.self, for: event) == .submit {
      send()
    } else if keyAction(TextAction.self, for: event) == .submit || Self.lineKeys.contains(event) {
      change(content.selection.range, to: "\n", as: .typing)
    } else {
      return super.keyPressed(event)
    }
    return true
  }

  /// The keys of a new line besides those that enter other texts of several lines.
  private static let lineKeys = [
    KeyEvent(.enter, .shift), KeyEvent(.character("j"), .control),
  ]

  private func send() {
    completer.hide()
    if message.contains(where: { !$0.isWhitespace }) {
      sendActions(for: .primaryActionTriggered)
    }
  }

  override func perform(_ match: KeyMatch<TextAction>) -> Bool {
    let offset = content.selection.head
    if !match.isExtending, [.moveUp, .moveDown].contains(match.action),
      isAtEdge(match.action, offset), showHistory(isEarlier: match.action == .moveUp)
    {
      return true
    }
    return super.perform(match)
  }

  /// Whether a movement by rows would only lead to an end of the text.
  private func isAtEdge(_ action: TextAction, _ position: TextPosition) -> Bool {
    let end = action == .moveUp ? 0 : content.length
    return target(of: action, from: position)?.offset == end
  }

  /// Shows the message before or after the shown one, and after the last one what was typed.
  private func showHistory(isEarlier: Bool) -> Bool {
    let index = historyIndex ?? history.count
    let next = isEarlier ? index - 1 : index + 1
    guard (0...history.count).contains(next), historyIndex != nil || isEarlier else { return false }
    if historyIndex == nil { draft = text }
    let kept = history
    reset(next < kept.count ? kept[next] : draft)
    historyIndex = next < kept.count ? next : nil
    select(TextSelection(isEarlier ? 0..<0 : content.length..<content.length))
    return true
  }

  // Pasted texts.

  /// Inserts a text, or a unit that stands for a long one.
  open override func pasted(_ text: String) -> Bool {
    guard isUsable, isEditable, let traits else { return super.pasted(text) }
    let cleaned = content.cleaned(text, replacing: content.selection.range)
    let lines = 1 + cleaned.count { $0.isNewline }
    guard lines >= Self.manyPastedLines || cleaned.count >= Self.longPaste else {
      return super.pasted(text)
    }
    let unit = traits.localizer.string(
      .Hanok.composerPasted(lines: lines, number: pastedTexts.count + 1))
    pastedTexts[unit] = cleaned
    let names = Array(pastedTexts.keys)
    units = { line in Self.units(of: names, in: line) }
    return super.pasted(unit)
  }

  /// Returns the units of pasted texts in a line, from its start.
  private nonisolated static func units(of names: [String], in line: String) -> [TextUnit] {
    names.flatMap { name in
      line.ranges(of: name).map { range in
        let start = line.utf8.distance(from: line.startIndex, to: range.lowerBound)
        return TextUnit(start..<start + name.utf8.count, role: .key)
      }
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  // Completion.

  /// The range of the word to complete before the insertion point, in UTF-8 bytes.
  private var completedRange: Range<Int>? {
    guard content.selection.isEmpty else { return nil }
    let end = content.selection.head.offset
    let line = content.text(in: content.rangeOfLine(at: end).lowerBound..<end)
    let word = line.reversed().prefix { !$0.isWhitespace }
    guard let first = word.last, sources[first] != nil else { return nil }
    return end - String(word.reversed()).utf8.count..<end
  }

  var typedCompletion: (text: String, source: TextCompletions)? {
    guard isEditable, let range = completedRange else { return nil }
    let text = content.text(in: range)
    return text.first.flatMap { sources[$0] }.map { (text, $0) }
  }

  var completedRow: Rect {
    Rect(x: 0, y: insertionPoint?.y ?? 0, width: frame.width, height: 1)
  }

  func complete(to completion: String) {
    guard let range = completedRange else { return }
    isCompleting = true
    replace(range, withText: completion + " ")
    isCompleting = false
  }

  func didEnterCompletion() {}

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { completer.hide() }
  }

  open override func firstResponderDidChange() {
    if !isFirstResponder { completer.hide() }
    super.firstResponderDidChange()
  }

  // Accessibility.

  /// A line is a whole message.
  open override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.traits.remove(.multipleLines)
    if element.hint == .Hanok.textViewLines { element.hint = nil }
  }
}
