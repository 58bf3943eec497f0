import HanokTerminal

/// A view that the view of one child controller fills.
final class ChildContainerView: View {
  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    subviews.first?.fittingSize(proposal) ?? .zero
  }

  override func layoutSubviews() {
    for view in subviews { view.frame = bounds }
  }
}

extension ViewController {
  /// The views that have had the keys in a controller's view give them to it again.
  ///
  /// - Parameter view: The view that had them; where it is nil or takes none now, the first that does,
  ///   or else the first of this controller's bar, from which keys lead back.
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
      if let first { window.moveFocus(to: first, isChosen: true) }
    }
  }
}

/// A view that may be gone by now.
struct WeakView {
  weak var view: View?
}
