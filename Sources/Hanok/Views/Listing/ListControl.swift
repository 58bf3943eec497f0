public import HanokLocalization
public import HanokTerminal

/// A list of rows or items, of which the user selects some: the part that tables, outlines and
/// collections share.
///
/// Its subclasses have the data sources and delegates, and draw. What an action does to the
/// selection is the work of a `ListEngine`.
///
/// An empty list can have the focus, too: keys reach its controller, such as one that adds a row.
open class ListControl: Control {
  /// The sections and the selection.
  var list = ListEngine()
  /// The number of the image of the moving sign.
  private(set) var spinnerStep = 0
  private var spinning: (any Cancellable)?
  private var choiceEnd: ListChoiceEnd?
  var indicator = ScrollIndicator()

  /// Whether several rows may be selected.
  public var allowsMultipleSelection: Bool {
    get { list.isMultiple }
    set {
      list.isMultiple = newValue
      selectionKindDidChange()
    }
  }
  /// The text in place of the rows if there are none; nil for no text.
  public var emptyMessage: Message? {
    get { list.emptyMessage }
    set {
      list.emptyMessage = newValue
      setNeedsContentUpdate()
    }
  }
  /// Whether rows are being loaded: a moving sign shows it, and typed lines wait.
  public var isLoading = false { didSet { if isLoading != oldValue { loadingDidChange() } } }

  /// Creates an empty list.
  init(togglesOnClick: Bool) {
    super.init()
    list.togglesOnClick = togglesOnClick
  }

  // What subclasses know.

  /// Requests the numbers of rows from the data source.
  func requestSections() -> TableSections { TableSections() }
  /// Called after the numbers of rows were requested.
  func sectionsDidLoad() {}
  /// Requests the identifier of a row, or nil for none.
  func identifier(at path: RowPath) -> AnyHashable? { nil }
  /// Requests the title of a section.
  func headerTitle(ofSection section: Int) -> Message? { nil }
  /// Returns whether a row can be used.
  func isRowEnabled(_ row: Int) -> Bool { true }
  /// Notifies the delegate of a selected row.
  func rowWasSelected(at path: RowPath) {}
  /// Notifies the delegate of a used row.
  func rowWasUsed(at path: RowPath) {}
  /// Scrolls as little as possible to show the row with the focus.
  func showCursor() {}
  /// Draws the selection again.
  func updateSelection() {}
  /// The positions of items next to each other, or nil.
  var grid: CollectionLayout? { nil }
  /// The number of lines by which Page Up and Page Down move.
  var page: Int { 1 }
  /// Returns the row at a point in the view's own cells, or nil.
  func row(at point: Point) -> Int? { nil }
  /// The visible part of the content.
  var viewport: Viewport { Viewport(length: 0, contentLength: 0) }
  /// Scrolls to a visible part.
  func show(_ viewport: Viewport) {}
  /// The number of rows of the view above the list's own, for titles.
  var titleRows: Int { 0 }
  /// The first cell of the indicator, from the leading side, or nil for none.
  var indicatorOrigin: Point? { isOverflowing ? Point(x: frame.width - 1, y: titleRows) : nil }
  /// Returns whether a press toggles a row of a multiple selection at once.
  func isToggling(_ event: MouseEvent) -> Bool { false }
  /// Draws a row on which a mouse button is held, or is no longer held.
  func setHighlighted(_ isHighlighted: Bool, row: Int) {}
  /// Returns the accessibility element of a row, without what the list knows of it.
  func element(ofRow row: Int) -> AccessibilityElement? { nil }
  /// Whether rows are waiting for others besides ``isLoading``.
  var hasWaitingRows: Bool { false }

  // The rows.

  /// The numbers of rows, which are requested when they are needed.
  var sections: TableSections {
    if !list.needsSections { return list.sections }
    let isOrderInDoubt = list.load(requestSections())
    sectionsDidLoad()
    if isOrderInDoubt { identify { $0.follow($1) } }
    return list.sections
  }

  /// The selected rows.
  var selection: TableSelection { list.selection }

  /// Changes the list by calls of the data source, which may read it meanwhile.
  func identify(_ change: (inout ListEngine, ListEngine.Identify) -> Void) {
    var list = list
    change(&list) { identifier(at: $0) }
    self.list = list
  }

