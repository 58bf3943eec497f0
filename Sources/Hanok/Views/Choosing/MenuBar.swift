import HanokLocalization
public import HanokTerminal
import HanokUnicode

/// The menus of a screen, in a row at its top.
///
/// ```
///  File   Edit   View   Help          narrow:   File   Edit   …
/// ```
///
/// Alt with a menu's letter opens it from anywhere on the screen, F10 moves the focus to the bar;
/// arrow keys move from menu to menu, in the direction of reading. The keys of all commands in the
/// menus work anywhere on the screen. Menus without room are in a last one, named `…`.
open class MenuBar: View {
  /// The menus, in their order.
  public var menus: [Menu] {
    didSet {
      setNeedsContentUpdate()
      isActive = isActive && !menus.isEmpty
    }
  }
  /// The index of the open entry or of the one that Enter opens, or nil for none.
  public var highlightedIndex: Int? { shownEntry ?? (isActive ? activeEntry : nil) }
  /// Whether the bar has the focus.
  private var isActive = false { didSet { if isActive != oldValue { setNeedsFocusUpdate() } } }
  private var activeEntry = 0
  private var shownEntry: Int?
  private weak var openController: MenuController?
  /// The view that had the focus before the bar.
  private weak var formerResponder: View?

  /// The empty cells on each side of a title.
  private static let padding = 1

  /// Creates a bar of menus.
  public init(_ menus: [Menu]) {
    self.menus = menus
    super.init()
    background = \.bar
  }

  open override var canBecomeFirstResponder: Bool { isActive && isInteractive }

  open override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let ideal = menus.reduce(0) { $0 + width(of: title(of: $1)) }
    return Size(width: proposal.width ?? ideal, height: 1)
  }

  open override func didMoveToWindow() { window?.addKeyCommands(of: self) }

  /// F10, Alt with the menus' letters, and the commands in the menus, with or without keys.
  open override var keyCommands: [KeyCommand] {
    var commands = [
      keyCommand(WindowAction.openMenuBar, isEnabled: !menus.isEmpty) { [weak self] in
        self?.toggle()
      }
    ]
    for (index, menu) in menus.enumerated() {
      let keys = letters(of: menu).map { KeyEvent(.character($0), .alt) }
      guard !keys.isEmpty else { continue }
      commands.append(KeyCommand(nil, keys: keys) { [weak self] in self?.openMenu(at: index) })
    }
    return commands + menus.flatMap(\.commands)
  }

  open override var keyActions: [any KeyAction] {
    let actions: [ListAction] = [
      .moveBack, .moveForward, .moveToFirst, .moveToLast, .choose, .endSearch,
    ]
    return isFirstResponder ? actions : []
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard isFirstResponder else { return super.keyPressed(event) }
    if let index = menu(withLetter: event) {
      openMenu(at: index)
      return true
    }
    switch keyAction(ListAction.self, for: event) {
    case .moveBack: move(by: -1)
    case .moveForward: move(by: 1)
    case .moveToFirst: activate(0)
    case .moveToLast: activate(entries.count - 1)
    case .choose, .moveDown, .select: openEntry(at: activeEntry)
    case .endSearch: deactivate()
    default: return super.keyPressed(event)
    }
    return true
  }

  private func menu(withLetter event: KeyEvent) -> Int? {
    guard case .character(let character) = event.key, event.modifiers.isEmpty else { return nil }
    return [folded(character), String(character).folded].lazy.compactMap { typed in
      self.menus.firstIndex { menu in
        self.letters(of: menu).contains { self.folded($0) == typed }
      }
    }.first
  }

  /// Returns a letter for comparisons, by the rules of the language.
  private func folded(_ letter: Character) -> String {
    String(letter).folded(in: traits?.textRules.language ?? .english)
  }

  open override func firstResponderDidChange() {
    // The focus moved, for example by a click.
    if !isFirstResponder { isActive = false }
    setNeedsDisplay()
  }

  open override func mouse(_ event: MouseEvent) -> Bool {
    switch event.kind {
    case .press(.left):
      let index = entries.firstIndex { $0.rect.contains(mirrored(event.position)) }
      let former = shownEntry
      close()
      if let index, index != former { openEntry(at: index) }
      return true
    case .drag(.left), .release(.left): return true
    default: return false
    }
  }

  open override func draw(in canvas: Canvas) {
    let (traits, theme) = (canvas.traits, canvas.traits.theme)
    for (index, entry) in entries.enumerated() {
      let isHighlighted = index == highlightedIndex
      let style = isHighlighted ? theme.focusedControl : theme.control
      let part = canvas.inset(to: entry.rect)
      if isHighlighted { canvas.fill(entry.rect, style: style) }
      let line = traits.line(entry.title, width: max(0, entry.rect.width - 2 * Self.padding))
      part.write(line, at: Point(x: Self.padding, y: 0), style: style)
      guard line != nil, isHighlighted, !traits.showsSurfaces else { continue }
      // Without a visible fill, the focus has edges.
      part.write(traits.symbols.back, at: .zero, style: style)
      part.write(
        traits.symbols.forward, at: Point(x: entry.rect.width - 1, y: 0), style: style)
    }
  }

  open override var accessibilityElementCount: Int { menus.count }
  open override var focusedAccessibilityElementIndex: Int? { highlightedIndex }

  open override func accessibilityElement(at index: Int) -> AccessibilityElement? {
    let menu = menus[index]
    return AccessibilityElement(
      label: menu.title, hint: .Hanok.menuSubmenu, traits: .button,
      activate: { [weak self] in self?.openMenu(at: index) ?? false })
  }

  /// Opens a menu, by its index.
  ///
  /// - Returns: Whether there is such a menu, with any commands.
  @discardableResult
  public func openMenu(at index: Int) -> Bool {
    guard menus.indices.contains(index), isInteractive else { return false }
    // A menu without room in the bar opens at the last entry.
    return present(menus[index], at: min(index, entries.count - 1))
  }

  /// Closes the open menu.
  public func close() { openController?.close() }
}

