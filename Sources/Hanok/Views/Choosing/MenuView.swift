import HanokLocalization
public import HanokTerminal

/// The commands of a menu, one per row; also the rows that a field searches.
///
/// ```
/// ✓ Wrap lines      Alt+Z       on: marked
///   ─────────────────────       a separator
///   Open recent         ›       a submenu, which opens at the trailing side
/// ```
///
/// Up, Down, the page keys, Home and End move through the available commands; letters move to the
/// one that begins with them, or else contains them; Enter, Space or the release of the mouse
/// chooses. Right, in left-to-right languages, opens the submenu. It is as high as its
/// commands: a ``ScrollView`` scrolls it. All commands are measured: use a table for thousands of
/// rows.
///
/// Below a field that keeps the focus (``isUsedByField``), the field passes it the actions of keys
/// (``perform(_:)``), and a sign marks the row: so are completions and the command palette.
open class MenuView: View {
  /// The commands.
  public var menu: Menu { didSet { menuDidChange() } }
  /// The text in place of the commands if there are none; nil for no text.
  public var emptyMessage: Message? { didSet { setNeedsContentUpdate() } }
  /// Whether another view, mostly a field, keeps the focus, and passes the actions of its keys.
  public var isUsedByField = false { didSet { layoutDidChange() } }
  /// Whether no command may be highlighted: as at first, and between the last and the first.
  public var allowsNoHighlight = false { didSet { clearHighlight() } }
  /// The index of the command that Enter chooses, or nil for none.
  public private(set) var highlightedIndex: Int?
  /// Called with the index of a chosen command.
  public var onChoice: (Int) -> Void = { _ in }
  /// Called in place of ``onChoice`` with a command that a typed line has chosen.
  var onActivation: ((Int) -> Void)?
  /// Called when an arrow key leaves sideways: with 1 in the direction of reading, else with -1.
  public var onLeave: (Int) -> Void = { _ in }
  private let typeAhead = TypeAhead()
  private var knownColumns: MenuColumns?

  /// Creates a view of a menu; it highlights the first command that is on, or else the first.
  public init(_ menu: Menu) {
    self.menu = menu
    super.init()
    highlightFirst()
  }

  open override var canBecomeFirstResponder: Bool {
    highlightedIndex != nil && isInteractive && !isUsedByField
  }
  open override var isFocusedByMnemonic: Bool { true }
  open override var isUsedByOtherKeys: Bool { isUsedByField || super.isUsedByOtherKeys }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    guard let columns else { return .zero }
    guard let text = placeholder(in: proposal.width ?? ProposedSize.largestLength) else {
      return Size(width: columns.width, height: menu.items.count)
    }
    return Size(width: text.width + columns.sign, height: text.lines.count)
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
    let actions: [ListAction] = [
      .moveUp, .moveDown, .movePageUp, .movePageDown, .moveToFirst, .moveToLast, .choose,
    ]
    return canBecomeFirstResponder ? actions : []
  }

  open override var searchesLetters: Bool { canBecomeFirstResponder }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    // What continues a search isn't a key of an action.
    if typeAhead.isTyping, find(event) { return true }
    if let action = keyAction(ListAction.self, for: event), perform(action) { return true }
    return find(event) || super.keyPressed(event)
  }

  /// Performs the action of a key.
  ///
  /// - Returns: Whether the list has such an action, and the command that it needs.
  @discardableResult
  public func perform(_ action: ListAction) -> Bool {
    switch action {
    case .moveUp: move(by: -1)
    case .moveDown: move(by: 1)
    case .movePageUp: turnPage(by: -1)
    case .movePageDown: turnPage(by: 1)
    case .moveToFirst: highlight(choosable.first ?? -1)
    case .moveToLast: highlight(choosable.last ?? -1)
    case .moveBack: onLeave(-1)
    case .moveForward: onLeave(1)
    case .choose, .select: return chooseHighlighted()
    default: return false
    }
    return true
  }

  open override func mouse(_ event: MouseEvent) -> Bool {
    let isInside = bounds.contains(event.position)
    switch event.kind {
    case .press(.left), .drag(.left), .move:
      if isInside { highlight(event.position.y) }
    case .release(.left):
      if isInside, highlight(event.position.y) { _ = chooseHighlighted() }
    default: return false
    }
    return true
  }

  open override var accessibilityElementCount: Int {
    menu.items.isEmpty && emptyMessage != nil ? 1 : menu.items.count
  }
  open override var focusedAccessibilityElementIndex: Int? { highlightedIndex }

  open override func accessibilityElement(at index: Int) -> AccessibilityElement? {
    guard menu.items.indices.contains(index) else {
      return AccessibilityElement(label: emptyMessage)
    }
    let item = menu.items[index]
    if item.isSeparator { return nil }
    var traits: AccessibilityTraits = item.isChoosable ? .button : [.button, .notEnabled]
    // A highlight that may be absent is a choice.
    if item.state == .on || allowsNoHighlight && index == highlightedIndex {
      traits.insert(.selected)
    }
    let language = self.traits?.textRules.language ?? .english
    let key = item.keyEquivalent.map { KeyName($0).message(in: language) }
    return AccessibilityElement(
      label: item.title, value: item.state == .mixed ? .Hanok.checkMixed : nil,
      hint: item.submenu == nil ? key : .Hanok.menuSubmenu, traits: traits,
      activate: { [weak self] in
        guard let self, highlight(index) else { return false }
        (onActivation ?? onChoice)(index)
        return true
      })
  }

  open override func draw(in canvas: Canvas) {
    guard let columns else { return }
    for (y, line) in (placeholder(in: frame.width)?.lines ?? []).enumerated() {
      canvas.write(line, at: Point(x: columns.sign, y: y), style: canvas.traits.theme.secondary)
    }
    for y in canvas.visibleRows(of: 0..<menu.items.count) {
      MenuRow(item: menu.items[y], columns: columns, width: frame.width, traits: canvas.traits)
        .draw(in: canvas, y: y, isHighlighted: y == highlightedIndex)
    }
  }

  /// The first title that doesn't fit.
  open override var truncatedText: String? {
    guard let traits, let columns else { return nil }
    if let text = placeholder(in: frame.width) {
      return text.lines.count > frame.height ? text.text.text : nil
    }
    for item in menu.items where !item.isSeparator {
      let row = MenuRow(item: item, columns: columns, width: frame.width, traits: traits)
      if row.isTruncated { return traits.localizer.string(item.title) }
    }
    return nil
  }

  private var columns: MenuColumns? {
    guard let traits else { return nil }
    if let knownColumns { return knownColumns }
    let columns = MenuColumns(menu, hasSign: isUsedByField, in: traits)
    knownColumns = columns
    return columns
  }

  private func placeholder(in width: Int) -> TextLayout? {
    guard menu.items.isEmpty, let emptyMessage, let columns else { return nil }
    return traits?.layout(emptyMessage, width: max(1, width - columns.sign))
  }
}

