import BeforeWords
import Foundation
package import Hanok

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A quiz and its download, all in one class.
package final class QuizController: ViewController {
  private var quiz = Quiz(.standard) { didSet { show() } }
  private let address: String
  private let quizView = QuizView()

  /// Creates a controller that downloads more statements from an address.
  package init(address: String) {
    self.address = address
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
    guard let url = URL(string: address) else { return }
    URLSession.shared.dataTask(with: url) { data, _, _ in
      guard let data, let statements = try? JSONDecoder().decode([Statement].self, from: data)
      else { return }
      Task { @MainActor in self.quiz.add(statements) }
    }.resume()
  }
}
