/// Whether a terminal's background is light or dark.
public nonisolated enum Appearance: Hashable, Sendable {
  /// The terminal doesn't report it, or hasn't yet.
  case unspecified
  /// Dark letters on a light ground.
  case light
  /// Light letters on a dark ground.
  case dark

  /// The appearance of a background of which it is known whether it is dark.
  init(isDark: Bool?) {
    self =
      switch isDark {
      case nil: .unspecified
      case true?: .dark
      case false?: .light
      }
  }

  /// Whether it is dark; nil where that isn't known.
  public var isDark: Bool? {
    switch self {
    case .unspecified: nil
    case .light: false
    case .dark: true
    }
  }
}
