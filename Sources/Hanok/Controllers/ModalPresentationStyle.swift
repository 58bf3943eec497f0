/// The styles in which a controller is presented over another one.
public nonisolated enum ModalPresentationStyle: Hashable, Sendable {
  /// Instead of the previous controller, which leaves the window.
  case fullScreen
  /// In the middle, in its own size; the controllers below are dimmed.
  case sheet
  /// Next to its ``ViewController/sourceView``; a click outside or Escape dismisses it.
  case popover
}

/// The side of its source on which a popover opens; without room, it opens on the opposite one.
public nonisolated enum PopoverSide: Hashable, Sendable {
  /// Below the source, like the list of a picker.
  case below
  /// At the trailing side of the source, like a submenu.
  case trailing
}
