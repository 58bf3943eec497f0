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
  var list = ListEngine()
  /// The sign of rows that are being loaded.
  let spinner = Spinner()
  private var choiceEnd: ListChoiceEnd?
  var indicator = ScrollIndicator()

  /// Whether several rows may be selected.
  public var allowsMultipleSelection: Bool {
    get { list.isMultiple }
    set {
      list.isMultiple = newValue
      choiceEnd?.removeFromSuperview()
      choiceEnd = newValue && !list.togglesOnClick ? ListChoiceEnd() : nil
      if let choiceEnd { addSubview(choiceEnd) }
      listLayout.updateSelection()
      setNeedsContentUpdate()
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

  init(togglesOnClick: Bool) {
    super.init()
    list.togglesOnClick = togglesOnClick
  }

  // The subclass.

  /// The rows, which are those of the subclass.
  var listRows: any ListRows { preconditionFailure("A list has to have rows.") }
  /// Their positions, which are those of the subclass.
  var listLayout: any ListLayout { preconditionFailure("A list has to have a layout.") }
  /// The first cell of the indicator, from the leading side, or nil for none.
  var indicatorOrigin: Point? { isOverflowing ? Point(x: frame.width - 1, y: titleRows) : nil }

  // The rows.

  /// Returns the numbers of rows, which are requested if they aren't known.
  @discardableResult
  func loadSections() -> TableSections {
    if !list.needsSections { return list.sections }
    let isOrderInDoubt = list.load(listRows.requestSections())
    listRows.sectionsDidLoad()
    if isOrderInDoubt { identify { $0.follow($1) } }
    return list.sections
  }

  var selection: TableSelection { list.selection }

  /// Changes the list by calls of the data source, which may read it meanwhile.
  func identify(_ change: (inout ListEngine, ListEngine.Identify) -> Void) {
    let listRows = listRows
    var list = list
    change(&list) { listRows.identifier(at: $0) }
    self.list = list
  }

  /// Removes the numbers of rows, which are requested again; reordered rows may have other ones.
  func forgetSections(isReordered: Bool = false) {
    list.forgetSections(isReordered: isReordered)
    setNeedsContentUpdate()
    setNeedsFocusUpdate()
  }

  func loadingDidChange() {
    list.isWaiting = isLoading || listRows.hasWaitingRows
    isBusy = list.isWaiting
    if list.isWaiting { spinner.start(in: self) } else { spinner.stop() }
    setNeedsContentUpdate()
  }

  // Keys and the mouse.

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
    return moves + (listLayout.grid == nil ? [] : [.moveBack, .moveForward]) + [.choose]
      + (list.selectsSeveral ? [.select] : [])
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    isUsable && takeKey(event) || super.keyPressed(event)
  }

  /// Handles a key; by default, one of a ``ListAction``.
  func takeKey(_ event: KeyEvent) -> Bool {
    guard let match = keyMatch(ListAction.self, for: event) else { return false }
    return perform(match.action, isExtending: match.isExtending)
  }

  func perform(_ action: ListAction, isExtending: Bool) -> Bool {
    let (grid, page) = (listLayout.grid, listLayout.page)
    return perform { $0.handle(action, isExtending: isExtending, in: grid, page: page) }
  }

  /// Handles a press on a row, a drag, a release, the wheel, and the indicator.
  open override func mouse(_ event: MouseEvent) -> Bool {
    if isUsable, takeIndicator(event) { return true }
    switch event.kind {
    case .press(.left): if isUsable { pressed(event) }
    case .drag(.left): if isUsable { dragged(event) }
    case .release(.left):
      if let held = list.held { listLayout.setHighlighted(false, row: held.row) }
      let row = isUsable ? listLayout.row(at: event.position) : nil
      perform { $0.release(on: row) }
    default: return super.mouse(event)
    }
    return true
  }

  private func takeIndicator(_ event: MouseEvent) -> Bool {
    var viewport = listLayout.viewport
    let top = indicator.top(
      for: event, at: mirrored(event.position), from: indicatorOrigin, of: viewport)
    guard let top else { return false }
    becomeFirstResponder()
    viewport.scroll(to: top)
    listLayout.show(viewport)
    return true
  }

  private func pressed(_ event: MouseEvent) {
    let hadKeys = isFirstResponder
    becomeFirstResponder()
    guard let row = listLayout.row(at: event.position) else { return }
    let isToggling = listLayout.isToggling(event)
    let isExtending = !isToggling && event.modifiers.contains(.shift)
    let isAgain = hadKeys && row == selection.cursor
    let uses = !event.modifiers.contains(.control) && (isAgain || list.usesOnClick)
    perform { $0.press(row, isExtending: isExtending, isToggling: isToggling, uses: uses) }
    listLayout.setHighlighted(!isExtending, row: row)
  }

  private func dragged(_ event: MouseEvent) {
    guard let held = list.held else { return }
    // Beyond the edge it scrolls by a line.
    let y = event.position.y
    if y < body.lowerBound { _ = scroll(x: 0, y: -1) }
    if y >= body.upperBound { _ = scroll(x: 0, y: 1) }
    let inside = max(body.lowerBound, min(y, body.upperBound - 1))
    guard let row = listLayout.row(at: Point(x: event.position.x, y: inside)) else { return }
    listLayout.setHighlighted(row == held.row, row: held.row)
    perform { $0.drag(to: row) }
  }

  /// Cancels a press without an effect.
  open override func mouseCancelled() {
    if let held = list.held { listLayout.setHighlighted(false, row: held.row) }
    list.held = nil
    indicator.cancel()
  }

  open override func scroll(x: Int, y: Int) -> Bool {
    var viewport = listLayout.viewport
    defer { listLayout.show(viewport) }
    return viewport.scroll(by: y)
  }

  // The accessibility elements.

  open override func accessibilityRowCount(before index: Int) -> Int {
    loadSections().rowCount(beforeLine: index)
  }

  open override var accessibilityElementCount: Int {
    loadSections()
    return list.partCount
  }

  /// The element of the row with the focus; without rows, the text in place of them.
  open override var focusedAccessibilityElementIndex: Int? {
    let sections = loadSections()
    if let cursor = selection.cursor { return sections.line(ofRow: cursor) }
    return list.partCount == 1 ? 0 : nil
  }

  /// Returns the element of a row, of a header, or of the text in place of rows.
  open override func accessibilityElement(at index: Int) -> AccessibilityElement? {
    loadSections()
    switch list.part(at: index) {
    case nil: return nil
    case .placeholder: return AccessibilityElement(label: list.placeholder)
    case .header(let section):
      return AccessibilityElement(label: listRows.headerTitle(ofSection: section), traits: .header)
    case .row(let row):
      guard var element = listRows.element(ofRow: row) else { return nil }
      if list.allowsSelection, selection.rows.contains(row) { element.traits.insert(.selected) }
      if list.selectsSeveral { element.traits.insert(.multipleChoice) }
      if !isEnabled { element.traits.insert(.notEnabled) }
      element.activate = { [weak self] in self?.activate(row) ?? false }
      return element
    }
  }

  /// Uses a row after a typed line; in a multiple selection, rows are toggled one by one.
  private func activate(_ row: Int) -> Bool {
    guard isUsable, row < loadSections().rowCount else { return false }
    let isToggling = list.selectsSeveral
    perform { list in
      let effect = list.move(to: row)
      if isToggling { _ = list.toggle(row) }
      return effect
    }
    return isToggling || performPrimaryAction(ofRow: row)
  }
}

