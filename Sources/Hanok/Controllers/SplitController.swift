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
/// Each side is a ``NavigationController``. What was shown, and the length of the sides, comes back
/// when a window that became narrow grows again.
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

  /// Whether a detail was chosen, and is to be shown alone where the window is narrow.
  private var isDetailChosen = false
  /// The controllers of the secondary side, kept while it is collapsed.
  private var details: [ViewController] = []

  /// The columns of the list, unless its divider is moved.
  private static let primaryWidth = 28

  /// A controller of a list.
  ///
  /// - Parameter secondary: Fills the other side until something is chosen.
  public init(primary: ViewController, secondary: ViewController) {
    primaryNavigation = NavigationController(rootViewController: primary)
    secondaryNavigation = NavigationController(rootViewController: secondary)
    details = [secondary]
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
    isDetailChosen = true
    guard isCollapsed else {
      details = [controller]
      secondaryNavigation.setViewControllers([controller])
      return
    }
    let list = listControllers
    details = [controller]
    primaryNavigation.setViewControllers(list + details)
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
    let end = all.firstIndex { $0 === details.first } ?? all.count
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
    details = secondaryNavigation.viewControllers
    secondaryNavigation.setViewControllers([])
    if isDetailChosen {
      primaryNavigation.setViewControllers(primaryNavigation.viewControllers + details)
    }
  }

  private func expand() {
    let list = listControllers
    let shown = Array(primaryNavigation.viewControllers.dropFirst(list.count))
    primaryNavigation.setViewControllers(list)
    secondaryNavigation.setViewControllers(shown.isEmpty ? details : shown)
  }
}

extension ViewController {
  /// The nearest split controller that shows this one.
  public var splitController: SplitController? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? SplitController }.first
  }
}
