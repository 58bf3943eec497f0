import HanokTerminal

/// The animations of a window's visible views on the application's clock; none in reduced motion.
final class Animator {
  /// The minimum time between two steps: 30 frames a second.
  static let leastInterval = Duration.milliseconds(33)

  private var animations: [ViewAnimation] = []
  private var timer: (any Cancellable)?
  private var timerInterval = Duration.zero

  func add(_ animation: ViewAnimation) {
    if !animations.contains(where: { $0 === animation }) { animations.append(animation) }
  }

  /// Schedules the next step if any animation is visible.
  func resume(in window: Window) {
    if animations.isEmpty { return }
    animations.removeAll { $0.isCancelled || $0.view == nil }
    guard window.traits?.reducesMotion == false, let owner = window.owner,
      let interval = animations.filter({ $0.isVisible(in: window) }).map(\.interval).min(),
      timer == nil || interval < timerInterval
    else { return }
    timer?.cancel()
    timerInterval = interval
    // On the scheduler itself, so that a step is a turn only while an animation is visible.
    timer = owner.scheduler.schedule(after: interval) { [weak self, weak window] in
      guard let self, let window else { return }
      timer = nil
      window.owner?.perform { self.step(by: interval, in: window) }
    }
  }

  private func step(by interval: Duration, in window: Window) {
    window.setNeedsUpdate()
    if window.traits?.reducesMotion == true { return }
    for animation in animations where animation.isVisible(in: window) {
      animation.advance(by: interval)
    }
  }
}

/// Repeated steps of a view while it is visible.
final class ViewAnimation: Cancellable {
  private(set) weak var view: View?
  let interval: Duration
  private(set) var isCancelled = false
  private var waited = Duration.zero
  private let step: () -> Void

  init(_ view: View, interval: Duration, step: @escaping () -> Void) {
    self.view = view
    self.interval = max(interval, Animator.leastInterval)
    self.step = step
  }

  func cancel() {
    isCancelled = true
    view?.animations.removeAll { $0 === self }
  }

  func isVisible(in window: Window) -> Bool {
    guard let view, !isCancelled, view.window === window else { return false }
    var rect = view.bounds
    for view in sequence(first: view, next: \.superview) {
      if view.isHidden { return false }
      rect = rect.intersection(view.bounds).offset(x: view.frame.minX, y: view.frame.minY)
    }
    return !rect.isEmpty
  }

  func advance(by time: Duration) {
    waited += time
    guard waited >= interval else { return }
    // The remainder counts for the next step, but missed steps aren't repeated.
    waited = min(waited - interval, interval)
    step()
  }
}

extension View {
  /// Performs a step repeatedly while the view is visible, on the application's clock.
  ///
  /// Nothing is performed with ``Traits/reducesMotion``.
  ///
  /// - Parameters:
  ///   - interval: The time between two steps, at least a thirtieth of a second.
  ///   - step: Changes the view. It is kept as long as the view, and should refer to the view
  ///     weakly.
  /// - Returns: The object that ends it; it also ends with the view.
  @discardableResult
  public func animate(
    every interval: Duration, _ step: @escaping () -> Void
  ) -> any Cancellable {
    let animation = ViewAnimation(self, interval: interval, step: step)
    animations.append(animation)
    if let window {
      window.animator.add(animation)
      window.setNeedsUpdate()
    }
    return animation
  }
}
