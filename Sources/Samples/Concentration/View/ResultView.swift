package import Hanok

/// The result of a game, and the best results.
package final class ResultView: GamePageView {
  /// A line of the best results.
  package struct Line {
    /// The texts of its columns: the place, the points, the flips, the time.
    package let columns: [Message]
    /// All of it in words.
    package let spoken: Message
    /// Whether it is the game that was just played.
    package let isOwn: Bool

    /// A line.
    package init(columns: [Message], spoken: Message, isOwn: Bool) {
      self.columns = columns
      self.spoken = spoken
      self.isOwn = isOwn
    }
  }

  private let figuresLabel = Label(alignment: .center)
  private let remarkLabel = Label(alignment: .center)
  private let bestLabel = Label(alignment: .center)
  private let bestGrid = GridView(
    [.fitting, .fitting, .fitting, .fitting], columnSpacing: 2)
  /// The same where there is no room for columns.
  private let bestLines = StackView(.vertical)
  private let failureLabel = Label(alignment: .center)

  /// A view without a result yet.
  package init() {
    let found = Label(.Concentration.result, alignment: .center)
    found.style = \.strong
    remarkLabel.style = \.success
    remarkLabel.minimumLines = 1
    bestLabel.style = \.heading
    bestLabel.accessibilityTraits = .header
    failureLabel.style = \.failure
    for label in [found, figuresLabel, remarkLabel, bestLabel, failureLabel] {
      label.numberOfLines = 0
    }
    let list = StackView(.vertical, alignment: .center, views: [bestGrid, bestLines])
    super.init(content: [
      SpacerView(share: 1), found, figuresLabel, remarkLabel, SpacerView(1), bestLabel, list,
      SpacerView(1), failureLabel, SpacerView(share: 1),
    ])
  }

  /// Shows a game's figures, and how they compare with those of others where they do.
  package func show(_ figures: Message, spoken: Message, remark: Message?) {
    figuresLabel.message = figures
    figuresLabel.accessibilityLabel = spoken
    remarkLabel.message = remark
  }

  /// Shows the best results, the best first.
  package func showBest(_ title: Message, _ lines: [Line]) {
    bestLabel.message = title
    for view in bestGrid.subviews + bestLines.subviews { view.removeFromSuperview() }
    for line in lines {
      for (column, message) in line.columns.enumerated() {
        let label = Label(message, alignment: .trailing)
        label.numberOfLines = 0
        label.style = line.isOwn ? \.accent : nil
        // One element a line, for those who hear it.
        label.isAccessibilityElement = column == 0
        if column == 0 { label.accessibilityLabel = line.spoken }
        bestGrid.addSubview(label)
      }
      let label = Label(line.spoken)
      label.numberOfLines = 0
      label.style = line.isOwn ? \.accent : nil
      bestLines.addSubview(label)
    }
  }

  /// The reason why the result isn't kept; nil where it is.
  package var failure: Message? {
    get { failureLabel.message }
    set { failureLabel.message = newValue }
  }

  package override func layoutSubviews() {
    let isNarrow = frame.width < Self.narrowWidth
    bestGrid.isHidden = isNarrow
    bestLines.isHidden = !isNarrow
    super.layoutSubviews()
  }
}
