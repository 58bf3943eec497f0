public import HanokLocalization
public import HanokTerminal

/// A grid of cells that are views, in sections; only the visible ones exist.
///
/// ```
/// Fruit                                      a section's header
/// ╭───────────╮ ┏━━━━━━━━━━━┓ ╭───────────╮ ┃
/// │ Apple     │ ┃ Pear      ┃ │ Fig       │ ┃ as many columns as fit
/// ╰───────────╯ ┗━━━━━━━━━━━┛ ╰───────────╯ ╎
/// ```
///
/// It requests a cell from its data source when an item becomes visible, and offers the cells of
/// items that are no longer visible for reuse: 100,000 items cost as much as a screenful.
///
/// ```swift
/// func collectionView(_ collectionView: CollectionView, cellForItemAt path: RowPath)
///   -> CollectionViewCell
/// {
///   let cell = collectionView.dequeueReusableCell { CardCell() }
///   cell.card = cards[path.item]
///   return cell
/// }
/// ```
///
/// Arrows move in both directions, Enter uses an item. With multiple selection, Space selects an
/// item, Shift with the arrows a range, Ctrl-A all. The limits: all cells have one size, there is
/// no type-ahead, and headers scroll away with their items.
open class CollectionView: Control {
  /// The widths of items.
  public nonisolated enum ItemWidth: Hashable, Sendable {
    /// A number of cells; the remaining ones are empty, at the trailing side.
    case fixed(Int)
    /// A minimum number of cells: as many columns as fit share the width.
    case fitting(minimum: Int)
  }

  /// The object with the items; it isn't kept alive.
  public weak var dataSource: (any CollectionViewDataSource)? { didSet { reloadData() } }
  /// The object that is notified of the user's actions; it isn't kept alive.
  public weak var delegate: (any CollectionViewDelegate)?

  /// The width of an item, in cells.
  public var itemWidth: ItemWidth {
    get { lengths.itemWidth }
    set { lengths.itemWidth = newValue }
  }
  /// The height of an item, in rows.
  public var itemHeight: Int {
    get { lengths.itemHeight }
    set { lengths.itemHeight = newValue }
  }
  /// The maximum number of items next to each other.
  public var maximumColumns: Int {
    get { lengths.maximumColumns }
    set { lengths.maximumColumns = newValue }
  }
  /// The empty columns between items, and the empty rows between lines and sections.
  public var itemSpacing: Size {
    get { lengths.spacing }
    set { lengths.spacing = newValue }
  }
  private var lengths = CollectionLayout.Lengths() {
    didSet { if lengths != oldValue { lengthsDidChange() } }
  }

  /// Whether items can be selected; otherwise they can only be used, like fields of a board game.
  public var allowsSelection = true {
    didSet { if allowsSelection != oldValue { updateStates() } }
  }
  /// Whether several items may be selected.
  public var allowsMultipleSelection: Bool {
    get { selection.isMultiple }
    set {
      selection.isMultiple = newValue
      updateStates()
    }
  }
  /// Whether a single click uses an item; otherwise the first one moves the focus to it.
  public var actsOnSingleClick = false
  /// The text in place of the items if there are none; nil for no text.
  public var emptyMessage: Message? = .Hanok.tableEmpty { didSet { setNeedsContentUpdate() } }
  /// Whether items are being loaded: a moving sign shows it, and typed lines wait.
  public var isLoading = false { didSet { if isLoading != oldValue { loadingDidChange() } } }
  /// The number of rows above the first visible one.
  public private(set) var contentOffset = 0

  var selection = TableSelection()
  private var loadedSections: TableSections?
  private var knownLayout: (layout: CollectionLayout, room: Size)?
  let cells = CollectionCells()
  var spinnerStep = 0
  private var spinning: (any Cancellable)?
  private var shownHeight = 0
  private var shownColumns = 0
  /// The column that the focus keeps across shorter lines.
  var wantedColumn: Int?
  /// The item that a mouse button was pressed on, and whether its release uses the item.
  var press: (item: Int, acts: Bool)?
  var indicator = ScrollIndicator()

  /// The columns and rows without a proposal.
  private static let ideal = (columns: 4, height: 12)
  /// The minimum width of a collection with empty cells next to the indicator.
  private static let roomyWidth = 20

