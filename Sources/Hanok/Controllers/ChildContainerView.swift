import HanokTerminal

/// A view with the view of one controller, which fills it and may be replaced.
final class ChildContainerView: View {
  convenience init(_ view: View) {
    self.init()
    addSubview(view)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    subviews.first?.fittingSize(proposal) ?? .zero
  }

  override func layoutSubviews() {
    for view in subviews { view.frame = bounds }
  }
}

extension ViewController {
  /// Removes a child, which lives to the end of the turn: one of its own actions may be the cause.
  func leave(_ child: ViewController) {
    child.rememberedResponder = nil
    window?.keepToEndOfTurn(child)
    child.removeFromParent()
  }

  func ancestor<Controller: ViewController>(_ type: Controller.Type) -> Controller? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Controller }.first
  }

  /// Records the focused view of a child that is going to be covered.
  func keepFocus(of child: ViewController?, in container: View) {
    guard let responder = window?.firstResponder, responder.isDescendant(of: container) else {
      return
    }
    child?.rememberedResponder = responder
  }

  /// Returns the focus to the view of a child that had it before the child was covered.
  func restoreFocus(of child: ViewController?, in container: View) {
    let known = child?.rememberedResponder
    child?.rememberedResponder = nil
    focusContent(of: container, preferring: known)
  }

  /// Restores the focus of a controller's view.
  ///
  /// - Parameter view: The view that had the focus. If it is nil or can't have it now, the first
  ///   one that can gets it, or else the first of this controller's bar, from which keys lead back.
  func focusContent(of container: View, preferring view: View?) {
    guard let window = container.window, window.topView.map(container.isDescendant) == true else {
      return
    }
    window.focus.forget()
    window.place()
    let views = window.focusableViews
    if let view, views.contains(where: { $0 === view }) {
      window.moveFocus(to: view, isChosen: true)
    } else {
      let first =
        views.first { $0.isDescendant(of: container) }
        ?? views.first { $0.isDescendant(of: self.view) }
      if let first { window.moveFocus(to: first, isChosen: true, isOpening: true) }
    }
  }
}
