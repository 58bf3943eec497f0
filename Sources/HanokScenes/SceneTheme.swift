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

  /// Creates a theme by night or by day: `hanok-dark`, but `dark` for one that is the same by both.
  public init(_ family: ThemeFamily, isDark: Bool) {
    let end = family.dark == family.light ? "" : isDark ? "-dark" : "-light"
    self.init(
      family.name + end, isDark ? family.dark : family.light, leastContrast: family.leastContrast)
  }

  /// The theme's name.
  public var description: String { name }

  /// The terminal's own colours.
  public static let terminal = SceneTheme("terminal", Theme(), leastContrast: nil)
  /// `Theme.dark`.
  public static let dark = SceneTheme(.dark, isDark: true)
  /// `Theme.light`.
  public static let light = SceneTheme(.light, isDark: false)
  /// `ThemeFamily.highContrast.dark`.
  public static let highContrastDark = SceneTheme(.highContrast, isDark: true)
  /// `ThemeFamily.highContrast.light`.
  public static let highContrastLight = SceneTheme(.highContrast, isDark: false)
  /// `ThemeFamily.hanok.dark`.
  public static let hanokDark = SceneTheme(.hanok, isDark: true)
  /// `ThemeFamily.hanok.light`.
  public static let hanokLight = SceneTheme(.hanok, isDark: false)

  /// All themes of the toolkit, each once.
  public static let all: [SceneTheme] =
    [terminal]
    + ThemeFamily.shipped.filter { $0 != .automatic }.flatMap { family in
      let isDark = SceneTheme(family, isDark: true), isLight = SceneTheme(family, isDark: false)
      return isDark.name == isLight.name ? [isDark] : [isDark, isLight]
    }
}
