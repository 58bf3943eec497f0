public import HanokTerminal

extension View {
  /// Opens the view's context menu.
  ///
  /// - Parameter point: The cell of the view at which it opens; nil for ``contextMenuRect``.
  /// - Returns: Whether the view has one, and is usable.
  @discardableResult
  public func openContextMenu(at point: Point? = nil) -> Bool {
    guard isInteractive, let menu = contextMenu, !menu.items.isEmpty,
      let presenter = nearestController
    else { return false }
    let rect = point.map { Rect(origin: $0, size: Size(width: 1, height: 1)) }
    presenter.present(MenuController(menu, sourceView: self, sourceRect: rect ?? contextMenuRect))
    return true
  }

  /// The nearest controller in the responder chain.
  public var nearestController: ViewController? {
    responderChain.lazy.compactMap { $0 as? ViewController }.first
  }
}

extension Window {
  /// Opens the context menu of the first responder, or of its nearest ancestor with one.
  func openContextMenu() -> Bool {
    chainInForce.contains { ($0 as? View)?.openContextMenu() == true }
  }
}
