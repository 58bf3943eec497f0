public import HanokLocalization
public import HanokTerminal

/// A list of rows of text in columns: the part that tables and outlines share.
///
/// Its subclasses, ``TableView`` and ``OutlineView``, have the rows.
open class RowListView: ListControl {
  /// The columns; by default one without a title.
  public var columns = [TableColumn()] {
    didSet {
      hasTitles = columns.contains { $0.title != nil }
      columnPage = 0
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
  /// A letter that is the mnemonic of a button on the screen goes to the button (``TypeAhead``).
  public var typeAheadColumn: Int? = 0

  /// The column with the names of the rows: it is said first, and a line that names one chooses it.
  ///
  /// Set it where the first column is a sign.
  public var nameColumn = 0

  /// The title of the effect of Enter on a row, for lists of commands; nil for none.
  public var primaryActionTitle: Message?

  private var loadedIndex = TableIndex()
  /// The first visible line, of rows and headers.
  var topLine = 0 { didSet { if topLine != oldValue { topLineDidChange() } } }
  /// The visible page of columns.
  var columnPage = 0
  /// The column that the next layout must show, on the page that has it.
  var columnToShow: Int?
  /// The width of the widest cell seen so far in each column that fits its content.
  var seenWidths: [Int] = []
  /// The width of the widest cell of each column in the first rows, or nil before measuring them.
  var firstWidths: [Int]?
  /// The rows that were measured but not drawn, by their numbers.
  var measuredRows: [Int: MeasuredTableRow] = [:]
  /// The drawn rows, by their numbers.
  var drawnRows: [Int: DrawnTableRow] = [:]
  /// The drawn lines, or nil before the first drawing.
  var drawnLines: ShownTableLines?
  var columnLayout = TableColumnLayout([], room: 0, page: 0)
  let typeAhead = TypeAhead()
  private var shownHeight = 0
  /// The letter of the index on which a mouse button is held.
  var heldIndexTitle: Int?

  /// Creates a list without rows.
  init() { super.init(togglesOnClick: false) }

  // What subclasses know.

  /// Returns the content of a row, or nil if there is no such row.
  func content(ofRow row: Int) -> TableRow? { nil }
  /// Returns the actions of a row, for its menu.
  func requestActions(ofRow row: Int) -> [RowAction] { [] }
  /// Requests the letters of the index.
  func requestIndex(_ sections: TableSections) -> TableIndex { TableIndex() }
  /// Notifies the delegate of a request for an order.
  func sortOrderWasRequested(_ order: TableSortOrder) {}

  /// The number of rows of all sections.
  public var numberOfRows: Int { sections.rowCount }

  /// Requests everything from the data source again.
  ///
  /// The selection stays with its rows if the data source has identifiers for them
  /// (``TableViewDataSource/tableView(_:identifierForRowAt:)``), or else with their indices.
  open func reloadData() {
    seenWidths = []
    forgetSections(isReordered: true)
  }

  override func forgetSections(isReordered: Bool = false) {
    contentDidChange()
    super.forgetSections(isReordered: isReordered)
  }

  override func sectionsDidLoad() { loadedIndex = requestIndex(list.sections) }

  /// The letters of the index.
  var index: TableIndex {
    _ = sections
    return loadedIndex
  }

  override func isRowEnabled(_ row: Int) -> Bool { content(ofRow: row)?.isEnabled == true }

  override func updateSelection() { setNeedsPartialDisplay() }

  override func element(ofRow row: Int) -> AccessibilityElement? { rowElement(row) }

  override var page: Int { viewport.page }

  /// Scrolls as little as possible to show the row with the focus, below the header that stays.
  override func showCursor() {
    guard let line = cursorLine, bodyHeight > 0 else { return }
    show(line: line)
  }

  override func row(at point: Point) -> Int? { row(atY: point.y) }

  /// The number of rows for the columns' titles.
  override var titleRows: Int {
    (hasTitles || columnLayout.pageCount > 1) && frame.height != 1 ? 1 : 0
  }

  /// The visible lines of the rows and headers.
  override var viewport: Viewport {
    Viewport(top: topLine, length: bodyHeight, contentLength: sections.lineCount)
  }

  override func show(_ viewport: Viewport) { topLine = viewport.top }

  override var indicatorOrigin: Point? { indexBar == nil ? super.indicatorOrigin : nil }

  override func isToggling(_ event: MouseEvent) -> Bool {
    allowsMultipleSelection && mirrored(event.position).x < markWidth
      || event.modifiers.contains(.control)
  }

  /// Removes the drawn rows.
  func contentDidChange() {
    firstWidths = nil
    forgetRows()
    setNeedsContentUpdate()
  }

  /// Measures columns that fit their content again for the rows that become visible.
  private func topLineDidChange() {
    setNeedsPartialDisplay()
    for case .fitting in columns.map(\.width) { return setNeedsLayout() }
  }

  /// Called after Enter, a second click or a typed line on a row; reports it.
  open func primaryActionTriggered(at path: RowPath) {
    sendActions(for: .primaryActionTriggered)
  }

  override func rowWasUsed(at path: RowPath) { primaryActionTriggered(at: path) }

  /// Draws in the cells of a row's indentation (``TableRow/indentation``); by default nothing.
  ///
  /// - Parameters:
  ///   - cells: These cells; the first is that of the row's first column.
  ///   - style: The style of the row.
  open func drawIndentation(ofRowAt path: RowPath, in cells: Canvas, style: Style) {}

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    guard traits != nil else { return .zero }
    let width = proposal.width ?? idealWidth
    return Size(width: width, height: proposal.height ?? idealHeight(width: width))
  }

  open override func layoutSubviews() {
    let cursorLine = cursorLine
    let wasCursorSeen = cursorLine.map { $0 >= topLine && $0 < topLine + shownHeight } ?? false
    layOutColumns()
    topLine = viewport.top
    if shownHeight == 0 || wasCursorSeen, shownHeight != bodyHeight { showCursor() }
    shownHeight = bodyHeight
  }

  open override func draw(in canvas: Canvas) {
    if frame.width <= 0 { return }
    let painter = TablePainter(self, on: canvas)
    painter.drawTitles()
    painter.drawBody()
    painter.drawStatus()
    painter.drawEdge()
    drawnLines = ShownTableLines(self)
  }

  open override func changedParts() -> ChangedParts { changedLines }

  open override func traitsDidChange() {
    (seenWidths, firstWidths) = ([], nil)
    forgetRows()
  }

  /// The beginning of the row with the focus, for screen readers.
  open override var insertionPoint: Point? {
    guard let line = cursorLine else { return placeholderOrigin }
    let y = titleRows + line - topLine
    return body.contains(y) ? mirrored(Point(x: 0, y: y)) : nil
  }

  open override var truncatedText: String? { firstTruncatedText }

  open override var keyCommands: [KeyCommand] { ownKeyCommands }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isUsable else { return super.keyPressed(event) }
    return performAction(by: event) || super.keyPressed(event)
  }

  override var usableActions: [ListAction] {
    super.usableActions + (columnLayout.pageCount > 1 ? [.moveBack, .moveForward] : [])
      + (typeAhead.isTyping ? [.endSearch] : [])
  }

  override func takeKey(_ event: KeyEvent) -> Bool {
    // What continues a search isn't a key of an action.
    if typeAhead.isTyping, find(event) { return true }
    return super.takeKey(event) || find(event)
  }

  override func perform(_ action: ListAction, isExtending: Bool) -> Bool {
    performOwnAction(action, isExtending) || super.perform(action, isExtending: isExtending)
  }

  open override func mouse(_ event: MouseEvent) -> Bool {
    takeOwnMouse(event) ?? super.mouse(event)
  }

  open override func mouseCancelled() {
    super.mouseCancelled()
    heldIndexTitle = nil
    setNeedsDisplay()
  }

  /// The actions of the row with the focus, before those of the table.
  open override var contextMenu: Menu? {
    get { rowMenu(before: super.contextMenu) }
    set { super.contextMenu = newValue }
  }

  /// The name of the row that the menu belongs to.
  open override var contextMenuName: Message? { cursorName ?? super.contextMenuName }

  open override var accessibilityIndex: [AccessibilityIndexEntry] { indexEntries }
}
