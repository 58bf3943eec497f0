/// Two sequences beside each other: equal elements in a pair, and those of one without the other.
package nonisolated struct AlignedPairs<Element: Hashable>: Sequence {
  /// An old and a new element; nil for one that only the other sequence has.
  package typealias Pair = (old: Element?, new: Element?)

  private let pairs: [Pair]

  /// Aligns two sequences so that as many elements as possible are equal.
  package init(_ old: [Element], _ new: [Element]) {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.place))
    let inserted = Set(difference.insertions.map(\.place))
    var pairs: [Pair] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      let isRemoved = removed.contains(left)
      let isInserted = inserted.contains(right)
      if isRemoved || isInserted {
        pairs.append((isRemoved ? old[left] : nil, isInserted ? new[right] : nil))
        if isRemoved { left += 1 }
        if isInserted { right += 1 }
      } else {
        pairs.append((old[left], new[right]))
        left += 1
        right += 1
      }
    }
    self.pairs = pairs
  }

  /// The pairs, in order.
  package func makeIterator() -> IndexingIterator<[Pair]> { pairs.makeIterator() }
}

nonisolated extension AlignedPairs<String> {
  /// Aligns the lines of two snapshots, with the styles of a row below it and each element in a line
  /// of its own, so that two screens have room beside each other.
  package init(linesOf old: String, _ new: String) {
    self.init(Self.lines(old), Self.lines(new))
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      guard let bar = line.lastIndex(of: "│") else {
        return line.split(separator: " · ", omittingEmptySubsequences: false).map(String.init)
      }
      let styles = line[line.index(after: bar)...]
      return [String(line[...bar])] + (styles.isEmpty ? [] : [" \(styles)"])
    }
  }
}
