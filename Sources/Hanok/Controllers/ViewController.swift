public import HanokLocalization
public import HanokTerminal

/// The object between a model and a view, and the only one that knows both.
///
/// Its view is created at its first use. It is notified in UIKit's order: `viewDidLoad` once; then
/// each time `viewWillAppear`, layout, `viewDidAppear`, and `viewWillDisappear`, out of the window,
/// `viewDidDisappear`.
open class ViewController: Responder {
  private var loadedView: View?
  private var appearance = AppearanceState.gone
  /// The window that the view is about to be in.
  private weak var nextWindow: Window?
  /// The controller to present when this one's view is shown.
  private var pendingPresentation: ViewController?
  /// The end of the presentation, while a task awaits it.
  var awaitedEnd: PresentationEnd?
  var tasks = ControllerTasks()

  /// The name of the screen.
  open var title: Message? { didSet { if title != oldValue { titleDidChange() } } }
  /// The identifier of the controller's state that is kept over a restart; nil for none.
  ///
  /// It is unique among the children of a controller.
  public var restorationIdentifier: String?
  /// The title of the tab in a ``TabController``; nil shows the title, or that of the first screen.
  public var tabTitle: Message? {
    didSet { if tabTitle != oldValue { parent?.titleDidChange(of: self) } }
  }
  /// The title and the buttons in the bar of a ``NavigationController``.
  public private(set) lazy var navigationItem = NavigationItem()
  /// The title in the border of a sheet or a popover.
  var borderTitle: Message? { title }
  /// The parent of this controller.
  public private(set) weak var parent: ViewController?
  /// The child controllers.
  public private(set) var children: [ViewController] = []
  /// The controller that this one has presented.
  public internal(set) var presentedViewController: ViewController?
  /// The controller that has presented this one.
  public internal(set) weak var presentingViewController: ViewController?
  /// The style in which the controller is presented.
  open var modalPresentationStyle = ModalPresentationStyle.fullScreen
  /// The view that a popover points to; nil shows it in the middle.
  public weak var sourceView: View?
  /// The part of the source view that a popover points to, in that view's cells; nil for all of it.
  public var sourceRect: Rect?
  /// The side of its source on which a popover opens.
  public var popoverSide = PopoverSide.below
  /// The views outside a popover that still receive presses, such as the bar of an open menu.
  public var passthroughViews: [View] = []
  /// Whether the controller stays after Escape, or after a click outside a popover.
  public var isModalInPresentation = false
  /// The view to which the focus returns when the controller is no longer covered.
  weak var rememberedResponder: View?
  /// Whether line mode offers an element that dismisses the controller.
  var needsDismissalElement: Bool { false }

  /// The controller's view, created at its first use.
  ///
  /// A view that is set while the former one is shown replaces it. A new view that contains the
  /// former one stays in its superview.
  public var view: View {
    get {
      if loadedView == nil {
        loadView()
        // It may put another view in place of the loaded one.
        if loadedView != nil { viewDidLoad() }
      }
      guard let loadedView else { preconditionFailure("loadView() has to set the view.") }
      return loadedView
    }
    set {
      guard newValue !== loadedView else { return }
      let former = loadedView
      loadedView = newValue
      newValue.controller = self
      former?.controller = nil
      guard let former, let superview = former.superview, !former.isDescendant(of: newValue)
      else { return }
      let index = superview.subviews.firstIndex { $0 === former } ?? superview.subviews.count
      newValue.frame = former.frame
      superview.insertSubview(newValue, at: index)
      former.removeFromSuperview()
    }
  }

  /// The controller's view, or nil if it hasn't been created.
  public var viewIfLoaded: View? { loadedView }

  /// Whether the view has been created.
  public var isViewLoaded: Bool { loadedView != nil }

  /// The window of the view, or nil.
  public var window: Window? { loadedView?.window }

  /// The superview of the controller's view, its parent, or the controller that presented it.
  open override var next: Responder? {
    loadedView?.superview ?? parent ?? presentingViewController
  }

  /// Creates the view; a subclass that overrides this sets `view`.
  open func loadView() { view = View() }

  /// Called once, after the view has been created.
  open func viewDidLoad() {}
  /// Called before the view is shown.
  open func viewWillAppear() {}
  /// Called when the view is shown, with its frame.
  open func viewDidAppear() {}
  /// Called before the view disappears.
  open func viewWillDisappear() {}
  /// Called when the view has left the window.
  open func viewDidDisappear() {}
  /// Updates the views from the model, before the layout.
  ///
  /// It is called once before the view's first layout, then once a turn after
  /// ``setNeedsUpdateProperties()``, and after each change of an `@Observable` property that it has
  /// read.
  open func updateProperties() {}
  /// Called before the layout of the subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the layout of the subviews.
  open func viewDidLayoutSubviews() {}
  /// Called after an attempt to leave a controller with ``ViewController/isModalInPresentation``,
  /// which asks by itself before it discards anything.
  ///
  /// The attempt is Escape, or a click outside a popover.
  open func presentationDidAttemptToDismiss() {}
  /// Called before a change of the window's size, in cells; the view's frame changes after it.
  open func viewWillTransition(to size: Size) {}
  /// Called after a change of the view's traits, such as the language.
  ///
  /// Sort and read again here; views are redrawn automatically.
  open func traitsDidChange() {}
  /// Called when the machine, or the program's control group, is short of memory.
  ///
  /// Release data that can be created again.
  open func didReceiveMemoryWarning() {}
  /// The name of what is typed here and not saved, or nil for nothing.
  ///
  /// Before it is lost by Escape, a click outside, the way back, a key or a button that ends the
  /// program, the toolkit asks; for buttons of your own, see
  /// ``ViewController/confirmDiscardingUnsavedContent(_:)``. Line mode says at the end of its input
  /// that it is lost, and ends with a status other than 0.
  open var unsavedContent: Message? { nil }
  /// Adds the state to keep over a restart; see ``RestorableState``.
  open func encodeRestorableState(in state: inout RestorableState) {}
  /// Restores the state after a restart, once; the children's are restored afterwards.
  open func decodeRestorableState(from state: RestorableState) {}
  /// Called after a change of a child's title, so that a controller that shows it can update it.
  open func titleDidChange(of child: ViewController) {}
}