/// The visible entries of the bar.
extension MenuBar {
  private struct Entry {
    let title: AttributedText
    /// The cells, from the leading side.
    let rect: Rect
    /// Whether it contains the menus without room.
    var isRest = false
  }

  /// Returns the title with the letter that opens it: marked in it, or else after it.
  private func title(of menu: Menu) -> AttributedText {
    guard let traits, let title = menu.title else { return AttributedText("") }
    var text = AttributedText(drawing: title, in: traits)
    guard let letter = letters(of: menu).first else { return text }
    let folded = self.folded(letter)
    for (index, run) in text.runs.enumerated() {
      guard let place = run.text.firstIndex(where: { self.folded($0) == folded }) else {
        continue
      }
      let after = run.text.index(after: place)
      let parts: [AttributedText.Run] = [
        .init(String(run.text[..<place]), role: run.role),
        .init(String(run.text[place]), role: .key),
        .init(String(run.text[after...]), role: run.role),
      ]
      text.runs.replaceSubrange(index...index, with: parts.filter { !$0.text.isEmpty })
      return text
    }
    text.runs += [.init(" "), .init(letter.capital(in: traits.textRules.language), role: .key)]
    return text
  }

  private func width(of title: AttributedText) -> Int {
    (traits?.line(title)?.width ?? 0) + 2 * Self.padding
  }

  private var entries: [Entry] {
    let rest = AttributedText(traits?.textRules.ellipsis ?? "")
    let restWidth = width(of: rest)
    var entries: [Entry] = []
    var x = 0
    for (index, menu) in menus.enumerated() {
      let title = title(of: menu)
      let width = width(of: title)
      // The last menu doesn't need room for the sign of further ones.
      let isLast = index == menus.count - 1
      if x + width + (isLast ? 0 : restWidth) > frame.width {
        let room = max(0, min(restWidth, frame.width - x))
        entries.append(
          Entry(title: rest, rect: Rect(x: x, y: 0, width: room, height: 1), isRest: true))
        break
      }
      entries.append(Entry(title: title, rect: Rect(x: x, y: 0, width: width, height: 1)))
      x += width
    }
    return entries
  }

  private func letters(of menu: Menu) -> [Character] {
    guard let mnemonic = menu.mnemonic, let localizer = traits?.localizer else { return [] }
    return Array(localizer.letters(of: mnemonic))
  }
}

extension MenuBar {
  private func toggle() {
    if isActive { return deactivate() }
    formerResponder = window?.firstResponder
    isActive = true
    activeEntry = 0
    becomeFirstResponder()
  }

  /// Moves the focus back to the former view.
  private func deactivate() {
    guard isActive else { return }
    isActive = false
    if formerResponder?.becomeFirstResponder() != true { resignFirstResponder() }
    formerResponder = nil
  }

  private func activate(_ index: Int) {
    activeEntry = index
    setNeedsDisplay()
  }

  private func move(by step: Int) {
    let count = entries.count
    if count > 0 { activate((activeEntry + step + count) % count) }
  }

  @discardableResult
  private func openEntry(at index: Int) -> Bool {
    let entries = entries
    guard entries.indices.contains(index) else { return false }
    guard entries[index].isRest else { return present(menus[index], at: index) }
    let items = menus[index...].map { MenuItem($0.title ?? .verbatim(""), submenu: $0) }
    return present(Menu(items: items), at: index)
  }

  private func present(_ menu: Menu, at index: Int) -> Bool {
    guard !menu.items.isEmpty, let presenter = nearestController else { return false }
    close()
    deactivate()
    let rect = mirrored(entries[index].rect)
    let controller = MenuController(menu, sourceView: self, sourceRect: rect)
    controller.passthroughViews = [self]
    controller.onLeave = { [weak self] in self?.openNext(by: $0) }
    controller.onClose = { [weak self, weak controller] in
      guard let self, openController === controller else { return }
      openController = nil
      shownEntry = nil
      setNeedsDisplay()
    }
    openController = controller
    shownEntry = index
    presenter.present(controller)
    setNeedsDisplay()
    return true
  }

  private func openNext(by step: Int) {
    let count = entries.count
    guard let shownEntry, count > 0 else { return }
    // An empty menu can't be opened: the next one is.
    for distance in 1..<max(2, count) {
      let index = ((shownEntry + distance * step) % count + count) % count
      if openEntry(at: index) { return }
    }
  }
}
