import HanokTerminal

/// The selected items.
extension CollectionView {
  /// The item with the focus, or nil without items.
  public var cursorItem: RowPath? {
    let sections = sections
    return selection.cursor.map { sections.path(ofRow: $0) }
  }

  /// The selected item, with multiple selection the first of them, or nil.
  public var selectedItem: RowPath? {
    let sections = sections
    guard allowsSelection else { return nil }
    return selection.rows.ranges.first.map { sections.path(ofRow: $0.lowerBound) }
  }

  /// The selected items, in order.
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

  /// Moves the focus to an item, selects it, and scrolls it into view.
  ///
  /// Neither the delegate nor an action is called: these report actions of the user.
  ///
  /// - Returns: Whether the item exists.
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

  /// Removes an item from a multiple selection.
  public func deselectItem(at path: RowPath) {
    guard let number = sections.row(at: path) else { return }
    selection.setSelected(false, number)
    updateStates()
  }

  /// Scrolls as little as possible to make an item visible.
  public func scrollToItem(at path: RowPath) {
    guard let number = sections.row(at: path) else { return }
    layoutIfNeeded()
    show(item: number)
  }

  /// Moves the focus to an item for the user.
  ///
  /// - Returns: Whether the item exists.
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

  /// Reports the user's changes of the selection.
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

  /// The maximum number of added items that are reported one by one.
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
