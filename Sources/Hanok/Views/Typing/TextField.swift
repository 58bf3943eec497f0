public import HanokLocalization
public import HanokTerminal
import HanokUnicode

/// A field of one line of text.
///
/// ```
///  Anna Bond‸             the cursor is the terminal's, so that input methods compose in place
///  ••••••‸                isSecure
/// !12 Elm‸                a sign before it, and below it, if there is a row for it:
///  Give a house number.   the reason why it isn't valid
/// ```
///
/// The text begins at the leading side, and has the direction of its first letter, or that of its
/// ``textContentType``. A text longer than the field scrolls with the cursor. Enter sends
/// `.primaryActionTriggered`, other keys and sequences are those of ``TextInput``. It has no label:
/// that is a separate view.
///
/// With ``completions`` a list opens below while the user types, or by Down. The arrows move
/// through it; Tab uses the highlighted text or else the first, Enter only a highlighted one, so
/// that the typed text can be entered unchanged. In line mode the list has numbers.
open class TextField: TextInput, CompletedInput {
  /// Whether a sign replaces each cluster: the text can't be copied, and isn't reported.
  ///
  /// A line that is typed in line mode is visible during typing.
  public var isSecure = false { didSet { if isSecure != oldValue { lineDidChange() } } }
  /// The kind of text in the field, which may have a direction; nil for any text.
  public var textContentType: TextContentType? {
    didSet { if textContentType != oldValue { lineDidChange() } }
  }
  /// The maximum number of clusters that can be typed; nil for any number.
  ///
  /// Pasted text is truncated. A text that a program sets may be longer.
  public var maximumLength: Int?
  /// The reason why the text isn't valid, or nil.
  public var validationMessage: Message? {
    didSet { if validationMessage != oldValue { setNeedsContentUpdate() } }
  }
  /// Whether the field has a second row for the reason why its text isn't valid; more rows, if the
  /// reason is longer than one.
  ///
  /// Without it, another view shows the reason.
  public var showsValidationMessage = false {
    didSet { if showsValidationMessage != oldValue { setNeedsContentUpdate() } }
  }

  /// The completions of typed text; nil for none, for example for a secret.
  public var completions: TextCompletions? {
    didSet {
      completer?.hide()
      completer = completions.map { _ in TextCompleter(for: self) }
    }
  }
  private var completer: TextCompleter?
  private var isCompleting = false

  /// The cell before the text for a sign; a narrow field has none.
  private static let signWidth = 1
  private static let idealWidth = 20

  private var laidOutLine: FieldLine?
  /// The first visible cell of the line.
  private var firstColumn = 0

  /// Creates an empty field.
  public init(placeholder: Message? = nil) {
    super.init(placeholder: placeholder, isMultiline: false)
  }

  /// A sign before the text, in the column of the one for an invalid text.
  open var leadingSign: String? { nil }

  /// Called after Enter; by default, it sends `.primaryActionTriggered`.
  open func enter() { sendActions(for: .primaryActionTriggered) }

  override var showsText: Bool { !isSecure }

