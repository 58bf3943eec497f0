public import HanokLocalization
public import HanokTerminal
import HanokUnicode

/// A text of several lines for typing.
///
/// ```
/// 1 The first line is longer than the┃    with showsLineNumbers, lines are numbered
///   view, and wraps.                 ┃
/// 2 두 번째 줄‸                      ╎
/// ```
///
/// Long lines wrap by the rules of the interface's language. Each line has the direction of its
/// first letter, and begins at that side; one without letters has the interface's direction.
/// ``baseWritingDirection`` gives all lines one direction, as suits code. Only visible lines are
/// laid out: a text may have 100,000 of them; a single line, though, should be short. Enter ends a
/// line, and Alt-Enter sends `.primaryActionTriggered`. Other keys and sequences are those of
/// ``TextInput``.
///
/// The limits: no styles, and tabs become spaces.
open class TextView: TextInput {
  /// The effects of the Tab key.
  public enum TabKey: Hashable, Sendable {
    /// Moves the focus, as elsewhere.
    case movesFocus
    /// Inserts spaces up to the next multiple of four columns; Shift-Tab still moves the focus.
    case insertsSpaces
  }

  /// The directions of lines.
  public enum WritingDirection: Hashable, Sendable {
    /// Each line has that of its first letter.
    case natural
    /// All lines begin at the left.
    case leftToRight
    /// All lines begin at the right.
    case rightToLeft
  }

  /// The direction of the lines.
  public var baseWritingDirection = WritingDirection.natural {
    didSet {
      guard baseWritingDirection != oldValue else { return }
      goalColumn = nil
      setNeedsCursor()
    }
  }
  /// Returns the parts of a line that are edited as a whole, from its start; nil for none.
  public var units: (@Sendable (String) -> [TextUnit])? {
    didSet {
      knownRows.units = units.map(Self.whole)
      setNeedsCursor()
    }
  }

  private nonisolated static func whole(
    _ units: @escaping @Sendable (String) -> [TextUnit]
  ) -> @Sendable (String) -> [TextUnit] {
    { line in TextUnit.whole(units(line), in: line) }
  }

  /// The effect of the Tab key.
  public var tabKey = TabKey.movesFocus
  /// Whether lines have numbers before them.
  public var showsLineNumbers = false {
    didSet { if showsLineNumbers != oldValue { setNeedsContentUpdate() } }
  }

  private static let idealSize = Size(width: 40, height: 8)
  private static let spokenLines = 20
  /// The minimum cells for the text beside line numbers.
  private static let leastTextWidth = 4

  private var indicator = ScrollIndicator()
  private let knownRows = TextRows()
  /// The room that the rows were prepared for; nil if the rules may have changed.
  private var preparedRoom: Room?
  /// The first visible row.
  private(set) var top = TextRowPlace(line: 0, row: 0)
  /// The column that the insertion point keeps while it moves up and down.
  private var goalColumn: Int?
  private var isKeepingColumn = false

  /// Creates an empty view.
  public init(placeholder: Message? = nil) {
    super.init(placeholder: placeholder, isMultiline: true)
  }

  /// The number of layouts so far, for tests.
  package var layoutCount: Int { knownRows.layoutCount }

