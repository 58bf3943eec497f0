import Dispatch
import Observation

extension View {
  /// Marks the view, so that it takes its properties from its model again, once in this turn.
  public func setNeedsUpdateProperties() { mark(.properties) }

  /// Takes the properties of the view and of those in it, wherever that is marked.
  public func updatePropertiesIfNeeded() {
    if marks.contains(.properties) {
      marks.remove(.properties)
      trackProperties()
    }
    guard marks.contains(.propertiesBelow) else { return }
    marks.remove(.propertiesBelow)
    for view in subviews where !view.isHidden && view.marks.below.contains(.propertiesBelow) {
      view.updatePropertiesIfNeeded()
      // A mark that was set again below, while this branch was on its way.
      if !view.isHidden { marks.formUnion(view.marks.below.intersection(.propertiesBelow)) }
    }
  }

  /// Lets the controller and the view read their models, and notices the first change of what they
  /// have read.
  ///
  /// A model keeps the notice until that change: a few bytes, and no view.
  private func trackProperties() {
    withObservationTracking {
      controller?.updateProperties()
      updateProperties()
    } onChange: { [weak self] in
      Self.observedPropertyDidChange(in: self)
    }
  }

  /// Marks the view: at once where the change was made on the main actor, so that it is shown in the
  /// same turn, else in a turn of its own.
  nonisolated private static func observedPropertyDidChange(in view: View?) {
    guard let view else { return }
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { view.setNeedsUpdateProperties() }
    } else {
      Task { @MainActor in view.setNeedsUpdateProperties() }
    }
  }
}

extension ViewController {
  /// Marks the controller, so that it takes what its views show from its model again, once in this
  /// turn; before its view is loaded there is nothing to do.
  public func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
}

/// The queue that the main actor works on.
nonisolated private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this code runs on it.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
