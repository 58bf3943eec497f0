package import Hanok

/// The cards, the state of the game, and the result of the last choice.
package final class GameView: GamePageView {
  /// The cards.
  package let grid: CardGridView
  /// Opens the list of themes.
  package let themeButton = Button(.Concentration.theme, mnemonic: .Concentration.themeKeys)
  private let flipLabel = Label()
  private let scoreLabel = Label()
  private let timeLabel = Label()
  private let remarkLabel = Label(.Concentration.remarkStart, alignment: .center)

  /// The minimum width for remarks in one line, in cells.
  private static let widthOfRemarks = 48

  /// Creates a view without cards, with a theme for later ones.
  package init(_ theme: PictureTheme) {
    grid = CardGridView(theme)
    grid.layoutShare = 1
    scoreLabel.style = \.strong
    for label in [flipLabel, timeLabel] { label.style = \.secondary }
    // Each second is visible, but isn't worth a line that is read aloud: the result has the time.
    timeLabel.isAccessibilityElement = false
    for label in [scoreLabel, flipLabel, timeLabel, remarkLabel] { label.numberOfLines = 0 }
    let figures = FlowView(spacing: 3, views: [scoreLabel, flipLabel, timeLabel])
    super.init(
      content: [figures, SpacerView(1), grid, SpacerView(1), remarkLabel, SpacerView(1)],
      buttons: [themeButton])
  }

  /// The number of found pairs.
  package var progress: Message? {
    get { headingDetail.message }
    set { headingDetail.message = newValue }
  }

  /// The number of cards that were turned up.
  package var flips: Message? {
    get { flipLabel.message }
    set { flipLabel.message = newValue }
  }

  /// The points.
  package var score: Message? {
    get { scoreLabel.message }
    set { scoreLabel.message = newValue }
  }

  /// The time since the first choice.
  package var time: Message? {
    get { timeLabel.message }
    set { timeLabel.message = newValue }
  }

  /// The result of the last choice.
  package var remark: Message? {
    get { remarkLabel.message }
    set { remarkLabel.message = newValue }
  }

  package override func layoutSubviews() {
    // Two lines are reserved even for a remark of one line, so that the cards don't move.
    remarkLabel.minimumLines = frame.width < Self.widthOfRemarks ? 2 : 1
    super.layoutSubviews()
  }
}
