import Hanok

/// The elements for line mode and screen readers: a text each, then its links.
extension MarkdownView {
  func element(_ index: Int, ofUnit number: Int) -> AccessibilityElement? {
    let unit = content.units[number]
    guard index >= unit.textElementCount else { return textElement(index, of: unit) }
    let links = unit.links
    let place = LinkPlace(unit: number, index: index - unit.textElementCount)
    guard place.index < links.count else { return nil }
    return element(of: links[place.index])
  }

  private func element(of link: MarkdownLink) -> AccessibilityElement {
    AccessibilityElement(
      label: .verbatim(link.title), value: .verbatim(LinkTarget.visibleText(of: link.target)),
      traits: .link,
      activate: { [weak self] in
        guard let self, isInteractive else { return false }
        open(link.target)
        return true
      })
  }

  private func textElement(_ index: Int, of unit: MarkdownUnit) -> AccessibilityElement {
    switch unit.content {
    case .text(let text): element(of: text.text, of: unit, [])
    case .heading(let heading): element(of: heading.text.text, of: unit, .header)
    case .code(let code, let lines):
      element(of: code.lines[lines].joined(separator: "\n"), of: unit, [])
    case .table(let table, let rows): element(ofRow: index, of: table, rows)
    case .rule: AccessibilityElement(label: nil)
    }
  }

  private func element(
    of text: String, of unit: MarkdownUnit, _ traits: AccessibilityTraits
  ) -> AccessibilityElement {
    let numbers = unit.markers.compactMap(\.number).map { "\($0) " }.joined()
    let isDone = unit.markers.contains { $0.task == .done }
    return AccessibilityElement(
      label: .verbatim(numbers + text),
      traits: [.staticText, traits, isDone ? .selected : []])
  }

  /// Returns the element of a row of a table: its cells with the names of their columns.
  private func element(
    ofRow index: Int, of table: MarkdownTable, _ rows: Range<Int>
  ) -> AccessibilityElement {
    let isHeader = rows.lowerBound == 0 && index == 0
    let row = rows.lowerBound + index - (rows.lowerBound == 0 ? 1 : 0)
    let cells = isHeader ? table.header : table.rows[row]
    let texts = cells.enumerated().map { column, cell in
      let label = isHeader || column >= table.header.count ? "" : table.header[column].text
      return Message.verbatim(label.isEmpty ? cell.text : "\(label): \(cell.text)")
    }
    return AccessibilityElement(
      label: .joined(texts), traits: isHeader ? [.staticText, .header] : .staticText)
  }
}
