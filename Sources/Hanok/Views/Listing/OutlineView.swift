import HanokLocalization
public import HanokTerminal

/// A tree of items as rows, some of which are expanded (AppKit's `NSOutlineView`).
///
/// ```
/// ▾ Fruit                ┃     an expanded item
/// │   Apple       3 kg   ┃     its children, next to a line that connects them
/// │ ▸ Berries            ╎     a collapsed item
/// ▸ Roots                ╎
/// ```
///
/// It has columns as a ``TableView``, and its items from a ``dataSource``. The children of an item
/// are requested when they become visible: a frame costs as much for a hundred thousand rows as for
/// ten, and to expand an item costs the same for any number of children. Right expands an item,
/// then moves to its first child; Left collapses it, then moves to its parent; both are mirrored in
/// right-to-left languages, and neither of them leaves the outline. Enter and Space, a click on the
/// sign and a typed line also expand or collapse, and use an item that can't be expanded. `*`
/// expands the siblings of the item with the focus, at most 1,000.
///
/// Selected and expanded items stay so while items around them are added and removed, by their
/// identity; of a multiple selection, at most 1,000 that were drawn. Items of a level without room
/// are indented like the last level with room. The limits: items can't be dragged or renamed.
open class OutlineView<Item: Hashable>: RowListView, TableRows {
  typealias Node = OutlineNode<Item>
  typealias Place = Node.Place
  typealias KeptItems = KeptOutlineItems<Item>

  /// The object with the items; it isn't kept alive.
  public weak var dataSource: (any OutlineViewDataSource<Item>)? {
    didSet {
      root = OutlineNode()
      reloadData()
    }
  }
  /// The object that is notified of the user's actions; it isn't kept alive.
  public weak var delegate: (any OutlineViewDelegate<Item>)?

  private(set) var root = Node()
  var rememberedCount = 0

  /// Creates an outline of a data source, which isn't kept alive.
  public init(_ dataSource: (any OutlineViewDataSource<Item>)? = nil) {
    super.init()
    self.dataSource = dataSource
    // Property observers aren't called in an initializer.
    reloadData()
  }

  /// Requests all items from the data source again; expanded and selected items stay so.
  open override func reloadData() {
    let kept = keptItems()
    refresh(root)
    super.reloadData()
    restore(kept)
    loadingDidChange()
  }

  override var tableRows: any TableRows { self }

  var hasWaitingRows: Bool { root.hasLoadingRows }

  func requestSections() -> TableSections {
    TableSections(count: 1) { _ in (root.rowCount, false) }
  }

  func sectionsDidLoad() {}

  func headerTitle(ofSection section: Int) -> Message? { nil }

  /// Selected items are followed by their paths.
  func identifier(at path: RowPath) -> AnyHashable? { nil }

  func content(ofRow number: Int) -> TableRow? {
    guard let place = place(ofRow: number), let item = item(at: place),
      var row = dataSource?.outlineView(self, rowForItem: item)
    else { return TableRow([]) }
    row.indentation = (place.node.level + 1) * Self.levelWidth
    if place.isLoading, let title = row.cells.first {
      row.cells[0] = .Hanok.outlineLoading(title: title)
    }
    return row
  }

  func rowWasSelected(at path: RowPath) {
    if let item = item(atRow: path.row) { delegate?.outlineView(self, didSelectItem: item) }
  }

  func requestActions(ofRow row: Int) -> [RowAction] {
    item(atRow: row).flatMap { delegate?.outlineView(self, actionsForItem: $0) } ?? []
  }

  func sortOrderWasRequested(_ order: TableSortOrder) {
    delegate?.outlineView(self, sortOrderDidChange: order)
  }

  /// Uses an item, or expands or collapses one that has children.
  open override func primaryActionTriggered(at path: RowPath) {
    if let place = place(ofRow: path.row), isExpandable(place) { return toggle(place) }
    if let item = item(atRow: path.row) {
      delegate?.outlineView(self, performPrimaryActionForItem: item)
    }
    super.primaryActionTriggered(at: path)
  }

  // Keys and the mouse.

  open override var keyCommands: [KeyCommand] { itemCommands + super.keyCommands }

  private var itemCommands: [KeyCommand] {
    guard isUsable, let place = cursorPlace else { return [] }
    // The items may have changed when a command of the palette is performed.
    let siblings = keyCommand(ListAction.expandSiblings, priority: -1) { [weak self] in
      if let self, let place = cursorPlace { expandSiblings(of: place) }
    }
    guard place.isExpanded || isExpandable(place) else { return [siblings] }
    let action: ListAction = place.isExpanded ? .moveBack : .moveForward
    let title: Message = place.isExpanded ? .Hanok.outlineCollapse : .Hanok.outlineExpand
    let toggling = keyCommand(action, title: title) { [weak self] in
      if let self, let place = cursorPlace { toggle(place) }
    }
    return [toggling, siblings]
  }

