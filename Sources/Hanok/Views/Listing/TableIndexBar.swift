/// The letters at the trailing edge of a table, in the rows that there are.
///
/// ```
/// A     where there are too few rows,   A
/// B     dots are for those between:     •
/// C                                     E
/// ```
nonisolated struct TableIndexBar: Equatable {
  /// A row of the bar.
  struct Entry: Equatable {
    /// The letters of the row, by their numbers; of several none shows.
    let titles: ClosedRange<Int>

    /// The letter that a click leads to: the middle one of several.
    var title: Int { (titles.lowerBound + titles.upperBound) / 2 }
    /// Whether a dot is in the place of letters.
    var isFolded: Bool
  }

  /// The rows of the bar, from the top.
  let entries: [Entry]
  /// The empty rows above the bar, which is in the middle.
  let top: Int

  /// A bar of this few rows isn't of use.
  static let leastHeight = 3

  /// Places letters in so many rows.
  init(count: Int, height: Int) {
    var entries: [Entry] = []
    if count <= height {
      entries = (0..<count).map { Entry(titles: $0...$0, isFolded: false) }
    } else {
      // The first and the last letter, and between two letters a dot.
      let shown = max(2, (height + 1) / 2)
      for place in 0..<shown {
        let title = place * (count - 1) / (shown - 1)
        if let former = entries.last?.title, former + 1 < title {
          entries.append(Entry(titles: former + 1...title - 1, isFolded: true))
        }
        entries.append(Entry(titles: title...title, isFolded: false))
      }
    }
    self.entries = entries
    top = max(0, (height - entries.count) / 2)
  }

  /// The letter at a row of the table's body; above and below the bar, the first and the last.
  func title(atRow row: Int) -> Int? {
    if entries.isEmpty { return nil }
    return entries[max(0, min(row - top, entries.count - 1))].title
  }

  /// The row of the table's body that has a letter; nil where none has.
  func row(ofTitle title: Int) -> Int? {
    entries.firstIndex { $0.titles.contains(title) }.map { $0 + top }
  }
}

/// The letters of a table's index, each once, and where they lead.
nonisolated struct TableIndex: Equatable {
  /// The letters.
  var titles: [String] = []
  /// The first section that each letter leads to.
  var sections: [Int] = []
  /// The letters of the further sections: `#` is before and after the others.
  var repeated: [Int: Int] = [:]

  /// Adds a section to the letter that leads there.
  mutating func add(_ title: String, section: Int) {
    if let known = titles.firstIndex(of: title) {
      if sections[known] != section { repeated[section] = known }
    } else {
      titles.append(title)
      sections.append(section)
    }
  }

  /// The section that a letter leads to from another one: where that has the letter, the next.
  func section(ofTitle title: Int, from current: Int?) -> Int {
    let all = ([sections[title]] + repeated.filter { $0.value == title }.map(\.key)).sorted()
    guard let current, all.contains(current) else { return sections[title] }
    return all.first { $0 > current } ?? all[0]
  }

  /// The number of the letter that a section belongs to.
  func title(ofSection section: Int) -> Int? {
    repeated[section] ?? sections.indices.last { sections[$0] <= section }
  }
}
