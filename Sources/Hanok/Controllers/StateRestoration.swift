extension Application {
  /// The state of the controllers that is kept over a restart.
  ///
  /// Controllers without a ``ViewController/restorationIdentifier`` and their children are omitted.
  /// Sheets and other presented controllers aren't part of it.
  public var restorableState: RestorableState {
    get { rootViewController.restorableState ?? RestorableState() }
    set { rootViewController.restore(newValue) }
  }
}

extension ViewController {
  /// The state of this controller and its children, or nil without an identifier.
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
    // The current children: this controller may have created some.
    for child in children {
      guard let inner = child.restorationIdentifier.flatMap({ state.children[$0] }) else {
        continue
      }
      child.restore(inner)
    }
  }
}
