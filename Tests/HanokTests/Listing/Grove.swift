import Hanok
import HanokTesting

/// An outline with its data: names by the names of their parents, and what was reported.
final class Grove: OutlineViewDataSource, OutlineViewDelegate {
  /// The children of a name; of the outline for the empty one.
  var children: [String: [String]]
  /// The words of a row, where they aren't its name.
  var words: [String: String] = [:]
  /// The cells of a row, where there are several.
  var cells: [String: [String]] = [:]
  /// Those whose children are on their way.
  var waiting: Set<String> = []
  let outline = OutlineView<String>()
  private(set) var askedCount = 0
  private(set) var reports: [String] = []
  /// Takes what is reported: for walks.
  var onReport: (String) -> Void = { _ in }

  init(_ children: [String: [String]]) {
    self.children = children
    (outline.dataSource, outline.delegate) = (self, self)
    outline.layoutShare = 1
  }

  /// Two kinds of plants.
  static var plants: Grove {
    Grove([
      "": ["Fruit", "Roots", "Nut"], "Fruit": ["Apple", "Berry"], "Berry": ["Blue", "Black"],
      "Roots": ["Carrot", "Radish"],
    ])
  }

  func outlineView(_ outlineView: OutlineView<String>, numberOfChildrenOfItem item: String?) -> Int?
  {
    waiting.contains(item ?? "") ? nil : children[item ?? ""]?.count ?? 0
  }

  func outlineView(
    _ outlineView: OutlineView<String>, child index: Int, ofItem item: String?
  ) -> String {
    askedCount += 1
    return children[item ?? ""]?[index] ?? "?"
  }

  func outlineView(_ outlineView: OutlineView<String>, isItemExpandable item: String) -> Bool {
    children[item] != nil
  }

  func outlineView(_ outlineView: OutlineView<String>, rowForItem item: String) -> TableRow {
    TableRow((cells[item] ?? [words[item] ?? item]).map { .verbatim($0) })
  }

  func outlineView(_ outlineView: OutlineView<String>, didSelectItem item: String) {
    report("selected \(item)")
  }

  func outlineView(_ outlineView: OutlineView<String>, performPrimaryActionForItem item: String) {
    report("used \(item)")
  }

  func outlineView(_ outlineView: OutlineView<String>, didExpandItem item: String) {
    report("expanded \(item)")
  }

  func outlineView(_ outlineView: OutlineView<String>, didCollapseItem item: String) {
    report("collapsed \(item)")
  }

  func outlineView(
    _ outlineView: OutlineView<String>, sortOrderDidChange order: TableSortOrder
  ) {
    report("sorted \(order.column)")
  }

  func outlineView(
    _ outlineView: OutlineView<String>, actionsForItem item: String
  ) -> [RowAction] {
    item == "Nut"
      ? [RowAction(.verbatim("Crack")) { [weak self] in self?.report("cracked") }] : []
  }

  private func report(_ words: String) {
    reports.append(words)
    onReport(words)
  }

  func takeReports() -> [String] {
    defer { reports = [] }
    return reports
  }

  func forgetAsked() { askedCount = 0 }

  func pilot(_ language: String = "en", width: Int = 16, height: Int = 8) throws -> Pilot {
    try Pilot(
      ScreenOfViews([outline]), in: language, size: Size(width: width, height: height), [])
  }
}
