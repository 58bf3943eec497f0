import Hanok

/// The search, whose matches are marked.
extension MarkdownView {
  func searchTextDidChange() {
    search = TextMatches(searchText)
    currentMatch = nil
    setNeedsDisplay()
  }

  /// Shows the next match of ``searchText``, from the visible rows on; after the last one, the first.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  public func findNext() -> Bool { find(by: 1) }

  /// Shows the previous match; before the first one, the last.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  public func findPrevious() -> Bool { find(by: -1) }

  private func find(by step: Int) -> Bool {
    prepareLayout()
    guard let place = nextMatch(by: step) else { return false }
    currentMatch = place
    let match = search.matches(in: content.units[place.unit])[place.index]
    reveal(content.place(of: match.range, inText: match.text, of: place.unit))
    setNeedsDisplay()
    return true
  }

  private func nextMatch(by step: Int) -> MatchPlace? {
    let count = content.units.count
    if search.isEmpty || count == 0 { return nil }
    if let match = currentMatch {
      let index = match.index + step
      let matches = search.matches(in: content.units[match.unit])
      if matches.indices.contains(index) { return MatchPlace(unit: match.unit, index: index) }
    }
    let first = currentMatch.map { $0.unit + step } ?? topPlace.unit
    for distance in 0..<count {
      let unit = ((first + step * distance) % count + count) % count
      let matches = search.matches(in: content.units[unit])
      if !matches.isEmpty {
        return MatchPlace(unit: unit, index: step > 0 ? 0 : matches.count - 1)
      }
    }
    return nil
  }
}
