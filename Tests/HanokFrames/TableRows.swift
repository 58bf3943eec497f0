import Hanok
import HanokLocalization

/// A table of a million rows with three columns, of which one row is asked for when it shows.
final class TableRows: TableViewDataSource {
  static let count = 1_000_000
  let table = TableView()

  init() {
    table.columns = [
      TableColumn(.verbatim("Number"), width: .fixed(10)),
      TableColumn(.verbatim("Name"), width: .fixed(24)),
      TableColumn(.verbatim("State"), width: .fixed(12)),
    ]
    table.dataSource = self
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { Self.count }

  func tableView(_ tableView: TableView, rowAt path: RowPath) -> TableRow {
    TableRow([
      .verbatim("\(path.row)"), .verbatim("Item \(path.row) of many"),
      .verbatim(path.row % 3 == 0 ? "waiting" : "done"),
    ])
  }
}
