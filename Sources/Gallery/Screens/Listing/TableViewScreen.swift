import Hanok

/// Foods in a table: by name under the language's letters with an index, or by energy in two kinds.
///
/// Several can be selected, and each has a menu.
final class TableViewScreen: ViewController, TableViewDataSource, TableViewDelegate {
  private let table = TableView()
  private var foods = Food.all
  private var sections: [(title: Message, letter: String?, foods: [Food])] = []

  override func loadView() {
    table.columns = [
      TableColumn(.Gallery.tableName, width: .fitting(), priority: 2, isSortable: true),
      TableColumn(.Gallery.tableColor, priority: 0),
      TableColumn(
        .Gallery.tableEnergy, width: .fitting(), alignment: .numeric, priority: 1,
        isSortable: true),
    ]
    table.sortOrder = TableSortOrder(column: 0)
    table.allowsMultipleSelection = true
    (table.dataSource, table.delegate) = (self, self)
    view = table
  }

  override func traitsDidChange() {
    arrange()
    table.reloadData()
  }

  private func arrange() {
    guard let order = table.sortOrder, let localizer = table.traits?.localizer else { return }
    if order.column == 0, let index = try? AlphabeticIndex(localizer.language),
      let filed = try? IndexedSections(foods, by: index, text: { localizer.string($0.name) })
    {
      sections = filed.sections.map { section in
        let letter = section.bucket.label
        return (.verbatim(letter), letter, section.elements)
      }
    } else {
      let byEnergy = foods.sorted { $0.energy < $1.energy }
      sections = [
        (.Gallery.tableFruit, nil, byEnergy.filter(\.isFruit)),
        (.Gallery.tableVegetables, nil, byEnergy.filter { !$0.isFruit }),
      ]
    }
    if order.isAscending { return }
    sections = sections.reversed().map { ($0.title, $0.letter, $0.foods.reversed()) }
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].foods.count
  }

  func tableView(_ tableView: TableView, rowAt path: RowPath) -> TableRow {
    let food = sections[path.section].foods[path.row]
    return TableRow([food.name, food.color, .Gallery.tableKilojoules(energy: food.energy)])
  }

  func tableView(_ tableView: TableView, identifierForRowAt path: RowPath) -> AnyHashable? {
    sections[path.section].foods[path.row].name
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> Message? {
    sections[section].title
  }

  func sectionIndexTitles(for tableView: TableView) -> [String] { sections.compactMap(\.letter) }

  func tableView(_ tableView: TableView, sortOrderDidChange order: TableSortOrder) {
    arrange()
    table.reloadData()
  }

  func tableView(_ tableView: TableView, actionsForRowAt path: RowPath) -> [RowAction] {
    let food = sections[path.section].foods[path.row]
    return [
      RowAction(.Gallery.tableCopy) { [weak self] in
        guard let self, let localizer = table.traits?.localizer else { return }
        application?.copy(localizer.string(food.name))
      },
      RowAction(.Gallery.tableDelete, style: .destructive, key: KeyEvent(.delete)) {
        [weak self] in self?.delete(food, at: path)
      },
    ]
  }

  private func delete(_ food: Food, at path: RowPath) {
    foods.removeAll { $0.name == food.name }
    arrange()
    table.deleteRows(at: [path])
  }
}

/// A food.
private struct Food {
  let name: Message
  let color: Message
  /// The energy in kilojoules per 100 grams.
  let energy: Int
  var isFruit = false

  static let all = [
    Food(name: .Gallery.tableApple, color: .Gallery.tableRed, energy: 218, isFruit: true),
    Food(name: .Gallery.tablePear, color: .Gallery.tableGreen, energy: 239, isFruit: true),
    Food(name: .Gallery.tableGrapes, color: .Gallery.tableRed, energy: 288, isFruit: true),
    Food(name: .Gallery.tablePersimmon, color: .Gallery.tableOrange, energy: 293, isFruit: true),
    Food(name: .Gallery.tableMelon, color: .Gallery.tableYellow, energy: 142, isFruit: true),
    Food(name: .Gallery.tableCarrot, color: .Gallery.tableOrange, energy: 173),
    Food(name: .Gallery.tableCabbage, color: .Gallery.tableGreen, energy: 104),
    Food(name: .Gallery.tableTomato, color: .Gallery.tableRed, energy: 74),
    Food(name: .Gallery.tableCucumber, color: .Gallery.tableGreen, energy: 65),
    Food(name: .Gallery.tablePumpkin, color: .Gallery.tableYellow, energy: 109),
    Food(name: .Gallery.tableRadish, color: .Gallery.tableRed, energy: 66),
  ]
}
