public import HanokLocalization
public import HanokTerminal

/// A list of rows of text in columns: the part that tables and outlines share.
///
/// Its subclasses, ``TableView`` and ``OutlineView``, have the rows.
open class RowListView: ListControl, ListLayout {
  /// The columns; by default one without a title.
  public var columns = [TableColumn()] {
    didSet {
      hasTitles = columns.contains { $0.title != nil }
      layout.showFirstPage()
      contentDidChange()
    }
  }
  /// Whether a column has a title; stored, since each row that is drawn asks for it.
  private(set) var hasTitles = false
  /// The order of the rows, which a sign at the column's title shows.
  public var sortOrder: TableSortOrder? {
    didSet { if sortOrder != oldValue { contentDidChange() } }
  }
  /// The column whose rows are found by typing their beginning; nil for no search.
  ///
  /// With a search, letters and digits are no keys of the screen (``View/searchesLetters``): a screen
  /// with letter commands needs a list without one.
  public var typeAheadColumn: Int? = 0

  /// The column with the names of the rows: it is said first, and a line that names one chooses it.
  ///
  /// Set it where the first column is a sign.
  public var nameColumn = 0

  /// The title of the effect of Enter on a row, for lists of commands; nil for none.
  public var primaryActionTitle: Message?

  /// The first visible line, of rows and headers.
  var topLine = 0 {
    didSet {
      if topLine == oldValue { return }
      setNeedsPartialDisplay()
      // Columns that fit their content are measured again for the rows that become visible.
      for case .fitting in columns.map(\.width) { return setNeedsLayout() }
    }
  }
  /// The columns as they are laid out, and the rows that were measured and drawn in them.
  let layout = TableLayout()
  /// The letters of the index.
  let indexState = TableIndexState()
  /// The drawn lines, or nil before the first drawing.
  private var drawnLines: ShownTableLines?
  let typeAhead = TypeAhead()
  private var shownHeight = 0

  init() { super.init(togglesOnClick: false) }

  override var listRows: any ListRows { tableRows }
  override var listLayout: any ListLayout { self }
  /// The rows with their cells, which are those of the subclass.
  var tableRows: any TableRows { preconditionFailure("A table has to have rows.") }

  // The rows.

  /// The number of rows of all sections.
  public var numberOfRows: Int { loadSections().rowCount }

  /// Requests everything from the data source again.
  ///
  /// The selection stays with its rows if the data source has identifiers for them
  /// (``TableViewDataSource/tableView(_:identifierForRowAt:)``), or else with their indices.
  open func reloadData() {
    layout.forgetWidths()
    forgetSections(isReordered: true)
  }

  override func forgetSections(isReordered: Bool = false) {
    contentDidChange()
    super.forgetSections(isReordered: isReordered)
  }

  /// Requests some rows again.
  public func reloadRows(at paths: [RowPath]) {
    for path in paths {
      if let row = loadSections().row(at: path) { layout.forget(row) }
    }
    setNeedsLayout()
    setNeedsDisplay()
  }

  func contentDidChange() {
    layout.forgetRows()
    setNeedsContentUpdate()
  }

  /// Called after Enter, a second click or a typed line on a row; reports it.
  open func primaryActionTriggered(at path: RowPath) {
    sendActions(for: .primaryActionTriggered)
  }

  // Layout and drawing.

  var titleRows: Int {
    (hasTitles || layout.columns.pageCount > 1) && frame.height != 1 ? 1 : 0
  }

  var viewport: Viewport {
    Viewport(top: topLine, length: bodyHeight, contentLength: loadSections().lineCount)
  }

  var page: Int { viewport.page }

  var grid: CollectionLayout? { nil }

  func show(_ viewport: Viewport) { topLine = viewport.top }

  override var indicatorOrigin: Point? { indexBar == nil ? super.indicatorOrigin : nil }

  func updateSelection() { setNeedsPartialDisplay() }

  /// A held row looks like the one with the focus, which it is.
  func setHighlighted(_ isHighlighted: Bool, row: Int) {}

