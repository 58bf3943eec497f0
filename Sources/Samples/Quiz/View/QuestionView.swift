package import Hanok

/// A statement to judge, two answers, and how the player is doing.
package final class QuestionView: PageView {
  /// The mark for an answer.
  package enum Mark {
    case right
    case wrong
  }

  /// Answers that the statement is true.
  package let trueButton = Button(.Quiz.answerTrue, mnemonic: .Quiz.answerTrueKeys)
  /// Answers that it is false.
  package let falseButton = Button(.Quiz.answerFalse, mnemonic: .Quiz.answerFalseKeys)
  private let bar = ProgressView()
  private let statementLabel = Label(alignment: .center)
  private let markLabel = Label(alignment: .center)
  private let scoreLabel = Label(alignment: .center)
  private let answers: FlowView

  /// A view without a statement yet.
  package init() {
    for label in [statementLabel, markLabel, scoreLabel] { label.numberOfLines = 0 }
    statementLabel.style = \.strong
    markLabel.minimumLines = 1
    // The words of the heading say the same.
    bar.isAccessibilityElement = false
    answers = FlowView(spacing: 3, alignment: .center, views: [trueButton, falseButton])
    super.init(
      top: [bar], subject: [statementLabel, SpacerView(1), markLabel],
      content: [answers, SpacerView(1), scoreLabel])
  }

  /// The statement to judge.
  package var statement: Message? {
    get { statementLabel.message }
    set { statementLabel.message = newValue }
  }

  /// The points so far.
  package var score: Message? {
    get { scoreLabel.message }
    set { scoreLabel.message = newValue }
  }

  /// Shows the player's progress, in words and as a part of the whole from 0 to 1.
  package func showProgress(_ message: Message, fraction: Double) {
    headingDetail.message = message
    bar.progress = fraction
  }

  /// The mark for the last answer, shown by colour and by words; meanwhile no answer is taken.
  package var mark: Mark? {
    didSet {
      markLabel.message = mark.map { $0 == .right ? .Quiz.markRight : .Quiz.markWrong }
      markLabel.style = mark == .right ? \.success : \.failure
      answers.isUserInteractionEnabled = mark == nil
      isBusy = mark != nil
    }
  }
}
