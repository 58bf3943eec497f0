import HanokLocalization
import HanokTerminal
import HanokUnicode

/// The letters at the trailing edge, which lead to sections.
extension RowListView {
  /// The maximum width of a letter in cells; some alphabets have letters of several characters.
  private static let widestTitle = 3
  private static let leastIndexedWidth = 12

  /// Returns the letters, which are requested with the numbers of rows.
  func loadIndex() -> TableIndex {
    loadSections()
    return indexState.letters
  }

  /// The letters in the available rows, or nil without an index, or without room for it.
  var indexBar: TableIndexBar? {
    let titles = loadIndex().titles
    guard !titles.isEmpty, frame.width >= Self.leastIndexedWidth,
      bodyHeight >= TableIndexBar.leastHeight
    else { return nil }
    return TableIndexBar(count: titles.count, height: bodyHeight)
  }

  var indexWidth: Int {
    let ambiguous = traits?.ambiguousWidth ?? .narrow
    let widths = loadIndex().titles.map { CellWidth.of($0, ambiguous: ambiguous) }
    return min(Self.widestTitle, widths.max() ?? 0)
  }

  /// The letter of the row with the focus, or the one on which a mouse button is held.
  var currentIndexTitle: Int? {
    if let held = indexState.held { return held }
    let (index, sections) = (loadIndex(), loadSections())
    return selection.cursor.flatMap { index.title(ofSection: sections.section(ofRow: $0)) }
  }

  /// Scrolls to the section of a letter, and moves the focus to its first row.
  ///
  /// From there, the letter leads to its next section.
  @discardableResult
  func goToIndexTitle(_ title: Int) -> Bool {
    let index = loadIndex()
    guard isUsable, index.titles.indices.contains(title) else { return false }
    let sections = loadSections()
    let current = selection.cursor.map { sections.section(ofRow: $0) }
    let section = index.section(ofTitle: title, from: current)
    scroll(toSection: section)
    let rows = sections.rows(ofSection: section)
    return !rows.isEmpty && moveCursor(to: rows.lowerBound)
  }

  private func scroll(toSection section: Int) {
    _ = scroll(x: 0, y: loadSections().line(ofSection: section) - topLine)
  }

  func goToIndexTitle(beginningWith typed: String) -> Bool {
    let titles = loadIndex().titles
    guard !titles.isEmpty, let language = traits?.localizer.language else { return false }
    let matcher = TypedPrefix(language).matcher(of: typed)
    return titles.firstIndex { matcher.matches($0) }.map { goToIndexTitle($0) } ?? false
  }

  func isOnIndex(_ point: Point) -> Bool {
    indexBar != nil && mirrored(point).x >= frame.width - edgeWidth
  }

  var indexCommands: [KeyCommand] {
    if loadIndex().titles.isEmpty { return [] }
    return [keyCommand(ListAction.openIndex) { [weak self] in self?.openIndex() }]
  }

  private func openIndex() {
    let current = currentIndexTitle
    let titles = loadIndex().titles
    let items = titles.indices.map { number in
      MenuItem(.verbatim(titles[number]), state: number == current ? .on : .off) {
        [weak self] in self?.goToIndexTitle(number)
      }
    }
    let row = current.flatMap { indexBar?.row(ofTitle: $0) } ?? 0
    let width = max(1, indexWidth)
    nearestController?.present(
      MenuController(
        Menu(items: items), sourceView: self,
        sourceRect: mirrored(
          Rect(x: frame.width - width, y: titleRows + row, width: width, height: 1))))
  }

  /// Handles a press on the letters or a drag from there: scrolls, and finally moves the focus.
  func pressIndex(_ event: MouseEvent) {
    guard let title = indexBar?.title(atRow: event.position.y - titleRows),
      title != indexState.held
    else { return }
    indexState.hold(title)
    scroll(toSection: loadIndex().sections[title])
    setNeedsDisplay()
  }

  /// Moves the focus to the rows of the letter on which the button is released.
  func releaseIndex() {
    guard let title = indexState.held else { return }
    indexState.release()
    goToIndexTitle(title)
    setNeedsDisplay()
  }
}

/// The letters of a table's index, and the one on which a mouse button is held.
final class TableIndexState {
  /// The letters that were requested last.
  private(set) var letters = TableIndex()
  /// The number of the held letter, or nil for none.
  private(set) var held: Int?

  func take(_ letters: TableIndex) { self.letters = letters }

  func hold(_ title: Int) { held = title }

  func release() { held = nil }
}
