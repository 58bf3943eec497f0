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

  /// The position of the row with the focus.
  var cursorPath: RowPath? {
    let sections = sections
    return selection.cursor.map { sections.path(ofRow: $0) }
  }

  /// The positions of the selected rows, in order.
  var selectedPaths: [RowPath] {
    let sections = sections
    guard list.allowsSelection else { return [] }
    return selection.rows.ranges.flatMap { $0.map { sections.path(ofRow: $0) } }
  }

  /// The position of the first selected row.
  var selectedPath: RowPath? {
    let sections = sections
    guard list.allowsSelection else { return nil }
    return selection.rows.ranges.first.map { sections.path(ofRow: $0.lowerBound) }
  }

  /// The number of selected rows.
  public var selectedCount: Int {
    _ = sections
    return list.allowsSelection ? selection.count : 0
  }

  /// Moves the focus to a row, selects it, and scrolls it into view.
  func select(_ path: RowPath) -> Bool {
    guard let row = sections.row(at: path) else { return false }
    let former = selection
    list.select(row)
    showCursor()
    selectedRowsDidChange(from: former)
    return true
  }

  /// Removes a row from a multiple selection.
  func deselect(_ path: RowPath) {
    guard let row = sections.row(at: path) else { return }
    let former = selection
    list.deselect(row)
    selectedRowsDidChange(from: former)
  }

  /// Returns the numbers of rows by their positions.
  static func rows(at paths: [RowPath], in sections: TableSections) -> RangeSet<Int> {
    RangeSet(paths.compactMap { sections.row(at: $0) }.sorted(), within: 0..<Int.max)
  }

  // Actions.

  /// Changes the list for the user, and reports the effect.
  @discardableResult
  func perform(_ change: (inout ListEngine) -> ListEffect) -> Bool {
    _ = sections
    let former = selection
    switch change(&list) {
    case .ignored: return false
    case .moved:
      showCursor()
      selectionDidChange(from: former)
    case .selected: selectionDidChange(from: former)
    case .uses(let row): return performPrimaryAction(ofRow: row)
    }
    return true
  }

  /// Performs the action of a key.
  func perform(_ action: ListAction, isExtending: Bool) -> Bool {
    let (grid, page) = (grid, page)
    return perform { $0.handle(action, isExtending: isExtending, in: grid, page: page) }
  }

  /// Moves the focus to a row for the user.
  @discardableResult
  func moveCursor(to row: Int, isExtending: Bool = false) -> Bool {
    perform { $0.move(to: row, isExtending: isExtending) }
  }

  private func selectedRowsDidChange(from former: TableSelection) {
    identify { $0.updateIdentifiers(from: former, $1) }
    updateSelection()
  }

  /// Reports the user's changes of the selection.
  func selectionDidChange(from former: TableSelection) {
    selectedRowsDidChange(from: former)
    if former.rows == selection.rows || !list.allowsSelection { return }
    let sections = sections
    if selection.count <= Self.reportedRows {
      for range in selection.rows.subtracting(former.rows).ranges {
        for row in range { rowWasSelected(at: sections.path(ofRow: row)) }
      }
    }
    sendActions(for: .valueChanged)
  }

  /// The maximum number of added rows that are reported one by one.
  private static let reportedRows = 1_000

  /// Uses the row with the focus, and with multiple selection the selected ones.
  func performPrimaryAction() -> Bool {
    selection.cursor.map { performPrimaryAction(ofRow: $0) } ?? false
  }

  /// Uses a row, unless it is disabled.
  func performPrimaryAction(ofRow row: Int) -> Bool {
    guard isUsable, row < sections.rowCount, isRowEnabled(row) else { return false }
    rowWasUsed(at: sections.path(ofRow: row))
    return true
  }

  /// Handles a key; by default, one of a ``ListAction``.
  func takeKey(_ event: KeyEvent) -> Bool {
    guard let match = keyMatch(ListAction.self, for: event) else { return false }
    return perform(match.action, isExtending: match.isExtending)
  }

  /// The command that selects all rows.
  var selectionCommands: [KeyCommand] {
    guard list.selectsSeveral else { return [] }
    return [
      KeyCommand(
        .Hanok.tableSelectAll, keys: keys(of: ListAction.selectAll),
        isEnabled: sections.rowCount > 0
      ) { [weak self] in
        self?.perform { $0.toggleAll() }
      }
    ]
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
    _ = sections
    switch list.part(at: index) {
    case nil: return nil
    case .placeholder: return AccessibilityElement(label: list.placeholder)
    case .header(let section):
      return AccessibilityElement(label: headerTitle(ofSection: section), traits: .header)
    case .row(let row):
      guard var element = element(ofRow: row) else { return nil }
      if list.allowsSelection, selection.rows.contains(row) { element.traits.insert(.selected) }
      if list.selectsSeveral { element.traits.insert(.multipleChoice) }
      if !isEnabled { element.traits.insert(.notEnabled) }
      element.activate = { [weak self] in self?.activate(row) ?? false }
      return element
    }
  }

  /// Returns two texts as one, in the order of the language.
  static func joined(_ first: Message, _ second: Message) -> Message {
    Message("table.cells", table: "Hanok", ["first": .init(first), "second": .init(second)])
  }

  /// Uses a row after a typed line; in a multiple selection, rows are toggled one by one.
  private func activate(_ row: Int) -> Bool {
    guard isUsable, row < sections.rowCount else { return false }
    let isToggling = list.selectsSeveral
    perform { list in
      let effect = list.move(to: row)
      if isToggling { _ = list.toggle(row) }
      return effect
    }
    return isToggling || performPrimaryAction(ofRow: row)
  }
}

/// The element, without cells, that confirms a multiple selection by a typed line.
///
/// It does the same as Enter on the screen.
final class ListChoiceEnd: View {
  private var list: ListControl? { superview as? ListControl }

  override var isAccessibilityElement: Bool {
    get { list.map { $0.sections.rowCount > 0 } ?? false }
    set {}
  }

  override func describe(_ element: inout AccessibilityElement) {
    element.label = .Hanok.tableDone
    element.value = list.map { .Hanok.tableSelected(count: $0.selectedCount) }
    element.traits = list?.isUsable == true ? .button : [.button, .notEnabled]
  }

  override func accessibilityActivate() -> Bool { list?.performPrimaryAction() ?? false }
}
