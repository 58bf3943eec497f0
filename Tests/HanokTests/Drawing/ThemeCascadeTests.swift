import HanokTesting
import Testing

@testable import Hanok

/// A view may have a theme of its own, and a terminal no colours at all.
@Suite struct ThemeCascadeTests {
  private func label(_ text: String) -> Label {
    let label = Label(.verbatim(text))
    label.style = \.accent
    return label
  }

  /// A theme whose accent is one colour, on a ground of another.
  private func theme(_ accent: Color, on ground: Color = .default) -> Theme {
    var theme = Theme()
    theme.accent = Style(foreground: accent)
    theme.ground = Style(background: ground)
    return theme
  }

  @Test func aThemeHoldsForAViewAndAllInIt() throws {
    let inner = StackView(.vertical, views: [label("inner")])
    let middle = StackView(.vertical, views: [label("middle"), inner])
    let stage = try Stage(
      StackView(.vertical, views: [label("outer"), middle]), height: 4, theme: theme(.red))
    func colors() -> [Color] { (0..<3).map { stage.screen[0, $0].style.foreground } }
    #expect(colors() == [.red, .red, .red])
    stage.perform { middle.theme = theme(.green) }
    #expect(colors() == [.red, .green, .green])
    stage.perform { inner.theme = theme(.blue) }
    #expect(colors() == [.red, .green, .blue])
    stage.perform { stage.application.traits.theme = theme(.cyan) }
    #expect(colors() == [.cyan, .green, .blue])
    stage.perform { inner.theme = nil }
    #expect(colors() == [.cyan, .green, .green])
    stage.perform { middle.theme = nil }
    #expect(colors() == [.cyan, .cyan, .cyan])
    #expect(stage.difference == nil)
  }

