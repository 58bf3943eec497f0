import Hanok

extension ViewController {
  /// Returns the keys for the letters of a command in the language of the screen.
  func keys(_ letters: Message) -> [KeyEvent] {
    let letters = application.map { $0.traits.localizer.letters(of: letters) } ?? ""
    return letters.map { KeyEvent(.character($0)) }
  }
}
