public import HanokLocalization
import HanokTerminal

/// A controller that shows one screen after another, with a bar whose button leads back.
///
/// ```
///  [ ← Settings ]         Language         [ A Add ]
///
///  the view of the topmost controller
/// ```
///
/// Escape and Alt with the arrow that points back lead back, too. The view that had the keys gets
/// them again when its screen comes back.
open class NavigationController: ViewController {
  /// The controllers from the first to the one that is shown.
  public private(set) var viewControllers: [ViewController]
  /// Whether the bar is left out; keys still lead back.
  public var isNavigationBarHidden = false { didSet { updateBar() } }

  /// Makes a controller that was pushed before a restart, by its
  /// ``ViewController/restorationIdentifier``; nil leaves out it and those above it.
  public var restoredController: (String) -> ViewController? = { _ in nil }
  /// Whether the keys go along to a screen that is shown; a container that moves screens about while
  /// it places its views looks after them itself.
  var movesFocus = true

  private let container = ChildContainerView()
  private lazy var navigationView = NavigationView(container)
  /// The views that had the keys, by the controllers that were covered.
  private var rememberedResponders: [ObjectIdentifier: WeakView] = [:]

  /// A controller that shows another one first.
  public init(rootViewController: ViewController) {
    viewControllers = [rootViewController]
    super.init()
    addChild(rootViewController)
  }

  /// The controller that is shown.
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

  /// The bar has no title of its own inside of a border that shows it.
  open override func viewWillAppear() { updateBar() }

  /// The keys go to the screen rather than to the bar.
  open override func viewDidAppear() {
    guard let responder = window?.firstResponder, responder.isDescendant(of: view) else { return }
    if !responder.isDescendant(of: container) { focusContent(of: container, preferring: nil) }
  }

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

  /// Pushes what was pushed; nothing where anything is already.
  open override func decodeRestorableState(from state: RestorableState) {
    guard viewControllers.count == 1 else { return }
    while let name = state["pushed.\(viewControllers.count - 1)"] {
      guard let controller = restoredController(name) else { return }
      controller.restorationIdentifier = name
      let count = viewControllers.count
      pushViewController(controller)
      // One that is there already isn't pushed again.
      if viewControllers.count == count { return }
    }
  }

  open override var keyCommands: [KeyCommand] {
    let isRightToLeft = view.traits?.isRightToLeft == true
    let keys = [KeyEvent(.escape), KeyEvent(isRightToLeft ? .right : .left, .alt)]
    return [
      KeyCommand(.Hanok.navigationBack, keys: keys, isEnabled: canGoBack) { [weak self] in
        self?.goBack()
      }
    ]
  }
}

extension NavigationController {
  /// Shows a controller over the present one.
  ///
  /// One that is shown already, or lies below, isn't pushed again.
  public func pushViewController(_ controller: ViewController) {
    if viewControllers.contains(where: { $0 === controller }) { return }
    show(viewControllers + [controller])
  }

  /// Goes back by one screen; the first one stays.
  ///
  /// - Returns: The controller that was shown; nil where it is the first.
  @discardableResult
  public func popViewController() -> ViewController? {
    guard viewControllers.count > 1 else { return nil }
    let popped = topViewController
    show(Array(viewControllers.dropLast()))
    return popped
  }

  /// Goes back to a controller below.
  ///
  /// - Returns: The controllers that were above it; empty where it isn't among them.
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

  /// Shows the last of some controllers, with the others below it; each is taken once.
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

  /// Goes back as the button and the keys do.
  private func goBack() {
    guard canGoBack else { return }
    if let action = topViewController?.navigationItem.backAction { return action() }
    popViewController()
  }

  private func show(_ controllers: [ViewController]) {
    let former = topViewController
    let next = controllers.last
    let going = viewControllers.filter { old in !controllers.contains { $0 === old } }
    // What they have presented can't stay without them.
    for controller in going where controller.presentedViewController != nil {
      controller.dismiss()
    }
    viewControllers = controllers
    for controller in controllers where controller.parent !== self { addChild(controller) }
    if former !== next, isViewLoaded {
      let hadFocus = remember(former)
      transition(from: former, to: next, in: container)
      updateBar()
      if hadFocus, movesFocus { restoreFocus(of: next) }
    } else {
      updateBar()
    }
    for controller in going { leave(controller) }
    titleDidChange()
  }

  /// Forgets a controller; an action of its own may have made it go.
  private func leave(_ controller: ViewController) {
    controller.navigationItem.onChange = {}
    rememberedResponders[ObjectIdentifier(controller)] = nil
    window?.keepToEndOfTurn(controller)
    controller.removeFromParent()
  }

  /// Remembers the view that has the keys, and returns whether they are anywhere in this controller.
  private func remember(_ controller: ViewController?) -> Bool {
    guard let controller, let responder = window?.firstResponder else { return window != nil }
    let isInside = responder.isDescendant(of: view)
    if responder.isDescendant(of: container) {
      rememberedResponders[ObjectIdentifier(controller)] = WeakView(view: responder)
    }
    return isInside
  }

  private func restoreFocus(of controller: ViewController?) {
    let id = controller.map(ObjectIdentifier.init)
    let known = id.flatMap { rememberedResponders.removeValue(forKey: $0) }
    focusContent(of: container, preferring: known?.view)
  }

  private func updateBar() {
    guard isViewLoaded else { return }
    let item = topViewController?.navigationItem
    for controller in viewControllers {
      controller.navigationItem.onChange =
        controller === topViewController || controller === viewControllers.dropLast().last
        ? { [weak self] in self?.updateBar() } : {}
    }
    let below = viewControllers.dropLast().last
    navigationView.update(
      title: showsTitle ? item?.title ?? topViewController?.title : nil,
      backTitle: canGoBack ? below.map { $0.navigationItem.backButtonTitle ?? $0.barTitle } : nil,
      leading: item?.leadingButtons ?? [], trailing: item?.trailingButtons ?? [],
      isHidden: isNavigationBarHidden)
  }

  /// The border of a sheet or a popover shows the title already.
  private var showsTitle: Bool {
    presentingViewController == nil || modalPresentationStyle == .fullScreen
  }
}

extension ViewController {
  /// The nearest navigation controller that shows this one.
  public var navigationController: NavigationController? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? NavigationController }.first
  }

  /// The title in a bar, and of the button that leads back here.
  fileprivate var barTitle: Message { navigationItem.title ?? title ?? .Hanok.navigationBack }
}
