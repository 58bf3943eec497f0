import BeforeWords
package import Hanok

/// The screen of a round: a statement, two answers and the score.
package final class QuizView: PageView {
  /// The answer that the statement is true.
  package let trueButton = Button(.Before.answerTrue, mnemonic: .Before.answerTrueKeys)
  /// The answer that it is false.
  package let falseButton = Button(.Before.answerFalse, mnemonic: .Before.answerFalseKeys)
  /// Downloads more statements.
  package let moreButton = Button(.Before.more, mnemonic: .Before.moreKeys)
  private let statementLabel = Label(alignment: .center)
  private let markLabel = Label(alignment: .center)
  private let scoreLabel = Label(alignment: .center)
  private let failureLabel = Label(alignment: .center)

  /// Creates a screen without a statement.
  package init() {
    for label in [statementLabel, markLabel, scoreLabel, failureLabel] { label.numberOfLines = 0 }
    markLabel.minimumLines = 1
    let answers = FlowView(spacing: 3, alignment: .center, views: [trueButton, falseButton])
    super.init(
      ScrollView(
        StackView(
          .vertical, spacing: 1,
          views: [statementLabel, markLabel, answers, scoreLabel, failureLabel])),
      foot: FlowView(spacing: 2, views: [moreButton, .quit()]), size: Size(width: 60, height: 12))
  }

  /// The statement, or the result of the round.
  package var statement: Message? {
    get { statementLabel.message }
    set { statementLabel.message = newValue }
  }

  /// Whether the answer was right, in words; nil before it.
  package var mark: Message? {
    get { markLabel.message }
    set {
      markLabel.message = newValue
      updateBusy()
    }
  }

  /// The score.
  package var score: Message? {
    get { scoreLabel.message }
    set { scoreLabel.message = newValue }
  }

  /// The reason why there are no more statements; nil if the last download went well.
  package var failure: Message? {
    get { failureLabel.message }
    set { failureLabel.message = newValue }
  }

  /// Whether statements are on their way.
  package var isLoading = false {
    didSet {
      moreButton.isLoading = isLoading
      updateBusy()
    }
  }

  /// Lines that are typed meanwhile wait.
  private func updateBusy() { isBusy = isLoading || mark != nil }
}
