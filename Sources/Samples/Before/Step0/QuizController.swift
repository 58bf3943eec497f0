import Foundation
package import Hanok

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A quiz and its download, all in one class.
package final class QuizController: ViewController {
  private var questions = [
    Question(text: "4 plus 2 is 6.", answer: "True"),
    Question(text: "5 plus 3 is 9.", answer: "False"),
    Question(text: "3 plus 8 is 11.", answer: "True"),
  ]
  private var index = 0
  private var score = 0
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
    guard index < questions.count else { return }
    let isRight = button.title == .verbatim(questions[index].answer)
    if isRight { score += 1 }
    show()
    markLabel.message = .verbatim(isRight ? "Right" : "Wrong")
    application?.schedule(after: .milliseconds(200)) { [weak self] in self?.moveOn() }
  }

  private func moveOn() {
    markLabel.message = nil
    index += 1
    show()
  }

  private func show() {
    scoreLabel.message = .verbatim("Score: \(score)")
    if index < questions.count {
      statementLabel.message = .verbatim(questions[index].text)
    } else {
      statementLabel.message = .verbatim("You judged \(score) of \(questions.count) right.")
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
    for sum in sums {
      questions.append(
        Question(
          text: "\(sum.left) plus \(sum.right) is \(sum.sum).",
          answer: sum.left + sum.right == sum.sum ? "True" : "False"))
    }
    show()
  }
}

/// A statement, and the title of the right answer.
private struct Question {
  let text: String
  let answer: String
}

/// A statement as the server sends it.
private nonisolated struct Sum: Decodable {
  let left: Int
  let right: Int
  let sum: Int
}
