public import HanokLocalization
public import HanokTerminal

/// A table of rows of text, in sections and columns; only the visible ones are drawn.
///
/// ```
///   Name        Size           the titles of the columns
/// Fruit                 ┃      a section's header, which stays while its rows are visible
/// › Apple       3 kg    ┃      the row with the focus
///   Pear      250 g     ╎
/// ```
///
/// It requests a row from its data source when it becomes visible: a million rows cost as much as a
/// screenful. With multiple selection, Space selects a row, Shift with the arrows a range, Ctrl-A
/// all. Right and Left show the columns without room. Typed letters move to the row that begins
/// with them, among the next 20,000. Alt-Enter opens the menu of a row's ``RowAction``s.
///
/// If the data source has letters for its sections, an index at the trailing edge replaces the
/// indicator: a click or a drag on it leads to a letter's rows, and Ctrl-G lists the letters.
///
/// The limits: rows have one line each, since a second line with details would be a column less to
/// compare; the table neither sorts rows nor edits their cells.
open class TableView: Control {
  /// The object with the rows; it isn't kept alive.
  public weak var dataSource: (any TableViewDataSource)? { didSet { reloadData() } }
  /// The object that is notified of the user's actions; it isn't kept alive.
  public weak var delegate: (any TableViewDelegate)?
  /// The object that handles the events of rows, and notifies the delegate.
  var rowDelegate: (any TableViewDelegate)? { delegate }

  /// The columns; by default one without a title.
  public var columns = [TableColumn()] { didSet { columnPage = 0; contentDidChange() } }
  /// The order of the rows, which a sign at the column's title shows.
  public var sortOrder: TableSortOrder? {
    didSet { if sortOrder != oldValue { contentDidChange() } }
  }
  /// Whether several rows may be selected.
  public var allowsMultipleSelection: Bool {
    get { selection.isMultiple }
    set { selection.isMultiple = newValue; selectionKindDidChange() }
  }
  /// The text in place of the rows if there are none; nil for no text.
  public var emptyMessage: Message? = .Hanok.tableEmpty { didSet { setNeedsContentUpdate() } }
  /// Whether rows are being loaded: a moving sign shows it, and typed lines wait.
  public var isLoading = false { didSet { if isLoading != oldValue { loadingDidChange() } } }

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

  var selection = TableSelection()
  private var loadedSections: TableSections?
  private var loadedIndex = TableIndex()
  /// The identifiers of the selected rows and of the one with the focus.
  var identifiers = TableIdentifiers()
  /// Whether rows may have been renumbered after the identifiers were requested.
  private var isOrderInDoubt = true
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
  var spinnerStep = 0
  private var spinning: (any Cancellable)?
  let typeAhead = TypeAhead()
  private var shownHeight = 0
  /// Whether a mouse button is pressed on the indicator.
  var isIndicatorHeld = false
  /// The letter of the index on which a mouse button is held.
  var heldIndexTitle: Int?
  private var choiceEnd: TableChoiceEnd?

  /// The number of rows for a step of the wheel.
  static let wheelRows = 3

  /// Creates a table of a data source, which isn't kept alive.
  public init(_ dataSource: (any TableViewDataSource)? = nil) {
    self.dataSource = dataSource
    super.init()
  }

  /// The number of sections.
  public var numberOfSections: Int { sections.count }

  /// Returns the number of rows in a section, or 0 for an invalid section.
  public func numberOfRows(inSection section: Int) -> Int {
    (0..<sections.count).contains(section) ? sections.rows(ofSection: section).count : 0
  }

  /// Requests everything from the data source again.
  ///
  /// The selection stays with its rows if the data source has identifiers for them
  /// (``TableViewDataSource/tableView(_:identifierForRowAt:)``), or else with their indices.
  open func reloadData() {
    seenWidths = []
    isOrderInDoubt = true
    forgetSections()
  }

  /// Removes the numbers of rows.
  func forgetSections() {
    loadedSections = nil
    contentDidChange()
    setNeedsFocusUpdate()
  }

