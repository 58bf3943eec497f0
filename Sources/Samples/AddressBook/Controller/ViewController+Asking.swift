import Hanok

extension ViewController {
  /// Asks before something is lost; neither Enter nor Escape loses it.
  ///
  /// - Returns: Whether it may be lost.
  func mayLose(
    _ title: Message, _ text: Message, by losing: AlertAction, or keeping: AlertAction = .cancel()
  ) async -> Bool {
    let alert = AlertController(title, message: text)
    alert.actions = [keeping, losing]
    return await present(alert) === losing
  }

  /// The keys for the letters of a command in the language of the screen.
  func keys(_ letters: Message) -> [KeyEvent] {
    let letters = application.map { $0.traits.localizer.string(letters) } ?? ""
    return letters.map { KeyEvent(.character($0)) }
  }
}