  // Layout.

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(
      width: proposal.width ?? Self.idealSize.width,
      height: proposal.height ?? Self.idealSize.height)
  }

  open override func traitsDidChange() {
    super.traitsDidChange()
    preparedRoom = nil
    knownRows.forget(nil)
  }

  private var hasIndicator: Bool { frame.width > 3 }

  /// The first cell of the indicator, from the leading side, or nil for none.
  private var indicatorOrigin: Point? {
    guard hasIndicator, lastTop > TextRowPlace(line: 0, row: 0) else { return nil }
    return Point(x: frame.width - 1, y: 0)
  }

  /// The visible lines, as if each had one row.
  private var viewport: Viewport {
    let last = lastTop
    return Viewport(
      top: top.line, isAtEnd: top == last, endLine: last.line, length: frame.height)
  }

  /// The cells of the line numbers, as wide as the last, and of a space; a narrow view has none.
  private var gutterWidth: Int {
    guard showsLineNumbers else { return 0 }
    let width = CellWidth.of(number(ofLine: content.lineCount - 1)) + 1
    return width + Self.leastTextWidth < frame.width ? width : 0
  }

  private func number(ofLine line: Int) -> String {
    traits?.localizer.string(.Hanok.textViewLineNumber(number: line + 1)) ?? ""
  }

  override var textArea: Range<Int> {
    let leading = gutterWidth
    let trailing = hasIndicator ? 1 : 0
    let width = max(0, frame.width - leading - trailing)
    let area = mirrored(Rect(x: leading, y: 0, width: width, height: 1))
    return area.minX..<area.maxX
  }

  /// The rows, which are prepared for the view's room and the language when they are read.
  private var rows: TextRows {
    let room = Room(
      width: frame.width, numberedLines: showsLineNumbers ? content.lineCount : 0,
      direction: lineDirection)
    if room != preparedRoom, let traits {
      preparedRoom = room
      knownRows.prepare(
        width: max(1, textArea.count - 1), rules: traits.textRules, direction: lineDirection)
    }
    return knownRows
  }

  /// What the width of the text and the direction of its lines depend on.
  private struct Room: Equatable {
    let width: Int
    let numberedLines: Int
    let direction: TextDirection?
  }

  /// The direction of all lines, or nil if each has its own.
  private var lineDirection: TextDirection? {
    switch baseWritingDirection {
    case .natural: nil
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }

  override func direction(at offset: Int) -> TextDirection {
    lineDirection ?? super.direction(at: offset)
  }

  /// Returns the first column of a row's text, from the view's left edge.
  private func origin(of row: TextLine) -> Int {
    let area = textArea
    return row.direction == .rightToLeft ? area.upperBound - row.width : area.lowerBound
  }

  private func row(at place: TextRowPlace) -> TextLine? {
    let lines = rows.layout(ofLine: place.line, in: content).lines
    return lines.indices.contains(place.row) ? lines[place.row] : nil
  }

  // Scrolling.

  override func showCursor() {
    guard frame.height > 0, traits != nil else { return }
    top.row = min(top.row, rows.layout(ofLine: top.line, in: content).lines.count - 1)
    let place = rows.place(of: content.selection.head, in: content)
    if place < top {
      top = place
    } else if rows.distance(from: top, to: place, upTo: frame.height, in: content)
      >= frame.height
    {
      top = rows.place(1 - frame.height, from: place, in: content)
    }
    top = min(top, lastTop)
    setNeedsDisplay()
  }

  /// The first visible row while the last one is at the view's lower edge.
  private var lastTop: TextRowPlace {
    let line = content.lineCount - 1
    let last = TextRowPlace(
      line: line, row: rows.layout(ofLine: line, in: content).lines.count - 1)
    return rows.place(1 - frame.height, from: last, in: content)
  }

  open override func scroll(x: Int, y: Int) -> Bool {
    guard frame.height > 0, traits != nil else { return false }
    layoutIfNeeded()
    let limit = 1 + ProposedSize.largestLength
    let former = top
    top = min(rows.place(max(-limit, min(y, limit)), from: top, in: content), lastTop)
    if top != former { setNeedsDisplay() }
    return top != former
  }

  override func textDidChange(_ change: EditableText.Change?) {
    knownRows.forget(change)
    goalColumn = nil
    if let change {
      let step = change.newLineCount - change.lines.count
      if change.lines.upperBound <= top.line { top.line += step }
      top.line = max(0, min(top.line, content.lineCount - 1))
    } else {
      top = TextRowPlace(line: 0, row: 0)
    }
    setNeedsCursor()
  }

  override func selectionDidChange() {
    if !isKeepingColumn { goalColumn = nil }
    isKeepingColumn = false
    super.selectionDidChange()
  }

  // Places.

  /// Returns the column and the row of an insertion point, from the view's corner.
  ///
  /// Rows above the view are negative; below it, the result is nil.
  private func point(of position: TextPosition) -> Point? {
    let place = rows.place(of: position, in: content)
    guard place >= top, let row = row(at: place) else { return nil }
    let y = rows.distance(from: top, to: place, upTo: frame.height, in: content)
    guard y < frame.height else { return nil }
    return Point(x: column(of: position, in: row, place.line), y: y)
  }

  private func column(of position: TextPosition, in row: TextLine, _ line: Int) -> Int {
    let local = localPosition(position, in: line)
    let cell = cell(betweenUnitsAt: local.offset, in: row, line) ?? row.cursorCell(of: local)
    let column = origin(of: row) + cell
    return max(textArea.lowerBound, min(column, textArea.upperBound - 1))
  }

  /// Returns the cursor's cell between two units in a row from right to left: the first one of the
  /// second unit, from the side where the row begins.
  private func cell(betweenUnitsAt offset: Int, in row: TextLine, _ line: Int) -> Int? {
    guard row.direction == .rightToLeft, let units = rows.units?(content.line(line)),
      units.contains(where: { $0.range.upperBound == offset }),
      let next = units.first(where: { $0.range.lowerBound == offset })
    else { return nil }
    return row.columns(of: next.range).last.map { $0.upperBound - 1 }
  }

  /// Returns a position in its line; at the edge of a unit, the one beside the text around it.
  private func localPosition(_ position: TextPosition, in line: Int) -> TextPosition {
    var local = TextPosition(position.offset - content.start(ofLine: line), position.affinity)
    guard let units = rows.units?(content.line(line)) else { return local }
    if units.contains(where: { $0.range.lowerBound == local.offset }) {
      local.affinity = .upstream
    } else if units.contains(where: { $0.range.upperBound == local.offset }) {
      local.affinity = .downstream
    }
    return local
  }

  override func unit(around offset: Int) -> Range<Int>? {
    guard let units = rows.units else { return nil }
    let line = content.lineIndex(at: offset)
    let start = content.start(ofLine: line)
    let unit = units(content.line(line)).first {
      $0.range.lowerBound < offset - start && offset - start < $0.range.upperBound
    }
    return unit.map { start + $0.range.lowerBound..<start + $0.range.upperBound }
  }

  private func position(atColumn column: Int, of place: TextRowPlace) -> TextPosition {
    guard let row = row(at: place) else { return TextPosition(0) }
    var position = row.position(atCell: column - origin(of: row))
    position.offset += content.start(ofLine: place.line)
    return position
  }

  override func position(at point: Point) -> TextPosition {
    layoutIfNeeded()
    if point.y < 0 { _ = scroll(x: 0, y: -1) }
    if point.y >= frame.height { _ = scroll(x: 0, y: 1) }
    let y = max(0, min(point.y, frame.height - 1))
    let place = rows.place(y, from: top, in: content)
    if rows.distance(from: top, to: place, upTo: y + 1, in: content) < y {
      return TextPosition(content.length)
    }
    return position(atColumn: point.x, of: place)
  }

  open override var insertionPoint: Point? {
    guard traits != nil, !frame.size.isEmpty else { return nil }
    layoutIfNeeded()
    return point(of: content.selection.head)
  }

  override func target(of action: TextAction, from position: TextPosition) -> TextPosition? {
    switch action {
    case .moveLeft, .moveRight: return target(isRight: action == .moveRight, from: position)
    case .moveUp: return target(rows: -1, from: position)
    case .moveDown: return target(rows: 1, from: position)
    case .movePageUp: return target(rows: -viewport.page, from: position)
    case .movePageDown: return target(rows: viewport.page, from: position)
    case .moveToRowStart, .moveToRowEnd:
      let place = rows.place(of: position, in: content)
      guard let row = row(at: place) else { return nil }
      var edge = action == .moveToRowStart ? row.startPosition : row.endPosition
      edge.offset += content.start(ofLine: place.line)
      return edge
    default: return super.target(of: action, from: position)
    }
  }

  private func target(isRight: Bool, from position: TextPosition) -> TextPosition {
    let line = content.lineIndex(at: position.offset)
    let start = content.start(ofLine: line)
    let layout = rows.layout(ofLine: line, in: content)
    let local = TextPosition(position.offset - start, position.affinity)
    var next = isRight ? layout.position(rightOf: local) : layout.position(leftOf: local)
    if next == local {
      // At the edge of the line, the movement continues on the next or previous line.
      let isForward = isForward(toRight: isRight, at: position.offset)
      let range = content.rangeOfLine(at: position.offset)
      let offset = isForward ? range.upperBound + 1 : range.lowerBound - 1
      return TextPosition(max(0, min(offset, content.length)))
    }
    next.offset += start
    return next
  }

  private func target(rows count: Int, from position: TextPosition) -> TextPosition {
    let place = rows.place(of: position, in: content)
    let target = rows.place(count, from: place, in: content)
    // From the first and the last row, the movement ends at the text's ends.
    if target == place { return TextPosition(count < 0 ? 0 : content.length) }
    return self.position(atColumn: column(from: position) ?? 0, of: target)
  }

  /// The column of movements by rows: the one where they began, across shorter rows.
  private func column(from position: TextPosition) -> Int? {
    let place = rows.place(of: position, in: content)
    return goalColumn ?? row(at: place).map { column(of: position, in: $0, place.line) }
  }

  override func perform(_ match: KeyMatch<TextAction>) -> Bool {
    guard [.moveUp, .moveDown, .movePageUp, .movePageDown].contains(match.action) else {
      return super.perform(match)
    }
    goalColumn = column(from: content.selection.head)
    isKeepingColumn = true
    // With its row, the caret stays where it is on the screen.
    if match.action == .movePageUp { _ = scroll(x: 0, y: -viewport.page) }
    if match.action == .movePageDown { _ = scroll(x: 0, y: viewport.page) }
    return super.perform(match)
  }

  // Events.

  open override var keyActions: [any KeyAction] {
    let isIndenting = isEditable && tabKey == .insertsSpaces
    let actions: [(TextAction, Bool)] = [
      (.insertLineEnd, isEditable), (.insertTab, isIndenting),
      (.submit, hasActions(for: .primaryActionTriggered)),
    ]
    return actions.filter(\.1).map(\.0).filter { _ in isUsable } + super.keyActions
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isUsable else { return super.keyPressed(event) }
    switch keyAction(TextAction.self, for: event) {
    case .insertLineEnd where isEditable:
      change(content.selection.range, to: "\n", as: .typing)
    case .submit: sendActions(for: .primaryActionTriggered)
    case .insertTab where isEditable && tabKey == .insertsSpaces: insertText("\t")
    default: return super.keyPressed(event)
    }
    return true
  }

  open override func mouse(_ event: MouseEvent) -> Bool {
    let top = indicator.top(
      for: event, at: mirrored(event.position), from: indicatorOrigin, of: viewport)
    guard let top else { return super.mouse(event) }
    if event.kind == .press(.left) { becomeFirstResponder() }
    self.top = top == viewport.maximumTop ? lastTop : TextRowPlace(line: top, row: 0)
    setNeedsDisplay()
    return true
  }

  open override func mouseCancelled() {
    indicator.cancel()
    super.mouseCancelled()
  }

  // Accessibility.

  open override func accessibilityEnterText(_ text: String) -> Bool {
    guard isUsable, isEditable, change(0..<content.length, to: text, as: .other) else {
      return false
    }
    sendActions(for: .primaryActionTriggered)
    return true
  }

  open override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.complete(label: placeholder, hint: isEditable ? .Hanok.textViewLines : nil)
    element.value = spokenText
    element.traits.formUnion(isEditable ? [.textField, .multipleLines] : .staticText)
  }

  private var spokenText: Message? {
    if content.isEmpty { return nil }
    let more = content.lineCount - Self.spokenLines
    guard more > 0, let traits else { return .verbatim(content.text) }
    let shown = (0..<Self.spokenLines).map(content.line)
    let rest = traits.localizer.string(.Hanok.textViewMore(count: more))
    return .verbatim((shown + [rest]).joined(separator: "\n"))
  }

  // Drawing.

  open override var truncatedText: String? {
    guard let layout = placeholderLayout(maximumLines: frame.height) else { return nil }
    return layout.isTruncated ? layout.text.text : nil
  }

  open override func draw(in canvas: Canvas) {
    let theme = canvas.traits.theme
    let style = groundStyle(in: theme)
    canvas.fill(bounds, style: style)
    if isEnabled, isEditable, theme.field.background == .default {
      // Without a background of its own, the last row is underlined to show that it accepts text.
      let last = Rect(x: 0, y: frame.height - 1, width: frame.width, height: 1)
      canvas.fill(last, style: theme.field)
    }
    drawIndicator(in: canvas, style)
    for (y, line) in (placeholderLayout(maximumLines: frame.height)?.lines ?? []).enumerated() {
      canvas.write(
        line, at: Point(x: gutterWidth, y: y), style: style.applying(theme.placeholder))
    }
    let visible = canvas.visibleRows(of: 0..<frame.height)
    var place = top
    for y in 0..<frame.height {
      if visible.contains(y) { drawRow(at: place, y: y, in: canvas, style) }
      let next = rows.place(1, from: place, in: content)
      if next == place { break }
      place = next
    }
  }
}