  // Layout.

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let width = proposal.width ?? Self.idealWidth
    // The second row is there before there is a reason, so that nothing moves.
    let rows = max(1, validationLayout(inWidth: width)?.lines.count ?? 1)
    return Size(width: width, height: showsValidationMessage ? 1 + rows : 1)
  }

  open override func traitsDidChange() {
    super.traitsDidChange()
    lineDidChange()
  }

  private var line: FieldLine? {
    if laidOutLine == nil, let traits {
      laidOutLine = FieldLine(
        content, sign: isSecure ? traits.symbols.secret : nil,
        direction: textContentType?.direction,
        rules: traits.textRules)
    }
    return laidOutLine
  }

  override var textArea: Range<Int> {
    let area = mirrored(textRect)
    return area.minX..<area.maxX
  }

  /// The cells of the row for the text, from the leading side.
  private var textRect: Rect {
    let length = Self.textLength(inWidth: frame.width)
    return Rect(x: frame.width - length, y: 0, width: length, height: 1)
  }

  private static func textLength(inWidth width: Int) -> Int {
    width > signWidth + 1 ? width - signWidth : width
  }

  /// Returns the view's cell of the line's first cell.
  private func origin(of line: FieldLine) -> Int {
    let area = textArea
    if line.width > area.count { return area.lowerBound - firstColumn }
    return isMirrored ? area.upperBound - line.width : area.lowerBound
  }

  /// Scrolls so that the cursor is visible, or without the focus the beginning.
  override func showCursor() {
    guard let line else { return }
    let room = textArea.count
    let cursor = line.cursorColumn(of: content.selection.head)
    if isFirstResponder {
      firstColumn = max(cursor - room + 1, min(firstColumn, cursor))
    } else {
      firstColumn = line.direction == .rightToLeft ? line.width - room : 0
    }
    firstColumn = max(0, min(firstColumn, line.width - room))
  }

  private func lineDidChange() {
    laidOutLine = nil
    setNeedsCursor()
  }

  override func textDidChange(_ change: EditableText.Change?) {
    lineDidChange()
    guard let completer, !isCompleting else { return }
    // A text set by a program needs no completion.
    if change == nil || !isFirstResponder || content.isEmpty { return completer.hide() }
    completer.look()
  }

  var typedCompletion: (text: String, source: TextCompletions)? {
    isSecure || !isEditable ? nil : completions.map { (text, $0) }
  }

  var completedRow: Rect { Rect(x: 0, y: 0, width: frame.width, height: 1) }

  func didEnterCompletion() { enter() }

  func complete(to completion: String) {
    isCompleting = true
    change(0..<content.length, to: completion, as: .other)
    isCompleting = false
  }

  override func position(at point: Point) -> TextPosition {
    guard let line else { return TextPosition(0) }
    return line.position(atColumn: point.x - origin(of: line))
  }

  open override var insertionPoint: Point? {
    guard let line, frame.width > 0 else { return nil }
    return Point(x: origin(of: line) + line.cursorColumn(of: content.selection.head), y: 0)
  }

  override func target(of action: TextAction, from position: TextPosition) -> TextPosition? {
    switch action {
    case .moveLeft: line?.position(leftOf: position)
    case .moveRight: line?.position(rightOf: position)
    case .moveToRowStart: TextPosition(0)
    case .moveToRowEnd: TextPosition(content.length)
    // Words would reveal a part of a secret.
    case .moveWordBackward where isSecure: TextPosition(0)
    case .moveWordForward where isSecure: TextPosition(content.length)
    default: super.target(of: action, from: position)
    }
  }

  override func direction(at offset: Int) -> TextDirection {
    if isSecure { return isMirrored ? .rightToLeft : .leftToRight }
    return textContentType?.direction ?? super.direction(at: offset)
  }

  // Events.

  open override var keyActions: [any KeyAction] {
    isUsable ? [FieldAction.submit] + super.keyActions : []
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    if isUsable, completer?.takeKey(event) == true { return true }
    if isUsable, keyAction(FieldAction.self, for: event) == .submit {
      completer?.hide()
      enter()
      return true
    }
    return super.keyPressed(event)
  }

  open override var keyCommands: [KeyCommand] {
    guard let completer, isEditable, !isSecure else { return super.keyCommands }
    let show = keyCommand(CompletionAction.show, isEnabled: !completer.isShown) {
      [weak completer] in completer?.look()
    }
    return super.keyCommands + [show]
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { completer?.hide() }
  }

  open override func firstResponderDidChange() {
    setNeedsCursor()
    if !isFirstResponder { completer?.hide() }
    super.firstResponderDidChange()
  }

  open override func typed(_ text: String) -> Bool {
    // An action may move on to the next field when this one is full.
    maximumLength == nil && super.typed(text)
  }

  /// Refuses several lines or columns in a field with a ``textContentType``, with a notice: joined,
  /// they would be another value.
  open override func pasted(_ text: String) -> Bool {
    guard isUsable, isEditable, textContentType != nil, text.hasSeveralParts else {
      return super.pasted(text)
    }
    application?.showNotice(.Hanok.valueSeveral, about: self)
    return true
  }

  override func accepted(_ text: String, in range: Range<Int>) -> String {
    guard let maximumLength else { return text }
    let before = content.text(in: 0..<range.lowerBound)
    let after = content.text(in: range.upperBound..<content.length)
    let clusters = TextClusters(text).map { $0 }
    // One cluster beyond the maximum may join the one before it, as a mark does.
    let room = maximumLength - Self.count(before + after)
    var count = max(0, min(clusters.count, room + 1))
    while count > 0, Self.count(before + clusters[..<count].joined() + after) > maximumLength {
      count -= 1
    }
    return clusters[..<count].joined()
  }

  open override func accessibilityEnterText(_ text: String) -> Bool {
    guard isUsable, isEditable else { return false }
    let isTaken = change(0..<content.length, to: text, as: .other)
    if isTaken {
      completer?.look(isBusy: true)
      enter()
    }
    // A line that isn't accepted is repeated as it was typed: a secret isn't.
    return isTaken || isSecure
  }

  open override func draw(in canvas: Canvas) {
    drawRow(in: canvas)
    if let layout = shownReason {
      draw(layout, row: 1, in: canvas, canvas.traits.theme.failure)
    }
  }

  open override var truncatedText: String? {
    if let layout = placeholderLayout(maximumLines: 1), layout.isTruncated {
      return layout.text.text
    }
    return shownReason.flatMap { $0.isTruncated ? $0.text.text : nil }
  }

  open override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.complete(
      label: placeholder, hint: maximumLength.map { .Hanok.textFieldMaximum(count: $0) })
    element.value = spokenValue
    element.traits.insert(isEditable ? .textField : .staticText)
    if isSecure { element.traits.insert(.secureTextField) }
    if validationMessage != nil { element.traits.insert(.invalid) }
  }

  /// The text, and the reason why it isn't valid; for a secret only whether it is empty.
  private var spokenValue: Message? {
    var value: Message?
    if !content.isEmpty { value = isSecure ? .Hanok.textFieldSecret : .verbatim(content.text) }
    guard let validationMessage else { return value }
    return value.map { .Hanok.textFieldInvalid(value: $0, reason: validationMessage) }
      ?? .Hanok.textFieldInvalidEmpty(reason: validationMessage)
  }

  private static func count(_ text: String) -> Int {
    TextClusters(text).reduce(0) { count, _ in count + 1 }
  }
}

