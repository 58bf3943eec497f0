import HanokSystem
import HanokTerminal

/// The columns to which tabs advance, counted in cells from the start of a line.
///
/// ```
/// 한→x       한  x        two cells, then two spaces
/// ab→x       ab  x
/// 한글한→z   한글한  z    six cells, then two spaces
/// ```
///
/// A line may wrap anywhere, and be written from right to left: its cells are those of the whole line
/// in the order in which it is typed.
enum TabStops {
  /// The number of cells between two tab stops.
  static let width = 4

  /// Returns a text with spaces instead of tabs.
  ///
  /// - Parameters:
  ///   - prefix: The part of the first line before the text.
  ///   - ambiguousWidth: The cells of characters of ambiguous width.
  /// - Complexity: O(*n*) in the length of the text and the prefix.
  static func expanded(
    _ text: String, after prefix: String, ambiguousWidth: AmbiguousWidth
  ) -> String {
    guard text.utf8.contains(0x09) else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let expanded = lines.enumerated().map { index, line in
      self.line(line, after: index == 0 ? prefix : "", ambiguousWidth)
    }
    return expanded.joined(separator: "\n")
  }

  private static func line(
    _ line: String, after prefix: String, _ ambiguous: AmbiguousWidth
  ) -> String {
    guard line.utf8.contains(0x09) else { return line }
    let scalars = Array(prefix.unicodeScalars) + Array(line.unicodeScalars)
    let firstTyped = prefix.unicodeScalars.count
    let strays = DirectionControls(scalars).strays
    var expanded = String.UnicodeScalarView()
    // The column of `part`, which is the text since the last tab: its widths are added once.
    var column = 0
    var part = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      guard scalar == "\t" else {
        if index >= firstTyped { expanded.append(scalar) }
        // An unpaired direction control is visible.
        if !VisibleControls.isDirectionControl(scalar) {
          part.append(scalar)
        } else if strays.contains(index) {
          part.append(contentsOf: VisibleControls.substitute(for: scalar).unicodeScalars)
        }
        continue
      }
      column += cells(of: String(part), ambiguous)
      let count = width - column % width
      expanded.append(contentsOf: repeatElement(" ", count: count))
      // A mark after the tab is drawn on the last of its spaces, so that space is measured with it.
      column += count - 1
      part = String.UnicodeScalarView([" "])
    }
    return String(expanded)
  }

  /// Returns the number of cells in which a layout draws a text.
  private static func cells(of text: String, _ ambiguous: AmbiguousWidth) -> Int {
    Cluster.clusters(of: ShownText(plain: text), ambiguous: ambiguous).width
  }
}