  @Test func aThemeLiesOnItsOwnGround() throws {
    let row = StackView(.horizontal, views: [label("row")])
    let stage = try Stage(
      StackView(.vertical, views: [row, label("other")]), width: 12, height: 3, theme: .dark)
    stage.perform { row.theme = .light }
    for x in 0..<12 { #expect(stage.screen[x, 0].style.background == .rgb(255, 255, 255)) }
    #expect(stage.screen[0, 0].style.foreground == Theme.light.accent.foreground)
    #expect(stage.screen[0, 1].style.background == .default)
    stage.perform { row.background = \.panel }
    #expect(stage.screen[11, 0].style == Theme.light.panel)
    // The terminal's own colours are a ground too: nothing of the panel shows through.
    stage.perform {
      row.superview?.background = \.panel
      row.background = nil
      row.theme = Theme()
    }
    #expect(stage.screen[11, 0].style == .plain)
    #expect(stage.screen[11, 1].style == Theme.dark.panel)
    #expect(stage.difference == nil)
  }

  @Test func aViewTakesItsThemeAlongAndLeavesTheOthersBehind() throws {
    let own = label("own")
    own.theme = theme(.green)
    let plain = label("plain")
    let left = StackView(.vertical, views: [own, plain])
    let right = StackView(.vertical)
    right.theme = theme(.blue)
    let stage = try Stage(
      StackView(.vertical, views: [left, right]), height: 4, theme: theme(.red))
    #expect(stage.screen[0, 0].style.foreground == .green)
    stage.perform {
      right.addSubview(own)
      right.addSubview(plain)
    }
    #expect(own.traits?.theme.accent.foreground == .green)
    #expect(plain.traits?.theme.accent.foreground == .blue)
    stage.perform { left.addSubview(plain) }
    #expect(plain.traits?.theme.accent.foreground == .red)
    #expect(own.theme?.accent.foreground == .green)
    #expect(plain.theme == nil)
  }

  @Test func aThemeStaysWhenTheLanguageChanges() throws {
    let own = label("own")
    own.theme = theme(.green)
    let stage = try Stage(StackView(.vertical, views: [own]))
    stage.perform {
      let catalog = stage.application.traits.localizer.catalog
      stage.application.traits.localizer = Localizer(catalog: catalog, language: .english)
      stage.application.traits.reducesMotion = true
    }
    #expect(own.traits?.reducesMotion == true)
    #expect(stage.screen[0, 0].style.foreground == .green)
  }

  @Test(arguments: [
    Theme.dark, .light, ThemeFamily.highContrast.dark, ThemeFamily.hanok.light, Theme(),
  ])
  func withoutColoursStatesAreAttributes(theme: Theme) throws {
    let own = label("own")
    own.theme = theme
    let stage = try Stage(StackView(.vertical, views: [own]), theme: theme)
    stage.perform { stage.application.traits.colorDepth = .none }
    for shown in [stage.application.traits.theme, try #require(own.traits?.theme)] {
      for role in Theme.roles {
        #expect(shown[keyPath: role].foreground == .default)
        #expect(shown[keyPath: role].background == .default)
      }
      #expect(shown.series.count == theme.series.count)
      let states = [
        shown.button, shown.focusedControl, shown.disabledControl, shown.selection,
        shown.inactiveSelection,
      ]
      #expect(states[1...].allSatisfy { $0 != states[0] })
      #expect(shown.selection.attributes.contains(.reverse))
      #expect(shown.selection != shown.inactiveSelection)
      #expect(shown.focusedBorder != shown.border)
    }
    // What was asked for is kept.
    stage.perform { stage.application.traits.colorDepth = .palette }
    #expect(stage.application.traits.theme == theme)
    #expect(own.traits?.theme == theme)
  }

  @Test(arguments: [
    ("xterm-256color", "", ColorDepth.palette), ("vt100", "", .none), ("xterm", "", .sixteen),
    ("xterm-256color", "1", .none),
  ])
  func theDepthIsTheTerminals(name: String, noColor: String, depth: ColorDepth) throws {
    let button = Button(.verbatim("one"))
    let controller = ViewController()
    controller.view = StackView(.vertical, alignment: .leading, views: [button])
    let catalog = Catalog(compiled: [.toolkit])
    let scheduler = ManualScheduler()
    let application = Application(
      root: controller,
      traits: Traits(
        localizer: Localizer(catalog: catalog, language: .english), theme: ThemeFamily.hanok.dark),
      scheduler: scheduler)
    let profile = TerminalProfile(environment: ["TERM": name, "NO_COLOR": noColor])
    let presenter = ScreenPresenter(
      Terminal(
        device: MemoryDevice(size: Size(width: 20, height: 2)), scheduler: scheduler,
        profile: profile))
    try application.start(on: presenter)
    scheduler.advance(by: .zero)
    #expect(application.traits.colorDepth == depth)
    #expect(presenter.screen[0, 0].style.attributes.contains(.reverse) == (depth == .none))
    #expect((presenter.screen[0, 0].style.background == .default) == (depth == .none))
  }

  @Test(arguments: [
    (Theme(), ColorDepth.full, "[ one ]"), (.dark, .full, "  one  "), (.dark, .palette, "  one  "),
    (.dark, .sixteen, "[ one ]"), (.light, .none, "[ one ]"),
    (ThemeFamily.highContrast.dark, .full, "[ one ]"),
  ])
  func aButtonHasBracketsWhereItsFillDoesNotShow(theme: Theme, depth: ColorDepth, text: String)
    throws
  {
    let button = Button(.verbatim("one"))
    let stage = try Stage(
      StackView(.vertical, alignment: .leading, views: [Button(.verbatim("x")), button]),
      theme: theme)
    stage.perform { stage.application.traits.colorDepth = depth }
    #expect(stage.screen.row(1).hasPrefix(text))
    stage.press(.down)
    #expect(stage.screen.row(1).hasPrefix("‹ one ›"))
    #expect(
      stage.screen[2, 1].style
        == stage.application.traits.theme.text.applying(
          stage.application.traits.theme.focusedControl))
    stage.mouse(.press(.left), x: 1, y: 1)
    #expect(stage.screen.row(1).hasPrefix("‹ one ›"))
    #expect(
      stage.screen[2, 1].style
        == stage.application.traits.theme.text.applying(
          stage.application.traits.theme.pressedControl))
  }
}
