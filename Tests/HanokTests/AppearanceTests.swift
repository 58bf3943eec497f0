import Hanok
import HanokTesting
import HanokLocalization
import HanokTerminal
import Testing

/// The terminal's background, as a trait by which the looks are chosen.
@Suite struct AppearanceTests {
  private final class ColorController: ViewController {
    override func loadView() { view = Label(.verbatim("shown")) }
  }

  private nonisolated static let end = "\u{1B}[?62;22c"
  private nonisolated static let black = "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\(end)"
  private nonisolated static let white = "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\(end)"

  private func opened() throws -> Pilot {
    try Pilot(ColorController(), in: "en", size: Size(width: 20, height: 3), [])
  }

  /// The looks whose plain text is in one colour.
  private static func theme(_ appearance: Appearance) -> Theme {
    var theme = Theme()
    theme.text =
      switch appearance {
      case .unspecified: .plain
      case .light: Style(foreground: .palette(4))
      case .dark: Style(foreground: .palette(3))
      }
    return theme
  }

  @Test(arguments: [
    (black, Appearance.dark), (white, .light), (end, .unspecified),
    ("\u{1B}[?997;1n\(end)", .dark), ("\u{1B}[?997;2n\(end)", .light),
  ])
  func itIsWhatTheTerminalTells(answer: String, appearance: Appearance) throws {
    let pilot = try opened()
    #expect(pilot.application.traits.appearance == .unspecified)
    pilot.send(Array(answer.utf8))
    #expect(pilot.application.traits.appearance == appearance)
  }

  @Test func theLooksFollowIt() throws {
    let pilot = try opened()
    pilot.application.themes = Self.theme
    pilot.advance(by: .zero)
    #expect(pilot.screen[0, 0].style == .plain)
    for (answer, color) in [(Self.black, Color.palette(3)), (Self.white, .palette(4))] {
      pilot.send(Array(answer.utf8))
      #expect(pilot.screen[0, 0].style.foreground == color)
    }
  }

  /// A terminal that tells nothing shows the designed theme, if it has the colours for the ground.
  @Test(arguments: [ColorDepth.full, .palette, .sixteen, .none])
  func aTerminalThatTellsNothingIsFilledIfItHasTheColors(depth: ColorDepth) throws {
    let pilot = try opened()
    pilot.application.maximumColorDepth = depth
    for family in [ThemeFamily.hanok, .automatic] {
      pilot.application.themes = family.defaultTheme(for:)
      pilot.advance(by: .zero)
      let asked = pilot.screen[19, 2].style
      pilot.send(Array(Self.end.utf8))
      #expect(pilot.application.traits.appearance == .unspecified)
      let ground = depth >= .palette ? family.dark.ground : .plain
      #expect(pilot.screen[19, 2].style.background == ground.background)
      if family == .hanok { #expect(asked == .plain, "Until then its own colours are used.") }
    }
  }

  /// Fewer colors than a ground needs, chosen while the app runs, give the terminal's own ones back.
  @Test func theThemeFollowsTheNumberOfColors() throws {
    let pilot = try opened()
    pilot.application.themes = ThemeFamily.hanok.defaultTheme(for:)
    pilot.send(Array(Self.end.utf8))
    for (depth, theme) in [
      (ColorDepth.sixteen, Theme()), (.palette, ThemeFamily.hanok.dark), (.none, Theme()),
    ] {
      pilot.application.maximumColorDepth = depth
      #expect(pilot.application.traits.chosenTheme == theme)
    }
  }

  @Test func aChosenThemeFillsTheScreen() throws {
    let pilot = try opened()
    pilot.send(Array(Self.end.utf8))
    pilot.application.themes = { _ in .light }
    pilot.advance(by: .zero)
    #expect(pilot.screen[0, 0].style == Theme.light.ground)
    #expect(pilot.screen[19, 2].style == Theme.light.ground)
  }

  @Test func aChangedAppearanceIsReportedAgain() throws {
    let pilot = try opened()
    pilot.application.themes = Self.theme
    pilot.send(Array(("\u{1B}[?2031;2$y" + Self.black).utf8))
    #expect(String(decoding: pilot.output, as: UTF8.self).contains("\u{1B}[?2031h"))
    // Light now, by its own word and then by its colours.
    pilot.send(Array("\u{1B}[?997;2n".utf8))
    #expect(pilot.application.traits.appearance == .light)
    pilot.send(Array(Self.white.utf8))
    #expect(pilot.application.traits.appearance == .light)
    #expect(pilot.screen[0, 0].style.foreground == .palette(4))
  }

  @Test func looksThatAreChosenLaterFitWhatIsKnown() throws {
    let pilot = try opened()
    pilot.send(Array(Self.black.utf8))
    #expect(pilot.screen[0, 0].style == .plain)
    pilot.application.themes = Self.theme
    pilot.advance(by: .zero)
    #expect(pilot.screen[0, 0].style.foreground == .palette(3))
  }

  @Test func aCustomThemeStaysUnlessOneIsChosen() throws {
    let pilot = try opened()
    var theme = Theme()
    theme.text = Style(foreground: .palette(5))
    pilot.application.traits.theme = theme
    pilot.send(Array(Self.white.utf8))
    #expect(pilot.application.traits.appearance == .light)
    #expect(pilot.screen[0, 0].style.foreground == .palette(5))
  }
}
