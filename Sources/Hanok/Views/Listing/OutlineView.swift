public import HanokTerminal

/// A tree of items as rows, of which some are expanded (AppKit's `NSOutlineView`).
///
/// ```
/// ▾ Fruit                ┃     an item that is expanded
/// │   Apple       3 kg   ┃     its children, at a line that shows how far they go
/// │ ▸ Berries            ╎     one that can be expanded
/// ▸ Roots                ╎
/// ```
///
/// It is a ``TableView`` whose rows come from an ``outlineDataSource``, which is asked for the children
/// of an item when they come into view: a frame costs as much for a hundred thousand rows as for ten,
/// and to expand an item costs the same whatever the number of its children. Right expands an item, then
/// goes to its first child; Left collapses it, then goes to its parent; both are mirrored where the
/// language is, and neither of them leaves the outline. Enter and Space, a click on the sign and a typed line expand or collapse as well, and use
/// an item that can't be expanded. `*` expands the items beside the one with the keys, at most 1,000.
///
/// What is selected or expanded stays so while items around it come and go, by the identity of the
/// items; of a multiple selection, at most 1,000 that were drawn. The items of a level deeper than there
/// is room for are drawn at the last one that has room. Items aren't dragged, nor are they renamed.
open class OutlineView<Item: Hashable>: TableView {
  /// The object that has the items; it isn't kept alive.
  public weak var outlineDataSource: (any OutlineViewDataSource<Item>)? {
    didSet {
      root = OutlineNode()
      reloadData()
    }
  }
  /// The object that is told what a person does; it isn't kept alive.
  public weak var outlineDelegate: (any OutlineViewDelegate<Item>)?

  private(set) var root = OutlineNode<Item>()
  private let rows = OutlineRows<Item>()
  /// The number of items that are remembered.
  var rememberedCount = 0

  /// An outline of a data source, which isn't kept alive.
  public init(_ outlineDataSource: (any OutlineViewDataSource<Item>)? = nil) {
    super.init(rows)
    rows.outline = self
    delegate = rows
    self.outlineDataSource = outlineDataSource
    // Observers aren't called in an initializer.
    reloadData()
  }

  /// Asks the data source for all items anew; expanded items stay expanded, and selected ones selected.
  open override func reloadData() {
    let kept = keptItems()
    refresh(root)
    super.reloadData()
    restore(kept)
    loadingDidChange()
  }

  override var hasWaitingRows: Bool { root.hasLoadingRows }

  /// Uses an item, or expands or collapses one that can be expanded.
  open override func primaryActionTriggered(at path: RowPath) {
    guard let place = place(ofRow: path.row), isExpandable(place) else {
      return super.primaryActionTriggered(at: path)
    }
    toggle(place)
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isUsable, event.modifiers.isEmpty else { return super.keyPressed(event) }
    if performAction(by: event) || takeOutlineKey(event.key) || super.keyPressed(event) {
      return true
    }
    // Where there is nothing more to expand or to collapse, the keys stay.
    return [.left, .right].contains(event.key) && selection.cursor != nil
  }

  open override func mouse(_ event: MouseEvent) -> Bool {
    if event.kind == .press(.left), isUsable, pressSign(at: event.position) { return true }
    return super.mouse(event)
  }

  open override var keyCommands: [KeyCommand] { outlineCommands + super.keyCommands }

  /// Draws the lines of the levels above, and the sign of an item that can be expanded.
  open override func drawIndentation(
    ofRowAt path: RowPath, width: Int, in row: Canvas.Row, style: Style
  ) {
    guard let traits, let place = place(ofRow: path.row), width >= Self.levelWidth else { return }
    let lineStyle = style.applying(traits.theme.border)
    let sign = width - Self.levelWidth
    for start in stride(
      from: 0, to: min(sign, place.node.level * Self.levelWidth), by: Self.levelWidth)
    {
      row.write(traits.symbols.verticalLine, at: start, width: 1, style: lineStyle)
    }
    if let symbol = self.sign(of: place, in: traits.symbols) {
      row.write(symbol, at: sign, width: 1, style: style)
    }
  }

  /// The cells of a level: the sign, and a space.
  static var levelWidth: Int { 2 }

  open override func accessibilityElement(at index: Int) -> AccessibilityElement? {
    guard let element = super.accessibilityElement(at: index), let place = place(ofRow: index)
    else { return super.accessibilityElement(at: index) }
    return self.element(element, of: place)
  }
}
