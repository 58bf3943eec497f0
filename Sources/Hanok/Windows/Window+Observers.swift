/// A view that is notified of each update while it is in the window.
struct WindowObserver {
  weak var view: View?
}

/// Views that show the state of the window, such as the keys in force, which any other may change.
extension Window {
  /// Notifies a view of each update by ``View/windowWillUpdate()``, until it leaves the window.
  ///
  /// A view requests this in ``View/didMoveToWindow()``.
  public func addObserver(_ view: View) {
    if !observers.contains(where: { $0.view === view }) {
      observers.append(WindowObserver(view: view))
    }
  }

  /// Notifies the observers, and lays out their changes.
  func notifyOfUpdate() {
    guard !observers.isEmpty else { return }
    observers.removeAll { $0.view?.window !== self }
    for observer in observers { observer.view?.windowWillUpdate() }
    place()
  }
}
