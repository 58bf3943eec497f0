package import Hanok

/// A page of the quiz: a heading, what the page is about, and two buttons at the screen's foot.
///
/// Where the page is on a panel, what it is about has a border.
package class QuizPageView: PageView {
  /// Shows the quiz in the next language.
  package let languageButton = Button(.Quiz.language, mnemonic: .Quiz.languageKeys)
  /// Leaves the quiz.
  package let quitButton = Button(.Quiz.quit, mnemonic: .Quiz.quitKeys)
  /// The text at the heading's other end.
  let headingDetail = Label(alignment: .trailing)
  private let card: BoxView
  /// As empty as the row of the mark below the statement, so that this is in the middle.
  private let cardTop = SpacerView(1)

  /// The largest page, in cells.
  private static let largest = Size(width: 60, height: 18)

  /// - Parameters:
  ///   - top: The views right below the heading.
  ///   - subject: The views on the card in the middle of the page.
  ///   - content: The views below it.
  init(top: [View] = [], subject: [View], content: [View]) {
    let title = Label(.Quiz.title)
    title.style = \.heading
    title.accessibilityTraits = .header
    title.layoutShare = 1
    headingDetail.style = \.secondary
    for label in [title, headingDetail] { label.numberOfLines = 0 }
    let heading = StackView(.horizontal, spacing: 2, views: [title, headingDetail])
    card = BoxView(StackView(.vertical, views: [cardTop] + subject))
    let middle = [SpacerView(share: 1), card, SpacerView(1)] + content + [SpacerView(share: 1)]
    super.init(
      ScrollView(StackView(.vertical, views: [heading] + top + middle)),
      foot: FlowView(spacing: 2, views: [languageButton, quitButton]), size: Self.largest)
    // Without a target: the application is at the end of each responder chain.
    languageButton.addAction(toNearest: Application.self) { $0.showNextLanguage() }
  }

  package override func contentWillLayout() {
    card.hasBorder = isOnPanel
    cardTop.isHidden = !isOnPanel
  }
}
