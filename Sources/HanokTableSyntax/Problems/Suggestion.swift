/// A search for the likely intended name in place of an unknown one.
package enum Suggestion {
  /// Returns the candidate with the fewest edits from `name`, if they are few for its length.
  ///
  /// Among equally near candidates, the first in sorted order is returned.
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

  /// Returns the number of edits between two texts, or a number above `limit` if it is greater.
  ///
  /// An edit inserts, deletes or replaces a character, or swaps two neighbours.
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
