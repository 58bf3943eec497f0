public import HanokLocalization
import HanokTerminal

/// A controller that shows one of several others, chosen by tabs above them.
///
/// ```
///  Inbox   Sent   Drafts           narrow:   [ Inbox ▾ ]
/// ━━━━━━━────────────────────
/// the view of the chosen controller
/// ```
///
/// Ctrl with Page Up and Page Down leads to the previous and next tab. If the tabs don't fit, a
/// button lists them. Each controller keeps its view and the focus in it.
open class TabController: ViewController {
  /// The controllers, in the order of their tabs.
  public var viewControllers: [ViewController] { didSet { controllersDidChange(from: oldValue) } }
  /// The controller that is shown, or nil without controllers.
  public private(set) var selectedViewController: ViewController?

  private let container = ChildContainerView()
  private lazy var tabView = TabView(container)

  /// Creates a controller of other controllers, and shows the first.
  public init(_ viewControllers: [ViewController]) {
    self.viewControllers = viewControllers
    selectedViewController = viewControllers.first
    super.init()
    for controller in viewControllers { addChild(controller) }
  }

  /// The index of the controller that is shown; setting an invalid one changes nothing.
  public var selectedIndex: Int {
    get { viewControllers.firstIndex { $0 === selectedViewController } ?? 0 }
    set { if viewControllers.indices.contains(newValue) { select(viewControllers[newValue]) } }
  }

  /// The title of the controller that is shown, unless one is set.
  open override var title: Message? {
    get { super.title ?? selectedViewController?.title }
    set { super.title = newValue }
  }

  open override func loadView() {
    if let selectedViewController { container.addSubview(selectedViewController.view) }
    view = tabView
    tabView.onSelect = { [weak self] in self?.selectedIndex = $0 }
    tabView.onMenu = { [weak self] in self?.showMenu(from: $0) }
    updateTabs()
  }

  open override func titleDidChange(of child: ViewController) {
    updateTabs()
    if child === selectedViewController { titleDidChange() }
  }

  open override var keyCommands: [KeyCommand] {
    let isEnabled = viewControllers.count > 1
    return [
      view.keyCommand(NavigationAction.nextTab, isEnabled: isEnabled) {
        [weak self] in self?.move(by: 1)
      },
      view.keyCommand(NavigationAction.previousTab, isEnabled: isEnabled) {
        [weak self] in self?.move(by: -1)
      },
    ]
  }

  open override func encodeRestorableState(in state: inout RestorableState) {
    state["tab"] = "\(selectedIndex)"
  }

  open override func decodeRestorableState(from state: RestorableState) {
    if let index = state["tab"].flatMap({ Int($0) }) { selectedIndex = index }
  }

  private func move(by step: Int) {
    let count = viewControllers.count
    if count > 0 { selectedIndex = (selectedIndex + step + count) % count }
  }

  private func select(_ controller: ViewController?) {
    let former = selectedViewController
    guard controller !== former else { return }
    let responder = window?.firstResponder
    let isInside = responder?.isDescendant(of: container) ?? true
    keepFocus(of: former, in: container)
    selectedViewController = controller
    if isViewLoaded {
      transition(from: former, to: controller, in: container)
      updateTabs()
      if isInside { restoreFocus(of: controller, in: container) }
    }
    titleDidChange()
  }

  private func controllersDidChange(from former: [ViewController]) {
    for controller in viewControllers where controller.parent !== self { addChild(controller) }
    if !viewControllers.contains(where: { $0 === selectedViewController }) {
      select(viewControllers.first)
    }
    for controller in former where !viewControllers.contains(where: { $0 === controller }) {
      leave(controller)
    }
    updateTabs()
  }

  private func updateTabs() {
    guard isViewLoaded else { return }
    tabView.screen = selectedViewController
    tabView.show(viewControllers.map(\.shownTabTitle), selectedIndex: selectedIndex)
  }

  /// Lists the tabs next to the button that replaces them.
  private func showMenu(from source: View) {
    let items = viewControllers.map { controller in
      let isSelected = controller === selectedViewController
      return MenuItem(controller.shownTabTitle, state: isSelected ? .on : .off) { [weak self] in
        self?.select(controller)
      }
    }
    present(MenuController(Menu(items: items), sourceView: source))
  }
}

extension ViewController {
  /// The nearest tab controller of this one.
  public var tabController: TabController? { ancestor(TabController.self) }

  fileprivate var shownTabTitle: Message {
    let first = (self as? NavigationController)?.viewControllers.first
    return tabTitle ?? first?.title ?? title ?? .verbatim("")
  }
}
