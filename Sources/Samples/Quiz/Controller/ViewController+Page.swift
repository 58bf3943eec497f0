import Hanok
import QuizView

extension ViewController {
  /// Lets the buttons at a page's foot do what they say.
  func connect(_ page: PageView) {
    page.languageButton.addTarget(self, action: ViewController.showNextLanguage)
    page.quitButton.addTarget(self, action: ViewController.quit)
  }

  private func showNextLanguage() { application?.showNextLanguage() }
  private func quit() { application?.quit() }
}