/// Drawing.
extension TextField {
  private func drawRow(in canvas: Canvas) {
    let theme = canvas.traits.theme
    let style = !isEnabled ? theme.disabledControl : isEditable ? theme.field : .plain
    if isEnabled, isEditable {
      var ground = style
      if style.background != .default {
        // A quiet line below what is empty, since the next row may be a field, too.
        ground.foreground = theme.border.foreground
        ground.attributes.formUnion(.underline)
      }
      canvas.fill(Rect(x: 0, y: 0, width: frame.width, height: 1), style: ground)
    }
    if let layout = placeholderLayout(maximumLines: 1) {
      draw(layout, row: 0, in: canvas, style.applying(theme.placeholder))
    } else {
      drawText(in: canvas.inset(to: textRect).leftToRight, style)
    }
    let sign = validationMessage == nil ? leadingSign : canvas.traits.symbols.warning
    guard let sign, textArea.count < frame.width else { return }
    let signStyle = validationMessage == nil ? theme.placeholder : theme.failure
    canvas.write(sign, at: .zero, style: style.applying(signStyle))
  }

  private func drawText(in canvas: Canvas, _ style: Style) {
    guard let line, let drawn = line.drawn else { return }
    let start = origin(of: line) - textArea.lowerBound
    canvas.write(drawn, at: Point(x: start + line.textColumn, y: 0), style: style)
    guard isFirstResponder else { return }
    for columns in line.columns(of: content.selection.range) {
      let rect = Rect(x: start + columns.lowerBound, y: 0, width: columns.count, height: 1)
      canvas.restyle(rect) { $0.applying(canvas.traits.theme.selection) }
    }
  }

  private func draw(_ layout: TextLayout, row: Int, in canvas: Canvas, _ style: Style) {
    for (index, line) in layout.lines.enumerated() {
      canvas.write(line, at: Point(x: textRect.minX, y: row + index), style: style)
    }
  }

  /// The reason in the rows below the text.
  private var shownReason: TextLayout? {
    validationLayout(inWidth: frame.width, maximumLines: max(1, frame.height - 1))
  }

  private func validationLayout(inWidth width: Int, maximumLines: Int? = nil) -> TextLayout? {
    guard showsValidationMessage, let validationMessage else { return nil }
    return traits?.layout(
      validationMessage, width: Self.textLength(inWidth: width), maximumLines: maximumLines)
  }
}
