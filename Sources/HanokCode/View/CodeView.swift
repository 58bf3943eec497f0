public import Hanok

/// Source code with line numbers and colors, to be read, searched and copied.
///
/// ```
///  8 struct Quiz {               ┃     the current line has a bright number
///  9   var score = 0             ┃
/// 10   let questions: [Question…╎     a long line goes on, unless lines wrap
/// ```
///
/// Code is written from the left in every language. Lines don't wrap unless ``wrapsLines`` is true: the
/// arrows, the wheel to the side or with Shift, and a drag scroll to the side. Keys move as in a
/// `TextView`, select with Shift, and copy; a click on a line number selects the line. Tabs advance to
/// each fourth column. Control characters are shown as signs, also those that would reorder the text.
///
/// Only visible lines are laid out. Their colors need the lines before them, which are read in small
/// parts: a text of 100,000 lines opens at once. Far down, code may get other colors when the lines
/// before it have been read.
///
/// The limits: it isn't editable; of a line of more than 65,536 bytes, only the beginning is shown; the
/// arrows move in the order in which text is typed.
open class CodeView: View {
  /// The language whose highlighter colors the text; nil for none, or for one of your own.
  public var language: CodeLanguage? {
    didSet {
      guard language != oldValue || language == nil else { return }
      setHighlightedLines(language?.highlightedLines())
    }
  }
  /// Whether lines have numbers before them.
  public var showsLineNumbers = true {
    didSet { if showsLineNumbers != oldValue { setNeedsContentUpdate() } }
  }
  /// The number of the first line.
  public var firstLineNumber = 1 {
    didSet { if firstLineNumber != oldValue { setNeedsContentUpdate() } }
  }
  /// Whether long lines wrap, with a sign before each row that continues one.
  public var wrapsLines = false {
    didSet {
      guard wrapsLines != oldValue else { return }
      top.row = 0
      firstColumn = 0
      setNeedsContentUpdate()
    }
  }
  /// Whether the line of the cursor is marked.
  public var highlightsCurrentLine = true {
    didSet { if highlightsCurrentLine != oldValue { setNeedsDisplay() } }
  }
  /// The text whose places are marked, ignoring case; empty for none.
  public var searchText = "" {
    didSet {
      guard searchText != oldValue else { return }
      search = CodeSearch(searchText)
      setNeedsDisplay()
    }
  }

  let content = CodeContent()
  private(set) var search: CodeSearch?
  var selection = CodeSelection(CodePosition(line: 0))
  /// The first visible row.
  var top = TextRowPlace(line: 0, row: 0)
  /// The first visible column of lines that don't wrap.
  var firstColumn = 0
  /// The column that the cursor keeps while it moves up and down.
  var goalColumn: Int?
  /// Whether the next layout scrolls to the cursor.
  private var showsCursor = false
  var indicator = ScrollIndicator()
  /// The selection when the mouse button was pressed, and the unit by which a drag extends it.
  var dragOrigin: Range<CodePosition>?
  var dragUnit = CodeUnit.character
  private var isReading = false

  /// Creates a view of a text.
  public init(_ text: String = "", language: CodeLanguage? = nil) {
    self.language = language
    super.init()
    content.setText(text)
    content.setStates(language?.highlightedLines())
  }

  /// The text; setting it moves the cursor to its start.
  ///
  /// - Complexity: O(*n*) in its length: one pass over its bytes.
  public var text: String {
    get { content.lines.text }
    set {
      content.setText(newValue)
      selection = CodeSelection(CodePosition(line: 0))
      (top, firstColumn, goalColumn) = (TextRowPlace(line: 0, row: 0), 0, nil)
      setNeedsContentUpdate()
    }
  }

  /// The number of lines, at least 1, including an empty one after the last line end.
  public var lineCount: Int { content.lines.count }

  /// Returns a line without its end, by its index.
  public func line(at index: Int) -> String { String(content.lines[index]) }

  /// Replaces lines; those after them are read again only as far as their meaning changes.
  ///
  /// The visible lines stay in place if the replaced ones are above them.
  public func replaceLines(_ range: Range<Int>, with lines: [String]) {
    let step = content.replaceLines(range, with: lines) - range.count
    func moved(_ position: CodePosition) -> CodePosition {
      let line = position.line >= range.upperBound ? position.line + step : position.line
      return clamped(CodePosition(line: line, offset: position.offset))
    }
    selection = CodeSelection(from: moved(selection.anchor), to: moved(selection.head))
    if top.line >= range.upperBound { top.line += step }
    top.line = max(0, min(top.line, lineCount - 1))
    setNeedsContentUpdate()
  }

  /// Colors the text by a highlighter of your own, instead of one of a ``language``.
  public func setHighlighter(_ highlighter: some SyntaxHighlighter) {
    language = nil
    setHighlightedLines(HighlightedLines(highlighter))
  }

