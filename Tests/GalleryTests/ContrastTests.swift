import GalleryScreens
import Hanok
import HanokTesting
@testable import HanokTerminal
import Testing

/// What is drawn on the screens of the gallery can be read in every theme (WCAG 2.2, 1.4.3 and 1.4.11).
@Suite struct ContrastTests {
  nonisolated static let themes: [(name: String, theme: Theme, least: Double)] = [
    ("dark", .dark, 4.5), ("light", .light, 4.5),
    ("high contrast by night", .highContrast(isDark: true), 7),
    ("high contrast by day", .highContrast(isDark: false), 7),
    ("hanok by night", .hanok(isDark: true), 4.5), ("hanok by day", .hanok(isDark: false), 4.5),
  ]

  /// Pictures are what they are.
  nonisolated private static let pictures: Set = ["ImageView"]

  @Test(arguments: themes.indices)
  func everyTextCanBeRead(index: Int) throws {
    let (name, theme, least) = Self.themes[index]
    for item in GallerySection.all.flatMap(\.items) where !Self.pictures.contains(item.name) {
      let pilot = try Pilot(
        item.makeScreen(), in: "en", size: Size(width: 80, height: 24), [.gallery])
      pilot.application.traits.theme = theme
      pilot.advance(by: .zero)
      expectContrast(pilot.screen, theme, least, "\(item.name), \(name)")
      pilot.press(.tab)
      pilot.press(.enter)
      expectContrast(pilot.screen, theme, least, "\(item.name) used, \(name)")
    }
  }

  private func expectContrast(_ screen: Screen, _ theme: Theme, _ least: Double, _ name: String) {
    let looks = looks(on: screen, theme)
    for depth in ColorDepth.allCases where depth != .none {
      for (look, cluster) in looks {
        let style = look.style.reduced(to: depth)
        // Of fewer colours there may be none with the contrast of a high contrast theme.
        let wanted = look.isLine && least < 7 ? 3 : depth == .full ? least : 4.5
        let contrast = contrast(of: style, in: theme)
        #expect(contrast >= wanted, "\(name), \(depth): “\(cluster)” \(style) for \(look.style)")
      }
    }
  }

  private struct Look: Hashable {
    let style: Style
    /// Whether it is that of a border or a track, in which nothing is read (1.4.11).
    let isLine: Bool
  }

  /// The looks of the clusters on a screen, each with the first cluster that has it.
  private func looks(on screen: Screen, _ theme: Theme) -> [Look: String] {
    let lineColors = [theme.border.foreground, theme.track.foreground]
    var looks: [Look: String] = [:]
    for y in 0..<screen.size.height {
      for x in 0..<screen.size.width {
        let cluster = screen.cluster(x: x, y: y)
        if cluster == "" || cluster == " " { continue }
        let style = screen[x, y].style
        let isLine =
          "\u{2500}"..."\u{257F}" ~= cluster && lineColors.contains(style.foreground)
        let look = Look(style: style, isLine: isLine)
        if looks[look] == nil { looks[look] = cluster }
      }
    }
    return looks
  }

  /// The least contrast that a style has in the terminals that are known.
  private func contrast(of style: Style, in theme: Theme) -> Double {
    // The terminal's own colours are guessed as the theme does.
    let text = style.foreground == .default ? theme.ground.foreground : style.foreground
    let ground = style.background == .default ? theme.ground.background : style.background
    return [SixteenColors.xterm, SixteenColors.vga].map { colors in
      func usual(_ color: Color) -> Color {
        guard case .palette(let index) = color.kind, index < 16 else { return color }
        return colors[Int(index)]
      }
      return usual(text).contrast(with: usual(ground)) ?? 0
    }.min() ?? 0
  }
}