  private var cursorPlace: Place? { selection.cursor.flatMap(place(ofRow:)) }

  override var usableActions: [ListAction] {
    super.usableActions + (layout.columns.pageCount > 1 ? [] : [.moveBack, .moveForward])
  }

  override func perform(_ action: ListAction, isExtending: Bool) -> Bool {
    guard !isExtending, let cursor = selection.cursor, let place = place(ofRow: cursor) else {
      return super.perform(action, isExtending: isExtending)
    }
    switch action {
    case .moveForward where !place.isExpanded && isExpandable(place): toggle(place)
    case .moveForward where (place.child?.rowCount ?? 0) > 0: moveCursor(to: cursor + 1)
    case .moveForward: _ = super.perform(action, isExtending: false)
    // A later page of columns is turned back first.
    case .moveBack where layout.page > 0: return super.perform(action, isExtending: false)
    case .moveBack where place.isExpanded: toggle(place)
    case .moveBack: if let parent = place.node.place?.row { moveCursor(to: parent) }
    case .expandSiblings: expandSiblings(of: place)
    default: return super.perform(action, isExtending: false)
    }
    // Without an item to expand or to collapse, the focus stays.
    return true
  }

  open override func mouse(_ event: MouseEvent) -> Bool {
    if event.kind == .press(.left), isUsable, pressSign(at: event.position) { return true }
    return super.mouse(event)
  }

  private func pressSign(at point: Point) -> Bool {
    guard let row = row(at: point), let place = place(ofRow: row), isExpandable(place),
      let column = layout.columns.columns.first, column.index == 0,
      let indentation = layout.indentation(ofDrawnRow: row)
    else { return false }
    let end = markWidth + column.x + indentation
    guard (end - Self.levelWidth..<end).contains(mirrored(point).x) else { return false }
    becomeFirstResponder()
    moveCursor(to: row)
    toggle(place)
    return true
  }

  // Drawing, and accessibility.

  /// Draws the lines of the ancestors, and the sign of an item that can be expanded.
  open override func drawIndentation(ofRowAt path: RowPath, in cells: Canvas, style: Style) {
    guard let place = place(ofRow: path.row), cells.size.width >= Self.levelWidth else { return }
    let symbols = cells.traits.symbols
    let lineStyle = style.applying(cells.traits.theme.border)
    let last = cells.size.width - Self.levelWidth
    let lines = min(last, place.node.level * Self.levelWidth)
    for start in stride(from: 0, to: lines, by: Self.levelWidth) {
      cells.write(symbols.verticalLine, at: Point(x: start, y: 0), style: lineStyle)
    }
    if let sign = sign(of: place, in: cells.traits) {
      cells.write(sign, at: Point(x: last, y: 0), style: style)
    }
  }

  /// Returns the sign before an item, or nil for one that can't be expanded.
  ///
  /// ``SymbolSet`` has the arrows, and mirrors them for reading from right to left.
  private func sign(of place: Place, in traits: Traits) -> String? {
    if place.isLoading { return spinner.sign(in: traits) }
    guard isExpandable(place) else { return nil }
    return place.isExpanded ? traits.symbols.expanded : traits.symbols.collapsed
  }

  /// The cells of a level: the sign and a space.
  static var levelWidth: Int { 2 }

  /// Returns the element of an item, with its level, and whether it is expanded.
  open override func accessibilityElement(at index: Int) -> AccessibilityElement? {
    guard var element = super.accessibilityElement(at: index) else { return nil }
    guard let place = place(ofRow: index) else { return element }
    var state = Message.Hanok.outlineLevel(level: place.node.level + 1)
    if isExpandable(place) {
      state = Message.joined(
        place.isExpanded ? .Hanok.outlineExpanded : .Hanok.outlineCollapsed, state)
      // Its number expands it, and so can't select it.
      element.traits.remove(.multipleChoice)
      element.activate = { [weak self] in self?.activate(place) ?? false }
    }
    element.value = element.value.map { Message.joined($0, state) } ?? state
    return element
  }

  /// Expands or collapses an item after a typed line, also with multiple selection.
  private func activate(_ place: Place) -> Bool {
    guard isUsable, let row = place.row else { return false }
    moveCursor(to: row)
    toggle(place)
    return true
  }
}
