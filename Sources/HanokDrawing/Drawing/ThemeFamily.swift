public import HanokLocalization
import HanokTerminal

/// A theme that a person chooses by its name: the styles for a dark and for a light background.
///
/// ```swift
/// let shop = ThemeFamily("shop", title: .Shop.theme, dark: Theme(night), light: Theme(day))
/// application.themes = shop.defaultTheme(for:)
/// ```
///
/// “A theme in code” in <doc:Looks> shows the colours. ``ThemeFamily/hanok`` is one that is shipped.
public struct ThemeFamily: Hashable, Sendable {
  /// The name; that of a shipped theme is also its name on the command line and in files.
  public let name: String
  /// The title in settings.
  public let title: Message
  /// The styles for a dark background.
  public let dark: Theme
  /// The styles for a light background.
  public let light: Theme
  /// The styles while the background is unknown.
  private let unknown: Theme
  /// The colours from which both are derived, for a dark and then for a light background; empty for
  /// a theme of other styles.
  package let palettes: [Theme.Palette]

  /// Creates a theme of styles; while the background is unknown, it is that for a dark one.
  public init(_ name: String, title: Message, dark: Theme, light: Theme) {
    (self.name, self.title, self.dark, self.light) = (name, title, dark, light)
    (unknown, palettes) = (dark, [])
  }

  /// Creates a theme of the toolkit, whose title is an entry of its table.
  package init(
    shipped name: String, dark: Theme.Palette, light: Theme.Palette, unknown: Theme? = nil
  ) {
    self.name = name
    title = Message("settings.theme-\(name)", table: "Hanok")
    (self.dark, self.light) = (Theme(dark), Theme(light))
    self.unknown = unknown ?? self.dark
    palettes = [dark, light]
  }

  /// Creates a variant of a theme: with other colours to derive it from, then with other styles.
  ///
  /// - Parameters:
  ///   - palettes: The colours for a dark and for a light background, or nil for the theme's own.
  ///   - change: Changes the styles of each of its themes.
  package init(
    _ name: String, of base: ThemeFamily, palettes: [Theme.Palette]? = nil,
    change: (inout Theme) -> Void
  ) {
    func changed(_ theme: Theme) -> Theme {
      var theme = theme
      change(&theme)
      return theme
    }
    self.name = name
    title = .verbatim(name)
    self.palettes = palettes ?? base.palettes
    if let palettes, let first = palettes.first, let last = palettes.last {
      (dark, light) = (changed(Theme(first)), changed(Theme(last)))
      unknown = dark
    } else {
      (dark, light) = (changed(base.dark), changed(base.light))
      unknown = changed(base.unknown)
    }
  }

  /// Returns the styles for a background, as they are if somebody chose the theme.
  public func theme(for appearance: Appearance) -> Theme {
    appearance.isDark.map { $0 ? dark : light } ?? unknown
  }

  /// Returns the styles for a background, if nobody chose a theme.
  ///
  /// While the background is unknown, they are only the terminal's own colours, which suit it.
  public func defaultTheme(for appearance: Appearance) -> Theme {
    appearance == .unspecified ? Theme() : theme(for: appearance)
  }

  /// The minimum contrast of its text (WCAG 2.2, 1.4.3, or 1.4.6 for that of high contrast).
  package var leastContrast: Double {
    palettes.contains { $0.leastContrast < Theme.enhancedContrast } || palettes.isEmpty
      ? Theme.leastContrast : Theme.enhancedContrast
  }
}
