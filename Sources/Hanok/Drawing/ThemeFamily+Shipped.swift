import HanokTerminal

/// The toolkit's themes: each is one declaration here, and a title in the table `Hanok`.
///
/// Settings, the option `--theme`, theme files, scenes and tests have whatever is in the list.
nonisolated extension ThemeFamily {
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
      ground: .rgb(0, 0, 0), ink: .rgb(0xFF, 0xFF, 0xFF), accent: .rgb(0xFF, 0xFF, 0x5F),
      key: .rgb(0xFF, 0xFF, 0x5F), success: .rgb(0x87, 0xFF, 0x87),
      warning: .rgb(0xFF, 0xD7, 0x5F), failure: .rgb(0xFF, 0xAF, 0xAF),
      series: [.rgb(0xFF, 0xFF, 0xFF), .rgb(0x87, 0xFF, 0x87), .rgb(0xFF, 0xAF, 0xAF)],
      levelStep: 0, leastContrast: 7),
    light: Theme.Palette(
      ground: .rgb(0xFF, 0xFF, 0xFF), ink: .rgb(0, 0, 0), accent: .rgb(0, 0, 0x87),
      key: .rgb(0, 0, 0x87), success: .rgb(0, 0x5F, 0), warning: .rgb(0x5F, 0x3A, 0),
      failure: .rgb(0x87, 0, 0), series: [.rgb(0, 0, 0), .rgb(0, 0x5F, 0), .rgb(0x87, 0, 0)],
      levelStep: 0, leastContrast: 7))

  /// The colours of a Korean house.
  ///
  /// In the dark, they are ink and dark timber, in the light, mulberry paper; celadon marks the
  /// selection, and the others are the colours that are painted on the eaves (dancheong): yellow,
  /// red, blue and green.
  public static let hanok = ThemeFamily(
    shipped: "hanok",
    dark: Theme.Palette(
      ground: .rgb(0x1C, 0x19, 0x17), ink: .rgb(0xF3, 0xEA, 0xD9), accent: .rgb(0x93, 0xCF, 0xB5),
      key: .rgb(0xF0, 0xB9, 0x4D), success: .rgb(0xA3, 0xC9, 0x6F),
      warning: .rgb(0xF2, 0x9B, 0x4B), failure: .rgb(0xEE, 0x7B, 0x66),
      series: [
        .rgb(0xF0, 0xB9, 0x4D), .rgb(0xEE, 0x7B, 0x66), .rgb(0x86, 0xB4, 0xE8),
        .rgb(0xA3, 0xC9, 0x6F), .rgb(0xDD, 0x9A, 0xC0),
      ]),
    light: Theme.Palette(
      ground: .rgb(0xF8, 0xF2, 0xE4), ink: .rgb(0x2A, 0x24, 0x20), accent: .rgb(0x1F, 0x6B, 0x57),
      key: .rgb(0x86, 0x50, 0x00), success: .rgb(0x46, 0x66, 0x12),
      warning: .rgb(0x9A, 0x47, 0x00), failure: .rgb(0xA8, 0x2A, 0x1C),
      series: [
        .rgb(0x86, 0x50, 0x00), .rgb(0xA8, 0x2A, 0x1C), .rgb(0x23, 0x55, 0x9A),
        .rgb(0x46, 0x66, 0x12), .rgb(0x86, 0x2F, 0x6A),
      ]))

  /// The colours for any dark background, which stays the terminal's own.
  private static let night = Theme.Palette(
    ground: .rgb(0x1B, 0x1C, 0x24), ink: .rgb(0xEE, 0xEE, 0xF2), accent: .rgb(0x7F, 0xC8, 0xF8),
    key: .rgb(0xFF, 0xCF, 0x6B), success: .rgb(0x87, 0xD7, 0x87), warning: .rgb(0xFF, 0xB4, 0x54),
    failure: .rgb(0xFF, 0x8F, 0x8F),
    series: [
      .rgb(0xFF, 0xCF, 0x6B), .rgb(0xF5, 0x9A, 0xD0), .rgb(0x87, 0xD7, 0x87),
      .rgb(0xB4, 0xA7, 0xFF), .rgb(0xFF, 0xAF, 0x87),
    ], fillsScreen: false)

  /// The colours for any light background, which stays the terminal's own.
  private static let day = Theme.Palette(
    ground: .rgb(0xFF, 0xFF, 0xFF), ink: .rgb(0x1C, 0x1E, 0x26), accent: .rgb(0x00, 0x5F, 0x9E),
    key: .rgb(0x7A, 0x1F, 0xA2), success: .rgb(0x00, 0x66, 0x2B), warning: .rgb(0x8A, 0x4B, 0x00),
    failure: .rgb(0xB0, 0x12, 0x22),
    series: [
      .rgb(0x8A, 0x4B, 0x00), .rgb(0x9C, 0x1F, 0x6B), .rgb(0x00, 0x66, 0x2B),
      .rgb(0x4A, 0x3F, 0xB5), .rgb(0xA0, 0x3A, 0x10),
    ], fillsScreen: false)
}

nonisolated extension Theme {
  /// The styles for any dark background.
  public static let dark = ThemeFamily.dark.dark
  /// The styles for any light background.
  public static let light = ThemeFamily.light.light
}
