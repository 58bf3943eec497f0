/// Finds what was probably meant by a name that doesn't exist.
package enum Suggestion {
  /// The candidate that takes the fewest edits from `name`, if they are few for its length.
  ///
  /// Equally near ones are decided by their order.
  package static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    let limit = max(1, name.count / 3)
    let name = Array(name.lowercased())
    return
      candidates
      .map { (candidate: $0, distance: distance(name, Array($0.lowercased()), limit: limit)) }
      .filter { $0.distance <= limit }
      .min { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }?
      .candidate
  }

  /// How many characters must be inserted, deleted, replaced or swapped with their neighbour;
  /// anything above `limit` when it is more than that.
  static func distance(_ first: [Character], _ second: [Character], limit: Int) -> Int {
    guard abs(first.count - second.count) <= limit else { return limit + 1 }
    var rows = [Array(0...second.count)]
    for (i, character) in first.enumerated() {
      var row = [i + 1]
      for (j, other) in second.enumerated() {
        let replaced = rows[i][j] + (character == other ? 0 : 1)
        var best = min(replaced, rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, character == second[j - 1], first[i - 1] == other {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[first.count][second.count]
  }
}
