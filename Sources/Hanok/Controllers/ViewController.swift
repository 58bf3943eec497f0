public import HanokLocalization
public import HanokTerminal

/// The object between a model and a view: the only one that knows both.
///
/// Its view is made when it is first asked for. A screen's life is notified in UIKit's order:
/// `viewDidLoad` once; then each time `viewWillAppear`, layout, `viewDidAppear`, and
/// `viewWillDisappear`, out of the window, `viewDidDisappear`.
open class ViewController: Responder {
  private var loadedView: View?
  private var appearance = AppearanceState.gone
  /// A controller to be presented as soon as this one's view is shown.
  private var pendingPresentation: ViewController?
  /// The end of the presentation, while a task awaits it.
  var awaitedEnd: PresentationEnd?
  /// The work that ends when the view goes.
  var tasks: [Int: Task<Void, Never>] = [:]
  var lastTask = 0

  /// The name of the screen.
  open var title: Message? { didSet { if title != oldValue { titleDidChange() } } }
  /// The name under which the controller's state is kept over a restart; nil for none.
  ///
  /// It is unique among the children of a controller.
  public var restorationIdentifier: String?
  /// The words of the tab in a ``TabController``; nil shows the title, or that of the first screen.
  public var tabTitle: Message? {
    didSet { if tabTitle != oldValue { parent?.titleDidChange(of: self) } }
  }
  /// The title and the buttons in the bar of a ``NavigationController``.
  public private(set) lazy var navigationItem = NavigationItem()
  /// The title in the border of a sheet or a popover.
  var borderTitle: Message? { title }
  /// The controller that this one belongs to.
  public private(set) weak var parent: ViewController?
  /// The controllers that belong to this one.
  public private(set) var children: [ViewController] = []
  /// The controller that this one has presented.
  public internal(set) var presentedViewController: ViewController?
  /// The controller that has presented this one.
  public internal(set) weak var presentingViewController: ViewController?
  /// The way in which the controller is shown when it is presented.
  open var modalPresentationStyle = ModalPresentationStyle.fullScreen
  /// The view that a popover points to; nil shows it in the middle.
  public weak var sourceView: View?
  /// The part of the source view that a popover points to, in that view's cells; nil for all of it.
  public var sourceRect: Rect?
  /// The side of its source on which a popover opens.
  public var popoverSide = PopoverSide.below
  /// The views outside of a popover that still take presses, as the bar of an open menu does.
  public var passthroughViews: [View] = []
  /// Whether the controller stays when Escape is pressed, or when one clicks outside of a popover.
  public var isModalInPresentation = false
  /// Whether line mode offers a way out of the controller, besides what can be used on it.
  var needsDismissalElement: Bool { false }

  /// The controller's view, made when it is first asked for.
  ///
  /// A view that is set while the former one is shown takes its place. One that has taken the former
  /// one in stays where it is: what was done with that was meant.
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

  /// The controller's view if it was made already.
  public var viewIfLoaded: View? { loadedView }

  /// Whether the view was made.
  public var isViewLoaded: Bool { loadedView != nil }

  /// The window that the view is in; nil while it is in none.
  public var window: Window? { loadedView?.window }

  /// The view that the controller's view is in, or the controller that it belongs to or was
  /// presented by.
  open override var next: Responder? {
    loadedView?.superview ?? parent ?? presentingViewController
  }

  /// Makes the view; a subclass that overrides this sets `view`.
  open func loadView() { view = View() }

