public import HanokTerminal

nonisolated extension MouseEvent {
  /// The rows by which the wheel scrolls: down, or up if negative; nil for another event.
  public var wheelRows: Int? {
    switch kind {
    case .wheel(.up): -Self.wheelStep
    case .wheel(.down): Self.wheelStep
    default: nil
    }
  }

  /// As in terminals' own scrolling, a few rows of context stay visible in a small view.
  private static let wheelStep = 3
}
