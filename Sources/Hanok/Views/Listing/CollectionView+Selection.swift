import HanokTerminal

/// The items that are selected.
extension CollectionView {
  /// The item with the keys; nil where there are no items.
  public var cursorItem: RowPath? {
    let sections = sections
    return selection.cursor.map { sections.path(ofRow: $0) }
  }

  /// The item that is selected, with multiple selection the first of them; nil for none.
  public var selectedItem: RowPath? {
    let sections = sections
    guard allowsSelection else { return nil }
    return selection.rows.ranges.first.map { sections.path(ofRow: $0.lowerBound) }
  }

  /// The items that are selected, in order.
  ///
  /// - Complexity: O(*n*) in their number.
  public var selectedItems: [RowPath] {
    let sections = sections
    guard allowsSelection else { return [] }
    return selection.rows.ranges.flatMap { $0.map { sections.path(ofRow: $0) } }
  }

  /// The number of selected items.
  public var selectedCount: Int {
    _ = sections
    return allowsSelection ? selection.count : 0
  }

  /// Gives the keys to an item, selects it, and scrolls it into view.
  ///
  /// Neither the delegate nor an action is called: these report what a person does.
  ///
  /// - Returns: Whether there is such an item.
  @discardableResult
  public func selectItem(at path: RowPath) -> Bool {
    guard let number = sections.row(at: path) else { return false }
    wantedColumn = nil
    selection.move(to: number)
    selection.setSelected(true, number)
    showCursor()
    updateStates()
    return true
  }

  /// Takes an item out of a multiple selection.
  public func deselectItem(at path: RowPath) {
    guard let number = sections.row(at: path) else { return }
    selection.setSelected(false, number)
    updateStates()
  }

  /// Scrolls as little as shows an item.
  public func scrollToItem(at path: RowPath) {
    guard let number = sections.row(at: path) else { return }
    layoutIfNeeded()
    show(item: number)
  }

  /// Moves the keys to an item, as a person does.
  ///
  /// - Returns: Whether there is such an item.
  func moveCursor(to number: Int, isExtending: Bool = false, keepsColumn: Bool = false) -> Bool {
    guard (0..<sections.rowCount).contains(number) else { return false }
    if !keepsColumn { wantedColumn = nil }
    let former = selection
    selection.move(to: number, isExtending ? .extending : .going)
    showCursor()
    selectionDidChange(from: former)
    return true
  }

  func toggle(_ number: Int) {
    let former = selection
    selection.toggle(number)
    selectionDidChange(from: former)
  }

  func toggleAll() {
    let former = selection
    selection.toggleAll(of: sections.rowCount)
    selectionDidChange(from: former)
  }

  /// Reports what a person has selected.
  private func selectionDidChange(from former: TableSelection) {
    updateStates()
    if former.rows == selection.rows || !allowsSelection { return }
    let sections = sections
    if let delegate, selection.count <= Self.reportedItems {
      for range in selection.rows.subtracting(former.rows).ranges {
        for number in range {
          delegate.collectionView(self, didSelectItemAt: sections.path(ofRow: number))
        }
      }
    }
    sendActions(for: .valueChanged)
  }

  /// Items that come to the selection by the thousand aren't reported one by one.
  private static let reportedItems = 1_000

  @discardableResult
  func performPrimaryAction(ofItem number: Int) -> Bool {
    guard isUsable, number < sections.rowCount, withCell(of: number, { $0.isEnabled }) == true
    else { return false }
    delegate?.collectionView(
      self, performPrimaryActionForItemAt: sections.path(ofRow: number))
    sendActions(for: .primaryActionTriggered)
    return true
  }
}