  /// Scrolls as little as possible to show the row with the focus, below the header that stays.
  func showCursor() {
    guard let line = cursorLine, bodyHeight > 0 else { return }
    show(line: line)
  }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    guard traits != nil else { return .zero }
    let width = proposal.width ?? idealWidth
    return Size(width: width, height: proposal.height ?? idealHeight(width: width))
  }

  open override func layoutSubviews() {
    let cursorLine = cursorLine
    let wasCursorSeen = cursorLine.map { $0 >= topLine && $0 < topLine + shownHeight } ?? false
    if layout.layOut(self) { setNeedsDisplay() }
    topLine = viewport.top
    if shownHeight == 0 || wasCursorSeen, shownHeight != bodyHeight { showCursor() }
    shownHeight = bodyHeight
  }

  open override func draw(in canvas: Canvas) {
    if frame.width <= 0 { return }
    TablePainter(self, on: canvas).draw()
    drawnLines = ShownTableLines(self)
  }

  /// Draws in the cells of a row's indentation (``TableRow/indentation``); by default nothing.
  ///
  /// - Parameters:
  ///   - cells: These cells; the first is that of the row's first column.
  ///   - style: The style of the row.
  open func drawIndentation(ofRowAt path: RowPath, in cells: Canvas, style: Style) {}

  /// The changed lines; if the rows were scrolled by less than a page, the others are moved.
  ///
  /// The letters of an index don't move with the rows, so that all lines of such a table are drawn.
  open override func changedParts() -> ChangedParts {
    let shown = ShownTableLines(self)
    guard let former = drawnLines, former.lines.count == shown.lines.count,
      former.indexTitle == shown.indexTitle, indexBar == nil || former.topLine == shown.topLine
    else { return ChangedParts(rects: [bounds]) }
    let distance = shown.topLine - former.topLine
    let body = Rect(x: 0, y: titleRows, width: frame.width, height: shown.lines.count)
    let lines = shown.changes(from: former, movedBy: distance)
    let isMoved = distance != 0 && lines.count < body.height
    var parts = ChangedParts(
      rects: [], move: isMoved ? ChangedParts.Move(rect: body, distance: distance) : nil)
    for line in lines {
      parts.rects.append(Rect(x: 0, y: body.minY + line, width: body.width, height: 1))
    }
    return parts
  }

  open override func traitsDidChange() {
    layout.forgetWidths()
    layout.forgetRows()
  }

  /// The first visible text that is truncated.
  open override var truncatedText: String? {
    guard let traits, loadSections().rowCount > 0 else { return nil }
    let end = min(topLine + bodyHeight, loadSections().lineCount)
    for line in min(topLine, end)..<end {
      guard case .row(let number) = loadSections().content(ofLine: line),
        let drawn = layout.drawnRow(number, of: self, traits), drawn.isTruncated
      else { continue }
      return drawn.row.cells.map { traits.localizer.string($0) }.joined(separator: " ")
    }
    for place in layout.columns.columns where titleRows > 0 {
      guard let title = columns[place.index].title else { continue }
      let room = place.width - (columns[place.index].isSortable ? 2 : 0)
      if traits.layout(title, width: room, maximumLines: 1).isTruncated {
        return traits.localizer.string(title)
      }
    }
    return nil
  }

  // Keys.

  open override var keyCommands: [KeyCommand] {
    let sortCommands =
      columns.contains(where: \.isSortable)
      ? [keyCommand(ListAction.sort) { [weak self] in self?.turnSortOrder() }] : []
    return primaryActionCommands + actionCommands + indexCommands + selectionCommands
      + sortCommands
  }

  override var usableActions: [ListAction] {
    super.usableActions + (layout.columns.pageCount > 1 ? [.moveBack, .moveForward] : [])
      + (typeAhead.isTyping ? [.endSearch] : [])
  }

  open override var searchesLetters: Bool {
    isUsable && typeAheadColumn != nil && selection.cursor != nil
  }

  override func takeKey(_ event: KeyEvent) -> Bool {
    if performAction(by: event) { return true }
    // What continues a search isn't a key of an action.
    if typeAhead.isTyping, find(event) { return true }
    return super.takeKey(event) || find(event)
  }

  /// Performs the action of the row whose key is pressed, before what the table has that key for.
  ///
  /// A letter or a space in what is being typed is none.
  private func performAction(by event: KeyEvent) -> Bool {
    if typeAhead.isTyping, event.modifiers.isEmpty, case .character = event.key { return false }
    guard let action = action(by: event) else { return false }
    action.handler()
    return true
  }

  override func perform(_ action: ListAction, isExtending: Bool) -> Bool {
    switch action {
    case .moveBack where !isExtending: return turnColumns(by: -1)
    case .moveForward where !isExtending: return turnColumns(by: 1)
    case .sort where columns.contains(where: \.isSortable): turnSortOrder()
    case .endSearch where typeAhead.isTyping: typeAhead.reset()
    default: return super.perform(action, isExtending: isExtending)
    }
    return true
  }

  /// The number of rows that are searched, from the one with the focus on.
  private static let searchedRows = 20_000

  /// Moves to the next row that begins with the typed letters, or else to a letter of the index.
  ///
  /// - Returns: Whether the character was handled: any letter or digit is.
  private func find(_ event: KeyEvent) -> Bool {
    guard let character = event.typedCharacter,
      typeAhead.isTyping || !isSequence(of: ListAction.self, event),
      let column = typeAheadColumn, let cursor = selection.cursor, let traits,
      typeAhead.accepts(character)
    else { return false }
    let found = typeAhead.find(
      character, in: self, from: cursor, count: loadSections().rowCount, limit: Self.searchedRows
    ) { number in
      guard let row = tableRows.content(ofRow: number), row.cells.indices.contains(column) else {
        return ""
      }
      return traits.localizer.string(row.cells[column])
    }
    if let found {
      moveCursor(to: found)
      return true
    }
    return typeAhead.isTyping || goToIndexTitle(beginningWith: String(character))
      || typeAhead.keeps(character)
  }

  // The mouse.

  open override func mouse(_ event: MouseEvent) -> Bool {
    switch event.kind {
    case .press(.left) where isUsable && event.position.y < titleRows:
      becomeFirstResponder()
      pressTitle(leading: mirrored(event.position).x)
    case .press(.left) where isUsable && isOnIndex(event.position):
      becomeFirstResponder()
      pressIndex(event)
    case .drag(.left) where isUsable && indexState.held != nil: pressIndex(event)
    case .release(.left) where indexState.held != nil: releaseIndex()
    case .press(.right):
      // The menu belongs to the row at the mouse.
      if isUsable, let row = row(at: event.position), row != selection.cursor {
        moveCursor(to: row)
      }
      return false
    default: return super.mouse(event)
    }
    return true
  }

  open override func mouseCancelled() {
    super.mouseCancelled()
    indexState.release()
    setNeedsDisplay()
  }

  func isToggling(_ event: MouseEvent) -> Bool {
    allowsMultipleSelection && mirrored(event.position).x < markWidth
      || event.modifiers.contains(.control)
  }

  /// Returns the row at a point, or nil for a header, a title and empty lines.
  func row(at point: Point) -> Int? {
    let place = point.y - titleRows
    guard (0..<bodyHeight).contains(place), topLine + place < loadSections().lineCount,
      place > 0 || stickySection == nil,
      case .row(let row) = loadSections().content(ofLine: topLine + place)
    else { return nil }
    return row
  }

  // The context menu, and accessibility.

  /// The actions of the row with the focus, before those of the table.
  open override var contextMenu: Menu? {
    get {
      let (items, own) = (cursorActions.map(\.menuItem), super.contextMenu)
      if items.isEmpty { return own }
      guard let own, !own.items.isEmpty else { return Menu(items: items) }
      return Menu(items: items + [.separator] + own.items)
    }
    set { super.contextMenu = newValue }
  }

  /// The name of the row that the menu belongs to: the cell that people type to find it.
  open override var contextMenuName: Message? {
    loadSections()
    let row = selection.cursor.flatMap { tableRows.content(ofRow: $0) }
    return row?.name(inColumn: typeAheadColumn ?? nameColumn) ?? super.contextMenuName
  }

  /// Returns the element of a row: its name, its other cells, and its menu.
  func element(ofRow number: Int) -> AccessibilityElement? {
    guard let row = tableRows.content(ofRow: number) else { return nil }
    var element = AccessibilityElement(
      label: row.name(inColumn: nameColumn), value: value(of: row),
      traits: row.isEnabled ? [] : .notEnabled)
    if !actions(ofRow: number).isEmpty {
      element.openMenu = { [weak self] in self?.openMenu(ofRow: number) ?? false }
    }
    return element
  }

  /// Returns the cells but for the name, each with its column's title.
  private func value(of row: TableRow) -> Message? {
    var cells = Array(zip(columns, row.allSpokenCells))
    if !cells.isEmpty { cells.remove(at: cells.indices.contains(nameColumn) ? nameColumn : 0) }
    let texts = cells.filter { $0.1 != .verbatim("") }.map { column, cell in
      column.title.map {
        Message("line.value", table: "Hanok", ["label": .init($0), "value": .init(cell)])
      } ?? cell
    }
    return Message.joined(texts)
  }

  /// The beginning of the row with the focus, for screen readers.
  open override var insertionPoint: Point? {
    guard let line = cursorLine else { return placeholderOrigin }
    let y = titleRows + line - topLine
    return body.contains(y) ? mirrored(Point(x: 0, y: y)) : nil
  }

  /// The letters of the index, each with its section's header or first row.
  open override var accessibilityIndex: [AccessibilityIndexEntry] {
    let (letters, sections) = (loadIndex(), loadSections())
    return zip(letters.titles, letters.sections).map { title, section in
      AccessibilityIndexEntry(label: title, elementIndex: sections.line(ofSection: section))
    }
  }
}

/// The rows of a ``RowListView``, with their cells.
protocol TableRows: ListRows {
  /// Returns the content of a row, or nil if there is no such row.
  func content(ofRow row: Int) -> TableRow?
  /// Returns the actions of a row, for its menu.
  func requestActions(ofRow row: Int) -> [RowAction]
  /// Called after the user has asked for another order.
  func sortOrderWasRequested(_ order: TableSortOrder)
}

extension TableRows where Self: RowListView {
  func isRowEnabled(_ row: Int) -> Bool { content(ofRow: row)?.isEnabled == true }

  func rowWasUsed(at path: RowPath) { primaryActionTriggered(at: path) }
}
