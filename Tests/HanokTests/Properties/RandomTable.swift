import Hanok

/// A table with rows of its own, in sections or not.
final class RandomTable: TableView, TableViewDataSource {
  private let sizes: [Int]
  private let text: String

  init(sections sizes: [Int], text: String) {
    self.sizes = sizes
    self.text = text
    super.init()
    dataSource = self
    columns = [TableColumn(width: .fitting()), TableColumn(width: .share(1))]
    layoutShare = 1
  }

  func numberOfSections(in tableView: TableView) -> Int { sizes.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sizes[section]
  }

  func tableView(_ tableView: TableView, rowAt path: RowPath) -> TableRow {
    TableRow([.verbatim("\(path.section).\(path.row)"), .verbatim("\(text) \(path.row * 7 % 10)")])
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> Message? {
    sizes.count > 1 ? .verbatim("\(section) \(text)") : nil
  }
}
