/// Numbers of rows whose sums are found in logarithmic time (Fenwick, 1994).
nonisolated struct RowCounts: Sendable {
  private var counts: [Int] = []
  /// At each index, the sum of as many counts up to there as its lowest bit says, counted from 1.
  private var sums: [Int] = []

  /// The number of counts.
  var count: Int { counts.count }

  /// The sum of all counts.
  var total: Int { sum(before: counts.count) }

  subscript(index: Int) -> Int {
    get { counts[index] }
    set {
      let change = newValue - counts[index]
      if change == 0 { return }
      counts[index] = newValue
      var place = index + 1
      while place <= counts.count {
        sums[place - 1] += change
        place += place & -place
      }
    }
  }

  /// Adds a count at the end.
  mutating func append(_ count: Int) {
    counts.append(count)
    let place = counts.count
    let first = place - (place & -place)
    sums.append(count + sum(before: place - 1) - sum(before: first))
  }

  /// Removes the counts from an index on.
  mutating func removeLast(from index: Int) {
    counts.removeSubrange(index...)
    sums.removeSubrange(index...)
  }

  /// Returns the sum of the counts before an index.
  func sum(before index: Int) -> Int {
    var sum = 0
    var place = index
    while place > 0 {
      sum += sums[place - 1]
      place -= place & -place
    }
    return sum
  }

  /// Returns the index of the count that reaches beyond a sum, and what is left of the sum there.
  func index(ofRow row: Int) -> (index: Int, rest: Int) {
    var rest = max(0, row)
    var place = 0
    var step = 1
    while step * 2 <= counts.count { step *= 2 }
    while step > 0, !counts.isEmpty {
      if place + step <= counts.count, sums[place + step - 1] <= rest {
        place += step
        rest -= sums[place - 1]
      }
      step /= 2
    }
    return (place, rest)
  }
}
