import BreachesView
import Hanok

extension ViewController {
  /// Connects what the foot of each screen has: the change of language, and quitting.
  func connect(_ foot: FootBar) {
    foot.languageButton.addTarget(self, action: ViewController.showNextLanguage)
    foot.quitButton.addTarget(self, action: ViewController.quit)
  }

  private func showNextLanguage() { application?.showNextLanguage() }

  private func quit() { application?.quit() }
}
