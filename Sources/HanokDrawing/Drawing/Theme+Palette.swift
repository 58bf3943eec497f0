public import HanokTerminal

extension Theme {
  /// The few colours that a theme is derived from, as red, green and blue (`Color.rgb`).
  ///
  /// `application.themes = { _ in Theme(palette) }` uses the theme.
  ///
  /// A colour needn't be readable by itself: the derivation mixes ink into one that isn't.
  public struct Palette: Hashable, Sendable {
    /// The background colour of the screen.
    public var ground: Color
    /// The colour of text.
    public var ink: Color
    /// The only colour that marks the selection and the focus.
    public var accent: Color
    /// The colour of keys that can be pressed.
    public var key: Color
    /// The colour of a success.
    public var success: Color
    /// The colour of a warning.
    public var warning: Color
    /// The colour of a failure.
    public var failure: Color
    /// The colours of a chart's series after the accent.
    public var series: [Color]
    /// Whether the screen is filled with the ground.
    ///
    /// Otherwise the terminal's own background stays, if it is known to be as dark or as light as
    /// `ground`, which then approximates it.
    public var fillsScreen: Bool
    /// The part of ink that each level of surface adds to the one below: ground, panel, card.
    ///
    /// If it is 0, all surfaces are equal, separated only by borders.
    public var levelStep: Double
    /// The minimum contrast of text with any surface (WCAG 2.2).
    public var leastContrast: Double

    /// Creates a palette; by default it fills the screen, with surfaces in three levels.
    public init(
      ground: Color, ink: Color, accent: Color, key: Color, success: Color, warning: Color,
      failure: Color, series: [Color] = [], fillsScreen: Bool = true, levelStep: Double = 0.055,
      leastContrast: Double = 4.6
    ) {
      (self.ground, self.ink, self.accent, self.key) = (ground, ink, accent, key)
      (self.success, self.warning, self.failure) = (success, warning, failure)
      self.series = series
      (self.fillsScreen, self.levelStep) = (fillsScreen, levelStep)
      self.leastContrast = leastContrast
    }

    /// The colours by their names, which theme files have, besides ``series``.
    package static let namedColors:
      [(name: String, color: any WritableKeyPath<Palette, Color> & Sendable)] = [
        ("ground", \.ground), ("ink", \.ink), ("accent", \.accent), ("key", \.key),
        ("success", \.success), ("warning", \.warning), ("failure", \.failure),
      ]

    /// Returns a surface some levels above the ground, in a hue between ground and ink.
    func surface(_ level: Double) -> Color { ground.mixed(with: ink, part: level * levelStep) }

    /// Returns a surface with a part of the accent in it.
    func tinted(_ part: Double) -> Color {
      levelStep == 0 ? ground : ground.mixed(with: accent, part: part)
    }

    /// Returns a surface with as much of the accent in it, up to a part, as text is readable on.
    func readableTint(_ most: Double) -> Color {
      let tints = stride(from: most, through: 0, by: -0.05).lazy.map { tinted($0) }
      return tints.first { isReadable(text(on: $0), on: [$0]) } ?? ground
    }

    var levels: [Color] { [ground, surface(1), surface(2)] }

    /// The possible surfaces of text and lines whose style has no background.
    private var grounds: [Color] { levels + [surface(3), tinted(Self.noticeTint)] }

    /// The part of the accent in the background of a notice.
    static let noticeTint = 0.2
    /// The part of the accent in the background of a bar.
    static let barTint = 0.1

    /// The minimum contrast of lines with the surfaces (WCAG 2.2, 1.4.11); that of text is higher.
    static let lineContrast = 3.05

    private func isReadable(_ color: Color, on grounds: [Color], least: Double? = nil) -> Bool {
      let least = least ?? leastContrast
      return grounds.allSatisfy { (color.contrast(with: $0) ?? 0) >= least }
    }

    /// Returns a colour with as much ink in it as makes it readable on every surface.
    func readable(_ color: Color) -> Color {
      mixes(of: color, steps: 32).first { isReadable($0, on: grounds) } ?? ink
    }

    /// Returns a colour with more and more ink in it.
    private func mixes(of color: Color, steps: Int) -> some Sequence<Color> {
      (0..<steps).lazy.map { color.mixed(with: ink, part: Double($0) / Double(steps)) }
    }

