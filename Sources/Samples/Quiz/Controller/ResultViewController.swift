package import Hanok
import QuizView

/// Shows the result of a round, and offers another.
package final class ResultViewController: ViewController {
  /// Called when the player chooses another round.
  package var onAgain: () -> Void = {}
  private let score: Int
  private let count: Int
  private let resultView = ResultView()

  /// Creates a controller of the result: `score` right answers to `count` questions.
  package init(score: Int, count: Int) {
    self.score = score
    self.count = count
    super.init()
    // The round below is over: Escape must not lead back to it.
    isModalInPresentation = true
  }

  package override func loadView() { view = resultView }

  package override func viewDidLoad() {
    resultView.againButton.addTarget(self, action: ResultViewController.playAgain)
    resultView.quitButton.addAction(toNearest: Application.self) { $0.quit() }
    resultView.show(.Quiz.result(score: score, count: count), isPerfect: score == count)
  }

  package override var keyCommands: [KeyCommand] {
    [
      paletteCommand(priority: 1),
      languageCommand(.Quiz.language, mnemonic: .Quiz.languageKeys),
      quitCommand(.Quiz.quit, mnemonic: .Quiz.quitKeys),
    ]
  }

  private func playAgain() { onAgain() }
}
