import Hanok
import HanokLocalization
package import HanokTerminal

/// The contrasts of what is drawn on a screen (WCAG 2.2, 1.4.3 and 1.4.11).
package nonisolated struct ScreenContrast {
  private let theme: Theme
  private let colorDepth: ColorDepth
  /// The styles that occur, each with the first cluster that has it.
  private let samples: [(appearance: Appearance, cluster: String)]

  private struct Appearance: Hashable {
    let style: Style
    /// Whether it is that of a border or a track, in which nothing is read (1.4.11).
    let isLine: Bool
  }

  /// Gathers the styles of a screen in a theme.
  ///
  /// - Parameter colorDepth: The colours to which they are reduced.
  package init(_ screen: Screen, theme: Theme, colorDepth: ColorDepth) {
    self.theme = theme
    self.colorDepth = colorDepth
    let lineColors = [theme.border.foreground, theme.track.foreground]
    let surfaces = Set(Theme.roles.map { theme[keyPath: $0].background })
    /// Whether a cell is the half of a surface, whose other rows the sample of its text is in.
    func isEdge(_ cluster: String, _ style: Style) -> Bool {
      (cluster == "▀" || cluster == "▄") && surfaces.contains(style.foreground)
    }
    var seen: Set<Appearance> = []
    var samples: [(appearance: Appearance, cluster: String)] = []
    for y in 0..<screen.size.height {
      for x in 0..<screen.size.width {
        let cluster = screen.cluster(x: x, y: y)
        if cluster == "" || cluster == " " { continue }
        let style = screen[x, y].style
        // Disabled parts and what lies below a sheet need no contrast (1.4.3, Incidental).
        if style.attributes.contains(.dim) || isEdge(cluster, style) { continue }
        let isLine = "\u{2500}"..."\u{257F}" ~= cluster && lineColors.contains(style.foreground)
        let appearance = Appearance(style: style, isLine: isLine)
        if seen.insert(appearance).inserted { samples.append((appearance, cluster)) }
      }
    }
    self.samples = samples
  }

  /// The styles with less contrast than a text needs, each with its first cluster.
  package func faintTexts(least: Double) -> [Finding] {
    if colorDepth == .none { return [] }
    return samples.compactMap { appearance, cluster in
      let style = appearance.style.reduced(to: colorDepth)
      // Of fewer colours there may be none with the contrast of a high contrast theme.
      let wanted =
        appearance.isLine && least < Theme.enhancedContrast
        ? Theme.lineContrast : colorDepth == .full ? least : min(least, Theme.leastContrast)
      let contrast = theme.contrast(of: style)
      return contrast >= wanted
        ? nil
        : Finding(
          kind: .contrast,
          message: .HanokScenes.findingContrast(
            text: cluster, contrast: tenths(contrast), least: tenths(wanted), style: "\(style)"))
    }
  }

  /// The contrast in tenths, as in `4.5`.
  private func tenths(_ contrast: Double) -> String {
    let tenths = Int(contrast * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }
}
