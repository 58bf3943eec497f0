import HanokLocalization
import HanokTerminal

/// Tabs above a controller's view, which precedes them in reading order: it gets the focus first.
final class TabView: View {
  /// Called with the index of the tab that was chosen.
  var onSelect: (Int) -> Void = { _ in }
  /// The screen below the tabs: its commands are in force with the focus on them, too.
  weak var screen: ViewController? {
    didSet { (bar.screen, menuButton.screen) = (screen, screen) }
  }
  /// Called with the button that replaces tabs that don't fit.
  var onMenu: (View) -> Void = { _ in }

  private let container: View
  private let bar = TabBar()
  private let menuButton = TabMenuButton()
  private var selectedIndex = 0

  /// The minimum height of a view with a line below its tabs.
  private static let leastLinedHeight = 8

  init(_ container: View) {
    self.container = container
    super.init()
    for view in [container, bar, menuButton] { addSubview(view) }
    menuButton.addAction { [weak self] in
      if let self { onMenu(menuButton) }
    }
  }

  func show(_ titles: [Message], selectedIndex: Int) {
    self.selectedIndex = selectedIndex
    bar.show(titles, selectedIndex: selectedIndex) { [weak self] in self?.onSelect($0) }
    menuButton.tabTitle = titles.indices.contains(selectedIndex) ? titles[selectedIndex] : nil
    setNeedsContentUpdate()
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let height = barHeight(in: proposal.height ?? ProposedSize.largestLength)
    let content = container.fittingSize(
      ProposedSize(width: proposal.width, height: proposal.height.map { $0 - height }))
    let width = max(content.width, bar.fittingSize(.unspecified).width)
    return Size(
      width: proposal.width.map { min($0, width) } ?? width, height: content.height + height)
  }

  override func layoutSubviews() {
    let isListed = bar.fittingSize(.unspecified).width > frame.width
    let hadFocus = isListed != bar.isHidden && bar.holdsFocus
    if bar.isHidden != isListed { bar.isHidden = isListed }
    if menuButton.isHidden == isListed { menuButton.isHidden = !isListed }
    let height = min(frame.height, barHeight(in: frame.height))
    bar.isLined = height > 1
    bar.frame = Rect(x: 0, y: 0, width: frame.width, height: height)
    let width = min(frame.width, menuButton.fittingSize(.unspecified).width)
    place(menuButton, at: Rect(x: 0, y: 0, width: width, height: min(1, height)))
    container.frame = Rect(x: 0, y: height, width: frame.width, height: frame.height - height)
    if hadFocus { window?.focus.wanted = menuButton }
  }

  private func barHeight(in height: Int) -> Int { height >= Self.leastLinedHeight ? 2 : 1 }
}

/// The tabs in a row, the chosen one above a heavy line.
final class TabBar: View {
  var isLined = true { didSet { if isLined != oldValue { setNeedsDisplay() } } }
  weak var screen: ViewController?
  private var selectedIndex = 0
  private var tabs: [Button] { subviews.compactMap { $0 as? Button } }

  override var next: Responder? { screen ?? super.next }
  override var isFocusGroup: Bool { true }

  var holdsFocus: Bool { tabs.contains(where: \.isFirstResponder) }

  func show(_ titles: [Message], selectedIndex: Int, onSelect: @escaping (Int) -> Void) {
    let hadFocus = holdsFocus
    for tab in tabs.dropFirst(titles.count) { tab.removeFromSuperview() }
    for index in tabs.count..<max(tabs.count, titles.count) {
      let tab = Button(titles[index], style: .plain)
      tab.addAction { onSelect(index) }
      addSubview(tab)
    }
    for (index, tab) in tabs.enumerated() {
      if tab.title != titles[index] { tab.title = titles[index] }
      tab.isSelected = index == selectedIndex
    }
    self.selectedIndex = selectedIndex
    // The focus follows the selection, also from a tab that was removed.
    if hadFocus, tabs.indices.contains(selectedIndex) {
      tabs[selectedIndex].becomeFirstResponder()
    }
    setNeedsContentUpdate()
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: tabs.reduce(0) { $0 + $1.fittingSize(.unspecified).width }, height: 2)
  }

  override func layoutSubviews() {
    var x = 0
    for tab in tabs {
      let width = tab.fittingSize(.unspecified).width
      place(tab, at: Rect(x: x, y: 0, width: width, height: min(1, frame.height)))
      x += width
    }
  }

  override func draw(in canvas: Canvas) {
    guard isLined else { return }
    let (symbols, theme) = (canvas.traits.symbols, canvas.traits.theme)
    canvas.write(
      String(repeating: symbols.horizontalLine, count: frame.width), at: Point(x: 0, y: 1),
      style: theme.border)
    guard tabs.indices.contains(selectedIndex) else { return }
    let tab = mirrored(tabs[selectedIndex].frame)
    canvas.write(
      String(repeating: symbols.heavyHorizontalLine, count: tab.width),
      at: Point(x: tab.minX, y: 1), style: theme.accent)
  }

  override var keyActions: [any KeyAction] {
    let actions: [ListAction] = [.moveBack, .moveForward, .moveToFirst, .moveToLast]
    return tabs.contains(where: \.isFirstResponder) ? actions : []
  }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    switch keyAction(ListAction.self, for: event) {
    case .moveBack: return move(by: -1)
    case .moveForward: return move(by: 1)
    case .moveToFirst: return use(0)
    case .moveToLast: return use(tabs.count - 1)
    default: return super.keyPressed(event)
    }
  }

  private func move(by step: Int) -> Bool {
    guard let index = tabs.firstIndex(where: \.isFirstResponder) else { return false }
    return use(max(0, min(index + step, tabs.count - 1)))
  }

  /// Moves the focus to a tab after an arrow key, and selects it.
  private func use(_ index: Int) -> Bool {
    guard tabs.indices.contains(index) else { return false }
    tabs[index].becomeFirstResponder()
    tabs[index].sendActions(for: .primaryActionTriggered)
    return true
  }
}

/// The button for all tabs if they don't fit, titled like the selected one.
final class TabMenuButton: Button {
  var tabTitle: Message? { didSet { if tabTitle != oldValue { showTitle() } } }

  weak var screen: ViewController?

  init() { super.init(.verbatim("")) }

  override var next: Responder? { screen ?? super.next }

  override func traitsDidChange() {
    super.traitsDidChange()
    showTitle()
  }

  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.label = tabTitle
  }

  private func showTitle() {
    guard let tabTitle else { return }
    let sign = traits?.symbols.down ?? ""
    title = .Hanok.tabsMenu(title: tabTitle, sign: sign)
  }
}
