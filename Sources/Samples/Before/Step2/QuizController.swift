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
  private let trueButton = Button(.verbatim("True"), mnemonic: .verbatim("t"))
  private let falseButton = Button(.verbatim("False"), mnemonic: .verbatim("f"))
  private let moreButton = Button(.verbatim("More statements"), mnemonic: .verbatim("m"))
  private let quitButton = Button(.verbatim("Quit"), mnemonic: .verbatim("q"))

  /// Creates a controller that downloads more statements from an address.
  package init(address: String) {
    self.address = address
    super.init()
    title = .verbatim("True or False?")
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
    quitButton.addAction(toNearest: Application.self) { $0.quit() }
    show()
  }

  private func answer(_ button: Button) {
    guard let isRight = quiz.answer(button === trueButton) else { return }
    markLabel.message = .verbatim(isRight ? "Right" : "Wrong")
    application?.schedule(after: .milliseconds(200)) { [weak self] in self?.moveOn() }
  }

  private func moveOn() {
    markLabel.message = nil
    quiz.moveOn()
  }

  private func show() {
    scoreLabel.message = .verbatim("Score: \(quiz.score)")
    if let question = quiz.question {
      statementLabel.message = .verbatim(question.text)
    } else {
      statementLabel.message = .verbatim("You judged \(quiz.score) of \(quiz.count) right.")
    }
  }

  private func download() {
    guard let url = URL(string: address) else { return }
    URLSession.shared.dataTask(with: url) { data, _, _ in
      guard let data, let sums = try? JSONDecoder().decode([Sum].self, from: data) else { return }
      Task { @MainActor in self.add(sums) }
    }.resume()
  }

  private func add(_ sums: [Sum]) {
    let questions = sums.map { sum in
      Question(
        text: "\(sum.left) plus \(sum.right) is \(sum.sum).",
        isTrue: sum.left + sum.right == sum.sum)
    }
    quiz.add(questions)
  }
}

/// A statement as the server sends it.
private nonisolated struct Sum: Decodable {
  let left: Int
  let right: Int
  let sum: Int
}
