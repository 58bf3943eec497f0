import HanokLocalization

/// The accessibility elements of the collection: one per item and header, created on request.
extension CollectionView {
  var elementCount: Int {
    if sections.rowCount > 0 { return sections.lineCount }
    return isLoading || emptyMessage != nil ? 1 : 0
  }

  func element(at index: Int) -> AccessibilityElement? {
    let sections = sections
    guard sections.rowCount > 0 else {
      return AccessibilityElement(label: isLoading ? .Hanok.tableLoading : emptyMessage)
    }
    guard (0..<sections.lineCount).contains(index) else { return nil }
    switch sections.content(ofLine: index) {
    case .header(let section):
      let title = dataSource?.collectionView(self, titleForHeaderInSection: section)
      return AccessibilityElement(label: title, traits: .header)
    case .row(let number): return element(ofItem: number)
    }
  }

  private func element(ofItem number: Int) -> AccessibilityElement? {
    guard var element = withCell(of: number, { $0.element }) else { return nil }
    if allowsSelection, selection.rows.contains(number) { element.traits.insert(.selected) }
    if allowsSelection, allowsMultipleSelection { element.traits.insert(.multipleChoice) }
    if !isEnabled { element.traits.insert(.notEnabled) }
    element.activate = { [weak self] in self?.activate(number) ?? false }
    return element
  }

  /// Uses an item after a typed line; in a multiple selection, items are toggled one by one.
  private func activate(_ number: Int) -> Bool {
    guard isUsable, number < sections.rowCount else { return false }
    _ = moveCursor(to: number)
    if allowsSelection, allowsMultipleSelection {
      toggle(number)
      return true
    }
    return performPrimaryAction(ofItem: number)
  }
}
