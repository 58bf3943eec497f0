package import Hanok

/// The result of a game, and the best results.
package final class ResultView: GamePageView {
  /// A line of the best results.
  package struct Line {
    /// The texts of its columns: the rank, the points, the flips, the time.
    package let columns: [Message]
    /// The line as a sentence.
    package let spoken: Message
    /// Whether it is the game that has just ended.
    package let isOwn: Bool

    /// Creates a line.
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
  /// The same lines if there is no room for columns.
  private let bestLines = StackView(.vertical)
  private let failureLabel = Label(alignment: .center)

  /// Creates a view without a result.
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

  /// Shows a game's figures, and a comparison with other games if there is one.
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
        // One element per line, for reading aloud.
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

  /// The reason why the result isn't stored, or nil if it is.
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
