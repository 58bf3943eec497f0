import Hanok
import HanokTesting
import HanokLocalization
import HanokTerminal
import Testing

@Suite struct ThemeTests {
  nonisolated private static let styles: [any KeyPath<Theme, Style> & Sendable] = [
    \.text, \.secondary, \.strong, \.emphasis, \.key, \.link, \.control, \.focusedControl,
    \.disabledControl, \.success, \.failure, \.progress, \.track, \.heading, \.accent,
    \.pressedControl, \.warning, \.field, \.placeholder, \.inactiveSelection, \.focusedBorder,
  ]

  /// What a colour is reduced to on the wire.
  private func reduced(_ color: Color, to depth: ColorDepth) -> Color {
    guard depth == .palette else { return color }
    var screen = Screen(size: Size(width: 1, height: 1))
    screen.fill(screen.bounds, style: Style(background: color))
    let frame = FrameEncoder(.init(colorDepth: depth)).encode(from: nil, to: screen)
    var emulator = TerminalEmulator(size: screen.size)
    try? emulator.take(frame)
    return emulator.screen[0, 0].style.background
  }

  /// Where the background is the terminal's, any of the usual ones may stand behind the text.
  @Test(arguments: [ColorDepth.full, .palette])
  func textIsToldFromItsBackground(depth: ColorDepth) throws {
    let grounds: [(theme: Theme, terminal: [Color], least: Double)] = [
      (.dark, [.rgb(0, 0, 0), .rgb(0x1E, 0x1E, 0x1E), .rgb(0x28, 0x2C, 0x34)], 4.5),
      (.light, [.rgb(0xFF, 0xFF, 0xFF), .rgb(0xFD, 0xF6, 0xE3), .rgb(0xE4, 0xE4, 0xE4)], 4.5),
      (.highContrast(isDark: true), [], 7), (.highContrast(isDark: false), [], 7),
    ]
    for (theme, terminal, least) in grounds {
      for path in Self.styles where path != \.track && path != \.progress {
        let style = theme[keyPath: path]
        let isOurs = style.background != .default
        if style.foreground == .default, !isOurs { continue }
        for ground in isOurs ? [style.background] : terminal {
          let foreground = reduced(style.foreground, to: depth)
          let contrast = foreground.contrast(with: reduced(ground, to: isOurs ? depth : .full))
          #expect(try #require(contrast) >= least, "\(path) on \(ground)")
        }
      }
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
    #expect(Theme.suited(toDarkBackground: true) == .dark)
    #expect(Theme.suited(toDarkBackground: false) == .light)
    #expect(Theme.suited(toDarkBackground: nil) == Theme())
  }

  @Test func aThemesBackgroundFillsTheScreen() throws {
    let controller = ViewController()
    controller.view = StackView(.vertical, views: [Label(.verbatim("text"))])
    let pilot = try Pilot(controller, in: "en", size: Size(width: 8, height: 2), [])
    pilot.application.traits.theme = .highContrast(isDark: false)
    pilot.advance(by: .zero)
    for y in 0..<2 {
      for x in 0..<8 { #expect(pilot.screen[x, y].style.background == .rgb(255, 255, 255)) }
    }
  }
}
