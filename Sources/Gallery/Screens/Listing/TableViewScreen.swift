import Hanok

/// Foods of two kinds in a table, in any order.
final class TableViewScreen: ViewController, TableViewDataSource, TableViewDelegate {
  private let table = TableView()
  private var sections = [Food.fruit, Food.vegetables]

  override func loadView() {
    table.columns = [
      TableColumn(.Gallery.tableName, width: .fitting(), priority: 2, isSortable: true),
      TableColumn(.Gallery.tableColor, priority: 0),
      TableColumn(
        .Gallery.tableEnergy, width: .fitting(), alignment: .trailing, priority: 1,
        isSortable: true),
    ]
    table.sortOrder = TableSortOrder(column: 2)
    (table.dataSource, table.delegate) = (self, self)
    view = table
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: TableView, rowAt path: RowPath) -> TableRow {
    let food = sections[path.section][path.row]
    return TableRow([food.name, food.color, .Gallery.tableKilojoules(energy: food.energy)])
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> Message? {
    section == 0 ? .Gallery.tableFruit : .Gallery.tableVegetables
  }

  func tableView(_ tableView: TableView, sortOrderDidChange order: TableSortOrder) { sort() }

  private func sort() {
    guard let order = table.sortOrder, let localizer = table.traits?.localizer else { return }
    let collation = try? Collation(localizer.language)
    for section in sections.indices {
      sections[section].sort { left, right in
        let (left, right) = order.isAscending ? (left, right) : (right, left)
        if order.column == 2 { return left.energy < right.energy }
        let names = (localizer.string(left.name), localizer.string(right.name))
        return collation?.areInIncreasingOrder(names.0, names.1) ?? (names.0 < names.1)
      }
    }
    table.reloadData()
  }

  override func viewDidAppear() { sort() }
}

/// Something to eat.
private struct Food {
  let name: Message
  let color: Message
  /// In kilojoules per 100 grams.
  let energy: Int

  static let fruit = [
    Food(name: .Gallery.tableApple, color: .Gallery.tableRed, energy: 218),
    Food(name: .Gallery.tablePear, color: .Gallery.tableGreen, energy: 239),
    Food(name: .Gallery.tableGrapes, color: .Gallery.tableRed, energy: 288),
    Food(name: .Gallery.tablePersimmon, color: .Gallery.tableOrange, energy: 293),
    Food(name: .Gallery.tableMelon, color: .Gallery.tableYellow, energy: 142),
  ]
  static let vegetables = [
    Food(name: .Gallery.tableCarrot, color: .Gallery.tableOrange, energy: 173),
    Food(name: .Gallery.tableCabbage, color: .Gallery.tableGreen, energy: 104),
    Food(name: .Gallery.tableTomato, color: .Gallery.tableRed, energy: 74),
    Food(name: .Gallery.tableCucumber, color: .Gallery.tableGreen, energy: 65),
    Food(name: .Gallery.tablePumpkin, color: .Gallery.tableYellow, energy: 109),
    Food(name: .Gallery.tableRadish, color: .Gallery.tableRed, energy: 66),
  ]
}
