public import Hanok

/// A theme with the name that snapshots have for it.
public nonisolated struct SceneTheme: Hashable, Sendable, CustomStringConvertible {
  /// The name.
  public let name: String
  /// The theme.
  public let theme: Theme
  /// The contrast that its text has at least (WCAG 2.2, 1.4.3); nil where the terminal chooses the
  /// colours.
  public let leastContrast: Double?

  /// Creates a theme of an app.
  public init(_ name: String, _ theme: Theme, leastContrast: Double? = 4.5) {
    self.name = name
    self.theme = theme
    self.leastContrast = leastContrast
  }

  /// The theme's name.
  public var description: String { name }

  /// The terminal's own colours.
  public static let terminal = SceneTheme("terminal", Theme(), leastContrast: nil)
  /// `Theme.dark`.
  public static let dark = SceneTheme("dark", .dark)
  /// `Theme.light`.
  public static let light = SceneTheme("light", .light)
  /// `Theme.highContrast(isDark:)` by night.
  public static let highContrastDark = SceneTheme(
    "high-contrast-dark", .highContrast(isDark: true), leastContrast: 7)
  /// `Theme.highContrast(isDark:)` by day.
  public static let highContrastLight = SceneTheme(
    "high-contrast-light", .highContrast(isDark: false), leastContrast: 7)
  /// `Theme.hanok(isDark:)` by night.
  public static let hanokDark = SceneTheme("hanok-dark", .hanok(isDark: true))
  /// `Theme.hanok(isDark:)` by day.
  public static let hanokLight = SceneTheme("hanok-light", .hanok(isDark: false))

  /// All themes of the toolkit.
  public static let all = [
    terminal, dark, light, highContrastDark, highContrastLight, hanokDark, hanokLight,
  ]
}
