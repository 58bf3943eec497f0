import Dispatch
import Observation

extension View {
  /// Marks the view, so that its properties are updated once in this turn.
  public func setNeedsUpdateProperties() { mark(.properties) }

  /// Updates the marked properties of the view and its subviews.
  public func updatePropertiesIfNeeded() {
    if marks.contains(.properties) {
      marks.remove(.properties)
      trackProperties()
    }
    guard marks.contains(.propertiesBelow) else { return }
    marks.remove(.propertiesBelow)
    for view in subviews where !view.isHidden && view.marks.below.contains(.propertiesBelow) {
      view.updatePropertiesIfNeeded()
      // A mark may be set again below while this branch is updated.
      if !view.isHidden { marks.formUnion(view.marks.below.intersection(.propertiesBelow)) }
    }
  }

  /// Lets the controller read its model, and the view its state, and observes the first change
  /// after that.
  ///
  /// A model keeps the observation until that change: a few bytes, and no view.
  private func trackProperties() {
    withObservationTracking {
      controller?.updateProperties()
      updateProperties()
    } onChange: { [weak self] in
      Self.observedPropertyDidChange(in: self)
    }
  }

  /// Marks the view after a change of its model.
  ///
  /// A change on the main actor marks it at once, so that the same turn shows it; any other does in
  /// a turn of its own.
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
  /// Marks the controller, so that its views are updated from its model once in this turn.
  ///
  /// Before its view is loaded, this does nothing.
  public func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
}

nonisolated private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
