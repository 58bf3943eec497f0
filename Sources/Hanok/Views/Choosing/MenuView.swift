import HanokLocalization
public import HanokTerminal

/// The commands of a menu, one per row.
///
/// ```
/// ✓ Wrap lines      Alt+Z       on: marked
///   ─────────────────────       a separator
///   Open recent         ›       a submenu, which opens at the trailing side
/// ```
///
/// Up, Down, Home and End move through the available commands; letters move to the one that begins
/// with them; Enter or Space chooses. Right, in left-to-right languages, opens the submenu. All
/// commands are measured: use a table for thousands of rows.
open class MenuView: View {
  /// The commands.
  public var menu: Menu { didSet { menuDidChange() } }
  /// The index of the command that Enter chooses, or nil if none is available.
  public private(set) var highlightedIndex: Int?
  /// Called with the index of a chosen command.
  public var onChoice: (Int) -> Void = { _ in }
  /// Called when an arrow key leaves sideways: with 1 in the direction of reading, else with -1.
  public var onLeave: (Int) -> Void = { _ in }
  private let typeAhead = TypeAhead()
  /// The widths of the columns, or nil until they are measured.
  private var knownColumns: MenuColumns?

  /// Creates a view of a menu; it highlights the first command that is on, or else the first.
  public init(_ menu: Menu) {
    self.menu = menu
    super.init()
    highlightFirst()
  }

  open override var canBecomeFirstResponder: Bool { highlightedIndex != nil && isInteractive }
  open override var isFocusedByMnemonic: Bool { true }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    guard let columns else { return .zero }
    return Size(width: columns.width, height: menu.items.count)
  }

  open override func layoutSubviews() { reveal() }

  open override func traitsDidChange() { knownColumns = nil }

  open override var focusedRect: Rect { highlightedIndex.map { rect(ofItemAt: $0) } ?? bounds }

  /// The cell at the start of the highlighted row, for screen readers.
  open override var insertionPoint: Point? {
    guard let highlightedIndex else { return nil }
    return mirrored(Point(x: 0, y: highlightedIndex))
  }

  /// Returns the cells of a command's row.
  public func rect(ofItemAt index: Int) -> Rect {
    Rect(x: 0, y: index, width: frame.width, height: 1)
  }

  /// Highlights a command, and scrolls it into view.
  ///
  /// - Returns: Whether there is such a command, and it is available.
  @discardableResult
  public func highlight(_ index: Int) -> Bool {
    guard menu.items.indices.contains(index), menu.items[index].isChoosable else { return false }
    highlightedIndex = index
    reveal()
    setNeedsDisplay()
    return true
  }

  open override var keyActions: [any KeyAction] {
    let actions: [ListAction] = [.moveUp, .moveDown, .moveToFirst, .moveToLast, .choose]
    return canBecomeFirstResponder ? actions : []
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    // What continues a search isn't a key of an action.
    if typeAhead.isTyping, find(event) { return true }
    switch keyAction(ListAction.self, for: event) {
    case .moveUp: move(by: -1)
    case .moveDown: move(by: 1)
    case .moveToFirst, .movePageUp: highlightNext(from: 0, by: 1)
    case .moveToLast, .movePageDown: highlightNext(from: menu.items.count - 1, by: -1)
    case .moveBack: onLeave(-1)
    case .moveForward: onLeave(1)
    case .choose, .select: chooseHighlighted()
    default: return find(event) || super.keyPressed(event)
    }
    return true
  }

  open override func mouse(_ event: MouseEvent) -> Bool {
    let isInside = bounds.contains(event.position)
    switch event.kind {
    case .press(.left), .drag(.left), .move:
      if isInside { highlight(event.position.y) }
    case .release(.left):
      if isInside, highlight(event.position.y) { chooseHighlighted() }
    default: return false
    }
    return true
  }

  open override var accessibilityElementCount: Int { menu.items.count }
  open override var focusedAccessibilityElementIndex: Int? { highlightedIndex }

  open override func accessibilityElement(at index: Int) -> AccessibilityElement? {
    let item = menu.items[index]
    if item.isSeparator { return nil }
    var traits: AccessibilityTraits = item.isChoosable ? .button : [.button, .notEnabled]
    if item.state == .on { traits.insert(.selected) }
    return AccessibilityElement(
      label: item.title, value: item.state == .mixed ? .Hanok.checkMixed : nil,
      hint: item.submenu == nil ? nil : .Hanok.menuSubmenu, traits: traits,
      activate: { [weak self] in
        guard let self, highlight(index) else { return false }
        onChoice(index)
        return true
      })
  }

  open override func draw(in canvas: Canvas) {
    guard let traits, let columns else { return }
    for y in canvas.visibleRows(of: 0..<menu.items.count) {
      MenuRow(item: menu.items[y], columns: columns, width: frame.width, traits: traits)
        .draw(in: canvas, y: y, isHighlighted: y == highlightedIndex)
    }
  }

  /// The first title that doesn't fit.
  open override var truncatedText: String? {
    guard let traits, let columns else { return nil }
    for item in menu.items where !item.isSeparator {
      let row = MenuRow(item: item, columns: columns, width: frame.width, traits: traits)
      if row.isTruncated { return traits.localizer.string(item.title) }
    }
    return nil
  }

  private var columns: MenuColumns? {
    guard let traits else { return nil }
    if let knownColumns { return knownColumns }
    let columns = MenuColumns(menu, in: traits)
    knownColumns = columns
    return columns
  }
}

extension MenuView {
  private func menuDidChange() {
    knownColumns = nil
    typeAhead.reset()
    if highlightedIndex.map({ menu.items.indices.contains($0) && menu.items[$0].isChoosable })
      != true
    {
      highlightFirst()
    }
    setNeedsContentUpdate()
    setNeedsFocusUpdate()
  }

  private func highlightFirst() {
    let choosable = menu.items.indices.filter { menu.items[$0].isChoosable }
    highlightedIndex = choosable.first { menu.items[$0].state == .on } ?? choosable.first
  }

  private func move(by step: Int) {
    guard let highlightedIndex else { return }
    highlightNext(from: highlightedIndex + step, by: step)
  }

  /// Highlights the first available command from an index on; after the last, the first follows.
  private func highlightNext(from start: Int, by step: Int) {
    let count = menu.items.count
    for offset in 0..<count where highlight(((start + offset * step) % count + count) % count) {
      return
    }
  }

  private func chooseHighlighted() {
    if let highlightedIndex { onChoice(highlightedIndex) }
  }

  /// Highlights the command that begins with the typed letters.
  ///
  /// - Returns: Whether the key types a letter.
  private func find(_ event: KeyEvent) -> Bool {
    guard case .character(let character) = event.key, event.modifiers.isEmpty,
      let localizer = traits?.localizer
    else { return false }
    let items = menu.items
    let found = typeAhead.find(character, in: self, from: highlightedIndex, count: items.count) {
      items[$0].isChoosable ? localizer.string(items[$0].title) : ""
    }
    if let found { highlight(found) }
    return true
  }

  /// Scrolls the enclosing view until the highlighted row is visible.
  private func reveal() {
    guard window != nil else { return }
    for view in sequence(first: self as View, next: \.superview) where view.isScrollable {
      view.scrollRectToVisible(convert(focusedRect, to: view))
    }
  }
}
