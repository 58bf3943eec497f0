import HanokLocalization
import HanokTerminal
import HanokUnicode

/// The letters at the trailing edge, which lead to sections.
extension RowListView {
  /// The maximum width of a letter in cells; some alphabets have letters of several characters.
  private static let widestTitle = 3
  private static let leastIndexedWidth = 12

  var index: TableIndex {
    _ = sections
    return loadedIndex
  }

  /// The letters in the available rows, or nil without an index, or without room for it.
  var indexBar: TableIndexBar? {
    guard !index.titles.isEmpty, frame.width >= Self.leastIndexedWidth,
      bodyHeight >= TableIndexBar.leastHeight
    else { return nil }
    return TableIndexBar(count: index.titles.count, height: bodyHeight)
  }

  var indexWidth: Int {
    let ambiguous = traits?.ambiguousWidth ?? .narrow
    let widths = index.titles.map { CellWidth.of($0, ambiguous: ambiguous) }
    return min(Self.widestTitle, widths.max() ?? 0)
  }

  /// The letter of the row with the focus, or the one on which a mouse button is held.
  var currentIndexTitle: Int? {
    if let heldIndexTitle { return heldIndexTitle }
    let sections = sections
    return selection.cursor.flatMap { index.title(ofSection: sections.section(ofRow: $0)) }
  }

  /// Scrolls to the section of a letter, and moves the focus to its first row.
  ///
  /// From there, the letter leads to its next section.
  @discardableResult
  func goToIndexTitle(_ title: Int) -> Bool {
    guard isUsable, index.titles.indices.contains(title) else { return false }
    let sections = sections
    let current = selection.cursor.map { sections.section(ofRow: $0) }
    let section = index.section(ofTitle: title, from: current)
    scroll(toSection: section)
    let rows = sections.rows(ofSection: section)
    return !rows.isEmpty && moveCursor(to: rows.lowerBound)
  }

  private func scroll(toSection section: Int) {
    _ = scroll(x: 0, y: sections.line(ofSection: section) - topLine)
  }

  func goToIndexTitle(beginningWith typed: String) -> Bool {
    guard !index.titles.isEmpty, let language = traits?.localizer.language else { return false }
    let matcher = TypedPrefix(language).matcher(of: typed)
    return index.titles.firstIndex { matcher.matches($0) }.map { goToIndexTitle($0) } ?? false
  }

  func isOnIndex(_ point: Point) -> Bool {
    indexBar != nil && mirrored(point).x >= frame.width - edgeWidth
  }

  var indexCommands: [KeyCommand] {
    if index.titles.isEmpty { return [] }
    return [keyCommand(ListAction.openIndex) { [weak self] in self?.openIndex() }]
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
    nearestController?.present(
      MenuController(
        Menu(items: items), sourceView: self,
        sourceRect: mirrored(
          Rect(x: frame.width - width, y: titleRows + row, width: width, height: 1))))
  }

  /// Handles a press on the letters or a drag from there: scrolls, and finally moves the focus.
  func pressIndex(_ event: MouseEvent) {
    guard let title = indexBar?.title(atRow: event.position.y - titleRows),
      title != heldIndexTitle
    else { return }
    heldIndexTitle = title
    scroll(toSection: index.sections[title])
    setNeedsDisplay()
  }

  /// Moves the focus to the rows of the letter on which the button is released.
  func releaseIndex() {
    guard let title = heldIndexTitle else { return }
    heldIndexTitle = nil
    goToIndexTitle(title)
    setNeedsDisplay()
  }
}
