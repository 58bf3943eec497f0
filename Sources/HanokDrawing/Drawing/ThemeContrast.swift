package import HanokTerminal

extension Theme {
  /// The minimum contrast of text with its background (WCAG 2.2, 1.4.3).
  package static let leastContrast = 4.5
  /// The minimum contrast of text in high contrast (WCAG 2.2, 1.4.6).
  package static let enhancedContrast = 7.0
  /// The minimum contrast of lines, which aren't read (WCAG 2.2, 1.4.11).
  package static let lineContrast = 3.0

  private static let lines: Set = ["border", "track"]

  /// The roles on which text without a background lies.
  private static let surfaces: Set = ["ground", "panel", "card", "bar", "notice", "field"]

  /// Parts that need no contrast (WCAG 2.2, 1.4.3, Incidental).
  private static let incidental: Set = ["disabledControl", "dimmed"]

  /// Returns the minimum contrast that a style has in the known terminals.
  ///
  /// The terminal's own colours are assumed to be those of the theme's ground.
  package func contrast(of style: Style) -> Double {
    let text = style.foreground == .default ? ground.foreground : style.foreground
    let ground = style.background == .default ? ground.background : style.background
    return [SixteenColors.xterm, SixteenColors.vga].map { colors in
      text.usual(in: colors).contrast(with: ground.usual(in: colors)) ?? 0
    }.min() ?? 0
  }

  /// A role that isn't readable on a surface, or on its own background.
  package struct FaintRole {
    /// The name of the role.
    package let role: String
    /// The role of the surface, or nil for the role's own background.
    package let surface: String?
    /// The style on the surface.
    package let style: Style
    /// The contrast, from 1 to 21.
    package let contrast: Double
    /// The contrast that it needs.
    package let least: Double
  }

  /// Returns the roles that aren't readable, each on the surface where it has the least contrast.
  ///
  /// Colours that only the terminal knows are left out.
  ///
  /// - Parameter least: The minimum contrast of text.
  package func faintRoles(least: Double = leastContrast) -> [FaintRole] {
    let roles = Self.namedRoles.map { (name: $0.name, style: self[keyPath: $0.role]) }
    return (roles + series.map { (name: "series", style: $0) })
      .filter { !Self.incidental.contains($0.name) }
      .compactMap { faintest($0.name, $0.style, least: least) }
  }

  /// Returns a role on the surface where it has the least contrast, or nil if that suffices.
  private func faintest(_ role: String, _ own: Style, least: Double) -> FaintRole? {
    let isLine = Self.lines.contains(role) && least < Self.enhancedContrast
    let wanted = isLine ? Self.lineContrast : least
    let grounds: [(name: String?, style: Style)] =
      own.background == .default
      ? Self.namedRoles.filter { Self.surfaces.contains($0.name) }
        .map { ($0.name, ground.applying(self[keyPath: $0.role])) }
      : [(nil, ground)]
    return grounds.compactMap { surface -> FaintRole? in
      let style = surface.style.applying(own)
      if style.foreground == .default || style.background == .default { return nil }
      let contrast = contrast(of: style)
      return contrast >= wanted
        ? nil
        : FaintRole(
          role: role, surface: surface.name, style: style, contrast: contrast, least: wanted)
    }.min { $0.contrast < $1.contrast }
  }
}

extension Theme.FaintRole {
  /// The nearest colour that has the contrast: the text's, with white or black mixed into it.
  ///
  /// It is nil if no colour has it on the background.
  package func readableColor(in theme: Theme) -> Color? {
    let (white, black) = (Color.rgb(255, 255, 255), Color.rgb(0, 0, 0))
    let steps = 64
    for step in 1...steps {
      for end in [white, black] {
        var style = style
        style.foreground = style.foreground.usual().mixed(
          with: end, part: Double(step) / Double(steps))
        if theme.contrast(of: style) >= least { return style.foreground }
      }
    }
    return nil
  }
}

extension Color {
  /// Returns the colour itself, or a terminal's for one of the sixteen that differ between them.
  fileprivate func usual(in colors: [Color] = SixteenColors.xterm) -> Color {
    guard case .palette(let index) = kind, index < 16 else { return self }
    return colors[Int(index)]
  }
}