extension MenuView {
  private func menuDidChange() {
    typeAhead.reset()
    if highlightedIndex.map({ choosable.contains($0) }) != true { highlightFirst() }
    layoutDidChange()
  }

  private func layoutDidChange() {
    knownColumns = nil
    setNeedsContentUpdate()
    setNeedsFocusUpdate()
  }

  private var choosable: [Int] { menu.items.indices.filter { menu.items[$0].isChoosable } }

  private func highlightFirst() {
    let choosable = choosable
    highlightedIndex =
      allowsNoHighlight ? nil : choosable.first { menu.items[$0].state == .on } ?? choosable.first
  }

  private func clearHighlight() {
    highlightFirst()
    setNeedsDisplay()
  }

  /// Highlights the next or previous command; after the last, the first or none follows.
  private func move(by step: Int) {
    let choosable = choosable
    let place = highlightedIndex.flatMap { choosable.firstIndex(of: $0) }
    let next = place.map { $0 + step } ?? (step > 0 ? 0 : choosable.count - 1)
    if choosable.indices.contains(next) {
      highlight(choosable[next])
    } else if allowsNoHighlight {
      clearHighlight()
    } else if let other = step > 0 ? choosable.first : choosable.last {
      highlight(other)
    }
  }

  /// Moves the highlight by the visible rows except one, as tables do, or to an end.
  private func turnPage(by step: Int) {
    let choosable = choosable
    let viewport = Viewport(
      length: scrollers.first?.frame.height ?? frame.height, contentLength: menu.items.count)
    let target = (highlightedIndex ?? 0) + step * viewport.page
    let found =
      step > 0
      ? choosable.first { $0 >= target } ?? choosable.last
      : choosable.last { $0 <= target } ?? choosable.first
    if let found { highlight(found) }
  }

  private func chooseHighlighted() -> Bool {
    if let highlightedIndex { onChoice(highlightedIndex) }
    return highlightedIndex != nil
  }

  /// Highlights the command that begins with the typed letters; a key that types none is false.
  private func find(_ event: KeyEvent) -> Bool {
    guard let character = event.typedCharacter, event.modifiers.isSubset(of: .shift),
      typeAhead.isTyping || !isSequence(of: ListAction.self, event),
      let localizer = traits?.localizer
    else { return false }
    let items = menu.items
    let found = typeAhead.find(
      character, in: self, from: highlightedIndex, count: items.count, takesAllLetters: true
    ) {
      items[$0].isChoosable ? localizer.string(items[$0].title) : ""
    }
    if let found { highlight(found) }
    return true
  }

  /// The enclosing views that scroll, from the nearest.
  private var scrollers: [View] {
    sequence(first: self as View, next: \.superview).filter(\.isScrollable)
  }

  /// Scrolls the enclosing views until the highlighted row is visible.
  private func reveal() {
    guard window != nil, highlightedIndex != nil else { return }
    for view in scrollers { view.scrollRectToVisible(convert(focusedRect, to: view)) }
  }
}