  /// Called once the view is made.
  open func viewDidLoad() {}
  /// Called before the view is shown.
  open func viewWillAppear() {}
  /// Called when the view is shown, with its frame.
  open func viewDidAppear() {}
  /// Called before the view goes.
  open func viewWillDisappear() {}
  /// Called when the view has left the window.
  open func viewDidDisappear() {}
  /// Takes what the views show from the model, before they are measured and placed.
  ///
  /// It is called once before the view is first placed, then once a turn after
  /// ``setNeedsUpdateProperties()``, and whenever an `@Observable` property that it has read changes.
  open func updateProperties() {}
  /// Called before the views in the view are placed.
  open func viewWillLayoutSubviews() {}
  /// Called when the views in the view have been placed.
  open func viewDidLayoutSubviews() {}
  /// Called when one tries to leave a controller with ``ViewController/isModalInPresentation``: by
  /// Escape, or by a click outside.
  open func presentationDidAttemptToDismiss() {}
  /// Called before the window gets another size, in cells; the view's frame follows.
  open func viewWillTransition(to size: Size) {}
  /// Called when a trait of the view has changed, such as the language.
  ///
  /// Sort and read again here; views are drawn again by themselves.
  open func traitsDidChange() {}
  /// Called when the machine, or the group of processes that the program is in, is short of memory:
  /// drop what can be made again.
  open func didReceiveMemoryWarning() {}
  /// Adds what is to be known after a restart; see ``RestorableState``.
  open func encodeRestorableState(in state: inout RestorableState) {}
  /// Takes up what was known before a restart, once; children are asked afterwards.
  open func decodeRestorableState(from state: RestorableState) {}
  /// Called when a child has another title, so that one that shows it can show the new one.
  open func titleDidChange(of child: ViewController) {}
}

extension ViewController {
  /// Notifies all that show the controller's title, also where `title` is computed by a subclass.
  public func titleDidChange() {
    window?.titleDidChange(of: self)
    parent?.titleDidChange(of: self)
  }
}

/// Child controllers, each with a view somewhere in this controller's view.
extension ViewController {
  /// Takes a controller in; its view is added and placed by this one.
  public func addChild(_ child: ViewController) {
    child.removeFromParent()
    child.parent = self
    children.append(child)
    if child.window != nil { child.viewDidEnterWindow() }
  }

  /// Leaves the controller that this one belongs to, with its view.
  public func removeFromParent() {
    guard let parent else { return }
    beginDisappearing()
    loadedView?.removeFromSuperview()
    endDisappearing()
    parent.children.removeAll { $0 === self }
    self.parent = nil
  }

  /// Puts a child's view in place of another's into a container, with the messages in UIKit's order:
  /// one will go, the other will come, the one has gone; the other has come after the layout.
  ///
  /// The former one stays a child. Either may be nil.
  public func transition(
    from former: ViewController?, to next: ViewController?, in container: View
  ) {
    guard former !== next else { return }
    former?.beginDisappearing()
    if let next {
      if next.parent !== self { addChild(next) }
      if isAppearingOrShown, container.window != nil { next.beginAppearing() }
    }
    former?.loadedView?.removeFromSuperview()
    former?.endDisappearing()
    if let next { container.addSubview(next.view) }
  }

  private var isAppearingOrShown: Bool { appearance == .shown || appearance == .appearing }
}

extension ViewController {
  /// Shows another controller over this one, in its ``modalPresentationStyle``.
  ///
  /// A controller that presents another one already hands it on to that one. Before its view is
  /// shown, it waits until then. A controller that is shown already isn't presented again.
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

  /// Takes away the controllers that this one has presented, or else this one itself, or the one that
  /// it belongs to.
  ///
  /// They are kept until the end of the turn, so that the action that dismisses one can go on.
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

  /// The window of this controller, or of those that it has presented: of screens that cover each
  /// other, only the topmost is in the window.
  var topmostWindow: Window? {
    sequence(first: self, next: \.presentedViewController).lazy.compactMap(\.window).first
  }
}

/// The stages of a controller's view on the screen.
private enum AppearanceState {
  case gone
  case appearing
  case shown
  case disappearing
}

extension ViewController {
  func beginAppearing() {
    // It comes back before all were notified that it has gone.
    endDisappearing()
    guard appearance == .gone else { return }
    let view = view
    appearance = .appearing
    viewWillAppear()
    for child in children where child.loadedView?.isDescendant(of: view) == true {
      child.beginAppearing()
    }
  }

  func endAppearing() {
    guard appearance == .appearing else { return }
    for child in children { child.endAppearing() }
    appearance = .shown
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

  /// A child's view that comes into a shown view appears after the next layout.
  func viewDidEnterWindow() {
    guard let parent, parent.isAppearingOrShown else { return }
    beginAppearing()
    window?.finishAppearingAfterLayout(self)
  }

  /// A view that was taken away without a word to its controller has disappeared.
  func viewDidLeaveWindow() {
    guard isAppearingOrShown else { return }
    beginDisappearing()
    endDisappearing()
  }
}
