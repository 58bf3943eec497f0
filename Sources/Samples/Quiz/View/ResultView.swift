package import Hanok

/// The result of a round, and the offer of another.
package final class ResultView: QuizPageView {
  /// Begins another round.
  package let againButton = Button(.Quiz.again, mnemonic: .Quiz.againKeys)
  private let resultLabel = Label(alignment: .center)
  private let remarkLabel = Label(alignment: .center)

  /// A view without a result yet.
  package init() {
    for label in [resultLabel, remarkLabel] { label.numberOfLines = 0 }
    resultLabel.style = \.strong
    remarkLabel.style = \.success
    remarkLabel.minimumLines = 1
    let buttonRow = FlowView(alignment: .center, views: [againButton])
    super.init(subject: [resultLabel, remarkLabel], content: [buttonRow])
  }

  /// Shows the result, and whether it couldn't be better.
  package func show(_ result: Message, isPerfect: Bool) {
    resultLabel.message = result
    remarkLabel.message = isPerfect ? .Quiz.resultPerfect : nil
  }
}
