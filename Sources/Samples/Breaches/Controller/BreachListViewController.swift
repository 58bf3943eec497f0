import BreachesModel
import BreachesView
import Hanok

/// A part of a screen: a sorted list with a search, whose rows can be opened.
final class BreachListViewController: ContentViewController<BreachListView> {
  private let list: BreachList
  /// The searchable texts of the breaches.
  private let searchedTexts: [String]
  /// The indices of all breaches in the order of the chosen column, and those of the found ones.
  private var order: [Int] = []
  private var found: [Int] = []

  init(_ list: BreachList) {
    self.list = list
    searchedTexts = list.breaches.map { breach in
      [breach.title, breach.name, breach.domain ?? ""].joined(separator: "\n")
    }
    super.init(BreachListView())
  }

  override func viewDidLoad() {
    (contentView.table.dataSource, contentView.table.delegate) = (self, self)
    contentView.searchField.addTarget(
      self, action: BreachListViewController.search, for: .valueChanged)
    contentView.searchField.addTarget(self, action: BreachListViewController.takeKeys)
    contentView.searchField.addTarget(
      self, action: BreachListViewController.endSearch, for: .searchDidEnd)
    sort()
  }

  // Sorts the names in the order of the language.
  override func traitsDidChange() { sort() }

  /// Moves the focus to the rows, or to the field if there are none.
  func takeKeys() {
    let responder: View =
      contentView.table.numberOfRows > 0 ? contentView.table : contentView.searchField
    responder.becomeFirstResponder()
  }

  override var keyCommands: [KeyCommand] {
    super.keyCommands + [
      KeyCommand(.Breaches.search, keys: [], mnemonic: .Breaches.searchKeys) { [weak self] in
        self?.contentView.searchField.becomeFirstResponder()
      }
    ]
  }

  /// Shows all rows again, and moves the focus back to them.
  private func endSearch() {
    contentView.searchField.text = ""
    search()
    takeKeys()
  }

  private func sort() {
    guard let sortOrder = contentView.table.sortOrder,
      let column = BreachListView.Column(rawValue: sortOrder.column)
    else { return }
    let sorting = BreachOrder(column, in: language)
    order = sorting.order(of: list.breaches)
    if !sortOrder.isAscending { order.reverse() }
    search()
  }

  private var language: LanguageTag { contentView.traits?.localizer.language ?? .english }

  private func search() {
    let typed = contentView.searchField.text
    // By the language's collation: a search without accents finds words with them.
    let search = try? TextSearch(typed, in: language)
    found = order.filter { search?.isFound(in: searchedTexts[$0]) ?? false }
    let records = Message.records(list.count)
    contentView.count =
      typed.isEmpty ? .count(of: list) : .Breaches.listFound(found: found.count, records: records)
    contentView.table.emptyMessage =
      list.breaches.isEmpty ? .Breaches.listEmpty : .Breaches.listNothingFound(text: typed)
    contentView.table.reloadData()
  }
}

extension BreachListViewController: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { found.count }

  func tableView(_ tableView: TableView, rowAt path: RowPath) -> TableRow {
    let breach = list.breaches[found[path.row]]
    return TableRow([
      .verbatim(breach.title), .verbatim(breach.domain ?? ""),
      .Breaches.cellDate(date: MessageValue(breach.date)),
      .Breaches.cellAccounts(accounts: breach.accounts),
    ])
  }

  func tableView(_ tableView: TableView, performPrimaryActionForRowAt path: RowPath) {
    let controller = BreachDetailViewController(list.breaches[found[path.row]])
    navigationController?.pushViewController(controller)
  }

  func tableView(_ tableView: TableView, sortOrderDidChange order: TableSortOrder) { sort() }
}
