package import Hanok

/// A page of the quiz: a heading, what the page is about, and a bar with buttons at the screen's foot.
///
/// It is centred, and no larger than is comfortable to read. If there is room around it, it lies on a
/// panel, and what it is about has a border.
package class PageView: View {
  /// Shows the quiz in the next language.
  package let languageButton = Button(.Quiz.language, mnemonic: .Quiz.languageKeys)
  /// Leaves the quiz.
  package let quitButton = Button(.Quiz.quit, mnemonic: .Quiz.quitKeys)
  /// The text at the heading's other end.
  let headingDetail = Label(alignment: .trailing)
  private let title = Label(.Quiz.title)
  private let panel = View()
  private let card: BoxView
  /// As empty as the row of the mark below the statement, so that this is in the middle.
  private let cardTop = SpacerView(1)
  private let page: ScrollView
  private let bar = View()
  private let foot: ScrollView

  /// The largest page, in cells.
  private static let largest = Size(width: 60, height: 18)
  /// The cells that stay empty between the page and the edges of its panel, or of the screen.
  private static let margin = Size(width: 2, height: 1)
  /// The foot takes no more than this part of the rows; it scrolls where that is too little.
  private static let footShare = 3

  /// - Parameters:
  ///   - top: The views right below the heading.
  ///   - subject: The views on the card in the middle of the page.
  ///   - content: The views below it.
  init(top: [View] = [], subject: [View], content: [View]) {
    title.style = \.heading
    title.accessibilityTraits = .header
    title.layoutShare = 1
    headingDetail.style = \.secondary
    for label in [title, headingDetail] { label.numberOfLines = 0 }
    let heading = StackView(.horizontal, spacing: 2, views: [title, headingDetail])
    card = BoxView(StackView(.vertical, views: [cardTop] + subject))
    let middle = [SpacerView(share: 1), card, SpacerView(1)] + content + [SpacerView(share: 1)]
    page = ScrollView(StackView(.vertical, views: [heading] + top + middle))
    foot = ScrollView(FlowView(spacing: 2, views: [languageButton, quitButton]))
    super.init()
    bar.background = \.bar
    panel.addSubview(page)
    bar.addSubview(foot)
    for view in [panel, bar] { addSubview(view) }
  }

  package override func layoutSubviews() {
    let side = frame.width > Self.largest.width / 2 ? Self.margin.width : 0
    let width = frame.width - 2 * side
    let footHeight = foot.fittingSize(
      ProposedSize(width: width, height: frame.height / Self.footShare)
    ).height
    bar.frame = Rect(
      x: 0, y: frame.height - footHeight, width: frame.width, height: footHeight)
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
    card.hasBorder = isRoomy
    cardTop.isHidden = !isRoomy
  }
}
