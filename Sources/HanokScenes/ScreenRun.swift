package import HanokTerminal
import HanokUnicode

/// Cells of a row that a browser may set as one text without leaving the grid.
package struct ScreenRun {
  /// The column of the first cell.
  package let column: Int
  /// The number of cells.
  package internal(set) var width: Int
  /// The text, in logical order.
  package fileprivate(set) var text: String
  package let style: Style
  package let kind: Kind

  /// The kinds of runs.
  package enum Kind {
    /// ASCII, which any font for terminals has in one width.
    case plain
    /// One cluster, which may come from another font.
    case cluster
    /// Letters from right to left, which the browser joins.
    case rightToLeft
  }

  /// Returns the runs of a row of a screen.
  package static func runs(of screen: Screen, row y: Int) -> [ScreenRun] {
    var runs: [ScreenRun] = []
    for x in 0..<screen.size.width {
      let text = screen.cluster(x: x, y: y)
      // The second cell of a wide cluster.
      if text.isEmpty {
        if !runs.isEmpty { runs[runs.count - 1].width += 1 }
        continue
      }
      let (style, kind) = (screen[x, y].style, kind(of: text))
      if kind != .cluster, let last = runs.last, last.kind == kind, last.style == style {
        // The screen has them in visual order.
        let joined = kind == .plain ? last.text + text : text + last.text
        runs[runs.count - 1].text = joined
        runs[runs.count - 1].width += 1
      } else {
        runs.append(ScreenRun(column: x, width: 1, text: text, style: style, kind: kind))
      }
    }
    return runs
  }

  private static func kind(of cluster: String) -> Kind {
    guard let scalar = cluster.unicodeScalars.first else { return .plain }
    if cluster.utf8.count == 1 { return .plain }
    // The digits of a number are from left to right in every script (UAX #9, types EN and AN).
    if scalar.properties.numericType == .decimal { return .cluster }
    return ScriptDirection(of: scalar) == .rightToLeft ? .rightToLeft : .cluster
  }

  /// Whether nothing of it is to be seen: blanks without a ground or a line.
  var isBlank: Bool {
    style.background == .default
      && style.attributes.isDisjoint(with: [.reverse, .underline, .strikethrough])
      && text.allSatisfy { $0 == " " }
  }
}