/// The parts of the view from top to bottom: titles, the list's own rows, the loading sign.
extension ListControl {
  /// The number of rows at the bottom for the loading sign.
  var statusRows: Int {
    isLoading && loadSections().rowCount > 0 && frame.height > titleRows + 1 ? 1 : 0
  }

  private var titleRows: Int { listLayout.titleRows }

  /// The number of rows of the view for the list's own rows and headers.
  var bodyHeight: Int { max(0, frame.height - titleRows - statusRows) }

  /// The rows of the view for the list's own rows and headers.
  var body: Range<Int> { titleRows..<titleRows + bodyHeight }

  /// Whether the rows don't fit, so that an indicator shows the scroll position.
  var isOverflowing: Bool { listLayout.viewport.isOverflowing && frame.width > 1 }

  /// The minimum width of a list with empty cells next to its edge.
  static let roomyWidth = 20
}

/// The element, without cells, that confirms a multiple selection by a typed line, as Enter does.
final class ListChoiceEnd: View {
  private var list: ListControl? { superview as? ListControl }

  override var isAccessibilityElement: Bool {
    get { list.map { $0.loadSections().rowCount > 0 } ?? false }
    set {}
  }

  override func describe(_ element: inout AccessibilityElement) {
    element.label = .Hanok.tableDone
    element.value = list.map { .Hanok.tableSelected(count: $0.selectedCount) }
    element.traits = list?.isUsable == true ? .button : [.button, .notEnabled]
  }

  override func accessibilityActivate() -> Bool { list?.performPrimaryAction() ?? false }
}
