import HanokLocalization
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
open class CollectionView: ListControl, ListRows, ListLayout {
  /// The object with the items; it isn't kept alive.
  public weak var dataSource: (any CollectionViewDataSource)? { didSet { reloadData() } }
  /// The object that is notified of the user's actions; it isn't kept alive.
  public weak var delegate: (any CollectionViewDelegate)?

  /// The width of an item, in cells.
  public var itemWidth: CollectionItemWidth {
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
    didSet {
      if lengths == oldValue { return }
      knownLayout = nil
      setNeedsContentUpdate()
    }
  }

  /// Whether items can be selected; otherwise they can only be used, like fields of a board game.
  public var allowsSelection: Bool {
    get { list.allowsSelection }
    set {
      list.allowsSelection = newValue
      updateSelection()
    }
  }
  /// Whether a single click uses an item; otherwise the first one moves the focus to it.
  public var actsOnSingleClick: Bool {
    get { list.usesOnClick }
    set { list.usesOnClick = newValue }
  }
  /// The number of rows above the first visible one.
  public private(set) var contentOffset = 0

  private var knownLayout: (layout: CollectionLayout, room: Size)?
  private let cells = CollectionCells()
  private var shownHeight = 0
  private var shownColumns = 0
  /// The columns and rows without a proposal.
  private static let ideal = (columns: 4, height: 12)

  /// Creates a collection of a data source, which isn't kept alive.
  public init(_ dataSource: (any CollectionViewDataSource)? = nil) {
    self.dataSource = dataSource
    super.init(togglesOnClick: true)
    addSubview(cells.view)
  }

  /// The number of sections.
  public var numberOfSections: Int { loadSections().count }

  /// Returns the number of items in a section, or 0 for an invalid section.
  public func numberOfItems(inSection section: Int) -> Int {
    loadSections().rowCount(ofSection: section)
  }

  /// Requests everything from the data source again.
  ///
  /// The selection stays with its items if the data source has identifiers for them
  /// (``CollectionViewDataSource/collectionView(_:identifierForItemAt:)``), or else with their
  /// indices.
  public func reloadData() { forgetSections(isReordered: true) }

  override func forgetSections(isReordered: Bool = false) {
    cells.putAside()
    knownLayout = nil
    super.forgetSections(isReordered: isReordered)
  }

  override var listRows: any ListRows { self }
  override var listLayout: any ListLayout { self }

  func requestSections() -> TableSections {
    guard let dataSource else { return TableSections() }
    return TableSections(count: dataSource.numberOfSections(in: self)) { section in
      let items = dataSource.collectionView(self, numberOfItemsInSection: section)
      return (items, headerTitle(ofSection: section) != nil)
    }
  }

  func sectionsDidLoad() {}

  var hasWaitingRows: Bool { false }

  func headerTitle(ofSection section: Int) -> Message? {
    dataSource?.collectionView(self, titleForHeaderInSection: section)
  }

  func identifier(at path: RowPath) -> AnyHashable? {
    dataSource?.collectionView(self, identifierForItemAt: path)
  }

  func isRowEnabled(_ row: Int) -> Bool { withCell(of: row) { $0.isEnabled } == true }

  func element(ofRow row: Int) -> AccessibilityElement? {
    withCell(of: row) { $0.element }
  }

