import HanokTerminal

nonisolated extension Theme {
  /// The styles for a dark background of any colour.
  public static let dark: Theme = {
    var theme = Theme()
    theme.secondary = Style(foreground: .rgb(0xB8, 0xB8, 0xB8))
    theme.key = Style(foreground: .rgb(0xFF, 0xD7, 0x5F), attributes: .bold)
    theme.link = Style(foreground: .rgb(0x87, 0xD7, 0xFF), attributes: .underline)
    theme.focusedControl = Style(
      foreground: .rgb(0, 0, 0), background: .rgb(0x87, 0xD7, 0xFF), attributes: .bold)
    theme.disabledControl = Style(foreground: .rgb(0x9E, 0x9E, 0x9E))
    theme.success = Style(foreground: .rgb(0x87, 0xD7, 0x87), attributes: .bold)
    theme.failure = Style(foreground: .rgb(0xFF, 0x87, 0x87), attributes: .bold)
    theme.progress = Style(foreground: .rgb(0x5F, 0xD7, 0xFF))
    theme.track = Style(foreground: .rgb(0x8A, 0x8A, 0x8A))
    theme.panel = Style(foreground: .rgb(0xEE, 0xEE, 0xEE), background: .rgb(0x26, 0x26, 0x2E))
    theme.card = Style(foreground: .rgb(0xEE, 0xEE, 0xEE), background: .rgb(0x33, 0x33, 0x3D))
    theme.bar = Style(foreground: .rgb(0xEE, 0xEE, 0xEE), background: .rgb(0x1C, 0x1C, 0x22))
    theme.notice = Style(foreground: .rgb(0xEE, 0xEE, 0xEE), background: .rgb(0x00, 0x3F, 0x5F))
    theme.selection = Style(foreground: .rgb(0xFF, 0xFF, 0xFF), background: .rgb(0x00, 0x5F, 0x87))
    theme.border = Style(foreground: .rgb(0x8A, 0x8A, 0x8A))
    theme.heading = Style(foreground: .rgb(0x87, 0xD7, 0xFF), attributes: .bold)
    theme.accent = Style(foreground: .rgb(0x87, 0xD7, 0xFF), attributes: .bold)
    theme.pressedControl = Style(
      foreground: .rgb(0, 0, 0), background: .rgb(0x5F, 0xAF, 0xD7), attributes: .bold)
    theme.warning = Style(foreground: .rgb(0xFF, 0xD7, 0x5F), attributes: .bold)
    theme.field = Style(foreground: .rgb(0xEE, 0xEE, 0xEE), background: .rgb(0x3A, 0x3A, 0x44))
    theme.placeholder = Style(foreground: .rgb(0xA8, 0xA8, 0xA8))
    theme.inactiveSelection = Style(
      foreground: .rgb(0xFF, 0xFF, 0xFF), background: .rgb(0x44, 0x44, 0x50))
    theme.focusedBorder = Style(foreground: .rgb(0x87, 0xD7, 0xFF), attributes: .bold)
    theme.series = [
      .rgb(0x5F, 0xD7, 0xFF), .rgb(0xFF, 0xD7, 0x5F), .rgb(0xFF, 0x87, 0xD7),
      .rgb(0x87, 0xD7, 0x87), .rgb(0xAF, 0xAF, 0xFF), .rgb(0xFF, 0xAF, 0x87),
    ].map { Style(foreground: $0) }
    return theme
  }()

  /// The styles for a light background of any colour.
  public static let light: Theme = {
    var theme = Theme()
    theme.secondary = Style(foreground: .rgb(0x44, 0x44, 0x44))
    theme.key = Style(foreground: .rgb(0x5F, 0x00, 0x87), attributes: .bold)
    theme.link = Style(foreground: .rgb(0x00, 0x5F, 0x87), attributes: .underline)
    theme.focusedControl = Style(
      foreground: .rgb(0xFF, 0xFF, 0xFF), background: .rgb(0x00, 0x5F, 0x87), attributes: .bold)
    theme.disabledControl = Style(foreground: .rgb(0x58, 0x58, 0x58))
    theme.success = Style(foreground: .rgb(0x00, 0x5F, 0x00), attributes: .bold)
    theme.failure = Style(foreground: .rgb(0x87, 0x00, 0x00), attributes: .bold)
    theme.progress = Style(foreground: .rgb(0x00, 0x5F, 0x87))
    theme.track = Style(foreground: .rgb(0x62, 0x62, 0x62))
    theme.panel = Style(foreground: .rgb(0x1C, 0x1C, 0x1C), background: .rgb(0xEE, 0xEE, 0xF2))
    theme.card = Style(foreground: .rgb(0x1C, 0x1C, 0x1C), background: .rgb(0xE4, 0xE4, 0xEA))
    theme.bar = Style(foreground: .rgb(0x1C, 0x1C, 0x1C), background: .rgb(0xDA, 0xDA, 0xE2))
    theme.notice = Style(foreground: .rgb(0x1C, 0x1C, 0x1C), background: .rgb(0xD0, 0xEC, 0xFF))
    theme.selection = Style(foreground: .rgb(0xFF, 0xFF, 0xFF), background: .rgb(0x00, 0x5F, 0x87))
    theme.border = Style(foreground: .rgb(0x62, 0x62, 0x62))
    theme.heading = Style(foreground: .rgb(0x00, 0x5F, 0x87), attributes: .bold)
    theme.accent = Style(foreground: .rgb(0x00, 0x5F, 0x87), attributes: .bold)
    theme.pressedControl = Style(
      foreground: .rgb(0xFF, 0xFF, 0xFF), background: .rgb(0x00, 0x3F, 0x5F), attributes: .bold)
    theme.warning = Style(foreground: .rgb(0x6B, 0x48, 0x00), attributes: .bold)
    theme.field = Style(foreground: .rgb(0x1C, 0x1C, 0x1C), background: .rgb(0xE4, 0xE4, 0xEA))
    theme.placeholder = Style(foreground: .rgb(0x55, 0x55, 0x55))
    theme.inactiveSelection = Style(
      foreground: .rgb(0x1C, 0x1C, 0x1C), background: .rgb(0xC8, 0xC8, 0xD4))
    theme.focusedBorder = Style(foreground: .rgb(0x00, 0x5F, 0x87), attributes: .bold)
    theme.series = [
      .rgb(0x00, 0x5F, 0x87), .rgb(0x6B, 0x48, 0x00), .rgb(0x87, 0x00, 0x5F),
      .rgb(0x00, 0x5F, 0x00), .rgb(0x3F, 0x3F, 0xAF), .rgb(0x87, 0x2F, 0x00),
    ].map { Style(foreground: $0) }
    return theme
  }()

  /// The styles for more contrast: each colour is the theme's own, the background too.
  public static func highContrast(isDark: Bool) -> Theme {
    let ground = isDark ? Color.rgb(0, 0, 0) : .rgb(0xFF, 0xFF, 0xFF)
    let ink = isDark ? Color.rgb(0xFF, 0xFF, 0xFF) : .rgb(0, 0, 0)
    let accent = isDark ? Color.rgb(0xFF, 0xFF, 0x5F) : .rgb(0x00, 0x00, 0x87)
    // Only grounds have a background: what lies on them shows them through.
    func style(_ color: Color, _ attributes: Style.Attributes = []) -> Style {
      Style(foreground: color, attributes: attributes)
    }
    var theme = Theme()
    theme.text = Style(foreground: ink, background: ground)
    (theme.panel, theme.card, theme.bar, theme.notice) = (
      theme.text, theme.text, theme.text, theme.text
    )
    theme.secondary = style(ink)
    theme.strong = style(ink, .bold)
    (theme.heading, theme.accent) = (style(accent, .bold), style(accent, .bold))
    theme.emphasis = style(ink, .italic)
    theme.key = style(accent, [.bold, .underline])
    theme.link = style(accent, .underline)
    theme.control = style(ink)
    theme.focusedControl = Style(foreground: ground, background: accent, attributes: .bold)
    theme.pressedControl = Style(foreground: ground, background: ink, attributes: .bold)
    theme.selection = Style(foreground: ground, background: accent)
    theme.inactiveSelection = style(ink, [.bold, .underline])
    theme.warning = style(accent, .bold)
    theme.field = style(ink, .underline)
    theme.placeholder = style(ink, .italic)
    theme.focusedBorder = style(accent, .bold)
    theme.series = [style(ink), style(accent)]
    theme.disabledControl = style(ink, .strikethrough)
    theme.success = style(isDark ? .rgb(0x87, 0xFF, 0x87) : .rgb(0x00, 0x5F, 0x00), .bold)
    theme.failure = style(isDark ? .rgb(0xFF, 0xAF, 0xAF) : .rgb(0x87, 0x00, 0x00), .bold)
    theme.progress = style(accent)
    theme.track = style(ink)
    theme.border = style(ink)
    theme.dimmed = style(ink)
    return theme
  }

  /// The styles for a terminal whose background is dark, or light; where that isn't known, those
  /// that use nothing but the terminal's own colours.
  public static func suited(toDarkBackground isDark: Bool?) -> Theme {
    switch isDark {
    case true: dark
    case false: light
    case nil: Theme()
    }
  }
}
