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
  public var topRow: Int { viewport.top }
  /// Called with the number of a row that was chosen, by Enter, a second click or a typed line.
  public var onChoice: (Int) -> Void = { _ in }
  /// Returns the menu of a row.
  public var menu: (Int) -> Menu? = { _ in nil }
  private let row: (Int) -> Message
  private var viewport = Viewport(length: 0, contentLength: 0)
  private var indicator = ScrollIndicator()

  /// The height where none is proposed, in rows.
  private static let idealHeight = 10

  /// A table.
  ///
  /// - Parameter row: Returns the words of a row by its number, from 0.
  public init(rowCount: Int = 0, row: @escaping (Int) -> Message) {
    (self.rowCount, self.row) = (rowCount, row)
    super.init()
    rowsDidChange()
  }

  /// The first cell of the indicator; nil where all rows show.
  private var indicatorOrigin: Point? {
    viewport.isOverflowing ? Point(x: frame.width - 1, y: 0) : nil
  }

  open override var canBecomeFirstResponder: Bool { rowCount > 0 && isInteractive }
  open override var isFocusedByMnemonic: Bool { true }
  open override var keyActions: [any KeyAction] {
    ListAction.allCases.filter { target(of: $0) != nil }
  }
  open override var contextMenu: Menu? {
    get { selectedRow.flatMap(menu) }
    set { menu = { _ in newValue } }
  }
  open override var contextMenuName: Message? { selectedRow.map(row) }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? min(rowCount, Self.idealHeight))
  }

  open override func layoutSubviews() {
    viewport = Viewport(top: topRow, length: frame.height, contentLength: rowCount)
    selectedRow.map { viewport.reveal($0..<$0 + 1) }
  }

  open override func draw(in canvas: Canvas) {
    let width = indicatorOrigin?.x ?? frame.width
    for y in canvas.visibleRows(of: 0..<viewport.rows.count) {
      let style = topRow + y == selectedRow ? canvas.traits.theme.selection : .plain
      canvas.fill(Rect(x: 0, y: y, width: width, height: 1), style: style)
      let line = canvas.traits.line(row(topRow + y), width: width)
      canvas.write(line, at: Point(x: 0, y: y), style: style)
    }
    guard let origin = indicatorOrigin else { return }
    indicator.draw(viewport, at: origin, isFocused: isFirstResponder, in: canvas)
  }

  /// The cursor is at the beginning of the selected row, where a screen reader looks for it.
  open override var insertionPoint: Point? {
    guard let selectedRow, viewport.rows.contains(selectedRow) else { return nil }
    return mirrored(Point(x: 0, y: selectedRow - topRow))
  }

  /// Returns the row to which an action moves, or the selected one that it chooses; nil for no row.
  private func target(of action: ListAction) -> Int? {
    guard let selectedRow else { return nil }
    let row: Int
    switch action {
    case .moveUp: row = selectedRow - 1
    case .moveDown: row = selectedRow + 1
    case .movePageUp: row = selectedRow - viewport.page
    case .movePageDown: row = selectedRow + viewport.page
    case .moveToFirst: row = 0
    case .moveToLast: row = rowCount - 1
    case .choose: row = selectedRow
    default: return nil
    }
    return max(0, min(row, rowCount - 1))
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard let action = keyAction(ListAction.self, for: event), let row = target(of: action) else {
      return super.keyPressed(event)
    }
    // At an end, the key moves on to the view above or below.
    if action == .moveUp || action == .moveDown, row == selectedRow { return false }
    select(row)
    if action == .choose { onChoice(row) }
    return true
  }

  open override func mouse(_ event: MouseEvent) -> Bool {
    if let count = event.wheelRows { return scroll(x: 0, y: count) }
    let (cell, isLeft) = (mirrored(event.position), event.kind == .press(.left))
    if let top = indicator.top(for: event, at: cell, from: indicatorOrigin, of: viewport) {
      return scroll(x: 0, y: top - topRow)
    }
    guard isLeft || event.kind == .press(.right) else { return false }
    let row = topRow + cell.y
    let isAgain = row == selectedRow && isFirstResponder && isLeft
    becomeFirstResponder()
    if select(row), isAgain { onChoice(row) }
    return isLeft
  }

  open override func scroll(x: Int, y: Int) -> Bool {
    guard viewport.scroll(by: y) else { return false }
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
    viewport.reveal(index..<index + 1)
    setNeedsDisplay()
    return true
  }

  /// Called when the words of rows have changed.
  public func reload() { setNeedsContentUpdate() }

  private func rowsDidChange() {
    selectedRow = rowCount == 0 ? nil : min(selectedRow ?? 0, rowCount - 1)
    setNeedsContentUpdate()
  }
}
