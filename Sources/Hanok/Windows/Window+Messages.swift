import HanokTerminal

/// Messages that reach every controller, also those that are covered.
extension Window {
  /// Notifies all controllers before the window gets another size.
  func willResize(to size: Size) {
    guard size != frame.size else { return }
    for controller in allControllers { controller.viewWillTransition(to: size) }
  }

  /// Notifies all controllers that memory is short.
  func didReceiveMemoryWarning() {
    for controller in allControllers { controller.didReceiveMemoryWarning() }
  }

  /// The controllers of all layers and what belongs to them, each before its children.
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
