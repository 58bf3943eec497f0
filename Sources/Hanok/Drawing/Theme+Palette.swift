public import HanokTerminal

nonisolated extension Theme {
  /// The few colours that a theme is derived from, by their parts (`Color.rgb`).
  ///
  /// A colour need not be readable by itself: the derivation mixes ink into it where it isn't.
  public struct Palette: Hashable, Sendable {
    /// The colour of the screen.
    public var ground: Color
    /// The colour of text.
    public var ink: Color
    /// The one colour that marks what is chosen and what has the focus.
    public var accent: Color
    /// The colour of keys that can be pressed.
    public var key: Color
    /// The colour of what went well.
    public var success: Color
    /// The colour of what may go wrong.
    public var warning: Color
    /// The colour of what went wrong.
    public var failure: Color
    /// The colours of a chart's series after the accent.
    public var series: [Color]
    /// Whether the screen is filled with the ground; otherwise the terminal's own background stays
    /// where it is known to be as dark or as light as `ground`, which is a guess of it.
    public var fillsScreen = true
    /// The part of ink that each level of surface has more than the one below: ground, panel, card.
    ///
    /// If it is 0, surfaces are one, parted by borders alone.
    public var levelStep = 0.055
    /// The least contrast of text with any surface (WCAG 2.2).
    public var leastContrast = 4.6

    /// A palette whose screen is filled, with surfaces in three levels.
    public init(
      ground: Color, ink: Color, accent: Color, key: Color, success: Color, warning: Color,
      failure: Color, series: [Color] = []
    ) {
      (self.ground, self.ink, self.accent, self.key) = (ground, ink, accent, key)
      (self.success, self.warning, self.failure) = (success, warning, failure)
      self.series = series
    }

    /// A surface so many levels above the ground, in the hue that lies between ground and ink.
    func surface(_ level: Double) -> Color { ground.mixed(with: ink, part: level * levelStep) }

    /// A surface with some of the accent in it.
    func tinted(_ part: Double) -> Color {
      levelStep == 0 ? ground : ground.mixed(with: accent, part: part)
    }

    /// The surfaces that parts of a screen lie on.
    var levels: [Color] { [ground, surface(1), surface(2)] }

    /// The ground under lines.
    private var lined: [Color] { levels + [tinted(Self.noticeTint)] }

    /// What text may lie on, where its style has no ground of its own.
    private var grounds: [Color] { levels + [surface(3), tinted(Self.noticeTint)] }

    /// The part of the accent in the ground of a notice.
    static let noticeTint = 0.2
    /// The part of the accent in the ground of a bar.
    static let barTint = 0.1

    /// The least contrast of lines with the surfaces (WCAG 2.2, 1.4.11), where text has more.
    static let lineContrast = 3.05

    private func isReadable(_ color: Color, on grounds: [Color], least: Double? = nil) -> Bool {
      let least = least ?? leastContrast
      return grounds.allSatisfy { (color.contrast(with: $0) ?? 0) >= least }
    }

    /// A colour with as much ink in it as it takes to be read on every surface.
    func readable(_ color: Color) -> Color {
      let steps = 32
      for step in 0..<steps {
        let mixed = color.mixed(with: ink, part: Double(step) / Double(steps))
        if isReadable(mixed, on: grounds) { return mixed }
      }
      return ink
    }

    /// The ink, as far towards the ground as it can still be read on all surfaces.
    ///
    /// - Parameters:
    ///   - strength: The part of the way back to the ink.
    ///   - least: The least contrast; the palette's by itself.
    func faded(_ strength: Double = 0, least: Double? = nil) -> Color {
      let steps = 64
      for step in 0..<steps {
        let mixed = ground.mixed(with: ink, part: Double(step) / Double(steps))
        if isReadable(mixed, on: least == nil ? grounds : lined, least: least) {
          return mixed.mixed(with: ink, part: strength)
        }
      }
      return ink
    }

    /// The accent, somewhat nearer to the ground where text can still be read on it.
    var quietAccent: Color {
      let quiet = accent.mixed(with: ground, part: 0.2)
      return isReadable(text(on: quiet), on: [quiet]) ? quiet : accent
    }

    /// The ground or the ink, whichever can be read better on a fill.
    func text(on fill: Color) -> Color {
      (ground.contrast(with: fill) ?? 0) >= (ink.contrast(with: fill) ?? 0) ? ground : ink
    }
  }

  /// A theme of a few colours.
  ///
  /// ```
  /// surfaces   ground, panel, card, field: ink mixed into the ground, a level each
  ///            bar, notice, selection: more and more of the accent in the ground
  /// text       ink; secondary, placeholder, disabled: ink that fades towards the ground
  /// lines      borders and tracks: ink that has faded further, since nothing is read there
  /// colours    accent, key, success, warning, failure: as they are, or with ink until they are read
  /// fills      the focused control, and somewhat quieter the button that is meant: the accent, with
  ///            whichever of ground and ink can be read on it
  /// ```
  ///
  /// Each text has the palette's contrast with each surface.
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
    // What can't be used, and what is pressed, differ by more than their colours.
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
    selection = filled(palette.tinted(0.4), .bold)
    inactiveSelection = surface(palette.surface(4))
    inactiveSelection.attributes = .bold
    success = text(palette.readable(palette.success), .bold)
    warning = text(palette.readable(palette.warning), .bold)
    failure = text(palette.readable(palette.failure), .bold)
    series = ([palette.accent] + palette.series).map { text(palette.readable($0)) }
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
