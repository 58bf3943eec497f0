import Hanok
import QuizView

extension ViewController {
  /// Connects a page's foot to the change of language; quitting is each controller's own.
  func connect(_ page: QuizPageView) {
    page.languageButton.addTarget(self, action: ViewController.showNextLanguage)
  }

  private func showNextLanguage() { application?.showNextLanguage() }

  /// Leaves the quiz.
  func quit() { application?.quit() }
}
