public import HanokTerminal

nonisolated extension TerminalEmulator {
  /// The first cell that doesn't look as a screen has it, in words; nil where the terminal shows
  /// exactly the screen.
  ///
  /// What isn't seen doesn't count: bold or red, a blank looks like any other.
  public func difference(from wanted: Screen) -> String? {
    guard screen.size == wanted.size else {
      return "\(screen.size) instead of \(wanted.size)"
    }
    for y in 0..<wanted.size.height {
      for x in 0..<wanted.size.width {
        let (found, expected) = (look(x, y, of: screen), look(x, y, of: wanted))
        if found != expected { return "column \(x), row \(y): \(found) instead of \(expected)" }
      }
    }
    return screen.cursor == wanted.cursor
      ? nil : "cursor: \(screen.cursor as Any) instead of \(wanted.cursor as Any)"
  }

  /// What is seen in a cell.
  private func look(_ x: Int, _ y: Int, of screen: Screen) -> Look {
    let cell = screen[x, y]
    let cluster = screen.cluster(x: x, y: y)
    var style = cell.style
    if cluster == " " || cell.isContinuation {
      style.attributes.subtract([.bold, .dim, .italic, .blink])
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
