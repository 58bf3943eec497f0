/// The letters at the trailing edge of a table, fitted to the available rows.
///
/// ```
/// A     if there are too few rows,      A
/// B     dots replace those in between:  •
/// C                                     E
/// ```
package struct TableIndexBar: Equatable {
  package struct Entry: Equatable {
    /// The indices of the row's letters; of several, none is visible.
    package let titles: ClosedRange<Int>

    /// The letter that a click leads to: the middle one of several.
    package var title: Int { (titles.lowerBound + titles.upperBound) / 2 }
    /// Whether a dot replaces the letters.
    package var isFolded: Bool
  }

  package let entries: [Entry]
  /// The number of empty rows above the bar, which is in the middle.
  package let top: Int

  /// The minimum number of rows of a useful bar.
  package static let leastHeight = 3

  package init(count: Int, height: Int) {
    var entries: [Entry] = []
    if count <= height {
      entries = (0..<count).map { Entry(titles: $0...$0, isFolded: false) }
    } else {
      // The first and the last letter, with a dot between each two letters.
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

  /// Returns the letter at a row of the body; beyond the bar, the first or the last.
  package func title(atRow row: Int) -> Int? {
    if entries.isEmpty { return nil }
    return entries[max(0, min(row - top, entries.count - 1))].title
  }

  /// Returns the row of the table's body with a letter, or nil.
  package func row(ofTitle title: Int) -> Int? {
    entries.firstIndex { $0.titles.contains(title) }.map { $0 + top }
  }
}

/// The letters of a table's index, each once, with their sections.
package struct TableIndex: Equatable {
  package var titles: [String] = []
  /// The first section of each letter.
  package var sections: [Int] = []
  /// The letters of further sections: `#` is before and after the others.
  var repeated: [Int: Int] = [:]

  package init(titles: [String] = [], sections: [Int] = []) {
    (self.titles, self.sections) = (titles, sections)
  }

  package mutating func add(_ title: String, section: Int) {
    if let known = titles.firstIndex(of: title) {
      if sections[known] != section { repeated[section] = known }
    } else {
      titles.append(title)
      sections.append(section)
    }
  }

  /// Returns the section of a letter; from one of its sections, the next one.
  package func section(ofTitle title: Int, from current: Int?) -> Int {
    let all = ([sections[title]] + repeated.filter { $0.value == title }.map(\.key)).sorted()
    guard let current, all.contains(current) else { return sections[title] }
    return all.first { $0 > current } ?? all[0]
  }

  package func title(ofSection section: Int) -> Int? {
    repeated[section] ?? sections.indices.last { sections[$0] <= section }
  }
}
