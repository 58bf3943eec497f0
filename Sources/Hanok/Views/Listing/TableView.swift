public import HanokLocalization
public import HanokTerminal

/// A table of rows of text, in sections and columns, of which it draws those that show.
///
/// ```
///   Name        Size           the titles of the columns
/// Fruit                 ┃      a section's header, which stays while its rows show
/// › Apple       3 kg    ┃      the row with the keys
///   Pear      250 g     ╎
/// ```
///
/// It asks its data source for a row when it comes into view: a million rows cost as much as a
/// screenful. Where several rows may be selected, Space selects one, Shift with the arrows a range,
/// Ctrl-A all. Right and Left show the columns that have no room. Letters that are typed move to the
/// row that begins so, among the next 20,000. Alt-Enter opens the menu of a row's ``RowAction``s.
///
/// A data source that has letters for its sections gets an index at the trailing edge, in the place
/// of the indicator: a click or a drag on it leads to a letter's rows, and Ctrl-G lists the letters.
///
/// Rows have one line each: a second line with details would be a column less to read across. It
/// doesn't sort rows, nor does it edit their cells.
open class TableView: Control {
  /// The object that has the rows; it isn't kept alive.
  public weak var dataSource: (any TableViewDataSource)? { didSet { reloadData() } }
  /// The object that is told what a person does; it isn't kept alive.
  public weak var delegate: (any TableViewDelegate)?

  /// The columns; by itself one without a title.
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
  /// The words in place of the rows where there are none; nil for none.
  public var emptyMessage: Message? = .Hanok.tableEmpty { didSet { setNeedsContentUpdate() } }
  /// Whether rows are on their way: a sign that moves says so, and typed lines wait.
  public var isLoading = false { didSet { if isLoading != oldValue { loadingDidChange() } } }

  /// The column whose rows are found by typing their beginning; nil where letters are left to others.
  ///
  /// A letter that is the mnemonic of a button on the screen goes to that (``TypeAhead``).
  public var typeAheadColumn: Int? = 0

  /// The words for what Enter does with a row, by which commands list it; nil for none.
  public var primaryActionTitle: Message?

  var selection = TableSelection()
  private var loadedSections: TableSections?
  private var loadedIndex = TableIndex()
  /// The identifiers of the rows that are selected and of the one with the keys.
  var identifiers = TableIdentifiers()
  /// Whether rows may have other numbers since the identifiers were asked for.
  private var isOrderInDoubt = true
  /// The first line that shows, of rows and headers.
  var topLine = 0 { didSet { if topLine != oldValue { topLineDidChange() } } }
  /// The page of columns that shows.
  var columnPage = 0
  /// The column that the next layout shows, on the page that has it.
  var columnToShow: Int?
  /// The widest cell seen of each column that fits its content.
  var seenWidths: [Int] = []
  /// The widest cell of each column in the first rows; nil where they weren't measured.
  var firstWidths: [Int]?
  /// The rows that were measured and not drawn since, by their numbers.
  var measuredRows: [Int: MeasuredTableRow] = [:]
  /// The rows as they were drawn, by their numbers.
  var drawnRows: [Int: DrawnTableRow] = [:]
  /// The lines as they were drawn; nil before.
  var drawnLines: ShownTableLines?
  var columnLayout = TableColumnLayout([], room: 0, page: 0)
  var spinnerStep = 0
  private var spinning: (any Cancellable)?
  let typeAhead = TypeAhead()
  private var shownHeight = 0
  /// Whether the mouse's button is held on the indicator.
  var isIndicatorHeld = false
  /// The letter of the index that the mouse's button is held on.
  var heldIndexTitle: Int?
  private var choiceEnd: TableChoiceEnd?

  /// The rows by which the wheel scrolls.
  static let wheelRows = 3

  /// A table of a data source, which isn't kept alive.
  public init(_ dataSource: (any TableViewDataSource)? = nil) {
    self.dataSource = dataSource
    super.init()
  }

  /// The number of sections.
  public var numberOfSections: Int { sections.count }

  /// Returns the number of rows in a section; none where there is no such section.
  public func numberOfRows(inSection section: Int) -> Int {
    (0..<sections.count).contains(section) ? sections.rows(ofSection: section).count : 0
  }

  /// Asks the data source for everything anew.
  ///
  /// The selection stays with its rows where the data source has identifiers for them
  /// (``TableViewDataSource/tableView(_:identifierForRowAt:)``), or else with their numbers.
  open func reloadData() {
    seenWidths = []
    isOrderInDoubt = true
    forgetSections()
  }

  /// Forgets the numbers of rows.
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

  /// With several rows selected, an element that nobody sees says that these are all.
  private func selectionKindDidChange() {
    choiceEnd?.removeFromSuperview()
    choiceEnd = selection.isMultiple ? TableChoiceEnd() : nil
    if let choiceEnd { addSubview(choiceEnd) }
    contentDidChange()
  }

  /// Forgets what was drawn.
  func contentDidChange() {
    firstWidths = nil
    forgetRows()
    setNeedsContentUpdate()
  }

  /// A column that fits its cells may grow for those of the rows that come into view.
  private func topLineDidChange() {
    setNeedsPartialDisplay()
    for case .fitting in columns.map(\.width) { return setNeedsLayout() }
  }

  /// Whether single rows wait for what is below them.
  var hasWaitingRows: Bool { false }

  /// Whether anything is on its way.
  var isWaiting: Bool { isLoading || hasWaitingRows }

  /// Shows that something is on its way, or that it is no more.
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

  /// Called when a person uses a row, by Enter, a second click or a typed line: reports it.
  open func primaryActionTriggered(at path: RowPath) {
    delegate?.tableView(self, performPrimaryActionForRowAt: path)
    sendActions(for: .primaryActionTriggered)
  }

  /// Draws in the cells by which a row is indented (``TableRow/indentation``); by itself nothing.
  ///
  /// - Parameters:
  ///   - width: The number of these cells.
  ///   - row: The cells; the first is where the row's first column begins.
  ///   - style: The style of the row.
  open func drawIndentation(
    ofRowAt path: RowPath, width: Int, in row: Canvas.Row, style: Style
  ) {}

  open override var canBecomeFirstResponder: Bool {
    super.canBecomeFirstResponder && sections.rowCount > 0
  }

  open override var isFocusedByMnemonic: Bool { true }

  /// The letter of a table moves the keys to it.
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
    guard let traits, frame.width > 0 else { return }
    let painter = TablePainter(self, on: canvas, traits: traits)
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

  /// The cursor is at the beginning of the row with the keys, where a screen reader looks for it.
  open override var insertionPoint: Point? {
    guard let line = cursorLine, let traits else { return nil }
    let y = line - topLine
    guard y >= 0, y < bodyHeight else { return nil }
    return Point(x: traits.isRightToLeft ? frame.width - 1 : 0, y: titleRows + y)
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

  /// The actions of the row with the keys, before those of the table.
  open override var contextMenu: Menu? {
    get { rowMenu(before: super.contextMenu) }
    set { super.contextMenu = newValue }
  }

  /// The row that the menu is for.
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