  /// Creates a collection of a data source, which isn't kept alive.
  public init(_ dataSource: (any CollectionViewDataSource)? = nil) {
    self.dataSource = dataSource
    super.init()
    addSubview(cells.view)
  }

  /// The number of sections.
  public var numberOfSections: Int { sections.count }

  /// Returns the number of items in a section, or 0 for an invalid section.
  public func numberOfItems(inSection section: Int) -> Int {
    (0..<sections.count).contains(section) ? sections.rows(ofSection: section).count : 0
  }

  /// Requests everything from the data source again.
  ///
  /// The selection stays with the indices of its items.
  public func reloadData() {
    cells.putAllAside()
    (loadedSections, knownLayout) = (nil, nil)
    setNeedsContentUpdate()
    setNeedsFocusUpdate()
  }

  var sections: TableSections {
    if let loadedSections { return loadedSections }
    var sections = TableSections()
    if let dataSource {
      for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
        sections.add(
          rows: dataSource.collectionView(self, numberOfItemsInSection: section),
          hasHeader: dataSource.collectionView(self, titleForHeaderInSection: section) != nil)
      }
    }
    loadedSections = sections
    selection.clamp(to: sections.rowCount)
    return sections
  }

  private func lengthsDidChange() {
    knownLayout = nil
    setNeedsContentUpdate()
  }

  private func loadingDidChange() {
    isBusy = isLoading
    spinning?.cancel()
    spinning =
      isLoading
      ? animate(every: .milliseconds(100)) { [weak self] in
        self?.spinnerStep += 1
        self?.setNeedsDisplay()
      } : nil
    setNeedsContentUpdate()
  }

  // Layout.

  /// The number of rows at the bottom for the loading sign.
  var statusRows: Int { isLoading && sections.rowCount > 0 && frame.height > 1 ? 1 : 0 }

  /// The number of rows for items.
  var bodyHeight: Int { max(0, frame.height - statusRows) }

  /// The positions of the items, without the indicator's cells if the items don't fit.
  var layout: CollectionLayout {
    let room = Size(width: max(1, frame.width), height: bodyHeight)
    let sections = sections
    if let knownLayout, knownLayout.room == room { return knownLayout.layout }
    var layout = CollectionLayout(sections, lengths, width: room.width)
    if layout.contentHeight > room.height, frame.width > 1 {
      layout = CollectionLayout(sections, lengths, width: room.width - indicatorWidth)
    }
    knownLayout = (layout, room)
    return layout
  }

  /// The visible rows of the items and headers.
  var viewport: Viewport {
    Viewport(top: contentOffset, length: bodyHeight, contentLength: layout.contentHeight)
  }

  /// Whether the items don't fit, so that an indicator shows the scroll position.
  var isOverflowing: Bool { viewport.isOverflowing && frame.width > 1 }

  /// The first cell of the indicator, from the leading side, or nil for none.
  var indicatorOrigin: Point? { isOverflowing ? Point(x: frame.width - 1, y: 0) : nil }

  /// The cells of the indicator, and of the space before it if there is room.
  private var indicatorWidth: Int { frame.width < Self.roomyWidth ? 1 : 2 }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let least =
      switch lengths.itemWidth {
      case .fixed(let width), .fitting(let width): ProposedSize.clamped(max(1, width))
      }
    let columns = max(1, min(Self.ideal.columns, lengths.maximumColumns))
    let gaps = (columns - 1) * ProposedSize.clamped(lengths.spacing.width)
    let width = proposal.width ?? columns * least + gaps
    let content = CollectionLayout(sections, lengths, width: width).contentHeight
    return Size(width: width, height: proposal.height ?? max(1, min(content, Self.ideal.height)))
  }

  open override func layoutSubviews() {
    let wasCursorSeen = selection.cursor.map { cells.shown[$0] != nil } ?? false
    let layout = layout
    if layout.columns != shownColumns, let first = cells.shown.keys.min() {
      // The item at the top stays there.
      contentOffset = layout.frame(ofItem: first).minY
    }
    contentOffset = viewport.top
    let isOfOtherSize = shownHeight != bodyHeight || shownColumns != layout.columns
    if isOfOtherSize, wasCursorSeen || shownHeight == 0 { showCursor() }
    (shownHeight, shownColumns) = (bodyHeight, layout.columns)
    let width = frame.width - (isOverflowing ? indicatorWidth : 0)
    place(cells.view, at: Rect(x: 0, y: 0, width: width, height: bodyHeight))
    placeCells(layout)
  }

  private func placeCells(_ layout: CollectionLayout) {
    let numbers = layout.items(in: contentOffset..<(contentOffset + bodyHeight))
    cells.putAside(besides: numbers)
    for number in numbers where cells.shown[number] == nil {
      if let cell = makeCell(number) { cells.show(cell, for: number) }
    }
    for (number, cell) in cells.shown {
      cells.view.place(cell, at: layout.frame(ofItem: number).offset(x: 0, y: -contentOffset))
    }
    cells.removeSpares()
    updateStates()
  }

  /// Updates the focus and the selection of each cell.
  func updateStates() {
    let hasKeys = isFirstResponder
    for (number, cell) in cells.shown {
      cell.isOneOfSeveral = allowsMultipleSelection
      cell.isSelected = allowsSelection && selection.rows.contains(number)
      cell.isFocused = hasKeys && number == selection.cursor
    }
  }

  /// Scrolls as little as possible to show the focused item, and for the first one the header too.
  func showCursor() {
    guard let cursor = selection.cursor else { return }
    show(item: cursor)
  }

  func show(item: Int) {
    let layout = layout
    var rect = layout.frame(ofItem: item)
    let section = sections.section(ofRow: item)
    let first = sections.rows(ofSection: section).lowerBound
    if layout.line(ofItem: item) == layout.line(ofItem: first) {
      let top = layout.top(ofSection: section)
      if rect.maxY - top <= bodyHeight {
        rect = Rect(x: rect.minX, y: top, width: rect.width, height: rect.maxY - top)
      }
    }
    var shown = viewport
    shown.reveal(rect.minY..<rect.maxY)
    scroll(to: shown.top)
  }

  @discardableResult
  func scroll(to offset: Int) -> Bool {
    var viewport = viewport
    guard viewport.scroll(to: offset) else { return false }
    contentOffset = viewport.top
    setNeedsLayout()
    setNeedsDisplay()
    return true
  }

  open override func scroll(x: Int, y: Int) -> Bool {
    layoutIfNeeded()
    var viewport = viewport
    viewport.scroll(by: y)
    return scroll(to: viewport.top)
  }

  open override func draw(in canvas: Canvas) {
    if frame.width > 0 { CollectionPainter(collection: self, canvas: canvas).draw() }
  }

  // Events.

  open override var canBecomeFirstResponder: Bool {
    super.canBecomeFirstResponder && sections.rowCount > 0
  }

  open override var isFocusedByMnemonic: Bool { true }

  /// A letter only moves the focus to a collection.
  open override func mnemonicPressed() {}

  open override func firstResponderDidChange() {
    super.firstResponderDidChange()
    updateStates()
  }

  /// The beginning of the item with the focus, for screen readers.
  open override var insertionPoint: Point? {
    guard let cursor = selection.cursor, let cell = cells.shown[cursor],
      (0..<bodyHeight).contains(cell.frame.minY)
    else { return nil }
    let rect = mirrored(cell.frame.offset(x: cells.view.frame.minX, y: 0))
    return mirrored(rect.origin)
  }

  open override var keyCommands: [KeyCommand] {
    guard allowsSelection, allowsMultipleSelection else { return [] }
    return [
      KeyCommand(.character("a"), .control, title: .Hanok.tableSelectAll) { [weak self] in
        self?.toggleAll()
      }
    ]
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isUsable else { return super.keyPressed(event) }
    return takeKey(event) || super.keyPressed(event)
  }

  open override func mouse(_ event: MouseEvent) -> Bool { takeMouse(event) }

  open override func mouseCancelled() { endPress() }

  open override var truncatedText: String? { truncatedHeader }

  open override func accessibilityRowCount(before index: Int) -> Int {
    sections.rowCount(beforeLine: index)
  }

  open override var accessibilityElementCount: Int { elementCount }
  open override var focusedAccessibilityElementIndex: Int? {
    selection.cursor.map { sections.line(ofRow: $0) }
  }

  open override func accessibilityElement(at index: Int) -> AccessibilityElement? {
    element(at: index)
  }
}
