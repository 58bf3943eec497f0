/// How a terminal is told to show something on the desktop; each knows its own way.
public enum NotificationProtocol: Hashable, Sendable {
  /// OSC 9, iTerm2's.
  case iTerm
  /// OSC 99, kitty's.
  case kitty
  /// OSC 777, urxvt's.
  case urxvt
  /// None: the bell says that there is something, and not what.
  case bell
}

extension NotificationProtocol {
  /// By the beginnings of names as terminals tell them (XTVERSION).
  private static let names: [(name: String, protocol: NotificationProtocol)] = [
    ("iTerm2 ", .iTerm), ("WezTerm ", .iTerm), ("ghostty ", .iTerm), ("foot(", .iTerm),
    ("kitty(", .kitty), ("contour ", .urxvt),
  ]

  /// The one that a terminal knows.
  init(_ capabilities: TerminalCapabilities) {
    let known = Self.names.first { capabilities.isNamed($0.name) }
    self = known?.protocol ?? .bell
  }
}
