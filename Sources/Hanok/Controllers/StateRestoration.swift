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
      if let name = child.restorationIdentifier { state.children[name] = child.restorableState }
    }
    return state
  }

  fileprivate func restore(_ state: RestorableState) {
    guard restorationIdentifier != nil else { return }
    decodeRestorableState(from: state)
    // The current children: this controller may have created some.
    for child in children {
      if let inner = child.restorationIdentifier.flatMap({ state.children[$0] }) {
        child.restore(inner)
      }
    }
  }
}
