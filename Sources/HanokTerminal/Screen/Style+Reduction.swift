extension Style {
  /// The minimum contrast of text with its background (WCAG 2.2, 1.4.3), if it was there before.
  private static let leastContrast = 4.5

  /// Returns the nearest style of a colour depth.
  ///
  /// Readable text stays readable: if the nearest colours have less contrast than 4.5 to 1, and the
  /// original style had it, the text takes the nearest colour that has it, too.
  package func reduced(to depth: ColorDepth) -> Style {
    switch depth {
    case .full: self
    case .palette: reducedToPalette
    case .sixteen: reducedToSixteen
    case .none: Style(attributes: attributes)
    }
  }

  private var reducedToPalette: Style {
    var style = self
    style.foreground = foreground.reduced(to: .palette)
    style.background = background.reduced(to: .palette)
    let isOurs = background != .default
    let ground = isOurs ? style.background : foreground.usualGround
    guard style != self, let before = foreground.contrast(with: isOurs ? background : ground),
      let after = style.foreground.contrast(with: ground)
    else { return style }
    let least = min(before, Self.leastContrast)
    if after < least { style.foreground = foreground.nearest(on: ground, least: least) }
    return style
  }

  private var reducedToSixteen: Style {
    var style = self
    style.background = background.reducedToGround
    guard case .palette(let nearest) = foreground.reduced(to: .sixteen).kind else { return style }
    style.foreground = .palette(nearest)
    // An application that chooses the sixteen colours itself uses its user's.
    if style == self { return style }
    let ground = style.background == .default ? foreground.likelyGround : style.background
    guard case .palette(let groundIndex) = ground.kind else { return style }
    let before = foreground.contrast(with: background == .default ? ground.usual : background)
    let least = min(before ?? Self.leastContrast, Self.leastContrast)
    var index = nearest
    if SixteenColors.contrast(of: index, on: groundIndex) < least {
      index = SixteenColors.nearest(to: foreground, on: groundIndex, least: least)
    }
    style.foreground = .palette(index)
    // Terminals show bold text in the first eight colours as bright: black becomes grey.
    if index < 8, SixteenColors.contrast(of: index + 8, on: groundIndex) < least {
      style.attributes.subtract(.bold)
    }
    return style
  }
}

extension Screen {
  /// Returns the screen with the colours of a depth.
  ///
  /// - Complexity: O(*n*) in the number of cells.
  public func reduced(to depth: ColorDepth) -> Screen {
    if depth == .full { return self }
    var screen = self
    var known: (style: Style, reduced: Style) = (.plain, .plain)
    for y in screen.cells.indices {
      for x in screen.cells[y].indices where screen.cells[y][x].style != .plain {
        let style = screen.cells[y][x].style
        if style != known.style { known = (style, style.reduced(to: depth)) }
        if style != known.reduced { screen.cells[y][x].style = known.reduced }
      }
    }
    return screen
  }
}

extension Color {
  /// The nearest of the sixteen colours that works as a background of text.
  fileprivate var reducedToGround: Color {
    guard case .palette(let index) = reduced(to: .sixteen).kind, self != .palette(index),
      !SixteenColors.grounds.contains(index)
    else { return reduced(to: .sixteen) }
    return .palette(SixteenColors.nearest(to: self, among: SixteenColors.grounds))
  }

  /// The likely background of a text colour, black or white, if it is the terminal's own.
  fileprivate var likelyGround: Color {
    let (black, white) = (Color.palette(0), Color.palette(15))
    guard let onBlack = usual.contrast(with: black.usual),
      let onWhite = usual.contrast(with: white.usual)
    else { return .default }
    return onBlack >= onWhite ? black : white
  }

  /// The usual terminal background that is most similar to a text colour chosen for it.
  ///
  /// It is the brightest of the dark ones, or the darkest of the light ones.
  fileprivate var usualGround: Color {
    likelyGround == .palette(0) ? .rgb(0x28, 0x2C, 0x34) : .rgb(0xE4, 0xE4, 0xE4)
  }

  /// The colour itself, or the usual colour of one of the sixteen.
  fileprivate var usual: Color {
    guard case .palette(let index) = kind, index < 16 else { return self }
    return SixteenColors.xterm[Int(index)]
  }

  /// Returns the nearest of the palette's cube and greys that has a contrast with a background.
  fileprivate func nearest(on ground: Color, least: Double) -> Color {
    let index = perceived?.nearestInPalette { color in
      (color.contrast(with: ground) ?? 0) >= least
    }
    return index.map { .palette($0) } ?? self
  }
}
