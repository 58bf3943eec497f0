extension Application {
  /// What is to be known of the controllers after a restart, by their
  /// ``ViewController/restorationIdentifier``; those without one, and what they hold, are left out.
  ///
  /// Sheets and other presented controllers aren't part of it.
  public var restorableState: RestorableState {
    get { rootViewController.restorableState ?? RestorableState() }
    set { rootViewController.restore(newValue) }
  }
}

extension ViewController {
  /// The state of this controller and those that belong to it; nil without an identifier.
  fileprivate var restorableState: RestorableState? {
    guard restorationIdentifier != nil else { return nil }
    var state = RestorableState()
    encodeRestorableState(in: &state)
    for child in children {
      guard let name = child.restorationIdentifier, let inner = child.restorableState else {
        continue
      }
      state.children[name] = inner
    }
    return state
  }

  fileprivate func restore(_ state: RestorableState) {
    guard restorationIdentifier != nil else { return }
    decodeRestorableState(from: state)
    // The children as they are now: this one may have made some.
    for child in children {
      guard let inner = child.restorationIdentifier.flatMap({ state.children[$0] }) else {
        continue
      }
      child.restore(inner)
    }
  }
}
