import HanokTesting
import Testing

@testable import Hanok
@testable import HanokDrawing
@testable import HanokTerminal

@Suite struct ThemeTests {
  /// A theme with the grounds that it may stand on where it leaves them to the terminal.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let theme: Theme
    var terminals: [Color] = []
    var least = 4.5
    var testDescription: String { name }
  }

  @Test func hanokFollowsTheBackgroundWhereItIsKnown() {
    #expect(ThemeFamily.hanok.defaultTheme(for: .dark) == ThemeFamily.hanok.dark)
    #expect(ThemeFamily.hanok.defaultTheme(for: .light) == ThemeFamily.hanok.light)
    #expect(ThemeFamily.hanok.defaultTheme(for: .unspecified) == Theme())
  }

  /// Every shipped theme, by night and by day.
  nonisolated static let themes = ThemeFamily.shipped.filter { $0 != .automatic }.flatMap {
    family in
    let cases = [
      Case(
        name: "\(family.name) by night", theme: family.dark,
        terminals: terminals(of: family.dark), least: family.leastContrast),
      Case(
        name: "\(family.name) by day", theme: family.light,
        terminals: terminals(of: family.light), least: family.leastContrast),
    ]
    return family.dark == family.light ? Array(cases.prefix(1)) : cases
  }

  /// The usual backgrounds of terminals that a theme leaves as they are.
  nonisolated private static func terminals(of theme: Theme) -> [Color] {
    if theme.text.background != .default { return [] }
    return theme.isDark == true
      ? [.rgb(0, 0, 0), .rgb(0x1E, 0x1E, 0x1E), .rgb(0x28, 0x2C, 0x34)]
      : [.rgb(0xFF, 0xFF, 0xFF), .rgb(0xFD, 0xF6, 0xE3), .rgb(0xE4, 0xE4, 0xE4)]
  }

  nonisolated private static let surfaces: [any KeyPath<Theme, Style> & Sendable] = [
    \.text, \.ground, \.panel, \.card, \.bar, \.notice, \.field, \.button, \.prominentButton,
    \.selection, \.inactiveSelection, \.focusedControl, \.pressedControl,
  ]

  /// xterm's and VGA's, as they are in their sources.
  nonisolated private static let sixteen: [[UInt32]] = [
    [
      0, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F, 0xFF0000,
      0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ],
    [
      0, 0xAA0000, 0x00AA00, 0xAA5500, 0x0000AA, 0xAA00AA, 0x00AAAA, 0xAAAAAA, 0x555555, 0xFF5555,
      0x55FF55, 0xFFFF55, 0x5555FF, 0xFF55FF, 0x55FFFF, 0xFFFFFF,
    ],
  ]

  /// The colours that one of the usual terminals shows for one of ours.
  private func shown(_ color: Color, _ palette: Int) -> Color {
    guard case .palette(let index) = color.kind, index < 16 else { return color }
    let value = Self.sixteen[palette][Int(index)]
    return .rgb(UInt8(value >> 16), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF))
  }

  /// A screen as a terminal of that depth shows it.
  private func screen(_ screen: Screen, at depth: ColorDepth) throws -> Screen {
    var emulator = TerminalEmulator(size: screen.size)
    try emulator.take(FrameEncoder(.init(colorDepth: depth)).encode(from: nil, to: screen))
    return emulator.screen
  }

  /// A row for each surface, and in it a sign in each role's style, then in the series'.
  private func swatches(of theme: Theme) throws -> Screen {
    let rows = Self.surfaces.map { surface in
      let row = SwatchView()
      row.background = surface
      return row
    }
    let columns = Theme.roles.count + theme.series.count
    return try Stage(
      StackView(.vertical, views: rows), width: columns, height: rows.count, theme: theme
    ).screen
  }

  /// The roles of lines, in which nothing is written.
  nonisolated static let lines: [any KeyPath<Theme, Style> & Sendable] = [
    \.border, \.track,
  ]

  /// Whatever a role's sign lies on, and however many colours there are, it can be read.
  @Test(arguments: themes, [ColorDepth.full, .palette, .sixteen])
  func everyRoleCanBeReadOnEverySurface(of test: Case, at depth: ColorDepth) throws {
    let screen = try screen(try swatches(of: test.theme.shown(in: depth)), at: depth)
    let least = depth == .full ? test.least : 4.5
    for y in 0..<screen.size.height {
      for x in 0..<screen.size.width where ["x", "─"].contains(screen.cluster(x: x, y: y)) {
        let style = screen[x, y].style
        let role = x < Theme.roles.count ? "\(Theme.roles[x])" : "series"
        let isLine = screen.cluster(x: x, y: y) == "─"
        if style.foreground == .default, style.background == .default { continue }
        let brightest = depth == .sixteen ? Array(test.terminals.prefix(1)) : test.terminals
        for ground in style.background == .default ? brightest : [style.background] {
          for palette in 0..<2 {
            let contrast = shown(style.foreground, palette).contrast(with: shown(ground, palette))
            #expect(
              try #require(contrast, "\(role) on \(Self.surfaces[y])")
                >= (isLine && test.least < 7 ? 3 : least),
              "\(role) on \(Self.surfaces[y]): \(style)")
          }
        }
      }
    }
  }

  /// With 256 colours, no surface is more striking than the theme's: a dark violet isn't navy.
  @Test(arguments: themes) func surfacesStayCalmInThePalette(of test: Case) throws {
    for surface in Self.surfaces {
      let color = test.theme.ground.applying(test.theme[keyPath: surface]).background
      guard let own = color.perceived, let shown = color.reduced(to: .palette).perceived else {
        continue
      }
      #expect(shown.chroma <= own.chroma + 0.09, "\(surface): \(color)")
      #expect(abs(shown.lightness - own.lightness) < 0.11, "\(surface): \(color)")
    }
  }

  /// Lines part what is beside them, and are quieter than any text; in high contrast they are ink.
  @Test(arguments: themes) func linesAreQuiet(of test: Case) throws {
    let theme = test.theme
    let row = LineView()
    row.background = \.panel
    let screen = try Stage(row, width: 2, height: 1, theme: theme).screen
    for (x, role) in Self.lines.enumerated() {
      let color = theme[keyPath: role].foreground
      #expect(screen[x, 0].style.foreground == color, "A surface doesn't change it.")
      for surface in [\Theme.ground, \.panel, \.card] {
        let ground = theme.ground.applying(theme[keyPath: surface]).background
        let contrast = try #require(color.contrast(with: ground))
        let faintest = try #require(theme.placeholder.foreground.contrast(with: ground))
        #expect(test.least < 7 ? contrast >= 3 && contrast < faintest : contrast > 7)
      }
      #expect(theme.focusedBorder.foreground.contrast(with: theme.ground.background) ?? 0 >= 4.5)
    }
  }

  @Test func aThemeFillsATerminalThatIsNotKnownToSuitIt() throws {
    for (theme, appearance) in [
      (Theme.light, Appearance.dark), (.dark, .light), (.light, .unspecified),
      (.dark, .unspecified),
    ] {
      let stage = try Stage(Label(.verbatim("text")), width: 6, height: 2, theme: theme)
      stage.perform { stage.application.traits.appearance = appearance }
      for y in 0..<2 {
        for x in 0..<6 { #expect(stage.screen[x, y].style.background == theme.ground.background) }
      }
      #expect(stage.screen[0, 0].style.foreground == theme.ground.foreground)
      #expect(stage.difference == nil)
      stage.perform { stage.application.traits.appearance = theme == .light ? .light : .dark }
      #expect(stage.screen[0, 0].style == .plain && stage.screen[5, 1].style == .plain)
    }
  }

  /// Terminals show the bold ones of the first eight in the colours of the second.
  @Test(arguments: themes)
  func boldTextCanBeReadInSixteenColours(of test: Case) throws {
    let screen = try screen(try swatches(of: test.theme), at: .sixteen)
    var count = 0
    for y in 0..<screen.size.height {
      for x in 0..<screen.size.width {
        let style = screen[x, y].style
        guard style.attributes.contains(.bold), case .palette(let index) = style.foreground.kind,
          index < 8
        else { continue }
        count += 1
        let ground =
          style.background == .default ? test.terminals[0] : shown(style.background, 0)
        let contrast = shown(.palette(index + 8), 0).contrast(with: ground)
        #expect(try #require(contrast) >= 4.5, "\(style)")
      }
    }
    // Of those that stay bold there are some.
    #expect(count > 0 || test.theme != .dark)
  }

  /// Three levels and more, each nearer to the ink.
  @Test(arguments: themes.filter { $0.least < 7 })
  func surfacesAreLevels(of test: Case) throws {
    let theme = test.theme
    let levels = [theme.ground, theme.panel, theme.card, theme.field].map(\.background)
    let contrasts = try levels.map { try #require($0.contrast(with: theme.ground.foreground)) }
    #expect(contrasts == contrasts.sorted(by: >))
    #expect(Set(levels).count == levels.count)
    for other in [theme.bar, theme.notice, theme.selection, theme.inactiveSelection] {
      #expect(!levels.contains(other.background))
    }
    #expect(theme.selection.background != theme.inactiveSelection.background)
    #expect(theme.bar.background != theme.notice.background)
  }

  @Test func aThemeLeavesTheScreenToTheTerminalOrFillsIt() {
    #expect(Theme.dark.text == .plain)
    #expect(Theme.light.text == .plain)
    for isDark in [true, false] {
      for theme in [ThemeFamily.hanok, .highContrast].map({ isDark ? $0.dark : $0.light }) {
        #expect(theme.text == theme.ground)
        #expect(theme.text.background != .default)
      }
    }
  }

  @Test func coloursThatCanBeReadStayAsTheyAreGiven() {
    #expect(Theme.dark.accent.foreground == .rgb(0x7F, 0xC8, 0xF8))
    #expect(ThemeFamily.hanok.dark.key.foreground == .rgb(0xF0, 0xB9, 0x4D))
    var palette = Theme.Palette(
      ground: .rgb(0, 0, 0), ink: .rgb(255, 255, 255), accent: .rgb(0, 0, 0x80),
      key: .rgb(0, 0, 0), success: .rgb(9, 9, 9), warning: .rgb(9, 9, 9), failure: .rgb(9, 9, 9))
    let accent = Theme(palette).accent.foreground
    #expect(accent != palette.accent)
    #expect((accent.contrast(with: Theme(palette).field.background) ?? 0) >= 4.6)
    // As little ink as it takes: blue it stays.
    guard case .rgb(let red, _, let blue) = accent.kind else { return }
    #expect(blue > red)
    palette.leastContrast = 22
    #expect(Theme(palette).accent.foreground == palette.ink)
    #expect(Theme(palette).secondary.foreground == palette.ink)
  }

  @Test func lessIsFadedAndStillMoreThanABorder() throws {
    for test in Self.themes.filter({ $0.least < 7 }) {
      let ground = test.theme.ground.background
      let contrasts = try [\Theme.text, \.secondary, \.border].map { role in
        let style = test.theme.ground.applying(test.theme[keyPath: role])
        return try #require(style.foreground.contrast(with: ground))
      }
      #expect(contrasts[0] > contrasts[1] && contrasts[1] > contrasts[2], "\(test.name)")
    }
  }

  @Test(arguments: [
    (Color.rgb(0, 0, 0), Color.rgb(255, 255, 255), 21.0), (.palette(16), .palette(231), 21),
    (.rgb(0x76, 0x76, 0x76), .rgb(255, 255, 255), 4.54), (.palette(232), .palette(232), 1),
  ])
  func contrastIsByWCAG(one: Color, two: Color, ratio: Double) throws {
    #expect(abs(try #require(one.contrast(with: two)) - ratio) < 0.01)
    #expect(one.contrast(with: .default) == nil)
    #expect(Color.red.contrast(with: two) == nil)
  }

  @Test func theThemeFollowsTheBackground() {
    #expect(ThemeFamily.automatic.theme(for: .dark) == .dark)
    #expect(ThemeFamily.automatic.theme(for: .light) == .light)
    #expect(ThemeFamily.automatic.theme(for: .unspecified) == Theme())
  }

  @Test func aThemesBackgroundFillsTheScreen() throws {
    let controller = ViewController()
    controller.view = StackView(.vertical, views: [Label(.verbatim("text"))])
    let pilot = try Pilot(controller, in: "en", size: Size(width: 8, height: 2), [])
    pilot.application.traits.theme = ThemeFamily.highContrast.light
    pilot.advance(by: .zero)
    for y in 0..<2 {
      for x in 0..<8 { #expect(pilot.screen[x, y].style.background == .rgb(255, 255, 255)) }
    }
  }

  @Test func allRolesAreListedOnce() {
    let styles = Mirror(reflecting: Theme()).children.filter { $0.value is Style }
    #expect(Theme.roles.count == styles.count)
    #expect(Set(Theme.roles.map { $0 as AnyKeyPath }).count == styles.count)
  }
}

/// A piece of a line in each of both roles' styles.
private final class LineView: View {
  override func draw(in canvas: Canvas) {
    guard let theme = traits?.theme else { return }
    canvas.write("─", at: .zero, style: theme.border)
    canvas.write("╎", at: Point(x: 1, y: 0), style: theme.track)
  }
}

/// A sign in each role's style, then in the styles of the series.
private final class SwatchView: View {
  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 1, height: 1)
  }

  override func draw(in canvas: Canvas) {
    guard let theme = traits?.theme else { return }
    for (x, role) in Theme.roles.enumerated() where role != \.dimmed {
      let sign = ThemeTests.lines.contains { $0 == role } ? "─" : "x"
      canvas.write(sign, at: Point(x: x, y: 0), style: theme[keyPath: role])
    }
    for (index, style) in theme.series.enumerated() {
      canvas.write("x", at: Point(x: Theme.roles.count + index, y: 0), style: style)
    }
  }

  /// It keeps the sign of the focus, so that attributes show the press where colours don't.
  @Test(arguments: [ColorDepth.full, .palette, .sixteen, .none])
  func attributesDistinguishAPressedControlFromAFocusedOne(depth: ColorDepth) {
    let themes = ThemeFamily.shipped.flatMap { [$0.dark, $0.light] }
    for theme in themes.map({ $0.shown(in: depth) }) {
      let focused = theme.focusedControl.attributes
      #expect(!focused.contains(.underline))
      #expect(theme.pressedControl.attributes == focused.union(.underline))
    }
    let plain = Theme().shown(in: depth)
    #expect(plain.focusedControl.attributes == [.bold, .reverse])
    #expect(plain.pressedControl.attributes == .reverse)
  }
}
