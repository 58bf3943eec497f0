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
  private let statementLabel = Label(alignment: .center)
  private let markLabel = Label(alignment: .center)
  private let scoreLabel = Label(alignment: .center)
  private let trueButton = Button(.Before.answerTrue, mnemonic: .Before.answerTrueKeys)
  private let falseButton = Button(.Before.answerFalse, mnemonic: .Before.answerFalseKeys)
  private let moreButton = Button(.Before.more, mnemonic: .Before.moreKeys)
  private let quitButton = Button.quit()

  /// Creates a controller that downloads more statements from an address.
  package init(address: String) {
    self.address = address
    super.init()
    title = .Before.title
  }

  package override func loadView() {
    for label in [statementLabel, markLabel, scoreLabel] { label.numberOfLines = 0 }
    markLabel.minimumLines = 1
    let answers = FlowView(spacing: 3, alignment: .center, views: [trueButton, falseButton])
    view = PageView(
      ScrollView(
        StackView(
          .vertical, spacing: 1, views: [statementLabel, markLabel, answers, scoreLabel])),
      foot: FlowView(spacing: 2, views: [moreButton, quitButton]), size: Size(width: 60, height: 12)
    )
  }

  package override func viewDidLoad() {
    for button in [trueButton, falseButton] {
      button.addTarget(self, action: QuizController.answer)
    }
    moreButton.addTarget(self, action: QuizController.download)
    show()
  }

  private func answer(_ button: Button) {
    guard let isRight = quiz.answer(button === trueButton) else { return }
    markLabel.message = isRight ? .Before.markRight : .Before.markWrong
    application?.schedule(after: .milliseconds(200)) { [weak self] in self?.moveOn() }
  }

  private func moveOn() {
    markLabel.message = nil
    quiz.moveOn()
  }

  private func show() {
    scoreLabel.message = .Before.score(score: quiz.score)
    if let statement = quiz.statement {
      statementLabel.message = .Before.statement(
        left: statement.left, right: statement.right, sum: statement.sum)
    } else {
      statementLabel.message = .Before.result(score: quiz.score, count: quiz.count)
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
