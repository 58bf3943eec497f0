import Hanok
import HanokLocalization
import HanokSystem
import HanokTerminal

/// A screen whose keys are faults.
final class FaultyViewController: ViewController {
  /// Lets `main` throw.
  var onThrow: () -> Void = {}
  /// What it is shown on.
  var terminal: Terminal?
  /// The thread on which faults happen.
  var place = Fault.Place.mainQueue

  override func loadView() { view = Label(.verbatim("ready")) }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    guard case .character(let character) = event.key, event.modifiers.isEmpty else {
      return super.keyPressed(event)
    }
    end(by: character)
    return true
  }

  private func end(by key: Character) {
    if let fault = Fault(rawValue: key) { return fault.happen(on: place) }
    switch key {
    case "l": application?.schedule(after: .milliseconds(1)) { Fault.stack.happen(on: .mainQueue) }
    case "e": onThrow()
    case "x": exit(3)
    case "v": _ = try? terminal?.run(["sh", "-c", "echo editing; read line"])
    case "w": complain()
    case "c": close(STDOUT_FILENO)
    default: application?.quit()
    }
  }

  /// Writes to the errors as a library does, with a control sequence in it.
  private func complain() {
    let bytes = Array("a library\u{1B}[31m is missing\u{9B}1m\n".utf8)
    _ = unsafe write(STDERR_FILENO, bytes, bytes.count)
  }
}
