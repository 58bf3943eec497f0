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
    var width = traits?.line(.Hanok.paletteNone)?.width ?? 0
    for row in rows { width = max(width, traits?.line(row.title)?.width ?? 0) }
    width += Self.signWidth
    return Size(
      width: min(width, proposal.width ?? width), height: proposal.height ?? max(1, rows.count))
  }

  override func layoutSubviews() { keepSelectionInSight() }

  override func draw(in canvas: Canvas) {
    if rows.isEmpty { return drawNone(in: canvas) }
    for y in 0..<frame.height where rows.indices.contains(firstRow + y) {
      draw(rows[firstRow + y], at: y, isSelected: firstRow + y == selectedIndex, in: canvas)
    }
  }

  private func drawNone(in canvas: Canvas) {
    let layout = canvas.traits.layout(
      .Hanok.paletteNone, width: frame.width - Self.signWidth, maximumLines: frame.height)
    for (y, line) in layout.lines.enumerated() {
      canvas.write(
        line, at: Point(x: Self.signWidth, y: y), style: canvas.traits.theme.secondary)
    }
  }

  private func draw(_ row: Row, at y: Int, isSelected: Bool, in canvas: Canvas) {
    let (traits, theme) = (canvas.traits, canvas.traits.theme)
    let style = isSelected ? theme.selection : .plain
    if isSelected {
      canvas.fill(Rect(x: 0, y: y, width: frame.width, height: 1), style: style)
      canvas.write(traits.symbols.forward, at: Point(x: 0, y: y), style: style)
    }
    let key = row.key.flatMap { traits.line(KeyName($0).drawnName(in: traits)) }
    // Keys that would truncate a title are omitted.
    let room = frame.width - Self.signWidth
    let keyRoom = key.map { $0.width + Self.gap } ?? 0
    guard let title = traits.line(row.title, width: room) else { return }
    canvas.write(title, at: Point(x: Self.signWidth, y: y), style: style)
    var left = room - title.width
    if let key, left >= keyRoom {
      canvas.write(
        key, at: Point(x: frame.width - key.width, y: y), style: isSelected ? style : theme.key)
      left -= keyRoom
    }
    guard !row.note.isEmpty, let note = traits.line(.verbatim(row.note)),
      Self.gap + note.width <= left
    else { return }
    canvas.write(
      note, at: Point(x: Self.signWidth + title.width + Self.gap, y: y),
      style: isSelected ? style : theme.secondary)
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
