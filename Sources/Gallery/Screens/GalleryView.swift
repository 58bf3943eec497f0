import Hanok

/// A list at the leading side and the chosen screen next to it; if it is too narrow, one of them.
///
/// ```
/// Display    │ A line between views.
///  Divider   │ ╭ Divider ───────────╮
/// Selection  │ │ Above              │
///  Button    │ ╰────────────────────╯
///  F2 Language  F3 Theme  F4 Width
/// ```
final class GalleryView: View {
  let list: View
  private let summary = Label()
  private let stage = StageView()
  private let scroller: ScrollView
  private let box: BoxView
  private var title: Message?
  private let line = Divider(.vertical)
  private let bar = StatusBar()
  /// Whether the screen is shown if there is room for only one.
  var prefersScreen = false { didSet { setNeedsLayout() } }

  /// The minimum width for both, in cells.
  private static let leastWidthForBoth = 64
  /// Room for the longest name, its mark and the indicator.
  private static let listWidth = 26

  init(list: View) {
    self.list = list
    // A screen with more rows than available is scrolled; others fill the room.
    scroller = ScrollView(stage)
    box = BoxView(scroller)
    super.init()
    summary.style = \.secondary
    summary.numberOfLines = 2
    (box.style, box.background) = (.card, \.panel)
    for view in [list, line, summary, box, bar] { addSubview(view) }
  }

  /// Whether there is room for the list and the screen.
  var showsBoth: Bool { frame.width >= Self.leastWidthForBoth }

  /// The width of the screen in cells; nil for the available width.
  var screenWidth: Int? {
    get { stage.width }
    set { stage.width = newValue }
  }

  /// Shows a screen, or the source of one.
  func show(_ view: View, title: Message, summary text: Message) {
    if stage.content !== view { scroller.contentOffset = 0 }
    stage.content = view
    self.title = title
    summary.message = text
    setNeedsLayout()
  }

  /// Moves the focus to the first view of the screen that can have it.
  func focusScreen() {
    layoutIfNeeded()
    for view in scroller.visibleDescendants where view.canBecomeFirstResponder {
      if view.becomeFirstResponder() { return }
    }
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 80, height: proposal.height ?? 24)
  }

  override func layoutSubviews() {
    let (isBoth, isScreen) = (showsBoth, showsBoth || prefersScreen)
    list.isHidden = !isBoth && prefersScreen
    line.isHidden = !isBoth
    for view in [summary, box] { view.isHidden = !isScreen }
    // Edges are useful only next to the list, which has the title, too.
    box.hasBorder = isBoth
    box.title = isBoth && traits?.showsSurfaces == true ? nil : title
    let height = max(0, frame.height - 1)
    let start = isBoth ? Self.listWidth + 2 : 0
    let width = max(0, frame.width - start)
    place(bar, at: Rect(x: 0, y: height, width: frame.width, height: 1))
    place(
      list, at: Rect(x: 0, y: 0, width: isBoth ? Self.listWidth : frame.width, height: height))
    place(line, at: Rect(x: Self.listWidth, y: 0, width: 1, height: height))
    let words = summary.fittingSize(ProposedSize(width: width)).height
    // A few rows are all for the screen.
    let top = height >= 16 ? min(2, words) : 0
    place(summary, at: Rect(x: start, y: 0, width: width, height: top))
    place(box, at: Rect(x: start, y: top, width: width, height: height - top))
  }
}
