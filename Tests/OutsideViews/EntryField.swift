public import Hanok

/// A field of one line of text, which is typed at its end.
///
/// It is written as an app would write it, with public names only.
open class EntryField: View {
  /// The text.
  public var text = "" { didSet { if text != oldValue { setNeedsDisplay() } } }
  /// Called with the text when Enter is pressed or a line was typed; then the field is empty.
  public var onEntry: (String) -> Void = { _ in }
  private let name: Message

  /// The width where none is proposed, in cells.
  private static let idealWidth = 20

  /// A field with a name, which shows while it is empty.
  public init(_ name: Message) {
    self.name = name
    super.init()
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityTraits = .textField
  }

  open override var canBecomeFirstResponder: Bool { isInteractive }
  open override var isFocusedByMnemonic: Bool { true }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? Self.idealWidth, height: 1)
  }

  open override func draw(in canvas: Canvas) {
    let theme = canvas.traits.theme
    canvas.write(line, at: .zero, style: text.isEmpty ? theme.secondary : theme.text)
  }

  /// The cell after the text.
  open override var insertionPoint: Point? {
    guard frame.width > 0 else { return nil }
    return mirrored(Point(x: text.isEmpty ? 0 : line?.width ?? 0, y: 0))
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard event.modifiers.subtracting(.shift).isEmpty else { return super.keyPressed(event) }
    switch event.key {
    case .character(let character): text.append(character)
    case .backspace: _ = text.popLast()
    case .enter: enter()
    default: return super.keyPressed(event)
    }
    return true
  }

  open override func pasted(_ text: String) -> Bool {
    self.text += text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return true
  }

  open override func mouse(_ event: MouseEvent) -> Bool {
    guard case .press = event.kind else { return false }
    becomeFirstResponder()
    return true
  }

  open override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.value = text.isEmpty ? nil : .verbatim(text)
  }

  open override func accessibilityEnterText(_ text: String) -> Bool {
    self.text = text
    enter()
    return true
  }

  private func enter() {
    let entry = text
    text = ""
    onEntry(entry)
  }

  /// The end of the text, with a cell left for the cursor, or else the field's name.
  private var line: TextLine? {
    guard let traits else { return nil }
    let shown =
      text.isEmpty ? AttributedText(drawing: name, in: traits) : AttributedText(text)
    return TextLayout(
      shown, width: frame.width - 1, maximumLines: 1, truncation: text.isEmpty ? .tail : .head,
      rules: traits.textRules
    ).lines.first
  }
}
