package import Hanok

/// A statement to judge, two answers, and the player's progress.
package final class QuestionView: QuizPageView {
  /// The button for the answer that the statement is true.
  package let trueButton = AnswerButton(.Quiz.answerTrue, mnemonic: .Quiz.answerTrueKeys)
  /// The button for the answer that it is false.
  package let falseButton = AnswerButton(.Quiz.answerFalse, mnemonic: .Quiz.answerFalseKeys)
  private let bar = ProgressView()
  private let statementLabel = Label(alignment: .center)
  private let announcement = Announcement()
  private let scoreLabel = Label(alignment: .center)
  private let answers: FlowView

  /// Creates a view without a statement.
  package init() {
    for label in [statementLabel, scoreLabel] { label.numberOfLines = 0 }
    statementLabel.style = \.strong
    scoreLabel.style = \.secondary
    // The text of the heading is equivalent.
    bar.isAccessibilityElement = false
    answers = FlowView(spacing: 3, alignment: .center, views: [trueButton, falseButton])
    super.init(
      top: [bar], subject: [statementLabel, announcement],
      content: [answers, SpacerView(1), scoreLabel])
  }

  override var mainButtons: [Button] { [trueButton, falseButton] }

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

  /// Shows the player's progress, as a text and as a part of the whole from 0 to 1.
  package func showProgress(_ message: Message, fraction: Double) {
    headingDetail.message = message
    bar.progress = fraction
  }

  /// Marks the chosen answer as right or wrong, and disables the answers.
  package func show(_ mark: AnswerButton.Mark, on button: AnswerButton) {
    button.mark = mark
    announcement.words = mark == .right ? .Quiz.markRight : .Quiz.markWrong
    answers.isUserInteractionEnabled = false
    isBusy = true
  }

  /// Removes the mark, and enables the answers.
  package func removeMark() {
    for button in [trueButton, falseButton] { button.mark = nil }
    announcement.words = nil
    answers.isUserInteractionEnabled = true
    isBusy = false
  }
}

/// A text, without cells, for information that the screen shows by colour.
private final class Announcement: View {
  /// The text; nil for none.
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
