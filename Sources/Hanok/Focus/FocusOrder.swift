extension View {
  /// The subviews in the order in which Tab moves the focus through them; nil for reading order.
  ///
  /// Each container has the order of its own subviews; views that aren't its subviews are ignored.
  /// Subviews that aren't in it follow in reading order, and what they contain is in their place.
  /// They aren't kept alive. Arrows move to the nearest view in their direction, in any order.
  ///
  /// ```swift
  /// form.focusOrder = [nameField, mailField]  // before the help button above them
  /// ```
  public var focusOrder: [View]? {
    get { weakFocusOrder.map { $0.compactMap(\.view) } }
    set {
      weakFocusOrder = newValue.map { $0.map { WeakView(view: $0) } }
      setNeedsFocusUpdate()
    }
  }

  /// The subviews in the order of the focus, each once.
  var subviewsInFocusOrder: [View] {
    guard let order = focusOrder else { return subviews }
    var seen: Set<ObjectIdentifier> = []
    return (order.filter { $0.superview === self } + subviews)
      .filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}

extension Window {
  /// Moves the focus to the next or previous group of views, as Tab does, and wraps around.
  func moveFocus(by step: Int) {
    place()
    let views = focusableViews
    var groups: [[View]] = []
    for view in views {
      if let last = groups.last?.first, group(of: last) === group(of: view) {
        groups[groups.count - 1].append(view)
      } else {
        groups.append([view])
      }
    }
    guard !groups.isEmpty else { return }
    let current = groups.firstIndex { $0.contains { $0 === firstResponder } }
    let index = current.map { ($0 + step + groups.count) % groups.count } ?? 0
    let selected = groups[index].first { $0.accessibilityElement.traits.contains(.selected) }
    let next = selected ?? groups[index].first
    if index != current { next?.becomeFirstResponder() }
  }

  /// Returns the outermost group that contains a view, or the view itself.
  func group(of view: View) -> View {
    var group = view
    for ancestor in sequence(first: view, next: \.superview) where ancestor.isFocusGroup {
      group = ancestor
    }
    return group
  }
}