  /// Removes the numbers of rows, which are requested again.
  ///
  /// - Parameter isReordered: Whether the rows may have other numbers.
  func forgetSections(isReordered: Bool = false) {
    list.forgetSections(isReordered: isReordered)
    setNeedsContentUpdate()
    setNeedsFocusUpdate()
  }

  // Actions.

  /// Performs the action of a key.
  func perform(_ action: ListAction, isExtending: Bool) -> Bool {
    let (grid, page) = (grid, page)
    return perform { $0.handle(action, isExtending: isExtending, in: grid, page: page) }
  }

  /// Handles a key; by default, one of a ``ListAction``.
  func takeKey(_ event: KeyEvent) -> Bool {
    guard let match = keyMatch(ListAction.self, for: event) else { return false }
    return perform(match.action, isExtending: match.isExtending)
  }

  // Loading.

  /// Shows or hides the loading sign.
  func loadingDidChange() {
    list.isWaiting = isLoading || hasWaitingRows
    isBusy = list.isWaiting
    spinning?.cancel()
    spinning =
      list.isWaiting
      ? animate(every: .milliseconds(100)) { [weak self] in
        self?.spinnerStep += 1
        self?.setNeedsDisplay()
      } : nil
    setNeedsContentUpdate()
  }

  /// Adds the invisible element that confirms a multiple selection, or removes it.
  private func selectionKindDidChange() {
    choiceEnd?.removeFromSuperview()
    choiceEnd = selection.isMultiple && !list.togglesOnClick ? ListChoiceEnd() : nil
    if let choiceEnd { addSubview(choiceEnd) }
    updateSelection()
    setNeedsContentUpdate()
  }

  // As a view.

  open override var isFocusedByMnemonic: Bool { true }

  /// A letter only moves the focus to a list.
  open override func mnemonicPressed() {}

  /// The actions of the list that aren't among its commands.
  open override var keyActions: [any KeyAction] {
    guard isUsable, selection.cursor != nil else { return [] }
    let taken = Set(keyCommands.filter(\.isEnabled).flatMap(\.keys))
    return usableActions.filter { taken.isDisjoint(with: keys(of: $0)) }
  }

  /// The actions that the list performs now.
  var usableActions: [ListAction] {
    let moves: [ListAction] = [
      .moveUp, .moveDown, .movePageUp, .movePageDown, .moveToFirst, .moveToLast,
    ]
    return moves + (grid == nil ? [] : [.moveBack, .moveForward]) + [.choose]
      + (list.selectsSeveral ? [.select] : [])
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isUsable else { return super.keyPressed(event) }
    return takeKey(event) || super.keyPressed(event)
  }

  open override func accessibilityRowCount(before index: Int) -> Int {
    sections.rowCount(beforeLine: index)
  }

  open override var accessibilityElementCount: Int {
    _ = sections
    return list.partCount
  }

  /// The element of the row with the focus; without rows, the text in place of them.
  open override var focusedAccessibilityElementIndex: Int? {
    let sections = sections
    if let cursor = selection.cursor { return sections.line(ofRow: cursor) }
    return list.partCount == 1 ? 0 : nil
  }

  open override func accessibilityElement(at index: Int) -> AccessibilityElement? {
    element(at: index)
  }

  open override func mouse(_ event: MouseEvent) -> Bool { takeMouse(event) }

  open override func mouseCancelled() { endPress() }

  open override func scroll(x: Int, y: Int) -> Bool {
    var viewport = viewport
    defer { show(viewport) }
    return viewport.scroll(by: y)
  }
}

/// The parts of the view from top to bottom: titles, the list's own rows, the loading sign.
extension ListControl {
  /// The number of rows of the view at the bottom for the loading sign.
  var statusRows: Int { isLoading && sections.rowCount > 0 && frame.height > titleRows + 1 ? 1 : 0 }

  /// The number of rows of the view for the list's own rows and headers.
  var bodyHeight: Int { max(0, frame.height - titleRows - statusRows) }

  /// The rows of the view for the list's own rows and headers.
  var body: Range<Int> { titleRows..<titleRows + bodyHeight }

  /// Whether the rows don't fit, so that an indicator shows the scroll position.
  var isOverflowing: Bool { viewport.isOverflowing && frame.width > 1 }

  /// The minimum width of a list with empty cells next to its edge.
  static let roomyWidth = 20
}
