import HanokScenes

/// The lines of a change as they are shown: the old ones, the new ones, or both.
struct ComparedLines {
  /// The lines to show.
  enum Part: Int, CaseIterable {
    case difference
    case old
    case new
  }

  /// A line, and the cells in it that differ.
  struct Line: Hashable {
    let text: String
    let kind: Kind
    let columns: [Range<Int>]

    /// Whether it is a row of a screen, whose characters are in visual order.
    var isRow: Bool { text.contains(/^[0-9]*[│┌└]/) }
  }

  /// The text that a line is in.
  enum Kind {
    case both
    case old
    case new
  }

  /// The lines, in order.
  private(set) var lines: [Line] = []

  /// Compares the texts of a change.
  init(_ change: SnapshotChange, _ part: Part) {
    for pair in AlignedPairs(linesOf: change.old ?? "", change.new ?? "") {
      guard pair.old != pair.new else {
        lines.append(Line(text: pair.new ?? "", kind: .both, columns: []))
        continue
      }
      let difference = LineDifference(pair.old ?? "", pair.new ?? "")
      if let old = pair.old, part != .new {
        lines.append(
          Line(text: old, kind: .old, columns: difference.replacements.map(\.oldColumns)))
      }
      if let new = pair.new, part != .old {
        lines.append(
          Line(text: new, kind: .new, columns: difference.replacements.map(\.newColumns)))
      }
    }
    // Both texts end with a line break.
    if lines.last == Line(text: "", kind: .both, columns: []) { lines.removeLast() }
  }

  /// The place of the first line that differs; nil if none does.
  var firstChange: Int? { lines.firstIndex { $0.kind != .both } }

  /// The lines as text: those of one text only begin with `-` and `+`.
  var text: String {
    lines.map { line in
      switch line.kind {
      case .both: "  \(line.text)"
      case .old: "- \(line.text)"
      case .new: "+ \(line.text)"
      }
    }.joined(separator: "\n")
  }
}
