import HanokTerminal

/// The toolkit's themes: each is one declaration here, and a title in the table `Hanok`.
///
/// Settings, the option `--theme`, theme files, scenes and tests have whatever is in the list.
extension ThemeFamily {
  /// All themes of the toolkit, in the order of settings.
  public static let shipped = [automatic, light, dark, highContrast, hanok]

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
