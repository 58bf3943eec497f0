public import Hanok

/// A table of rows of text, of which one is selected.
///
/// It is written as an app would write it, with public names only. Rows are asked for when they show,
/// so that there may be a million.
open class RowsView: View {
  /// The number of rows.
  public var rowCount: Int { didSet { rowsDidChange() } }
  /// The number of the selected row; nil where there are no rows.
  public private(set) var selectedRow: Int?
  /// The number of the first row that shows.
  public private(set) var topRow = 0
  /// Called with the number of a row that was chosen, by Enter, a second click or a typed line.
  public var onChoice: (Int) -> Void = { _ in }
  private let row: (Int) -> Message

  /// The rows by which the wheel scrolls.
  private static let wheelRows = 3
  /// The height where none is proposed, in rows.
  private static let idealHeight = 10

  /// A table.
  ///
  /// - Parameter row: Returns the words of a row by its number, from 0.
  public init(rowCount: Int = 0, row: @escaping (Int) -> Message) {
    self.rowCount = rowCount
    self.row = row
    super.init()
    rowsDidChange()
  }

  open override var canBecomeFirstResponder: Bool { rowCount > 0 && isInteractive }
  open override var isFocusedByMnemonic: Bool { true }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(
      width: proposal.width ?? 0, height: proposal.height ?? min(rowCount, Self.idealHeight))
  }

  open override func layoutSubviews() { showSelectedRow() }

  open override func draw(in canvas: Canvas) {
    for y in canvas.visibleRows(of: 0..<max(0, rowCount - topRow)) {
      let style = topRow + y == selectedRow ? canvas.traits.theme.selection : .plain
      canvas.fill(Rect(x: 0, y: y, width: frame.width, height: 1), style: style)
      canvas.write(line(of: topRow + y), at: Point(x: 0, y: y), style: style)
    }
  }

  /// The cursor is at the beginning of the selected row, where a screen reader looks for it.
  open override var insertionPoint: Point? {
    guard let selectedRow, selectedRow >= topRow, selectedRow < topRow + frame.height else {
      return nil
    }
    return mirrored(Point(x: 0, y: selectedRow - topRow))
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isEmpty, let selectedRow else { return super.keyPressed(event) }
    let page = max(1, frame.height - 1)
    switch event.key {
    case .up: return select(selectedRow - 1)
    case .down: return select(selectedRow + 1)
    case .pageUp: return select(max(0, selectedRow - page))
    case .pageDown: return select(min(rowCount - 1, selectedRow + page))
    case .home: return select(0)
    case .end: return select(rowCount - 1)
    case .enter: onChoice(selectedRow)
    default: return super.keyPressed(event)
    }
    return true
  }

  open override func mouse(_ event: MouseEvent) -> Bool {
    switch event.kind {
    case .press(.left):
      let pressed = topRow + event.position.y
      let isAgain = pressed == selectedRow && isFirstResponder
      becomeFirstResponder()
      if select(pressed), isAgain { onChoice(pressed) }
      return true
    case .wheel(.up): return scroll(x: 0, y: -Self.wheelRows)
    case .wheel(.down): return scroll(x: 0, y: Self.wheelRows)
    default: return false
    }
  }

  open override func scroll(x: Int, y: Int) -> Bool {
    let top = max(0, min(topRow + y, rowCount - frame.height))
    guard top != topRow else { return false }
    topRow = top
    setNeedsDisplay()
    return true
  }

  open override var accessibilityElementCount: Int { rowCount }

  open override func accessibilityElement(at index: Int) -> AccessibilityElement? {
    AccessibilityElement(
      label: row(index), traits: index == selectedRow ? .selected : [],
      activate: { [weak self] in
        guard let self, select(index) else { return false }
        onChoice(index)
        return true
      })
  }

  /// Selects a row, and scrolls it into view.
  ///
  /// - Returns: Whether there is such a row.
  @discardableResult
  public func select(_ index: Int) -> Bool {
    guard (0..<rowCount).contains(index) else { return false }
    selectedRow = index
    showSelectedRow()
    setNeedsDisplay()
    return true
  }

  /// Called when the words of rows have changed.
  public func reload() { setNeedsContentUpdate() }

  private func rowsDidChange() {
    selectedRow = rowCount == 0 ? nil : max(0, min(selectedRow ?? 0, rowCount - 1))
    topRow = max(0, min(topRow, rowCount - 1))
    setNeedsContentUpdate()
  }

  private func showSelectedRow() {
    guard let selectedRow, frame.height > 0 else { return }
    topRow = max(selectedRow - frame.height + 1, min(topRow, selectedRow))
    topRow = max(0, min(topRow, rowCount - frame.height))
  }

  private func line(of index: Int) -> TextLine? {
    guard let traits else { return nil }
    let text = AttributedText(drawing: row(index), in: traits)
    let layout = TextLayout(
      text, width: frame.width, maximumLines: 1, rules: traits.textRules)
    return layout.lines.first
  }
}
