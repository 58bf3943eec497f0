/// Rows of a terminal that hold what a frame needs, only higher or lower: they are moved instead of
/// written.
///
/// The terminal deletes or inserts rows between margins, as a VT102 can:
///
/// ```
/// old        new          shift of rows 1..<5 by 1       written then
/// title      title                                       title
/// row 1      row 2        row 2                          row 2
/// row 2      row 3        row 3                          row 3
/// row 3      row 4        (empty)                        row 4
/// ```
struct RowShift: Equatable {
  /// The rows between the margins.
  let rows: Range<Int>
  /// The number of rows by which what is between them goes up; below 0, down.
  let distance: Int

  /// Finds the shift of most rows; nil where it saves fewer bytes than it costs.
  ///
  /// A few rows of the new screen are looked for in the old one, so rows that are alike far apart
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
    // Rows that have gone elsewhere differ in most of their cells: a few of them say enough.
    guard
      rows.contains(where: { y in
        saved += Self.cost(of: old[y], new[y])
        return saved > price
      })
    else { return nil }
  }

  /// Fewer changed rows are written.
  private static let fewestRows = 4
  /// The bytes of the sequences, about.
  private static let price = 24
  /// The bytes of a move of the cursor, about.
  private static let moveCost = 4
  /// The rows that are looked for, evenly among those that changed.
  private static let samples = 5

  /// The screen's rows after the shift: empty where nothing came.
  func shifted(_ old: [[Cell]]) -> [[Cell]] {
    var result = old
    let empty = Array(repeating: Cell.blank(.plain), count: old.first?.count ?? 0)
    for y in rows {
      result[y] = rows.contains(y + distance) ? old[y + distance] : empty
    }
    return result
  }

  /// The distance over which most of a few rows have gone.
  private static func distance(
    in rows: Range<Int>, _ old: [[Cell]], _ new: [[Cell]]
  ) -> Int? {
    var votes: [Int: Int] = [:]
    for sample in 1...samples {
      let y = rows.lowerBound + (rows.count - 1) * sample / (samples + 1)
      let places = rows.filter { old[$0] == new[y] }
      // A row that is in several places, such as an empty one, doesn't say where it came from.
      guard places.count == 1, places[0] != y else { continue }
      votes[places[0] - y, default: 0] += 1
    }
    return votes.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// The bytes that bring a row to another one, about: each cell that differs, and a move to each
  /// run of them.
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
