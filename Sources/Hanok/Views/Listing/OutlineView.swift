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
open class OutlineView<Item: Hashable>: RowListView {
  /// The object with the items; it isn't kept alive.
  public weak var dataSource: (any OutlineViewDataSource<Item>)? {
    didSet {
      root = OutlineNode()
      reloadData()
    }
  }
  /// The object that is notified of the user's actions; it isn't kept alive.
  public weak var delegate: (any OutlineViewDelegate<Item>)?

  private(set) var root = OutlineNode<Item>()
  /// The number of stored items.
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

  override var hasWaitingRows: Bool { root.hasLoadingRows }

  override func requestSections() -> TableSections {
    TableSections(count: 1) { _ in (root.rowCount, false) }
  }

  override func content(ofRow row: Int) -> TableRow? { tableRow(row) }

  override func rowWasSelected(at path: RowPath) {
    if let item = item(atRow: path.row) { delegate?.outlineView(self, didSelectItem: item) }
  }

  override func requestActions(ofRow row: Int) -> [RowAction] {
    item(atRow: row).flatMap { delegate?.outlineView(self, actionsForItem: $0) } ?? []
  }

  override func sortOrderWasRequested(_ order: TableSortOrder) {
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

  override func perform(_ action: ListAction, isExtending: Bool) -> Bool {
    if !isExtending, performOutlineAction(action) { return true }
    if super.perform(action, isExtending: isExtending) { return true }
    // Without an item to expand or to collapse, the focus stays.
    return !isExtending && [.moveBack, .moveForward].contains(action) && selection.cursor != nil
  }

  override var usableActions: [ListAction] {
    super.usableActions + (columnLayout.pageCount > 1 ? [] : [.moveBack, .moveForward])
  }

  open override func mouse(_ event: MouseEvent) -> Bool {
    if event.kind == .press(.left), isUsable, pressSign(at: event.position) { return true }
    return super.mouse(event)
  }

  open override var keyCommands: [KeyCommand] { outlineCommands + super.keyCommands }

  /// Draws the lines of the ancestors, and the sign of an item that can be expanded.
  open override func drawIndentation(ofRowAt path: RowPath, in cells: Canvas, style: Style) {
    guard let place = place(ofRow: path.row), cells.size.width >= Self.levelWidth else { return }
    let (symbols, lineStyle) = (
      cells.traits.symbols, style.applying(cells.traits.theme.border)
    )
    let sign = cells.size.width - Self.levelWidth
    for start in stride(
      from: 0, to: min(sign, place.node.level * Self.levelWidth), by: Self.levelWidth)
    {
      cells.write(symbols.verticalLine, at: Point(x: start, y: 0), style: lineStyle)
    }
    if let symbol = self.sign(of: place, in: symbols) {
      cells.write(symbol, at: Point(x: sign, y: 0), style: style)
    }
  }

  /// Returns the sign before an item, or nil for one that can't be expanded.
  ///
  /// ``SymbolSet`` has the arrows, and mirrors them for reading from right to left.
  private func sign(of place: OutlineNode<Item>.Place, in symbols: SymbolSet) -> String? {
    if isLoading(place), !symbols.spinner.isEmpty {
      return symbols.spinner[spinnerStep % symbols.spinner.count]
    }
    guard isExpandable(place) else { return nil }
    return isExpanded(place) ? symbols.expanded : symbols.collapsed
  }

  /// The cells of a level: the sign and a space.
  static var levelWidth: Int { 2 }

  open override func accessibilityElement(at index: Int) -> AccessibilityElement? {
    guard let element = super.accessibilityElement(at: index) else { return nil }
    return place(ofRow: index).map { self.element(element, of: $0) } ?? element
  }
}