  var sections: TableSections {
    if let loadedSections { return loadedSections }
    var sections = TableSections()
    if let dataSource {
      for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
        sections.add(
          rows: dataSource.tableView(self, numberOfRowsInSection: section),
          hasHeader: dataSource.tableView(self, titleForHeaderInSection: section) != nil)
      }
    }
    loadedSections = sections
    loadedIndex = loadIndex(sections)
    selection.clamp(to: sections.rowCount)
    if isOrderInDoubt { followIdentifiers() }
    isOrderInDoubt = false
    return sections
  }

  /// The letters of the index.
  var index: TableIndex {
    _ = sections
    return loadedIndex
  }

  /// Adds the invisible element that confirms a multiple selection, or removes it.
  private func selectionKindDidChange() {
    choiceEnd?.removeFromSuperview()
    choiceEnd = selection.isMultiple ? TableChoiceEnd() : nil
    if let choiceEnd { addSubview(choiceEnd) }
    contentDidChange()
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

  /// Whether rows are waiting for the loading of their children.
  var hasWaitingRows: Bool { false }

  /// Whether rows are being loaded.
  var isWaiting: Bool { isLoading || hasWaitingRows }

  /// Shows or hides the loading sign.
  func loadingDidChange() {
    isBusy = isWaiting
    spinning?.cancel()
    spinning =
      isWaiting
      ? animate(every: .milliseconds(100)) { [weak self] in
        self?.spinnerStep += 1
        self?.setNeedsDisplay()
      } : nil
    setNeedsContentUpdate()
  }

  /// Called after Enter, a second click or a typed line on a row; notifies the delegate.
  open func primaryActionTriggered(at path: RowPath) {
    rowDelegate?.tableView(self, performPrimaryActionForRowAt: path)
    sendActions(for: .primaryActionTriggered)
  }

  /// Draws in the cells of a row's indentation (``TableRow/indentation``); by default nothing.
  ///
  /// - Parameters:
  ///   - cells: These cells; the first is that of the row's first column.
  ///   - style: The style of the row.
  open func drawIndentation(ofRowAt path: RowPath, in cells: Canvas, style: Style) {}

  open override var canBecomeFirstResponder: Bool {
    super.canBecomeFirstResponder && sections.rowCount > 0
  }

  open override var isFocusedByMnemonic: Bool { true }

  /// A letter only moves the focus to a table.
  open override func mnemonicPressed() {}

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    guard traits != nil else { return .zero }
    let width = proposal.width ?? idealWidth
    return Size(width: width, height: proposal.height ?? idealHeight(width: width))
  }

  open override func layoutSubviews() {
    let cursorLine = cursorLine
    let wasCursorSeen = cursorLine.map { $0 >= topLine && $0 < topLine + shownHeight } ?? false
    layOutColumns()
    topLine = max(0, min(topLine, maximumTopLine))
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

  override func changedParts() -> ChangedParts { changedLines }

  open override func traitsDidChange() {
    (seenWidths, firstWidths) = ([], nil)
    forgetRows()
  }

  /// The beginning of the row with the focus, for screen readers.
  open override var insertionPoint: Point? {
    guard let line = cursorLine else { return nil }
    let y = line - topLine
    guard y >= 0, y < bodyHeight else { return nil }
    return mirrored(Point(x: 0, y: titleRows + y))
  }

  open override var truncatedText: String? { firstTruncatedText }

  open override var keyCommands: [KeyCommand] { ownKeyCommands }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isUsable else { return super.keyPressed(event) }
    return performAction(by: event) || takeKey(event) || super.keyPressed(event)
  }

  open override func mouse(_ event: MouseEvent) -> Bool { takeMouse(event) }

  open override func scroll(x: Int, y: Int) -> Bool {
    let top = max(0, min(topLine + max(-maximumTopLine, min(y, maximumTopLine)), maximumTopLine))
    guard top != topLine else { return false }
    topLine = top
    return true
  }

  open override func mouseCancelled() {
    (isIndicatorHeld, heldIndexTitle) = (false, nil)
    setNeedsDisplay()
  }

  /// The actions of the row with the focus, before those of the table.
  open override var contextMenu: Menu? {
    get { rowMenu(before: super.contextMenu) }
    set { super.contextMenu = newValue }
  }

  /// The name of the row that the menu belongs to.
  open override var contextMenuName: Message? { cursorName ?? super.contextMenuName }

  override func accessibilityRowCount(before index: Int) -> Int {
    sections.rowCount(beforeLine: index)
  }

  open override var accessibilityIndex: [AccessibilityIndexEntry] { indexEntries }

  open override var accessibilityElementCount: Int { elementCount }
  open override var focusedAccessibilityElementIndex: Int? {
    selection.cursor.map { sections.line(ofRow: $0) }
  }

  open override func accessibilityElement(at index: Int) -> AccessibilityElement? {
    element(at: index)
  }
}
