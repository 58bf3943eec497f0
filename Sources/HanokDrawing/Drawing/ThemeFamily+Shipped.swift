import HanokTerminal

/// The toolkit's themes: each is one declaration here, and a title in the table `Hanok`.
///
/// Settings, the option `--theme`, theme files, scenes and tests have whatever is in the list.
extension ThemeFamily {
  /// All themes of the toolkit, in the order of settings.
  public static let shipped = [
    automatic, light, dark, highContrast, colorBlind, hanok, catppuccin, dracula, gruvbox,
    solarized,
  ]

  /// The terminal's background and colours for it; while it is unknown, only its own colours.
  public static let automatic = ThemeFamily(
    shipped: "automatic", dark: night, light: day, unknown: Theme())

  /// Colours for a light background.
  public static let light = ThemeFamily(shipped: "light", dark: day, light: day)

  /// Colours for a dark background.
  public static let dark = ThemeFamily(shipped: "dark", dark: night, light: night)

  /// Colours with more contrast, at least 7 to 1, on one surface.
  public static let highContrast = ThemeFamily(
    shipped: "high-contrast",
    dark: Theme.Palette(
      ground: rgb(0x000000), ink: rgb(0xFFFFFF), accent: rgb(0xFFFF5F), key: rgb(0xFFFF5F),
      success: rgb(0x87FF87), warning: rgb(0xFFD75F), failure: rgb(0xFFAFAF),
      series: [rgb(0xFFFFFF), rgb(0x87FF87), rgb(0xFFAFAF)], levelStep: 0, leastContrast: 7),
    light: Theme.Palette(
      ground: rgb(0xFFFFFF), ink: rgb(0x000000), accent: rgb(0x000087), key: rgb(0x000087),
      success: rgb(0x005F00), warning: rgb(0x5F3A00), failure: rgb(0x870000),
      series: [rgb(0x000000), rgb(0x005F00), rgb(0x870000)], levelStep: 0, leastContrast: 7))

  /// Colours that people with any colour vision tell apart.
  ///
  /// Blue is a success and orange a failure. For a dark background, they are the colours of Okabe and
  /// Ito (https://jfly.uni-koeln.de/color), which also differ in lightness; for a light one, they are
  /// darkened.
  public static let colorBlind = ThemeFamily(
    shipped: "color-blind",
    dark: Theme.Palette(
      ground: rgb(0x15181E), ink: rgb(0xEDEFF2), accent: rgb(0x56B4E9), key: rgb(0xF0E442),
      success: rgb(0x56B4E9), warning: rgb(0xF0E442), failure: rgb(0xE69F00),
      series: [rgb(0xE69F00), rgb(0xF0E442), rgb(0x009E73), rgb(0xCC79A7), rgb(0xD55E00)]),
    light: Theme.Palette(
      ground: rgb(0xFAFAF7), ink: rgb(0x1B1F27), accent: rgb(0x005A92), key: rgb(0x6B5500),
      success: rgb(0x005A92), warning: rgb(0x6B5500), failure: rgb(0xA64300),
      series: [rgb(0xA64300), rgb(0x6B5500), rgb(0x00664A), rgb(0x8F3F6F), rgb(0x3A3F4A)]))

  /// The colours of a Korean house.
  ///
  /// In the dark, they are ink and dark timber, in the light, mulberry paper; celadon marks the
  /// selection, and the others are the colours that are painted on the eaves (dancheong): yellow,
  /// red, blue and green.
  public static let hanok = ThemeFamily(
    shipped: "hanok",
    dark: Theme.Palette(
      ground: rgb(0x1C1917), ink: rgb(0xF3EAD9), accent: rgb(0x93CFB5), key: rgb(0xF0B94D),
      success: rgb(0xA3C96F), warning: rgb(0xF29B4B), failure: rgb(0xEE7B66),
      series: [rgb(0xF0B94D), rgb(0xEE7B66), rgb(0x86B4E8), rgb(0xA3C96F), rgb(0xDD9AC0)]),
    light: Theme.Palette(
      ground: rgb(0xF8F2E4), ink: rgb(0x2A2420), accent: rgb(0x1F6B57), key: rgb(0x865000),
      success: rgb(0x466612), warning: rgb(0x9A4700), failure: rgb(0xA82A1C),
      series: [rgb(0x865000), rgb(0xA82A1C), rgb(0x23559A), rgb(0x466612), rgb(0x862F6A)]))

  /// Catppuccin's Mocha by night and Latte by day (https://catppuccin.com/palette).
  public static let catppuccin = ThemeFamily(
    shipped: "catppuccin",
    dark: Theme.Palette(
      ground: rgb(0x1E1E2E), ink: rgb(0xCDD6F4), accent: rgb(0xCBA6F7), key: rgb(0xF9E2AF),
      success: rgb(0xA6E3A1), warning: rgb(0xFAB387), failure: rgb(0xF38BA8),
      series: [rgb(0x89B4FA), rgb(0xFAB387), rgb(0xA6E3A1), rgb(0xF5C2E7), rgb(0x94E2D5)]),
    light: Theme.Palette(
      ground: rgb(0xEFF1F5), ink: rgb(0x4C4F69), accent: rgb(0x8839EF), key: rgb(0xDF8E1D),
      success: rgb(0x40A02B), warning: rgb(0xFE640B), failure: rgb(0xD20F39),
      series: [rgb(0x1E66F5), rgb(0xFE640B), rgb(0x40A02B), rgb(0xEA76CB), rgb(0x179299)]))

