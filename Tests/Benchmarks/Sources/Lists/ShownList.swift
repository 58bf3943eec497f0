import Hanok

/// A list that is measured.
protocol ShownList: AnyObject {
  var view: View { get }
  /// A text that is on the first screen alone.
  var firstText: String { get }
  /// The key that turns a page, away from the first screen.
  var pageKey: Key { get }
}

/// A table whose rows are made when they are seen.
final class ShownTable: ShownList, TableViewDataSource {
  private let rows: Int
  private let table = TableView()

  init(rows: Int) {
    self.rows = rows
    table.columns = [TableColumn(), TableColumn(alignment: .trailing)]
    table.dataSource = self
  }

  var view: View { table }
  var firstText: String { "Row 0 " }
  var pageKey: Key { .pageDown }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: TableView, rowAt path: RowPath) -> TableRow {
    TableRow([.verbatim("Row \(path.row) of the table"), .verbatim("\(path.row &* 7_919 % 10_007)")])
  }

  func tableView(_ tableView: TableView, identifierForRowAt path: RowPath) -> AnyHashable? {
    path.row
  }
}

/// A log that keeps all of its lines, and shows the last.
final class ShownLog: ShownList {
  private let rows: Int
  private let log: LogView

  init(rows: Int) {
    self.rows = rows
    log = LogView(maximumLineCount: rows)
    for row in 0..<rows { log.append("Line \(row) of the log, with words that say what was done.") }
  }

  var view: View { log }
  var firstText: String { "Line \(rows - 1) " }
  var pageKey: Key { .pageUp }
}

/// Shows a view that is there already.
final class ListController: ViewController {
  private let content: View

  init(_ content: View) {
    self.content = content
    super.init()
  }

  override func loadView() { view = content }
}
