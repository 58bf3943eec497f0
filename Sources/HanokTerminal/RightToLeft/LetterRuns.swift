/// The runs of a row for a terminal that orders each row by itself, as Konsole does.
///
/// A run is kept apart from its neighbours by a mark after it. A terminal draws cells of different
/// styles one by one, so that letters of a run have one style.
struct LetterRuns {
  struct Run {
    let columns: Range<Int>
    /// Whether the terminal reverses it, as it does letters, but not Arabic numbers.
    let isReversed: Bool
  }

  /// The runs of letters and of Arabic numbers.
  private(set) var runs: [Run] = []

  init(_ row: [Cell], _ roles: [ClusterRole]) {
    var start = 0
    while start < row.count {
      let direction = roles[start].direction
      var end = start + 1
      if direction != .other {
        let isReversed = direction == .letter && row[start].width == 1
        while end < row.count, roles[end].direction == direction,
          !isReversed || row[end].width == 1 && row[end].isStyled(as: row[start])
        {
          end += 1
        }
        runs.append(Run(columns: start..<end, isReversed: isReversed))
      }
      start = end
    }
  }
}
