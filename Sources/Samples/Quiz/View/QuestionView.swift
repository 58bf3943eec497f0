package import Hanok

/// A statement to judge, two answers, and how the player is doing.
package final class QuestionView: QuizPageView {
  /// Answers that the statement is true.
  package let trueButton = AnswerButton(.Quiz.answerTrue, mnemonic: .Quiz.answerTrueKeys)
  /// Answers that it is false.
  package let falseButton = AnswerButton(.Quiz.answerFalse, mnemonic: .Quiz.answerFalseKeys)
  private let bar = ProgressView()
  private let statementLabel = Label(alignment: .center)
  private let announcement = Announcement()
  private let scoreLabel = Label(alignment: .center)
  private let answers: FlowView

  /// A view without a statement yet.
  package init() {
    for label in [statementLabel, scoreLabel] { label.numberOfLines = 0 }
    statementLabel.style = \.strong
    // The words of the heading say the same.
    bar.isAccessibilityElement = false
    answers = FlowView(spacing: 3, alignment: .center, views: [trueButton, falseButton])
    super.init(
      top: [bar], subject: [statementLabel, announcement, SpacerView(1)],
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

  /// Marks the answer that was chosen as right or wrong; meanwhile no answer is taken.
  package func show(_ mark: AnswerButton.Mark, on button: AnswerButton) {
    button.mark = mark
    announcement.words = mark == .right ? .Quiz.markRight : .Quiz.markWrong
    answers.isUserInteractionEnabled = false
    isBusy = true
  }

  /// Takes the mark away: answers are taken again.
  package func removeMark() {
    for button in [trueButton, falseButton] { button.mark = nil }
    announcement.words = nil
    answers.isUserInteractionEnabled = true
    isBusy = false
  }
}

/// Words for those who don't see what the screen shows by colour; it takes no cell.
private final class Announcement: View {
  /// The words; nil for none.
  var words: Message? {
    didSet {
      accessibilityLabel = words
      isAccessibilityElement = words != nil
    }
  }

  override init() {
    super.init()
    accessibilityTraits = .staticText
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size { .zero }
}
