import Hanok

/// A column of views that records the keys which none of them handles.
final class KeyRecorder: StackView {
  private(set) var unhandled: [KeyEvent] = []

  override func keyPressed(_ event: KeyEvent) -> Bool {
    unhandled.append(event)
    return false
  }
}
