public import HanokLocalization
import HanokTerminal

/// Stands between a model and a view: the only one that knows both.
///
/// Its view is made when it is first asked for. What it is told of a screen's life comes in UIKit's
/// order: `viewDidLoad` once, then `viewWillAppear`, `viewDidAppear`, `viewWillDisappear` and
/// `viewDidDisappear` each time.
open class ViewController: Responder {
  private var loadedView: View?

  /// What the screen is called.
  open var title: Message?
  /// The controller that this one belongs to.
  public private(set) weak var parent: ViewController?
  /// The controllers that belong to this one.
  public private(set) var children: [ViewController] = []
  /// The controller whose screen covers this one's.
  public private(set) var presentedViewController: ViewController?
  /// The controller whose screen this one's covers.
  public private(set) weak var presentingViewController: ViewController?
  private var isAppearing = false

  /// The controller's view, made when it is first asked for.
  public var view: View {
    get {
      if let loadedView { return loadedView }
      loadView()
      guard let loadedView else { preconditionFailure("loadView() has to set the view.") }
      viewDidLoad()
      return loadedView
    }
    set {
      loadedView = newValue
      newValue.controller = self
    }
  }

  /// Whether the view was made.
  public var isViewLoaded: Bool { loadedView != nil }

  /// The controller that this one belongs to or was presented by, or the view it is in.
  open override var next: Responder? {
    loadedView?.superview ?? parent ?? presentingViewController
  }

  /// Makes the view; a subclass that overrides this sets `view`.
  open func loadView() { view = View() }

  /// Called once the view is made.
  open func viewDidLoad() {}
  /// Called before the view is shown.
  open func viewWillAppear() {}
  /// Called when the view is shown.
  open func viewDidAppear() {}
  /// Called before the view goes.
  open func viewWillDisappear() {}
  /// Called when the view has gone.
  open func viewDidDisappear() {}
  /// Called when the views in the view have been placed.
  open func viewDidLayoutSubviews() {}

  /// Takes a controller in; its view is placed by this one's.
  public func addChild(_ child: ViewController) {
    child.removeFromParent()
    child.parent = self
    children.append(child)
    if isAppearing { child.appear() }
  }

  /// Leaves the controller that this one belongs to, with its view.
  public func removeFromParent() {
    guard let parent else { return }
    disappear()
    loadedView?.removeFromSuperview()
    parent.children.removeAll { $0 === self }
    self.parent = nil
  }
}

extension ViewController {
  /// The window that the view is in; nil while it is in none.
  public var window: Window? { loadedView?.window }

  /// Covers this controller's screen with another's.
  public func present(_ controller: ViewController) {
    guard presentedViewController == nil, let window else { return }
    presentedViewController = controller
    controller.presentingViewController = self
    window.present(controller)
  }

  /// Uncovers the screen that this controller covers, or that it has covered.
  public func dismiss() {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss()
      return
    }
    presented.dismissAllAbove()
    presented.loadedView?.window?.dismiss(presented)
    presented.presentingViewController = nil
    presentedViewController = nil
  }

  private func dismissAllAbove() {
    if presentedViewController != nil { dismiss() }
  }

  func appear() {
    guard !isAppearing else { return }
    _ = view
    isAppearing = true
    viewWillAppear()
    for child in children { child.appear() }
    viewDidAppear()
  }

  func disappear() {
    guard isAppearing else { return }
    isAppearing = false
    viewWillDisappear()
    for child in children { child.disappear() }
    viewDidDisappear()
  }
}
