public import HanokTerminal

/// A screen as readable text: the grid between bars, then its styles.
///
/// ```
/// ┌────────┐
/// │ 2 + 2  │
/// └────────┘
/// row 0: 1–5 bold
/// ```
public nonisolated struct ScreenSnapshot: Hashable, Sendable {
  /// The text.
  public let text: String

  /// Creates a snapshot of a screen.
  public init(_ screen: Screen) {
    let edge = String(repeating: "─", count: screen.size.width)
    var lines = ["┌\(edge)┐"]
    var styles: [String] = []
    for (y, row) in Self.rows(of: screen).enumerated() {
      lines.append("│\(row.text)│")
      if !row.runs.isEmpty { styles.append("row \(y): " + row.runs.joined(separator: ", ")) }
    }
    lines.append("└\(edge)┘")
    if let cursor = screen.cursor { styles.append("cursor: \(cursor.x), \(cursor.y)") }
    text = (lines + styles).joined(separator: "\n") + "\n"
  }

  /// A row as text, and its runs that have a style.
  package struct Row: Hashable {
    package let text: String
    package let runs: [String]

    package init(text: String, runs: [String]) { (self.text, self.runs) = (text, runs) }

    /// The text with the bar at its end, and the runs: `Go!     │ 0–2 bold`.
    package var picture: String {
      "\(text)│\(runs.isEmpty ? "" : " ")\(runs.joined(separator: ", "))"
    }

    /// Whether the row has no text; it may have a style.
    package var isBlank: Bool { text.allSatisfy { $0 == " " } }
  }

  /// Returns the rows of a screen.
  package static func rows(of screen: Screen) -> [Row] {
    (0..<screen.size.height).map { Row(text: screen.row($0), runs: runs(of: screen, row: $0)) }
  }

  /// Returns the runs of a row that have a style, by their columns.
  private static func runs(of screen: Screen, row y: Int) -> [String] {
    var runs: [String] = []
    var start = 0
    while start < screen.size.width {
      let style = screen[start, y].style
      var end = start
      while end + 1 < screen.size.width, screen[end + 1, y].style == style { end += 1 }
      if style != .plain { runs.append("\(start)–\(end) \(name(of: style))") }
      start = end + 1
    }
    return runs
  }

  private static let attributes: [(Style.Attributes, String)] = [
    (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
    (.blink, "blink"), (.reverse, "reverse"), (.strikethrough, "strikethrough"),
  ]

  private static func name(of style: Style) -> String {
    var names = attributes.filter { style.attributes.contains($0.0) }.map(\.1)
    if style.foreground != .default { names.append(name(of: style.foreground)) }
    if style.background != .default { names.append("on " + name(of: style.background)) }
    return names.joined(separator: " ")
  }

  private static func name(of color: Color) -> String {
    switch color.kind {
    case .default: "default"
    case .palette(let index): "color \(index)"
    case .rgb(let red, let green, let blue): "rgb \(red) \(green) \(blue)"
    }
  }
}
