import Hanok
import HanokLocalization
import HanokSystem

/// A screen with a secret field, which ends the program when it is filled.
///
/// If it has a fault, that happens as soon as the terminal hides what is typed.
final class SecretViewController: ViewController {
  private let end: Character?
  private let place: Fault.Place

  init(end: Character?, place: Fault.Place) {
    self.end = end
    self.place = place
  }

  override func loadView() {
    let field = TextField(placeholder: .verbatim("Secret"))
    field.isSecure = true
    field.addAction { [weak self] in self?.application?.quit() }
    view = field
  }

  override func viewDidAppear() {
    guard end != nil else { return }
    _ = application?.schedule(every: .milliseconds(1)) { [weak self] in self?.endIfHidden() }
  }

  private func endIfHidden() {
    var settings = termios()
    unsafe tcgetattr(STDIN_FILENO, &settings)
    guard settings.c_lflag & tcflag_t(ECHO) == 0, let end else { return }
    if let fault = Fault(rawValue: end) { return fault.happen(on: place) }
    if end == "x" { exit(3) } else { application?.quit(4) }
  }
}
