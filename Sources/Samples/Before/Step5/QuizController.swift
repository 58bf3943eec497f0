import BeforeWords
package import Hanok

/// Carries answers to the quiz, and the quiz to its view.
package final class QuizController: ViewController {
  private var quiz = Quiz(.standard) { didSet { show() } }
  private let loader: any StatementLoading
  private let quizView = QuizView()

  /// Creates a controller that loads more statements.
  package init(loader: any StatementLoading) {
    self.loader = loader
    super.init()
    title = .Before.title
  }

  package override func loadView() { view = quizView }

  package override func viewDidLoad() {
    for button in [quizView.trueButton, quizView.falseButton] {
      button.addTarget(self, action: QuizController.answer)
    }
    quizView.moreButton.addTarget(self, action: QuizController.download)
    show()
  }

  private func answer(_ button: Button) {
    guard let isRight = quiz.answer(button === quizView.trueButton) else { return }
    quizView.mark = isRight ? .Before.markRight : .Before.markWrong
    application?.schedule(after: .milliseconds(200)) { [weak self] in self?.moveOn() }
  }

  private func moveOn() {
    quizView.mark = nil
    quiz.moveOn()
  }

  private func show() {
    quizView.score = .Before.score(score: quiz.score)
    if let statement = quiz.statement {
      quizView.statement = .Before.statement(
        left: statement.left, right: statement.right, sum: statement.sum)
    } else {
      quizView.statement = .Before.result(score: quiz.score, count: quiz.count)
    }
  }

  private func download() {
    quizView.isLoading = true
    task { [weak self, loader] in
      do throws(LoadFailure) {
        let statements = try await loader.statements()
        self?.quizView.failure = nil
        self?.quiz.add(statements)
      } catch {
        self?.quizView.failure = .failure(error)
      }
      self?.quizView.isLoading = false
    }
  }
}
