import HanokTerminal

/// The moving sign of an activity of a view.
///
/// It moves while the view is visible, but not in reduced motion (``View/animate(every:_:)``).
final class Spinner {
  /// The number of the current image.
  private(set) var step = 0
  private var animation: (any Cancellable)?

  /// Moves the sign of a view from now on.
  func start(in view: View, every interval: Duration = .milliseconds(100)) {
    stop()
    animation = view.animate(every: interval) { [weak self, weak view] in
      self?.step += 1
      view?.setNeedsDisplay()
    }
  }

  /// Stops at the current image.
  func stop() {
    animation?.cancel()
    animation = nil
  }

  /// Stops, and returns to the first image.
  func reset() {
    stop()
    step = 0
  }

  /// Returns the current image; ``Traits/symbols`` have at least one.
  func sign(in traits: Traits) -> String {
    let signs = traits.symbols.spinner
    return signs[traits.reducesMotion ? 0 : step % signs.count]
  }
}