  private func setHighlightedLines(_ states: HighlightedLines?) {
    content.setStates(states)
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The number of layouts so far, for tests.
  package var layoutCount: Int { content.layoutCount }

  // Layout.

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    if let width = proposal.width, let height = proposal.height {
      return Size(width: width, height: height)
    }
    let ideal = idealSize(in: proposal.width)
    return Size(
      width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
  }

  /// The number of lines that are measured for the ideal size.
  private static let measuredLines = 200

  private func idealSize(in width: Int?) -> Size {
    // The indicator has a cell, too.
    let besides = gutterWidth(in: width ?? .max) + 1
    let isWrapping = wrapsLines && width != nil
    content.prepare(
      width: isWrapping ? width.map { max(1, $0 - besides) } : nil,
      ambiguousWidth: traits?.ambiguousWidth ?? .narrow)
    var size = Size(width: 0, height: max(0, lineCount - Self.measuredLines))
    for index in 0..<min(lineCount, Self.measuredLines) {
      size.width = max(size.width, content.layout(ofLine: index).layout.width)
      size.height += content.rowCount(ofLine: index)
    }
    return Size(width: size.width + besides, height: size.height)
  }

  open override func layoutSubviews() {
    prepare()
    if showsCursor { scrollToCursor() }
    showsCursor = false
    readLines()
  }

  /// Sets the width and the rules of the rows.
  func prepare() {
    content.prepare(
      width: wrapsLines ? max(1, textArea.count) : nil,
      ambiguousWidth: traits?.ambiguousWidth ?? .narrow)
    top.line = min(top.line, lineCount - 1)
    top.row = min(top.row, content.rowCount(ofLine: top.line) - 1)
    top = min(top, lastTop)
  }

  open override func traitsDidChange() { setNeedsLayout() }

  /// Marks the view, so that it scrolls to the cursor: at the end of the turn, after many keys.
  func setNeedsCursor() {
    showsCursor = true
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Reads the lines before the visible ones, and continues after this turn if there are too many.
  private func readLines() {
    guard !isReading, frame.height > 0 else { return }
    let isRead = content.read(through: min(top.line + frame.height, lineCount))
    guard !isRead, let application else { return }
    isReading = true
    application.schedule(after: .zero) { [weak self] in
      guard let self else { return }
      isReading = false
      readLines()
      if !isReading { setNeedsDisplay() }
    }
  }

  open override func draw(in canvas: Canvas) {
    if frame.width <= 0 { return }
    prepare()
    readLines()
    CodePainter(view: self, canvas: canvas.leftToRight).draw()
  }

  open override func scroll(x: Int, y: Int) -> Bool {
    guard frame.height > 0, traits != nil else { return false }
    layoutIfNeeded()
    let former = (top, firstColumn)
    let limit = 1 + ProposedSize.largestLength
    top = min(content.place(max(-limit, min(y, limit)), from: top), lastTop)
    if x != 0, !wrapsLines {
      let last = max(firstColumn, widestLine + 1 - textArea.count, 0)
      firstColumn = max(0, min(firstColumn + max(-limit, min(x, limit)), last))
    }
    guard former != (top, firstColumn) else { return false }
    setNeedsLayout()
    setNeedsDisplay()
    return true
  }

  open override func mouse(_ event: MouseEvent) -> Bool { handle(event) ?? super.mouse(event) }

  open override func mouseCancelled() {
    indicator.cancel()
    dragOrigin = nil
  }

  /// The first visible line that is too long to be shown to its end.
  open override var truncatedText: String? {
    for index in top.line..<min(lineCount, top.line + frame.height) {
      if content.layout(ofLine: index).isCut { return line(at: index) }
    }
    return nil
  }

  // Focus and keys.

  open override var canBecomeFirstResponder: Bool { isInteractive }

  open override func firstResponderDidChange() { setNeedsDisplay() }

  open override var insertionPoint: Point? {
    guard traits != nil, !frame.size.isEmpty else { return nil }
    layoutIfNeeded()
    return point(of: selection.head)
  }

  open override var keyActions: [any KeyAction] {
    let moves: [any KeyAction] = TextAction.allCases.filter(canMove)
    return search == nil ? moves : moves + CodeAction.allCases
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    if let match = keyMatch(TextAction.self, for: event), move(match) { return true }
    if search != nil {
      switch keyAction(CodeAction.self, for: event) {
      case .findNext: return findNext()
      case .findPrevious: return findPrevious()
      case nil: break
      }
    }
    return super.keyPressed(event)
  }

  open override var keyCommands: [KeyCommand] {
    // Last in a status bar, and omitted first: users know these keys.
    [
      keyCommand(TextAction.copy, isEnabled: !selection.isEmpty, priority: -1) { [weak self] in
        self?.copySelection()
      },
      keyCommand(TextAction.selectAll, isEnabled: !content.lines.text.isEmpty, priority: -1) {
        [weak self] in self?.selectAll()
      },
    ]
  }

  // The accessibility elements: one per line.

  open override var accessibilityElementCount: Int { lineCount }

  open override var focusedAccessibilityElementIndex: Int? { selection.head.line }

  open override func accessibilityElement(at index: Int) -> AccessibilityElement? {
    guard content.lines.indices.contains(index) else { return nil }
    let shown = ShownCode(
      content.lines[index], spans: [], ambiguousWidth: traits?.ambiguousWidth ?? .narrow)
    return AccessibilityElement(label: .verbatim(shown.text.text))
  }
}