  func rowWasSelected(at path: RowPath) {
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  func rowWasUsed(at path: RowPath) {
    delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    sendActions(for: .primaryActionTriggered)
  }

  func row(at point: Point) -> Int? {
    guard body.contains(point.y) else { return nil }
    return layout.item(at: Point(x: mirrored(point).x, y: point.y + contentOffset))
  }

  var grid: CollectionLayout? { layout }

  var page: Int { max(1, bodyHeight / layout.lineHeight) }

  /// A single click toggles, at its release.
  func isToggling(_ event: MouseEvent) -> Bool { false }

  // Layout.

  var titleRows: Int { 0 }

  /// The positions of the items, without the indicator's cells if the items don't fit.
  private var layout: CollectionLayout {
    let room = Size(width: max(1, frame.width), height: bodyHeight)
    let sections = loadSections()
    if let knownLayout, knownLayout.room == room { return knownLayout.layout }
    var layout = CollectionLayout(sections, lengths, width: room.width)
    if layout.contentHeight > room.height, frame.width > 1 {
      layout = CollectionLayout(sections, lengths, width: room.width - indicatorWidth)
    }
    knownLayout = (layout, room)
    return layout
  }

  var viewport: Viewport {
    Viewport(top: contentOffset, length: bodyHeight, contentLength: layout.contentHeight)
  }

  private var shownRows: Range<Int> { contentOffset..<contentOffset + bodyHeight }

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
    let content = CollectionLayout(loadSections(), lengths, width: width).contentHeight
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
    let numbers = layout.items(in: shownRows)
    cells.putAside(besides: numbers)
    for number in numbers where cells.shown[number] == nil { showCell(of: number) }
    for (number, cell) in cells.shown {
      cells.view.place(cell, at: layout.frame(ofItem: number).offset(x: 0, y: -contentOffset))
    }
    cells.removeSpares()
    updateSelection()
  }

  /// Updates the focus and the selection of each cell.
  func updateSelection() {
    let (hasKeys, selection) = (isFirstResponder, selection)
    for (number, cell) in cells.shown {
      cell.isOneOfSeveral = allowsMultipleSelection
      cell.isSelected = allowsSelection && selection.rows.contains(number)
      cell.isFocused = hasKeys && number == selection.cursor
    }
  }

  /// Scrolls as little as possible to show the focused item, and for the first one the header too.
  func showCursor() {
    if let cursor = selection.cursor { show(item: cursor) }
  }

  private func show(item: Int) {
    let layout = layout
    let rect = layout.frame(ofItem: item)
    let section = loadSections().section(ofRow: item)
    let first = loadSections().rows(ofSection: section).lowerBound
    let header = layout.top(ofSection: section)
    let isFirstLine = layout.line(ofItem: item) == layout.line(ofItem: first)
    let showsHeader = isFirstLine && rect.maxY - header <= bodyHeight
    var viewport = viewport
    viewport.reveal((showsHeader ? header : rect.minY)..<rect.maxY)
    show(viewport)
  }

  func show(_ viewport: Viewport) {
    if viewport.top == contentOffset { return }
    contentOffset = viewport.top
    setNeedsLayout()
    setNeedsDisplay()
  }

  open override func scroll(x: Int, y: Int) -> Bool {
    layoutIfNeeded()
    return super.scroll(x: x, y: y)
  }

  func setHighlighted(_ isHighlighted: Bool, row: Int) {
    cells.shown[row]?.isHighlighted = isHighlighted
  }

  /// Draws what is besides the cells: the headers, the indicator, or the text in place of items.
  open override func draw(in canvas: Canvas) {
    if frame.width <= 0 { return }
    let (painter, layout) = (ListPainter(list: self, canvas: canvas), layout)
    if loadSections().rowCount == 0, layout.contentHeight == 0 { return painter.drawPlaceholder() }
    for section in layout.headers(in: shownRows) {
      let y = layout.top(ofSection: section) - contentOffset
      let line = headerLayout(section, canvas.traits)?.lines.first
      canvas.write(line, at: Point(x: 0, y: y), style: canvas.traits.theme.heading)
    }
    painter.drawStatus()
    painter.drawIndicator()
  }

  private func headerLayout(_ section: Int, _ traits: Traits) -> TextLayout? {
    let room = max(0, frame.width - (isOverflowing ? 2 : 0))
    return headerTitle(ofSection: section).map { traits.layout($0, width: room, maximumLines: 1) }
  }

