import HanokLocalization

/// The accessibility elements of rows and headers.
extension ListControl {
  /// Returns the element of a row, of a header, or of the text in place of rows.
  func element(at index: Int) -> AccessibilityElement? {
    _ = sections
    switch list.part(at: index) {
    case nil: return nil
    case .placeholder: return AccessibilityElement(label: list.placeholder)
    case .header(let section):
      return AccessibilityElement(label: headerTitle(ofSection: section), traits: .header)
    case .row(let row):
      guard var element = element(ofRow: row) else { return nil }
      if list.allowsSelection, selection.rows.contains(row) { element.traits.insert(.selected) }
      if list.selectsSeveral { element.traits.insert(.multipleChoice) }
      if !isEnabled { element.traits.insert(.notEnabled) }
      element.activate = { [weak self] in self?.activate(row) ?? false }
      return element
    }
  }

  /// Returns two texts as one, in the order of the language.
  static func joined(_ first: Message, _ second: Message) -> Message {
    Message("table.cells", table: "Hanok", ["first": .init(first), "second": .init(second)])
  }

  /// Uses a row after a typed line; in a multiple selection, rows are toggled one by one.
  private func activate(_ row: Int) -> Bool {
    guard isUsable, row < sections.rowCount else { return false }
    let isToggling = list.selectsSeveral
    perform { list in
      let effect = list.move(to: row)
      if isToggling { _ = list.toggle(row) }
      return effect
    }
    return isToggling || performPrimaryAction(ofRow: row)
  }
}

/// The element, without cells, that confirms a multiple selection by a typed line.
///
/// It does the same as Enter on the screen.
final class ListChoiceEnd: View {
  private var list: ListControl? { superview as? ListControl }

  override var isAccessibilityElement: Bool {
    get { list.map { $0.sections.rowCount > 0 } ?? false }
    set {}
  }

  override func describe(_ element: inout AccessibilityElement) {
    element.label = .Hanok.tableDone
    element.value = list.map { .Hanok.tableSelected(count: $0.selectedCount) }
    element.traits = list?.isUsable == true ? .button : [.button, .notEnabled]
  }

  override func accessibilityActivate() -> Bool { list?.performPrimaryAction() ?? false }
}
