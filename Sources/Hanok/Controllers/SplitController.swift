public import HanokLocalization
import HanokTerminal

/// A controller that shows a list and the details of its selection.
///
/// They are next to each other, or one after the other in a narrow window.
///
/// ```
/// wide:   Mailboxes │ Message        narrow:   [ ← Mailboxes ]  Message
///         inbox     │ Hello,                   Hello,
/// ```
///
/// Each side is a ``NavigationController``. The screens and the length of the sides are restored
/// when a window that became narrow grows again. A detail that the user has left by going back is
/// removed, and the placeholder fills the side again.
open class SplitController: ViewController {
  /// The side of the list.
  public let primaryNavigation: NavigationController
  /// The side of the details; without controllers while the window is narrow.
  public let secondaryNavigation: NavigationController
  /// The view of the two sides.
  public let splitView: SplitView
  /// Whether both sides are shown one after the other.
  public private(set) var isCollapsed = false
  /// The minimum number of columns for both sides next to each other.
  public var minimumExpandedWidth = 60 { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// Fills the secondary side until a detail is chosen, and again after that is removed.
  private let placeholder: ViewController
  /// The first of the details above the list in a narrow window; their side keeps them alive.
  private weak var firstDetail: ViewController?

  /// The default width of the list, in columns.
  private static let primaryWidth = 28

  /// Creates a controller of a list.
  ///
  /// - Parameter secondary: Fills the other side until a detail is chosen.
  public init(primary: ViewController, secondary: ViewController) {
    primaryNavigation = NavigationController(rootViewController: primary)
    secondaryNavigation = NavigationController(rootViewController: secondary)
    placeholder = secondary
    let (first, second) = (ChildContainerView(), ChildContainerView())
    splitView = SplitView(.horizontal, first, second, firstLength: Self.primaryWidth)
    splitView.minimumFirstLength = 16
    splitView.minimumSecondLength = 24
    super.init()
    addChild(primaryNavigation)
    addChild(secondaryNavigation)
  }

  open override func loadView() {
    splitView.firstView.addSubview(primaryNavigation.view)
    splitView.secondView.addSubview(secondaryNavigation.view)
    view = splitView
  }

  /// The title of the detail, or else of the list, unless one is set.
  open override var title: Message? {
    get { super.title ?? secondaryNavigation.title ?? primaryNavigation.title }
    set { super.title = newValue }
  }

  open override func titleDidChange(of child: ViewController) { titleDidChange() }

  open override func viewWillLayoutSubviews() {
    let isNarrow = view.frame.width < minimumExpandedWidth
    if isNarrow != isCollapsed { setCollapsed(isNarrow) }
  }

  /// Shows a controller in the side of the details; in a narrow window, over the list.
  public func showDetailViewController(_ controller: ViewController) {
    guard isCollapsed else { return secondaryNavigation.setViewControllers([controller]) }
    let list = listControllers
    firstDetail = controller
    primaryNavigation.setViewControllers(list + [controller])
  }

  open override func encodeRestorableState(in state: inout RestorableState) {
    state["firstLength"] = splitView.firstLength.map { "\($0)" }
  }

  open override func decodeRestorableState(from state: RestorableState) {
    if let length = state["firstLength"].flatMap({ Int($0) }) { splitView.firstLength = length }
  }

  /// The controllers of the list's side, without the details above them.
  private var listControllers: [ViewController] {
    let all = primaryNavigation.viewControllers
    let end = firstDetail.flatMap { first in all.firstIndex { $0 === first } } ?? all.count
    return Array(all[..<end])
  }

  private func setCollapsed(_ collapses: Bool) {
    isCollapsed = collapses
    // During the layout, the focus stays where it is.
    let sides = [primaryNavigation, secondaryNavigation]
    for side in sides { side.movesFocus = false }
    if collapses { collapse() } else { expand() }
    for side in sides { side.movesFocus = true }
    splitView.secondView.isHidden = collapses
  }

  private func collapse() {
    let details = secondaryNavigation.viewControllers
    secondaryNavigation.setViewControllers([])
    guard details.first !== placeholder || details.count > 1 else { return }
    firstDetail = details.first
    primaryNavigation.setViewControllers(primaryNavigation.viewControllers + details)
  }

  private func expand() {
    let list = listControllers
    let shown = Array(primaryNavigation.viewControllers.dropFirst(list.count))
    primaryNavigation.setViewControllers(list)
    secondaryNavigation.setViewControllers(shown.isEmpty ? [placeholder] : shown)
    firstDetail = nil
  }
}

extension ViewController {
  /// The nearest split controller of this one.
  public var splitController: SplitController? { ancestor(SplitController.self) }
}