  /// The first visible header that is truncated.
  open override var truncatedText: String? {
    guard let traits else { return nil }
    for section in layout.headers(in: shownRows) {
      if let layout = headerLayout(section, traits), layout.isTruncated { return layout.text.text }
    }
    return nil
  }

  // Events.

  open override func firstResponderDidChange() {
    super.firstResponderDidChange()
    updateSelection()
  }

  /// The beginning of the item with the focus, for screen readers.
  open override var insertionPoint: Point? {
    guard let cursor = selection.cursor else { return placeholderOrigin }
    guard let cell = cells.shown[cursor], body.contains(cell.frame.minY) else { return nil }
    let rect = mirrored(cell.frame.offset(x: cells.view.frame.minX, y: 0))
    return mirrored(rect.origin)
  }

  open override var keyCommands: [KeyCommand] { selectionCommands }
}

/// The selected items.
extension CollectionView {
  /// The item with the focus, or nil without items.
  public var cursorItem: RowPath? { cursorPath }

  /// The selected item, with multiple selection the first of them, or nil.
  public var selectedItem: RowPath? { selectedPath }

  /// The selected items, in order.
  ///
  /// - Complexity: O(*n*) in their number.
  public var selectedItems: [RowPath] { selectedPaths }

  /// Moves the focus to an item, selects it, and scrolls it into view.
  ///
  /// Neither the delegate nor an action is called: these report actions of the user.
  ///
  /// - Returns: Whether the item exists.
  @discardableResult
  public func selectItem(at path: RowPath) -> Bool { select(path) }

  /// Removes an item from a multiple selection.
  public func deselectItem(at path: RowPath) { deselect(path) }

  /// Scrolls as little as possible to make an item visible.
  public func scrollToItem(at path: RowPath) {
    guard let number = loadSections().row(at: path) else { return }
    layoutIfNeeded()
    show(item: number)
  }
}

/// The cells, and insertions, deletions and changes of items.
extension CollectionView {
  /// Returns the cell of an item that is no longer visible, or else a new one.
  ///
  /// Spare cells are kept by their type: each type is created in one way.
  public func dequeueReusableCell<Cell: CollectionViewCell>(_ make: () -> Cell) -> Cell {
    cells.dequeue(make)
  }

  /// Returns the cell that shows an item, or nil if it isn't visible.
  public func cellForItem(at path: RowPath) -> CollectionViewCell? {
    loadSections().row(at: path).flatMap { cells.shown[$0] }
  }

  /// Requests the cells of some items again, and draws only those.
  public func reloadItems(at paths: [RowPath]) {
    for path in paths {
      guard let number = loadSections().row(at: path), cells.shown[number] != nil else { continue }
      cells.putAside(number)
      showCell(of: number)
    }
    setNeedsLayout()
  }

  /// Reports an insertion of items; the data source already has them.
  ///
  /// - Parameter paths: Their positions after the insertion.
  public func insertItems(at paths: [RowPath]) {
    takeInsertion { Self.rows(at: paths, in: $0) }
  }

  /// Reports a deletion of items; the data source no longer has them.
  ///
  /// The focus of a deleted item moves to the item in its place.
  ///
  /// - Parameter paths: Their positions before the deletion.
  public func deleteItems(at paths: [RowPath]) {
    takeDeletion(Self.rows(at: paths, in: loadSections()))
  }

  private func makeCell(_ number: Int) -> CollectionViewCell? {
    dataSource?.collectionView(self, cellForItemAt: loadSections().path(ofRow: number))
  }

  private func showCell(of number: Int) {
    if let cell = makeCell(number) { cells.show(cell, for: number) }
  }

  /// Reads the cell of an item; for one that isn't visible, a cell is created and made spare.
  private func withCell<Result>(of number: Int, _ read: (CollectionViewCell) -> Result) -> Result? {
    if let cell = cells.shown[number] { return read(cell) }
    guard let cell = makeCell(number) else { return nil }
    defer { cells.putAside(cell) }
    return read(cell)
  }
}
