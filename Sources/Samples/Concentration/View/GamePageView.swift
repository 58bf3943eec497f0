package import Hanok

/// A page of the game: a heading, its content, and the buttons at the bottom of the screen.
package class GamePageView: PageView {
  /// Deals new cards.
  package let dealButton = Button(.Concentration.deal, mnemonic: .Concentration.dealKeys)
  /// Shows the game in the next language.
  package let languageButton = Button(
    .Concentration.language, mnemonic: .Concentration.languageKeys)
  /// Leaves the game.
  package let quitButton = Button(.Concentration.quit, mnemonic: .Concentration.quitKeys)
  /// The text at the trailing end of the heading.
  let headingDetail = Label(alignment: .trailing)
  private let heading: StackView

  /// The maximum size of the page, in cells.
  private static let largest = Size(width: 76, height: 28)
  /// The cells between the title and the text at the trailing end of the heading.
  private static let headingSpacing = 2
  /// The minimum width for columns; in a narrower view, each is a line of its own.
  static let narrowWidth = 32

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - content: The views below the heading, from the top.
  ///   - buttons: The buttons of the bar besides those of each page.
  init(content: [View], buttons: [Button] = []) {
    let title = Label(.Concentration.title)
    title.style = \.heading
    title.layoutShare = 1
    title.accessibilityTraits = .header
    headingDetail.style = \.secondary
    for label in [title, headingDetail] { label.numberOfLines = 0 }
    heading = StackView(.horizontal, views: [title, headingDetail])
    super.init(
      ScrollView(StackView(.vertical, views: [heading] + content)),
      foot: FlowView(spacing: 2, views: [dealButton] + buttons + [languageButton, quitButton]),
      size: Self.largest)
    // Without a target: the application is at the end of each responder chain.
    languageButton.addAction(toNearest: Application.self) { $0.showNextLanguage() }
  }

  package override func contentWillLayout() {
    let isNarrow = frame.width < Self.narrowWidth
    heading.axis = isNarrow ? .vertical : .horizontal
    heading.spacing = isNarrow ? 0 : Self.headingSpacing
    headingDetail.alignment = isNarrow ? .leading : .trailing
  }
}
