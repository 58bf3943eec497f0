package import Hanok

/// A page of the quiz: a heading, its subject, and two buttons at the bottom of the screen.
///
/// If the page is on a panel, its subject is on a card, and its main buttons are large.
package class QuizPageView: PageView {
  /// Shows the quiz in the next language.
  package let languageButton = Button(.Quiz.language, mnemonic: .Quiz.languageKeys)
  /// Leaves the quiz.
  package let quitButton = Button(.Quiz.quit, mnemonic: .Quiz.quitKeys)
  /// The text at the trailing end of the heading.
  let headingDetail = Label(alignment: .trailing)
  private let card: BoxView
  /// The empty rows above and below the subject.
  private let cardEdges = [SpacerView(1), SpacerView(1)]
  /// The empty row below the heading.
  private let headingEdge = SpacerView(1)

  /// The maximum size of the page, in cells.
  private static let largest = Size(width: 60, height: 18)

  /// Creates a page.
  ///
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
    card = BoxView(StackView(.vertical, views: [cardEdges[0]] + subject + [cardEdges[1]]))
    let middle = [SpacerView(share: 1), card, SpacerView(1)] + content + [SpacerView(share: 1)]
    super.init(
      ScrollView(StackView(.vertical, views: [heading, headingEdge] + top + middle)),
      foot: FlowView(spacing: 2, views: [languageButton, quitButton]), size: Self.largest)
    // Without a target: the application is at the end of each responder chain.
    languageButton.addAction(toNearest: Application.self) { $0.showNextLanguage() }
  }

  /// The buttons that the page is about, which are large if there is room.
  var mainButtons: [Button] { [] }

  package override func contentWillLayout() {
    card.hasBorder = isOnPanel
    card.style = isOnPanel ? .card : .bordered
    for edge in cardEdges + [headingEdge] { edge.isHidden = !isOnPanel }
    for button in mainButtons { button.size = isOnPanel ? .large : .regular }
    // On a panel, all are as wide as the widest.
    let width = mainButtons.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    for button in mainButtons {
      button.fillsWidth = isOnPanel
      button.widthLimits = LengthLimits(minimum: isOnPanel ? width : 0)
    }
  }
}