  /// Dracula by night and Alucard by day (https://draculatheme.com/spec).
  public static let dracula = ThemeFamily(
    shipped: "dracula",
    dark: Theme.Palette(
      ground: rgb(0x282A36), ink: rgb(0xF8F8F2), accent: rgb(0xBD93F9), key: rgb(0xFF79C6),
      success: rgb(0x50FA7B), warning: rgb(0xF1FA8C), failure: rgb(0xFF5555),
      series: [rgb(0xFF79C6), rgb(0x8BE9FD), rgb(0x50FA7B), rgb(0xFFB86C), rgb(0xF1FA8C)]),
    light: Theme.Palette(
      ground: rgb(0xFFFBEB), ink: rgb(0x1F1F1F), accent: rgb(0x644AC9), key: rgb(0xA3144D),
      success: rgb(0x14710A), warning: rgb(0x846E15), failure: rgb(0xCB3A2A),
      series: [rgb(0xA3144D), rgb(0x036A96), rgb(0x14710A), rgb(0xA34D14), rgb(0x846E15)]))

  /// Gruvbox (https://github.com/morhetz/gruvbox).
  public static let gruvbox = ThemeFamily(
    shipped: "gruvbox",
    dark: Theme.Palette(
      ground: rgb(0x282828), ink: rgb(0xEBDBB2), accent: rgb(0x8EC07C), key: rgb(0xFABD2F),
      success: rgb(0xB8BB26), warning: rgb(0xFE8019), failure: rgb(0xFB4934),
      series: [rgb(0xFABD2F), rgb(0x83A598), rgb(0xFE8019), rgb(0xD3869B), rgb(0xB8BB26)]),
    light: Theme.Palette(
      ground: rgb(0xFBF1C7), ink: rgb(0x3C3836), accent: rgb(0x427B58), key: rgb(0xB57614),
      success: rgb(0x79740E), warning: rgb(0xAF3A03), failure: rgb(0x9D0006),
      series: [rgb(0xB57614), rgb(0x076678), rgb(0xAF3A03), rgb(0x8F3F71), rgb(0x79740E)]))

  /// Solarized (https://ethanschoonover.com/solarized); text has its background colours.
  public static let solarized = ThemeFamily(
    shipped: "solarized",
    dark: Theme.Palette(
      ground: rgb(0x002B36), ink: rgb(0xEEE8D5), accent: rgb(0x2AA198), key: rgb(0xB58900),
      success: rgb(0x859900), warning: rgb(0xCB4B16), failure: rgb(0xDC322F),
      series: [rgb(0xB58900), rgb(0x268BD2), rgb(0xD33682), rgb(0x859900), rgb(0x6C71C4)]),
    light: Theme.Palette(
      ground: rgb(0xFDF6E3), ink: rgb(0x073642), accent: rgb(0x2AA198), key: rgb(0xB58900),
      success: rgb(0x859900), warning: rgb(0xCB4B16), failure: rgb(0xDC322F),
      series: [rgb(0xB58900), rgb(0x268BD2), rgb(0xD33682), rgb(0x859900), rgb(0x6C71C4)]))

  /// The colours for any dark background, which stays the terminal's own.
  private static let night = Theme.Palette(
    ground: rgb(0x1B1C24), ink: rgb(0xEEEEF2), accent: rgb(0x7FC8F8), key: rgb(0xFFCF6B),
    success: rgb(0x87D787), warning: rgb(0xFFB454), failure: rgb(0xFF8F8F),
    series: [rgb(0xFFCF6B), rgb(0xF59AD0), rgb(0x87D787), rgb(0xB4A7FF), rgb(0xFFAF87)],
    fillsScreen: false)

  /// The colours for any light background, which stays the terminal's own.
  private static let day = Theme.Palette(
    ground: rgb(0xFFFFFF), ink: rgb(0x1C1E26), accent: rgb(0x005F9E), key: rgb(0x7A1FA2),
    success: rgb(0x00662B), warning: rgb(0x8A4B00), failure: rgb(0xB01222),
    series: [rgb(0x8A4B00), rgb(0x9C1F6B), rgb(0x00662B), rgb(0x4A3FB5), rgb(0xA03A10)],
    fillsScreen: false)
}

extension Theme {
  /// The styles for any dark background.
  public static let dark = ThemeFamily.dark.dark
  /// The styles for any light background.
  public static let light = ThemeFamily.light.light
}

/// Returns the colour of three components as in CSS: red, green and blue, two digits each.
private func rgb(_ code: UInt32) -> Color {
  .rgb(
    UInt8(truncatingIfNeeded: code >> 16), UInt8(truncatingIfNeeded: code >> 8),
    UInt8(truncatingIfNeeded: code))
}
