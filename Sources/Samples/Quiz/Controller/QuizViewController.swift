package import Hanok
package import QuizModel
import QuizView

/// Plays a round: the only type that knows both the quiz and its view.
package final class QuizViewController: ViewController {
  /// The time for which an answer is marked before the next statement appears.
  package nonisolated static let markDuration = Duration.milliseconds(200)

  private var quiz: Quiz { didSet { showQuiz() } }
  private let questionView = QuestionView()

  /// Creates a controller of a round of statements.
  package init(_ statements: [Statement] = .standard) {
    quiz = Quiz(statements)
    super.init()
    title = .Quiz.title
  }

  package override func loadView() { view = questionView }

  package override func viewDidLoad() {
    // Both answers have one action, whose argument is the pressed button.
    for button in [questionView.trueButton, questionView.falseButton] {
      button.addTarget(self, action: QuizViewController.answer)
    }
    questionView.quitButton.addTarget(self, action: QuizViewController.leave)
    showQuiz()
  }

  package override var keyCommands: [KeyCommand] {
    [
      paletteCommand(priority: 1),
      languageCommand(.Quiz.language, mnemonic: .Quiz.languageKeys),
      quitCommand(.Quiz.quit, mnemonic: .Quiz.quitKeys) { [weak self] in self?.leave() },
    ]
  }

  /// Quits, after a question if the round would be lost.
  private func leave() {
    guard quiz.isUnderway else { return quit() }
    let leave = AlertAction(.Quiz.leave, style: .destructive, mnemonic: .Quiz.leaveKeys) {
      [weak self] in self?.quit()
    }
    let stay = AlertAction(.Quiz.stay, style: .cancel, mnemonic: .Quiz.stayKeys)
    present(
      AlertController(
        .Quiz.leaveTitle, message: .Quiz.leaveLoss(score: quiz.score), actions: [stay, leave]))
  }

  private func quit() { application?.quit() }

  private func answer(_ button: AnswerButton) {
    // The button itself decides, not its title, which differs between languages.
    guard let isRight = quiz.answer(button === questionView.trueButton) else { return }
    questionView.show(isRight ? .right : .wrong, on: button)
    application?.schedule(after: Self.markDuration) { [weak self] in self?.moveOn() }
  }

  private func moveOn() {
    questionView.removeMark()
    quiz.moveOn()
    guard quiz.statement == nil else { return }
    let result = ResultViewController(score: quiz.score, count: quiz.progress.count)
    result.onAgain = { [weak self] in
      self?.quiz.restart()
      self?.dismiss()
    }
    present(result)
  }

  /// Updates the text of a statement that has one for each language.
  package override func traitsDidChange() { showQuiz() }

  private func showQuiz() {
    let progress = quiz.progress
    questionView.showProgress(
      .Quiz.progress(number: progress.number, count: progress.count), fraction: progress.fraction)
    questionView.score = .Quiz.score(score: quiz.score)
    let language = questionView.traits?.localizer.language ?? .english
    // After the last statement, its text stays: the result is about to cover it.
    if let statement = quiz.statement {
      questionView.statement = .statement(statement, in: language)
    }
  }
}