    /// Returns the ink, faded towards the ground as far as it is readable on all surfaces.
    ///
    /// - Parameters:
    ///   - strength: The part of the way back to the ink.
    ///   - least: The minimum contrast; by default the palette's.
    func faded(_ strength: Double = 0, least: Double? = nil) -> Color {
      let faded = mixes(of: ground, steps: 64).first { isReadable($0, on: grounds, least: least) }
      return faded?.mixed(with: ink, part: strength) ?? ink
    }

    /// The accent, closer to the ground if text is still readable on it.
    var quietAccent: Color {
      let quiet = accent.mixed(with: ground, part: 0.2)
      return isReadable(text(on: quiet), on: [quiet]) ? quiet : readable(accent)
    }

    /// Returns the ground or the ink, the more readable one on a fill.
    func text(on fill: Color) -> Color {
      (ground.contrast(with: fill) ?? 0) >= (ink.contrast(with: fill) ?? 0) ? ground : ink
    }
  }

  /// Creates a theme from a few colours.
  ///
  /// ```
  /// surfaces   ground, panel, card, field: ink mixed into the ground, a level each
  ///            bar, notice, selection: more and more of the accent in the ground
  /// text       ink; secondary, placeholder, disabled: ink that fades towards the ground
  /// lines      borders and tracks: ink that has faded further, since they aren't read
  /// colours    accent, key, success, warning, failure: unchanged, or with ink to be readable
  /// fills      the focused control, and the prominent button in a quieter colour: the accent, with
  ///            the more readable one of ground and ink on it
  /// ```
  ///
  /// Each text has the palette's minimum contrast with each surface.
  public init(_ palette: Palette) {
    self.init()
    func text(_ color: Color, _ attributes: Style.Attributes = []) -> Style {
      Style(foreground: color, attributes: attributes)
    }
    func filled(_ fill: Color, _ attributes: Style.Attributes = []) -> Style {
      Style(foreground: palette.text(on: fill), background: fill, attributes: attributes)
    }
    func surface(_ color: Color) -> Style { Style(foreground: palette.ink, background: color) }
    let accent = palette.readable(palette.accent)
    let key = palette.readable(palette.key)
    ground = surface(palette.ground)
    if palette.fillsScreen { self.text = ground }
    panel = surface(palette.surface(1))
    card = surface(palette.surface(2))
    bar = surface(palette.tinted(Palette.barTint))
    field = surface(palette.surface(3))
    notice = surface(palette.tinted(Palette.noticeTint))
    (heading, self.accent) = (text(accent, .bold), text(accent, .bold))
    self.key = text(key, .bold)
    link = text(accent, .underline)
    secondary = text(palette.faded(0.35))
    placeholder = text(palette.faded())
    // Disabled and pressed controls differ by more than their colours.
    disabledControl = text(palette.faded(0.5), .dim)
    border = text(palette.faded(least: Palette.lineContrast))
    track = border
    focusedBorder = text(accent, .bold)
    progress = text(accent)
    button = surface(palette.surface(3))
    prominentButton = filled(palette.quietAccent, .bold)
    focusedControl = filled(accent, .bold)
    pressedControl = filled(
      accent.mixed(with: palette.ink, part: 0.4), [.bold, .underline])
    selection = filled(palette.readableTint(0.4), .bold)
    inactiveSelection = surface(palette.surface(4))
    inactiveSelection.attributes = .bold
    success = text(palette.readable(palette.success), .bold)
    warning = text(palette.readable(palette.warning), .bold)
    failure = text(palette.readable(palette.failure), .bold)
    series = ([palette.accent] + palette.series).map { text(palette.readable($0)) }
    if palette.levelStep == 0 { separateByLines(palette) }
  }

  /// Replaces the fills of equal surfaces by lines, attributes and ink.
  private mutating func separateByLines(_ palette: Palette) {
    let ink = Style(foreground: palette.ink)
    (secondary, border, track, dimmed) = (ink, ink, ink, ink)
    (button, field) = (ink, ink)
    prominentButton = accent
    field.attributes = .underline
    placeholder = Style(foreground: palette.ink, attributes: .italic)
    disabledControl = Style(foreground: palette.ink, attributes: .strikethrough)
    key.attributes.formUnion(.underline)
    selection = focusedControl
    pressedControl = Style(
      foreground: palette.ground, background: palette.ink, attributes: [.bold, .underline])
    inactiveSelection = Style(foreground: palette.ink, attributes: [.bold, .underline])
  }
}