/// The parts of the drawing.
extension TextView {
  /// Returns the background; if it is a surface, rows need no lines.
  private func groundStyle(in theme: Theme) -> Style {
    if !isEnabled { return theme.disabledControl }
    return isEditable && theme.field.background != .default ? theme.field : .plain
  }

  private func drawRow(at place: TextRowPlace, y: Int, in canvas: Canvas, _ style: Style) {
    guard let row = row(at: place) else { return }
    if place.row == 0 { drawNumber(ofLine: place.line, y: y, in: canvas, style) }
    let x = origin(of: row)
    // A text has a direction of its own: its columns are counted from the left.
    let cells = canvas.leftToRight.inset(
      to: Rect(x: 0, y: y, width: textArea.upperBound, height: 1))
    cells.write(row, at: Point(x: x, y: 0), style: style)
    for unit in rows.units?(content.line(place.line)) ?? [] {
      for columns in row.columns(of: unit.range) {
        let rect = Rect(x: columns.lowerBound + x, y: 0, width: columns.count, height: 1)
        cells.restyle(rect) { $0.applying(canvas.traits.theme.accent) }
      }
    }
    if content.selection.isEmpty { return }
    let start = content.start(ofLine: place.line)
    let selected = content.selection.range
    let range = max(0, selected.lowerBound - start)..<max(0, selected.upperBound - start)
    var columns = row.columns(of: range).map { $0.lowerBound + x..<$0.upperBound + x }
    // A selected line end occupies the cell after the text.
    if row.isLast, row.range.upperBound + start < content.length,
      range.contains(row.range.upperBound)
    {
      let end = row.direction == .rightToLeft ? x - 1 : x + row.width
      columns.append(end..<end + 1)
    }
    let theme = canvas.traits.theme
    let selection = isFirstResponder ? theme.selection : theme.inactiveSelection
    for range in columns {
      let rect = Rect(x: range.lowerBound, y: 0, width: range.count, height: 1)
      cells.restyle(rect) { $0.applying(selection) }
    }
  }

  private func drawNumber(ofLine line: Int, y: Int, in canvas: Canvas, _ style: Style) {
    let width = gutterWidth
    guard width > 0 else { return }
    let number = number(ofLine: line)
    canvas.write(
      number, at: Point(x: width - 1 - CellWidth.of(number), y: y),
      style: style.applying(canvas.traits.theme.secondary))
  }

  private func drawIndicator(in canvas: Canvas, _ style: Style) {
    guard let indicatorOrigin else { return }
    var canvas = canvas
    canvas.style = canvas.style.applying(style)
    indicator.draw(viewport, at: indicatorOrigin, isFocused: isFirstResponder, in: canvas)
  }
}
