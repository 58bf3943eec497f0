public import HanokLocalization
import HanokTerminal

/// A controller that shows a stack of screens, with a bar whose button leads back.
///
/// ```
///  [ ← Settings ]         Language         [ A Add ]
///
///  the view of the topmost controller
/// ```
///
/// Escape, and Alt with the arrow that points back, lead back too. The focus of a screen is
/// restored when the screen comes back.
open class NavigationController: ViewController {
  /// The controllers from the first to the topmost.
  public private(set) var viewControllers: [ViewController]
  /// Whether the bar is hidden; keys still lead back.
  public var isNavigationBarHidden = false { didSet { updateBar() } }

  /// Creates a controller that was pushed before a restart.
  ///
  /// The argument is its ``ViewController/restorationIdentifier``. If it returns nil, the
  /// controller and those above it are omitted.
  public var restoredController: (String) -> ViewController? = { _ in nil }
  /// Whether the focus moves to a shown screen: not while a container's layout moves screens.
  var movesFocus = true

  private let container = ChildContainerView()
  private lazy var navigationView = NavigationView(container)

  /// Creates a stack with one controller.
  public init(rootViewController: ViewController) {
    viewControllers = [rootViewController]
    super.init()
    addChild(rootViewController)
  }

  /// The controller at the top.
  public var topViewController: ViewController? { viewControllers.last }

  /// The title of the topmost screen, unless one is set.
  open override var title: Message? {
    get { super.title ?? topViewController?.title }
    set { super.title = newValue }
  }

  open override func loadView() {
    if let topViewController { container.addSubview(topViewController.view) }
    view = navigationView
    navigationView.backButton.addTarget(self, action: NavigationController.goBack)
    updateBar()
  }

  /// A border that shows the title makes one in the bar unnecessary.
  open override func viewWillAppear() { updateBar() }

  open override func titleDidChange(of child: ViewController) {
    updateBar()
    if child === topViewController { titleDidChange() }
  }

  open override func encodeRestorableState(in state: inout RestorableState) {
    let pushed = viewControllers.dropFirst().prefix { $0.restorationIdentifier != nil }
    for (index, controller) in pushed.enumerated() {
      state["pushed.\(index)"] = controller.restorationIdentifier
    }
  }

  /// Pushes the saved controllers, unless any have been pushed already.
  open override func decodeRestorableState(from state: RestorableState) {
    guard viewControllers.count == 1 else { return }
    while let name = state["pushed.\(viewControllers.count - 1)"] {
      guard let controller = restoredController(name) else { return }
      controller.restorationIdentifier = name
      let count = viewControllers.count
      pushViewController(controller)
      // A controller that is already in the stack isn't pushed again.
      if viewControllers.count == count { return }
    }
  }

  open override var keyCommands: [KeyCommand] {
    [
      view.keyCommand(NavigationAction.back, isEnabled: canGoBack) { [weak self] in
        self?.goBack()
      }
    ]
  }
}

extension NavigationController {
  /// Pushes a controller on the stack.
  ///
  /// A controller that is already in the stack isn't pushed again.
  public func pushViewController(_ controller: ViewController) {
    if viewControllers.contains(where: { $0 === controller }) { return }
    show(viewControllers + [controller])
  }

  /// Goes back by one screen, unless it is the first.
  ///
  /// - Returns: The controller that was shown, or nil if it is the first.
  @discardableResult
  public func popViewController() -> ViewController? {
    guard viewControllers.count > 1 else { return nil }
    let popped = topViewController
    show(Array(viewControllers.dropLast()))
    return popped
  }

  /// Goes back to a controller of the stack.
  ///
  /// - Returns: The controllers that were above it, or none if it isn't in the stack.
  @discardableResult
  public func popToViewController(_ controller: ViewController) -> [ViewController] {
    guard let index = viewControllers.firstIndex(where: { $0 === controller }) else { return [] }
    let popped = Array(viewControllers[(index + 1)...])
    if !popped.isEmpty { show(Array(viewControllers[...index])) }
    return popped
  }

  /// Goes back to the first controller.
  ///
  /// - Returns: The controllers that were above it.
  @discardableResult
  public func popToRootViewController() -> [ViewController] {
    viewControllers.first.map(popToViewController) ?? []
  }

  /// Replaces the stack; each controller is used once, and the last one is shown.
  public func setViewControllers(_ controllers: [ViewController]) {
    var unique: [ViewController] = []
    for controller in controllers where !unique.contains(where: { $0 === controller }) {
      unique.append(controller)
    }
    show(unique)
  }

  /// Whether there is a screen below, and a way back to it.
  private var canGoBack: Bool {
    viewControllers.count > 1 && topViewController?.navigationItem.hidesBackButton == false
  }

  /// Goes back after the button or a key was pressed.
  private func goBack() {
    guard canGoBack, let topViewController else { return }
    if let action = topViewController.navigationItem.backAction { return action() }
    topViewController.confirmDiscardingUnsavedContent { [weak self] in self?.popViewController() }
  }

  private func show(_ controllers: [ViewController]) {
    let former = topViewController
    let next = controllers.last
    let going = viewControllers.filter { old in !controllers.contains { $0 === old } }
    // Controllers that they have presented disappear with them.
    for controller in going where controller.presentedViewController != nil {
      controller.dismiss()
    }
    viewControllers = controllers
    for controller in controllers where controller.parent !== self { addChild(controller) }
    if former !== next, isViewLoaded {
      let hadFocus = window?.firstResponder?.isDescendant(of: view) ?? (window != nil)
      keepFocus(of: former, in: container)
      transition(from: former, to: next, in: container)
      updateBar()
      if hadFocus, movesFocus { restoreFocus(of: next, in: container) }
    } else {
      updateBar()
    }
    for controller in going {
      controller.navigationItem.onChange = {}
      leave(controller)
    }
    titleDidChange()
  }

  private func updateBar() {
    guard isViewLoaded else { return }
    for controller in viewControllers {
      controller.navigationItem.onChange = { [weak self] in self?.updateBar() }
    }
    let item = topViewController?.navigationItem
    let below = viewControllers.dropLast().last
    navigationView.update(
      of: topViewController, title: showsTitle ? item?.title ?? topViewController?.title : nil,
      backTitle: canGoBack ? below.map { $0.navigationItem.backButtonTitle ?? $0.barTitle } : nil,
      leading: item?.leadingButtons ?? [], trailing: item?.trailingButtons ?? [],
      isHidden: isNavigationBarHidden)
  }

  /// Whether the bar shows the title: not in a sheet or a popover, whose border does.
  private var showsTitle: Bool {
    presentingViewController == nil || modalPresentationStyle == .fullScreen
  }
}

extension ViewController {
  /// The nearest navigation controller of this one.
  public var navigationController: NavigationController? { ancestor(NavigationController.self) }

  /// The title in the bar and of the button that leads back here.
  fileprivate var barTitle: Message { navigationItem.title ?? title ?? .Hanok.navigationBack }
}
