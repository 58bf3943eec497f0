import CFaults
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

  override func loadView() { view = Label(.verbatim("ready")) }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    guard case .character(let character) = event.key, event.modifiers.isEmpty else {
      return super.keyPressed(event)
    }
    end(by: character)
    return true
  }

  private func end(by key: Character) {
    switch key {
    case "s": fault_segment()
    case "b": fault_bus()
    case "f": fault_arithmetic()
    case "i": fault_instruction()
    case "o": _ = fault_stack(0)
    case "l": application?.schedule(after: .milliseconds(1)) { _ = fault_stack(0) }
    case "h": fault_thread()
    case "a": abort()
    case "t": preconditionFailure("as asked for")
    case "e": onThrow()
    case "x": exit(3)
    case "v": _ = try? terminal?.run(["sh", "-c", "echo editing; read line"])
    case "c": close(STDOUT_FILENO)
    default: application?.quit()
    }
  }
}
