/// The ways in which a controller is shown over another one.
public nonisolated enum ModalPresentationStyle: Hashable, Sendable {
  /// Instead of what was shown, which leaves the window.
  case fullScreen
  /// In the middle, as large as it asks for; what is below shows dimmed.
  case sheet
  /// Beside the controller's ``ViewController/sourceView``; a click outside or Escape takes it away.
  case popover
}

/// The sides of its source on which a popover opens, where there is room; else on the other one.
public nonisolated enum PopoverSide: Hashable, Sendable {
  /// Below the source, as the list of a picker does.
  case below
  /// Beside the source, where reading ends, as a menu inside another does.
  case trailing
}
