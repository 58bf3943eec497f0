import Hanok
import HanokTesting

/// A table with its data: sections of rows of words, and what was reported.
final class Shelf: TableViewDataSource, TableViewDelegate {
  var sections: [(title: String?, rows: [[String]])]
  let table = TableView()
  private(set) var asked: [RowPath] = []
  private(set) var selected: [RowPath] = []
  private(set) var used: [RowPath] = []
  private(set) var orders: [TableSortOrder] = []
  var disabled: Set<RowPath> = []
  /// The letters of the index, and the sections that they lead to where these aren't their numbers.
  var letters: [String] = []
  var sectionsOfLetters: [String: Int] = [:]
  /// Whether rows are told apart by their first words.
  var hasIdentifiers = false
  /// The rows, by their first words, that have no identifier all the same.
  var unidentified: Set<String> = []
  /// What can be done with a row, by its words; the actions record their names there.
  var makesActions = false
  /// The key of the action that renames.
  var renameKey: KeyEvent?
  private(set) var done: [String] = []
  var styles: [RowPath: KeyPath<Theme, Style>] = [:]
  /// Takes what is reported, in a few words: for walks.
  var onReport: (String) -> Void = { _ in }

  init(_ sections: [(title: String?, rows: [[String]])]) {
    self.sections = sections
    (table.dataSource, table.delegate) = (self, self)
    table.layoutShare = 1
  }

  /// Rows of one section, `Row 0` and so on.
  convenience init(rows count: Int) { self.init([(nil, (0..<count).map { ["Row \($0)"] })]) }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: TableView, rowAt path: RowPath) -> TableRow {
    asked.append(path)
    var row = TableRow(sections[path.section].rows[path.row].map { .verbatim($0) })
    row.isEnabled = !disabled.contains(path)
    row.style = styles[path]
    return row
  }

  func tableView(_ tableView: TableView, identifierForRowAt path: RowPath) -> AnyHashable? {
    let name = sections[path.section].rows[path.row][0]
    return hasIdentifiers && !unidentified.contains(name) ? name : nil
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> Message? {
    sections[section].title.map { .verbatim($0) }
  }

  func tableView(_ tableView: TableView, didSelectRowAt path: RowPath) {
    selected.append(path)
    onReport("selected \(path.section)/\(path.row)")
  }

  func tableView(_ tableView: TableView, performPrimaryActionForRowAt path: RowPath) {
    used.append(path)
    onReport("used \(path.section)/\(path.row)")
  }

  func tableView(_ tableView: TableView, sortOrderDidChange order: TableSortOrder) {
    orders.append(order)
    onReport("by \(order.column)\(order.isAscending ? "+" : "-")")
  }

  func sectionIndexTitles(for tableView: TableView) -> [String] { letters }

  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    sectionsOfLetters[title] ?? index
  }

  func tableView(_ tableView: TableView, actionsForRowAt path: RowPath) -> [RowAction] {
    let name = sections[path.section].rows[path.row][0]
    guard makesActions, name != "Fixed" else { return [] }
    return [
      RowAction(.verbatim("Rename"), key: renameKey) { [unowned self] in
        perform("rename \(name)")
      },
      RowAction(
        .verbatim("Delete"), style: .destructive, key: KeyEvent(.delete),
        isEnabled: !disabled.contains(path)
      ) { [unowned self] in perform("delete \(name)") },
    ]
  }

  private func perform(_ action: String) {
    done.append(action)
    onReport(action)
  }

  func forget() { (asked, selected, used, orders) = ([], [], [], []) }

  func pilot(_ language: String = "en", width: Int = 12, height: Int = 4) throws -> Pilot {
    try Pilot(
      ScreenOfViews([table]), in: language, size: Size(width: width, height: height), [])
  }
}
