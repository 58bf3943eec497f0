public import HanokLocalization
import HanokTerminal

/// A controller that shows a list and what is chosen in it side by side, or one after the other where
/// the window is narrow.
///
/// ```
/// wide:   Mailboxes │ Message        narrow:   [ ← Mailboxes ]  Message
///         inbox     │ Hello,                   Hello,
/// ```
///
/// Each side is a ``NavigationController``. What is shown, and the length of the sides, comes back when
/// a window that became narrow grows again. A detail that one has left by going back is gone, and the
/// controller that fills the side until something is chosen fills it again.
open class SplitController: ViewController {
  /// The side of the list.
  public let primaryNavigation: NavigationController
  /// The side of what is chosen; without controllers while the window is narrow.
  public let secondaryNavigation: NavigationController
  /// The view of the two sides.
  public let splitView: SplitView
  /// Whether both sides are shown one after the other.
  public private(set) var isCollapsed = false
  /// The least columns for both sides beside each other.
  public var minimumExpandedWidth = 60 { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// Fills the secondary side until a detail is chosen, and again once that is gone.
  private let placeholder: ViewController
  /// The first of the details above the list while the window is narrow; their side keeps them alive.
  private weak var firstDetail: ViewController?

  /// The columns of the list, unless its divider is moved.
  private static let primaryWidth = 28

  /// A controller of a list.
  ///
  /// - Parameter secondary: Fills the other side until something is chosen.
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

  /// The title of what is chosen, or else of the list, unless one is set.
  open override var title: Message? {
    get { super.title ?? secondaryNavigation.title ?? primaryNavigation.title }
    set { super.title = newValue }
  }

  open override func titleDidChange(of child: ViewController) { titleDidChange() }

  open override func viewWillLayoutSubviews() {
    let isNarrow = view.frame.width < minimumExpandedWidth
    if isNarrow != isCollapsed { setCollapsed(isNarrow) }
  }

  /// Shows a controller at the side of what is chosen; where the window is narrow, over the list.
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

  /// The controllers of the list's side, without those of the details above them.
  private var listControllers: [ViewController] {
    let all = primaryNavigation.viewControllers
    let end = firstDetail.flatMap { first in all.firstIndex { $0 === first } } ?? all.count
    return Array(all[..<end])
  }

  private func setCollapsed(_ collapses: Bool) {
    isCollapsed = collapses
    // While views are placed, the keys stay with whom they were meant for.
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
  /// The nearest split controller that shows this one.
  public var splitController: SplitController? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? SplitController }.first
  }
}
