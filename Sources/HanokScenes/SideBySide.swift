import HanokUnicode

/// Two texts side by side, in which the lines that differ are marked.
package nonisolated struct SideBySide: CustomStringConvertible {
  /// The lines that differ, and those next to them.
  package let description: String

  /// Compares two texts line by line; equal lines far from a difference are left out.
  ///
  /// - Parameter width: The cells for both; if they need more, new lines stand below old ones.
  package init(_ old: String, _ new: String, width: Int = 170) {
    let pairs = Array(AlignedPairs(linesOf: old, new))
    let column = pairs.map { CellWidth.of($0.old ?? "") }.max() ?? 0
    let other = pairs.map { CellWidth.of($0.new ?? "") }.max() ?? 0
    let isBeside = column + other + 5 <= width
    var lines: [String] = []
    for (index, pair) in pairs.enumerated() {
      let isChanged = pair.old != pair.new
      guard isChanged || Self.isNear(index, pairs) else { continue }
      if isBeside {
        let left = pair.old ?? ""
        let gap = String(repeating: " ", count: column - CellWidth.of(left))
        lines.append("\(left)\(gap) \(isChanged ? "≠" : " ") \(pair.new ?? "")")
      } else if isChanged {
        if let old = pair.old { lines.append("- \(old)") }
        if let new = pair.new { lines.append("+ \(new)") }
      } else {
        lines.append("  \(pair.new ?? "")")
      }
    }
    description = lines.joined(separator: "\n")
  }

  /// Whether the next or the former line differs.
  private static func isNear(_ index: Int, _ pairs: [AlignedPairs<String>.Pair]) -> Bool {
    [index - 1, index + 1].contains {
      pairs.indices.contains($0) && pairs[$0].old != pairs[$0].new
    }
  }
}
