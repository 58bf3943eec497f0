package import Hanok

/// The result of a round, with a button for another.
package final class ResultView: QuizPageView {
  /// Begins another round.
  package let againButton = Button(.Quiz.again, mnemonic: .Quiz.againKeys)
  private let resultLabel = Label(alignment: .center)
  private let remarkLabel = Label(alignment: .center)

  /// Creates a view without a result.
  package init() {
    for label in [resultLabel, remarkLabel] { label.numberOfLines = 0 }
    resultLabel.style = \.strong
    remarkLabel.style = \.success
    remarkLabel.minimumLines = 1
    againButton.style = .prominent
    let buttonRow = FlowView(alignment: .center, views: [againButton])
    super.init(subject: [resultLabel, remarkLabel], content: [buttonRow])
  }

  override var mainButtons: [Button] { [againButton] }

  /// Shows the result, and whether it is perfect.
  package func show(_ result: Message, isPerfect: Bool) {
    resultLabel.message = result
    remarkLabel.message = isPerfect ? .Quiz.resultPerfect : nil
  }
}
