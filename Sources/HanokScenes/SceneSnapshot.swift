import Hanok
import HanokTerminal
import HanokUnicode

/// A scene in one variant as readable text: the grid, its styles, the cursor, the elements.
public struct SceneSnapshot: Hashable {
  /// The grid, its styles, the cursor and the window's title.
  public let screen: String
  /// The accessibility elements, a line for each.
  public let elements: String

  /// Creates a snapshot of the current screen.
  public init(_ pilot: Pilot) {
    let current = pilot.screen
    var lines = Self.grid(of: current) + Self.styles(of: current)
    if let cursor = current.cursor { lines.append("cursor: \(cursor.x), \(cursor.y)") }
    if let title = current.title { lines.append("title: \(title)") }
    if let progress = current.progress { lines.append("progress: \(progress)") }
    if !pilot.isRunning { lines.append("quits") }
    screen = lines.map { $0 + "\n" }.joined()
    elements =
      AccessibilitySnapshot(
        pilot.application.window, localizer: pilot.application.traits.localizer
      ).text
  }

  /// The styles of the rows that have any; equal rows below each other share a line.
  private static func styles(of screen: Screen) -> [String] {
    var lines: [String] = []
    let rows = ScreenSnapshot.rows(of: screen).map(\.runs)
    var y = 0
    while y < rows.count {
      let end = rows[y...].firstIndex { $0 != rows[y] } ?? rows.count
      let place = end - y == 1 ? "row \(y)" : "rows \(y)–\(end - 1)"
      if !rows[y].isEmpty { lines.append("\(place): \(rows[y].joined(separator: ", "))") }
      y = end
    }
    return lines
  }

  /// The rows between bars; three blank rows or more are one line.
  private static func grid(of screen: Screen) -> [String] {
    let edge = String(repeating: "─", count: screen.size.width)
    var lines: [String] = []
    var blankCount = 0
    func endBlank() {
      if blankCount > 2 {
        lines.append("⋮ \(blankCount) blank rows")
      } else {
        let blank = "│\(String(repeating: " ", count: screen.size.width))│"
        lines += Array(repeating: blank, count: blankCount)
      }
      blankCount = 0
    }
    for y in 0..<screen.size.height {
      let row = screen.row(y)
      if row.allSatisfy({ $0 == " " }) {
        blankCount += 1
      } else {
        endBlank()
        lines.append("│\(row)│")
      }
    }
    endBlank()
    return ["┌\(edge)┐"] + lines + ["└\(edge)┘"]
  }
}
