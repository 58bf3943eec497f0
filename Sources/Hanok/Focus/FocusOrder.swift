extension View {
  /// The subviews in the order in which Tab moves the focus through them; nil for reading order.
  ///
  /// Each container has the order of its own subviews; views that aren't its subviews are ignored.
  /// Subviews that aren't in it follow in reading order, and what they contain is in their place.
  /// They aren't kept alive. The next group is chosen in `Window+Focus.swift`. Arrows move to the
  /// nearest view in their direction, in any order.
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
