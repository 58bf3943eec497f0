import Hanok
import HanokTerminal
import HanokUnicode

/// A scene in one variant as readable text: the rows with their styles, the cursor, the elements.
///
/// ```
/// │ 2 + 2 │ 1–5 bold
/// ⋮ 4 blank rows
/// cursor: 1, 0
/// title: Sums · staticText "2 + 2" · button "OK" focused
/// ```
public struct SceneSnapshot: Hashable {
  /// The rows with their styles, the cursor and the window's progress.
  public let screen: String
  /// The window's title and the accessibility elements, in lines of several.
  public let elements: String

  /// Creates a snapshot of the current screen.
  public init(_ pilot: Pilot) {
    let current = pilot.screen
    var lines = Self.grid(of: current)
    if let cursor = current.cursor { lines.append("cursor: \(cursor.x), \(cursor.y)") }
    if let progress = current.progress { lines.append("progress: \(progress)") }
    if !pilot.isRunning { lines.append("quits") }
    screen = lines.map { $0 + "\n" }.joined()
    let application = pilot.application
    let items = AccessibilitySnapshot.lines(
      of: application.window, localizer: application.traits.localizer)
    let title = current.title.map { ["title: \($0)"] } ?? []
    elements =
      AccessibilitySnapshot.packed(title + items.map(\.text)).map { $0 + "\n" }.joined()
  }

  /// The rows between bars, and their styles; three blank rows or more are one line.
  private static func grid(of screen: Screen) -> [String] {
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
    for row in ScreenSnapshot.rows(of: screen) {
      if row.isBlank && row.runs.isEmpty {
        blankCount += 1
      } else {
        endBlank()
        lines.append("│\(row.picture)")
      }
    }
    endBlank()
    return lines
  }
}