extension ViewController {
  /// Notifies all controllers that show the title, also if a subclass computes `title`.
  public func titleDidChange() {
    window?.titleDidChange(of: self)
    parent?.titleDidChange(of: self)
  }
}

/// Child controllers, whose views are somewhere in this controller's view.
extension ViewController {
  /// Adds a child; this controller adds its view and lays it out.
  ///
  /// A controller that is its child already stays as it is.
  public func addChild(_ child: ViewController) {
    if child.parent === self { return }
    child.removeFromParent()
    child.parent = self
    children.append(child)
    if child.window != nil { child.viewDidEnterWindow() }
  }

  /// Removes the controller and its view from its parent.
  public func removeFromParent() {
    guard let parent else { return }
    beginDisappearing()
    loadedView?.removeFromSuperview()
    endDisappearing()
    parent.children.removeAll { $0 === self }
    self.parent = nil
  }

  /// Replaces a child's view in a container by another's.
  ///
  /// The messages have UIKit's order: one will disappear, the other will appear, the one has
  /// disappeared; the other has appeared after the layout. The former one stays a child. Either may
  /// be nil.
  public func transition(
    from former: ViewController?, to next: ViewController?, in container: View
  ) {
    guard former !== next else { return }
    former?.beginDisappearing()
    if let next {
      if next.parent !== self { addChild(next) }
      if isAppearingOrShown, let window = container.window { next.beginAppearing(in: window) }
    }
    former?.loadedView?.removeFromSuperview()
    former?.endDisappearing()
    if let next { container.addSubview(next.view) }
  }

  private var isAppearingOrShown: Bool { appearance == .shown || appearance == .appearing }
}

extension ViewController {
  /// Presents another controller over this one, in its ``modalPresentationStyle``.
  ///
  /// A controller that already presents another one passes it on to that one. Before this one's
  /// view is shown, the presentation waits. A controller that is already shown isn't presented
  /// again.
  public func present(_ controller: ViewController) {
    if let presentedViewController { return presentedViewController.present(controller) }
    guard let window, appearance == .shown else {
      if let pendingPresentation { return pendingPresentation.present(controller) }
      pendingPresentation = controller
      return
    }
    if window.layers.contains(where: { $0.presented === controller }) { return }
    presentedViewController = controller
    controller.presentingViewController = self
    window.present(controller)
  }

  /// Dismisses the presented controllers of this one, or else this one or its parent.
  ///
  /// They are kept until the end of the turn, so that the action that dismisses one can continue.
  public func dismiss() {
    pendingPresentation = nil
    guard let presented = presentedViewController else {
      (presentingViewController ?? parent)?.dismiss()
      return
    }
    let window = presented.topmostWindow
    presentedViewController = nil
    presented.presentingViewController = nil
    window?.dismiss(presented)
  }

  /// The window of this controller, or of those that it has presented.
  ///
  /// Of screens that cover each other, only the topmost is in the window.
  var topmostWindow: Window? {
    sequence(first: self, next: \.presentedViewController).lazy.compactMap(\.window).first
  }
}

private enum AppearanceState {
  case gone
  case appearing
  case shown
  case disappearing
}

extension ViewController {
  /// The window of the view, or the one that it is about to be in.
  var presentOrNextWindow: Window? { window ?? nextWindow }

  func beginAppearing(in window: Window) {
    // The view appears again before all have been notified that it has disappeared.
    endDisappearing()
    guard appearance == .gone else { return }
    let view = view
    appearance = .appearing
    nextWindow = window
    viewWillAppear()
    for child in children where child.loadedView?.isDescendant(of: view) == true {
      child.beginAppearing(in: window)
    }
  }

  func endAppearing() {
    guard appearance == .appearing else { return }
    for child in children { child.endAppearing() }
    appearance = .shown
    nextWindow = nil
    viewDidAppear()
    if let controller = pendingPresentation {
      pendingPresentation = nil
      present(controller)
    }
  }

  func beginDisappearing() {
    guard isAppearingOrShown else { return }
    appearance = .disappearing
    viewWillDisappear()
    for child in children { child.beginDisappearing() }
  }

  func endDisappearing() {
    guard appearance == .disappearing else { return }
    for child in children { child.endDisappearing() }
    appearance = .gone
    cancelTasks()
    viewDidDisappear()
  }

  /// Reports the appearance of a child's view that is added to a shown view, after the next layout.
  func viewDidEnterWindow() {
    guard let parent, parent.isAppearingOrShown, let window else { return }
    beginAppearing(in: window)
    window.finishAppearingAfterLayout(self)
  }

  /// Reports the disappearance of a view that was removed directly.
  func viewDidLeaveWindow() {
    guard isAppearingOrShown else { return }
    beginDisappearing()
    endDisappearing()
  }
}
