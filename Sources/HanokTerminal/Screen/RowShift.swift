/// Rows that a frame moves up or down instead of writing them again.
///
/// The terminal deletes or inserts rows between margins, as a VT102 does:
///
/// ```
/// old        new          shift of rows 1..<5 by 1       written afterwards
/// title      title                                       title
/// row 1      row 2        row 2                          row 2
/// row 2      row 3        row 3                          row 3
/// row 3      row 4        (empty)                        row 4
/// ```
struct RowShift: Equatable {
  /// The rows between the margins.
  let rows: Range<Int>
  /// The number of rows by which the content moves up; below 0, down.
  let distance: Int

  /// Finds the shift of most rows; returns nil if it saves fewer bytes than it costs.
  ///
  /// It searches for a few rows of the new screen in the old one, so equal rows that are far apart
  /// cost little. Rows that both screens share are equal without comparing their cells.
  ///
  /// - Parameter changed: The rows from the first that differs to the last.
  init?(from old: [[Cell]], to new: [[Cell]], in changed: Range<Int>) {
    guard changed.count > Self.fewestRows, let distance = Self.distance(in: changed, old, new)
    else { return nil }
    let matches = changed.filter { y in
      changed.contains(y + distance) && old[y + distance] == new[y]
    }
    guard let start = matches.first, let end = matches.last else { return nil }
    rows = min(start, start + distance)..<(max(end, end + distance) + 1)
    self.distance = distance
    let shifted = self.shifted(old)
    let price = rows.reduce(Self.price) { $0 + Self.cost(of: shifted[$1], new[$1]) }
    var saved = 0
    // Moved rows differ in most of their cells, so a few of them are enough.
    guard
      rows.contains(where: { y in
        saved += Self.cost(of: old[y], new[y])
        return saved > price
      })
    else { return nil }
  }

  /// The number of changed rows up to which they are written.
  private static let fewestRows = 4
  /// The approximate size of the sequences in bytes.
  private static let price = 24
  /// The approximate size of a cursor move in bytes.
  private static let moveCost = 4
  /// The number of rows that are searched for, evenly among the changed ones.
  private static let samples = 5

  /// Returns the screen's rows after the shift; new rows are empty.
  func shifted(_ old: [[Cell]]) -> [[Cell]] {
    var result = old
    let empty = Array(repeating: Cell.blank(.plain), count: old.first?.count ?? 0)
    for y in rows {
      result[y] = rows.contains(y + distance) ? old[y + distance] : empty
    }
    return result
  }

  /// Returns the distance by which most of a few rows have moved.
  private static func distance(
    in rows: Range<Int>, _ old: [[Cell]], _ new: [[Cell]]
  ) -> Int? {
    var votes: [Int: Int] = [:]
    for sample in 1...samples {
      let y = rows.lowerBound + (rows.count - 1) * sample / (samples + 1)
      let places = rows.filter { old[$0] == new[y] }
      // A row with several positions, such as an empty one, doesn't reveal its origin.
      guard places.count == 1, places[0] != y else { continue }
      votes[places[0] - y, default: 0] += 1
    }
    return votes.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// Returns the approximate bytes that change a row to another one.
  ///
  /// It counts each cell that differs, and a move to each run of them.
  private static func cost(of old: [Cell], _ new: [Cell]) -> Int {
    if old == new { return 0 }
    var cost = 0
    var isInRun = false
    for x in old.indices {
      let differs = old[x] != new[x]
      if differs { cost += isInRun ? 1 : 1 + moveCost }
      isInRun = differs
    }
    return cost
  }
}
