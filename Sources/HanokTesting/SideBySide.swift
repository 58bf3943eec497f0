import HanokUnicode

/// Two texts side by side, in which the lines that differ are marked.
nonisolated struct SideBySide: CustomStringConvertible {
  let description: String

  /// Compares two texts line by line; equal lines far from a difference are left out.
  ///
  /// - Parameter width: The cells for both; if they need more, new lines stand below old ones.
  init(_ old: String, _ new: String, width: Int = 170) {
    let pairs = Self.pairs(old, new)
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

  private typealias Pair = (old: String?, new: String?)

  /// Whether the next or the former line differs.
  private static func isNear(_ index: Int, _ pairs: [Pair]) -> Bool {
    [index - 1, index + 1].contains {
      pairs.indices.contains($0) && pairs[$0].old != pairs[$0].new
    }
  }

  /// The lines of both, where a line that is only in one has none beside it.
  private static func pairs(_ old: String, _ new: String) -> [Pair] {
    let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let newLines = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let difference = newLines.difference(from: oldLines)
    let removed = Set(difference.removals.map(\.place))
    let inserted = Set(difference.insertions.map(\.place))
    var pairs: [Pair] = []
    var (left, right) = (0, 0)
    while left < oldLines.count || right < newLines.count {
      let isRemoved = removed.contains(left)
      let isInserted = inserted.contains(right)
      if isRemoved || isInserted {
        pairs.append((isRemoved ? oldLines[left] : nil, isInserted ? newLines[right] : nil))
        if isRemoved { left += 1 }
        if isInserted { right += 1 }
      } else {
        pairs.append((oldLines[left], newLines[right]))
        left += 1
        right += 1
      }
    }
    return pairs
  }
}
