import HanokTerminal

/// Notifications of every controller, including covered ones.
extension Window {
  /// Notifies all controllers before a change of the window's size.
  func willResize(to size: Size) {
    guard size != frame.size else { return }
    for controller in allControllers { controller.viewWillTransition(to: size) }
  }

  /// Notifies all controllers of a memory warning.
  func didReceiveMemoryWarning() {
    for controller in allControllers { controller.didReceiveMemoryWarning() }
  }

  /// The names of what is typed and not saved, that of the topmost layer last.
  var unsavedContents: [Message] { allControllers.compactMap(\.unsavedContent) }

  /// The controllers of all layers and their children, each before its children.
  private var allControllers: [ViewController] {
    var controllers = layers.map(\.presented)
    var index = 0
    while index < controllers.count {
      controllers += controllers[index].children
      index += 1
    }
    return controllers
  }
}
