import HanokLocalization
import HanokTerminal
import HanokUnicode

/// The rows of a ``CommandPalette``: titles, those in another language, and keys at the end.
///
/// The field above keeps the focus; the row that Enter performs has a sign.
final class CommandListView: View {
  struct Row: Hashable {
    let title: Message
    let note: String
    let key: KeyEvent?
  }

  var rows: [Row] = [] {
    didSet {
      selectedIndex = 0
      firstRow = 0
      setNeedsContentUpdate()
    }
  }
  /// The row that Enter performs.
  private(set) var selectedIndex = 0
  var onChoice: (Int) -> Void = { _ in }
  private var firstRow = 0

  /// The cells of the sign and of the space after it.
  private static let signWidth = 2
  /// The empty cells between a title and the next text.
  private static let gap = 2

  func moveSelection(by step: Int) {
    let step = max(-rows.count, min(step, rows.count))
    selectedIndex = max(0, min(selectedIndex + step, rows.count - 1))
    keepSelectionInSight()
    setNeedsDisplay()
  }

  /// Moves the selection by as many rows as are visible.
  func movePage(by step: Int) { moveSelection(by: step * max(1, frame.height)) }

  private func keepSelectionInSight() {
    firstRow = max(selectedIndex - frame.height + 1, min(firstRow, selectedIndex))
    firstRow = max(0, firstRow)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    var width = line(.Hanok.paletteNone, in: .max)?.width ?? 0
    for row in rows { width = max(width, line(row.title, in: .max)?.width ?? 0) }
    width += Self.signWidth
    return Size(
      width: min(width, proposal.width ?? width), height: proposal.height ?? max(1, rows.count))
  }

  override func layoutSubviews() { keepSelectionInSight() }

  override func draw(in canvas: Canvas) {
    guard let traits else { return }
    if rows.isEmpty { return drawNone(in: canvas, traits) }
    for y in 0..<frame.height where rows.indices.contains(firstRow + y) {
      draw(rows[firstRow + y], at: y, isSelected: firstRow + y == selectedIndex, canvas, traits)
    }
  }

  private func drawNone(in canvas: Canvas, _ traits: Traits) {
    let text = AttributedText(drawing: .Hanok.paletteNone, in: traits)
    let layout = TextLayout(
      text, width: frame.width - Self.signWidth, maximumLines: frame.height,
      rules: traits.textRules)
    for (y, line) in layout.lines.enumerated() {
      let x = column(Self.signWidth, line.width, traits)
      canvas.write(line, at: Point(x: x, y: y), style: traits.theme.secondary, theme: traits.theme)
    }
  }

  private func draw(_ row: Row, at y: Int, isSelected: Bool, _ canvas: Canvas, _ traits: Traits) {
    let theme = traits.theme
    let style = isSelected ? theme.selection : .plain
    if isSelected {
      canvas.fill(Rect(x: 0, y: y, width: frame.width, height: 1), style: style)
      canvas.write(
        traits.symbols.collapsed, at: Point(x: column(0, 1, traits), y: y), style: style)
    }
    let key = row.key.flatMap { line(KeyName($0).drawnName(in: traits), in: .max) }
    // Keys that would truncate a title are omitted.
    let room = frame.width - Self.signWidth
    let keyRoom = key.map { $0.width + Self.gap } ?? 0
    guard let title = line(row.title, in: room) else { return }
    canvas.write(
      title, at: Point(x: column(Self.signWidth, title.width, traits), y: y), style: style,
      theme: theme)
    var left = room - title.width
    if let key, left >= keyRoom {
      let x = column(frame.width - key.width, key.width, traits)
      canvas.write(key, at: Point(x: x, y: y), style: isSelected ? style : theme.key, theme: theme)
      left -= keyRoom
    }
    guard !row.note.isEmpty, let note = line(.verbatim(row.note), in: .max),
      Self.gap + note.width <= left
    else { return }
    let x = column(Self.signWidth + title.width + Self.gap, note.width, traits)
    let look = isSelected ? style : theme.secondary
    canvas.write(note, at: Point(x: x, y: y), style: look, theme: theme)
  }

  /// Returns the column from the left of a text, by its column from the leading side.
  private func column(_ start: Int, _ width: Int, _ traits: Traits) -> Int {
    traits.isRightToLeft ? frame.width - start - width : start
  }

  private func line(_ message: Message, in width: Int) -> TextLine? {
    guard let traits, width > 0 else { return nil }
    let text = AttributedText(drawing: message, in: traits)
    return TextLayout(text, width: width, maximumLines: 1, rules: traits.textRules).lines.first
  }

  override func mouse(_ event: MouseEvent) -> Bool {
    switch event.kind {
    case .press(.left):
      let row = firstRow + event.position.y
      if rows.indices.contains(row) { onChoice(row) }
    case .wheel(.down): moveSelection(by: 1)
    case .wheel(.up): moveSelection(by: -1)
    default: return false
    }
    return true
  }

  override var accessibilityElementCount: Int { max(1, rows.count) }

  override func accessibilityElement(at index: Int) -> AccessibilityElement? {
    guard rows.indices.contains(index) else {
      return AccessibilityElement(label: .Hanok.paletteNone)
    }
    let activate: () -> Bool = { [weak self] in
      self?.onChoice(index)
      return true
    }
    return AccessibilityElement(
      label: rows[index].title, hint: rows[index].key.map { KeyName($0).message }, traits: .button,
      activate: activate)
  }
}
