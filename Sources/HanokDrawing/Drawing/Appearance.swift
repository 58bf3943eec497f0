/// The kind of a terminal's background: light or dark.
public enum Appearance: Hashable, Sendable {
  /// Unknown: the terminal hasn't reported it.
  case unspecified
  /// Dark letters on a light background.
  case light
  /// Light letters on a dark background.
  case dark

  /// Creates the appearance of a background that is dark, light or unknown.
  package init(isDark: Bool?) {
    self =
      switch isDark {
      case nil: .unspecified
      case true?: .dark
      case false?: .light
      }
  }

  /// Whether it is dark, or nil if that is unknown.
  public var isDark: Bool? {
    switch self {
    case .unspecified: nil
    case .light: false
    case .dark: true
    }
  }
}
