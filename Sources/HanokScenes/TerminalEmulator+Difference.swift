public import HanokTerminal

nonisolated extension TerminalEmulator {
  /// Returns a description of the first cell that differs from a screen, or nil if none does.
  ///
  /// Invisible differences are ignored: a bold or red blank equals any other. The cells of a
  /// cluster whose width differs in the terminal are ignored, too, except the second one if the
  /// terminal gives the cluster fewer cells: that one is blank, in the cluster's style.
  public func difference(from wanted: Screen) -> String? {
    guard screen.size == wanted.size else {
      return "\(screen.size) instead of \(wanted.size)"
    }
    for y in 0..<wanted.size.height {
      for x in 0..<wanted.size.width {
        if widths == nil, hasSameCell(x, y, as: wanted) { continue }
        guard let expected = expectedLook(x, y, of: wanted) else { continue }
        let found = look(x, y, of: screen)
        if found != expected { return "column \(x), row \(y): \(found) instead of \(expected)" }
      }
    }
    return screen.cursor == wanted.cursor
      ? nil : "cursor: \(screen.cursor as Any) instead of \(wanted.cursor as Any)"
  }

  /// Whether a cell equals that of a screen in every respect: most do, and need no second look.
  private func hasSameCell(_ x: Int, _ y: Int, as wanted: Screen) -> Bool {
    let (found, expected) = (screen[x, y], wanted[x, y])
    return found.width == expected.width && found.style == expected.style
      && screen.cluster(x: x, y: y) == wanted.cluster(x: x, y: y)
      && screen.link(x: x, y: y) == wanted.link(x: x, y: y)
  }

  /// Returns the visible content of a cell, or nil if it depends on the terminal.
  private func expectedLook(_ x: Int, _ y: Int, of wanted: Screen) -> Look? {
    let isSecond = wanted[x, y].isContinuation
    let lead = isSecond ? x - 1 : x
    let agreed = wanted[lead, y].width
    guard let width = widths?(wanted.cluster(x: lead, y: y)), width != agreed else {
      return look(x, y, of: wanted)
    }
    guard isSecond, width < agreed else { return nil }
    var blank = Screen(size: wanted.size)
    blank.write(
      " ", at: Point(x: x, y: y), style: wanted[x, y].style, link: wanted.link(x: x, y: y),
      clip: blank.bounds)
    return look(x, y, of: blank)
  }

  /// The attributes that are invisible on a blank.
  private static let unseenOnBlanks: Style.Attributes = [.bold, .dim, .italic, .blink]

  /// Returns the visible content of a cell.
  private func look(_ x: Int, _ y: Int, of screen: Screen) -> Look {
    let cell = screen[x, y]
    let cluster = screen.cluster(x: x, y: y)
    var style = cell.style
    if cluster == " " || cell.isContinuation {
      style.attributes.subtract(Self.unseenOnBlanks)
      if style.attributes.isEmpty { style.foreground = .default }
    }
    return Look(cluster: cluster, width: cell.width, style: style, link: screen.link(x: x, y: y))
  }

  private struct Look: Equatable {
    let cluster: String
    let width: Int
    let style: Style
    let link: String?
  }
}
