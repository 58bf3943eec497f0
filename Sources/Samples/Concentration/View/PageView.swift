package import Hanok

/// A page of the game: a heading, what it is about, and a bar with buttons at the screen's foot.
///
/// It is centred, on a panel where there is room around it, and scrolls where there is too little.
package class PageView: View {
  /// Deals new cards.
  package let dealButton = Button(.Concentration.deal, mnemonic: .Concentration.dealKeys)
  /// Shows the game in the next language.
  package let languageButton = Button(
    .Concentration.language, mnemonic: .Concentration.languageKeys)
  /// Leaves the game.
  package let quitButton = Button(.Concentration.quit, mnemonic: .Concentration.quitKeys)
  /// The text at the heading's other end.
  let headingDetail = Label(alignment: .trailing)
  private let heading: StackView
  private let panel = View()
  private let page: ScrollView
  private let bar = View()
  private let foot: ScrollView

  /// The largest page, in cells.
  private static let largest = Size(width: 76, height: 28)
  /// The cells that stay empty between the page and the edges of its panel, or of the screen.
  private static let margin = Size(width: 2, height: 1)
  /// The foot takes no more than this part of the rows; it scrolls where that is too little.
  private static let footShare = 3
  /// Below this width, lines that have columns are lines of their own.
  static let narrowWidth = 32

  /// - Parameters:
  ///   - content: The views below the heading, from the top.
  ///   - buttons: The buttons of the bar besides those that each page has.
  init(content: [View], buttons: [Button] = []) {
    let title = Label(.Concentration.title)
    title.style = \.heading
    title.layoutShare = 1
    title.accessibilityTraits = .header
    headingDetail.style = \.secondary
    for label in [title, headingDetail] { label.numberOfLines = 0 }
    heading = StackView(.horizontal, views: [title, headingDetail])
    page = ScrollView(StackView(.vertical, views: [heading] + content))
    foot = ScrollView(
      FlowView(spacing: 2, views: [dealButton] + buttons + [languageButton, quitButton]))
    super.init()
    bar.background = \.bar
    panel.addSubview(page)
    bar.addSubview(foot)
    for view in [panel, bar] { addSubview(view) }
  }

  package override func layoutSubviews() {
    let isNarrow = frame.width < Self.narrowWidth
    heading.axis = isNarrow ? .vertical : .horizontal
    heading.spacing = isNarrow ? 0 : Self.margin.width
    headingDetail.alignment = isNarrow ? .leading : .trailing
    let side = isNarrow ? 0 : Self.margin.width
    let width = frame.width - 2 * side
    let most = max(1, frame.height / Self.footShare)
    let footHeight = foot.fittingSize(ProposedSize(width: width, height: most)).height
    bar.frame = Rect(x: 0, y: frame.height - footHeight, width: frame.width, height: footHeight)
    foot.frame = bar.bounds.inset(x: side, y: 0)
    placePanel(in: Size(width: width, height: max(0, frame.height - footHeight)), at: side)
  }

  /// Places the panel around the page where there is room for its margin, or else the page alone.
  private func placePanel(in room: Size, at side: Int) {
    let margin = Self.margin
    let panelSize = Size(
      width: Self.largest.width + 2 * margin.width, height: Self.largest.height + 2 * margin.height)
    let isRoomy = room.width >= panelSize.width && room.height >= panelSize.height
    let size =
      isRoomy
      ? panelSize
      : Size(
        width: min(room.width, Self.largest.width), height: min(room.height, Self.largest.height))
    panel.frame = Rect(
      x: side + (room.width - size.width) / 2, y: (room.height - size.height) / 2,
      width: size.width, height: size.height)
    page.frame = isRoomy ? panel.bounds.inset(x: margin.width, y: margin.height) : panel.bounds
    panel.background = isRoomy ? \.panel : nil
  }
}
