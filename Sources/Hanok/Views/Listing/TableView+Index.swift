import HanokLocalization
import HanokTerminal
import HanokUnicode

/// The letters at the trailing edge, which lead to sections.
extension TableView {
  /// The most cells of a letter; some alphabets have letters of two or three characters.
  private static let widestTitle = 3
  /// A narrower table has no room for letters beside its rows.
  private static let leastIndexedWidth = 12

  /// Asks the data source for the letters; those that lead nowhere are left out.
  func loadIndex(_ sections: TableSections) -> TableIndex {
    guard let dataSource else { return TableIndex() }
    var index = TableIndex()
    for (number, title) in dataSource.sectionIndexTitles(for: self).enumerated() {
      let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: number)
      guard (0..<sections.count).contains(section) else { continue }
      index.add(title, section: section)
    }
    return index
  }

  /// The letters in the rows that there are; nil where there is no index, or no room for it.
  var indexBar: TableIndexBar? {
    guard !index.titles.isEmpty, frame.width >= Self.leastIndexedWidth,
      bodyHeight >= TableIndexBar.leastHeight
    else { return nil }
    return TableIndexBar(count: index.titles.count, height: bodyHeight)
  }

  /// The cells of the widest letter.
  var indexWidth: Int {
    min(Self.widestTitle, index.titles.map { CellWidth.of($0) }.max() ?? 0)
  }

  /// The letter of the row with the keys, or the one that the mouse is held on.
  var currentIndexTitle: Int? {
    if let heldIndexTitle { return heldIndexTitle }
    let sections = sections
    return selection.cursor.flatMap { index.title(ofSection: sections.section(ofRow: $0)) }
  }

  /// Scrolls to the section of a letter.
  func scroll(toIndexTitle title: Int) {
    let line = sections.line(ofSection: index.sections[title])
    _ = scroll(x: 0, y: line - topLine)
  }

  /// Scrolls to the section of a letter, and gives the keys to its first row; from there, to the next
  /// one of the letter.
  @discardableResult
  func goToIndexTitle(_ title: Int) -> Bool {
    guard isUsable, index.titles.indices.contains(title) else { return false }
    let sections = sections
    let current = selection.cursor.map { sections.section(ofRow: $0) }
    let section = index.section(ofTitle: title, from: current)
    _ = scroll(x: 0, y: sections.line(ofSection: section) - topLine)
    let rows = sections.rows(ofSection: section)
    return !rows.isEmpty && moveCursor(to: rows.lowerBound, false)
  }

  func goToIndexTitle(beginningWith typed: String) -> Bool {
    guard !index.titles.isEmpty, let language = traits?.localizer.language else { return false }
    let matcher = TypedPrefix(language).matcher(of: typed)
    return index.titles.firstIndex { matcher.matches($0) }.map { goToIndexTitle($0) } ?? false
  }

  /// The command that opens the list of letters.
  var indexCommands: [KeyCommand] {
    if index.titles.isEmpty { return [] }
    return [
      KeyCommand(.character("g"), .control, title: .Hanok.tableIndex) { [weak self] in
        self?.openIndex()
      }
    ]
  }

  private func openIndex() {
    let current = currentIndexTitle
    let items = index.titles.indices.map { number in
      MenuItem(.verbatim(index.titles[number]), state: number == current ? .on : .off) {
        [weak self] in self?.goToIndexTitle(number)
      }
    }
    let row = current.flatMap { indexBar?.row(ofTitle: $0) } ?? 0
    let width = max(1, indexWidth)
    let x = traits?.isRightToLeft == true ? 0 : frame.width - width
    nearestController?.present(
      MenuController(
        Menu(items: items), sourceView: self,
        sourceRect: Rect(x: x, y: titleRows + row, width: width, height: 1)))
  }

  /// Takes a press on the letters or a drag from there: the rows follow, and at the end the keys.
  func pressIndex(_ event: MouseEvent) {
    guard let bar = indexBar, let title = bar.title(atRow: event.position.y - titleRows) else {
      return
    }
    guard title != heldIndexTitle else { return }
    heldIndexTitle = title
    scroll(toIndexTitle: title)
    setNeedsDisplay()
  }

  func releaseIndex() {
    guard let title = heldIndexTitle else { return }
    heldIndexTitle = nil
    goToIndexTitle(title)
    setNeedsDisplay()
  }
}
