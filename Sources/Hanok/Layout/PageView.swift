public import HanokTerminal

/// A page in the middle of the screen, and a bar at the bottom.
///
/// ```
///   ┌ the panel, if there is room ───┐
///   │  Quiz                     2/5  │
///   │         4 plus 2 is 6.         │
///   └────────────────────────────────┘
///  [ L Language ]  [ Q Quit ]
/// ```
///
/// The size of the page is limited for easy reading. Content that may be larger belongs in a
/// ``ScrollView`` on it; the bar scrolls by itself, and occupies only a part of the rows.
open class PageView: View {
  /// The view that fills the page.
  public let content: View
  /// The size of the page on a panel, in cells.
  public var panelSize: Size { didSet { setNeedsLayout() } }
  /// The maximum size of a page without a panel.
  public var largestSize: Size { didSet { setNeedsLayout() } }
  /// The divisor of the rows for the maximum height of the bar.
  public var footShare = 3 { didSet { setNeedsLayout() } }
  /// Whether the page is on a panel, if there is room for it and a margin.
  public private(set) var isOnPanel = false

  private let panel = View()
  private let bar = View()
  private let foot: ScrollView

  /// The empty cells between the page and the edges of its panel, or of the screen.
  private static let margin = Size(width: 2, height: 1)
  /// The minimum width of a screen with a margin, in cells.
  private static let leastWidthForMargin = 31

  /// Creates a page with a maximum size, the view that fills it, and the controls in the bar.
  public init(_ content: View, foot controls: View, size: Size) {
    self.content = content
    (panelSize, largestSize) = (size, size)
    foot = ScrollView(controls)
    super.init()
    bar.background = \.bar
    panel.addSubview(content)
    bar.addSubview(foot)
    for view in [panel, bar] { addSubview(view) }
  }

  /// Called before the layout of the page, after ``isOnPanel`` is known.
  ///
  /// Its content may depend on that.
  open func contentWillLayout() {}

  open override func layoutSubviews() {
    let side = frame.width >= Self.leastWidthForMargin ? Self.margin.width : 0
    let width = max(0, frame.width - 2 * side)
    let most = max(1, frame.height / footShare)
    let footHeight = foot.fittingSize(ProposedSize(width: width, height: most)).height
    bar.frame = Rect(x: 0, y: frame.height - footHeight, width: frame.width, height: footHeight)
    foot.frame = bar.bounds.inset(x: side, y: 0)
    placePanel(in: Size(width: width, height: max(0, frame.height - footHeight)), at: side)
  }

  private func placePanel(in room: Size, at side: Int) {
    let (horizontal, vertical) = (Self.margin.width, Self.margin.height)
    let whole = Size(
      width: panelSize.width + 2 * horizontal, height: panelSize.height + 2 * vertical)
    isOnPanel = room.width >= whole.width && room.height >= whole.height
    let largest = isOnPanel ? whole : largestSize
    let size = Size(
      width: min(room.width, largest.width), height: min(room.height, largest.height))
    panel.frame = Rect(
      x: side + (room.width - size.width) / 2, y: (room.height - size.height) / 2,
      width: size.width, height: size.height)
    panel.background = isOnPanel ? \.panel : nil
    contentWillLayout()
    content.frame = isOnPanel ? panel.bounds.inset(x: horizontal, y: vertical) : panel.bounds
  }
}
