package import HanokTerminal

nonisolated extension Theme {
  /// The minimum contrast of text with its background (WCAG 2.2, 1.4.3).
  package static let leastContrast = 4.5
  /// The minimum contrast of text in high contrast (WCAG 2.2, 1.4.6).
  package static let enhancedContrast = 7.0
  /// The minimum contrast of lines, which aren't read (WCAG 2.2, 1.4.11).
  package static let lineContrast = 3.0

  /// The roles of lines.
  package static let lines: [any WritableKeyPath<Theme, Style> & Sendable] = [\.border, \.track]

  /// The roles on which text without a background lies.
  package static let surfaces: [any WritableKeyPath<Theme, Style> & Sendable] = [
    \.ground, \.panel, \.card, \.bar, \.notice,
  ]

  /// Returns the minimum contrast that a style has in the known terminals.
  ///
  /// The terminal's own colours are assumed to be those of the theme's ground.
  package func contrast(of style: Style) -> Double {
    let text = style.foreground == .default ? ground.foreground : style.foreground
    let ground = style.background == .default ? ground.background : style.background
    return [SixteenColors.xterm, SixteenColors.vga].map { colors in
      func usual(_ color: Color) -> Color {
        guard case .palette(let index) = color.kind, index < 16 else { return color }
        return colors[Int(index)]
      }
      return usual(text).contrast(with: usual(ground)) ?? 0
    }.min() ?? 0
  }

  /// A role that isn't readable on a surface, or on its own background.
  package struct FaintRole {
    /// The role.
    package let role: any WritableKeyPath<Theme, Style> & Sendable
    /// The role of the surface, or nil for the role's own background.
    package let surface: (any WritableKeyPath<Theme, Style> & Sendable)?
    /// The style on the surface.
    package let style: Style
    /// The contrast, from 1 to 21.
    package let contrast: Double
    /// The contrast that it needs.
    package let least: Double
  }

  /// Returns the roles that aren't readable, each on the surface where it has the least contrast.
  ///
  /// Disabled and dimmed parts need no contrast (WCAG 2.2, 1.4.3, Incidental), nor do colours that
  /// only the terminal knows.
  ///
  /// - Parameter least: The minimum contrast of text.
  package func faintRoles(least: Double = leastContrast) -> [FaintRole] {
    Self.roles.compactMap { role in
      if [\.disabledControl, \.dimmed].contains(role) { return nil }
      let wanted =
        Self.lines.contains(role) && least < Self.enhancedContrast
        ? Self.lineContrast : least
      let own = self[keyPath: role]
      let surfaces = own.background == .default ? Self.surfaces.map(Optional.some) : [nil]
      return surfaces.compactMap { surface in
        let base = surface.map { ground.applying(self[keyPath: $0]) } ?? ground
        let style = base.applying(own)
        if style.foreground == .default || style.background == .default { return nil }
        let contrast = contrast(of: style)
        return FaintRole(
          role: role, surface: surface, style: style, contrast: contrast, least: wanted)
      }.min { $0.contrast < $1.contrast }.flatMap { $0.contrast < wanted ? $0 : nil }
    }
  }
}

nonisolated extension Theme.FaintRole {
  /// The nearest colour that has the contrast: the text's, with white or black mixed into it.
  ///
  /// It is nil if no colour has it on the background.
  package func readableColor(in theme: Theme) -> Color? {
    let (white, black) = (Color.rgb(255, 255, 255), Color.rgb(0, 0, 0))
    let steps = 64
    for step in 1...steps {
      for end in [white, black] {
        var style = style
        style.foreground = style.foreground.usual.mixed(
          with: end, part: Double(step) / Double(steps))
        if theme.contrast(of: style) >= least { return style.foreground }
      }
    }
    return nil
  }
}

nonisolated extension Color {
  /// The colour itself, or xterm's for one of the sixteen that differ between terminals.
  fileprivate var usual: Color {
    guard case .palette(let index) = kind, index < 16 else { return self }
    return SixteenColors.xterm[Int(index)]
  }
}
