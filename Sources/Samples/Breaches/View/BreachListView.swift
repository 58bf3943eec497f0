package import Hanok

/// A list: a field to search it, its rows, and how many there are.
package final class BreachListView: StackView {
  /// The columns of the table, in their order.
  package enum Column: Int, CaseIterable {
    case name
    case domain
    case date
    case accounts
  }

  /// The field for what is looked for.
  package let searchField = SearchField(placeholder: .Breaches.search)
  /// The rows; whoever has the data gives them.
  package let table = TableView()
  private let countLabel = Label(alignment: .trailing)

  /// The rows that show in any case, with that of the titles: the page scrolls where that is too much.
  private static let minimumRows = 3

  /// A list without rows yet.
  package init() {
    super.init(.vertical)
    searchField.mnemonic = .Breaches.searchKeys
    // A change is shown at once: to look through a list that is here takes no time.
    searchField.delay = .zero
    table.columns = Column.allCases.map(Self.column)
    table.sortOrder = TableSortOrder(column: Column.name.rawValue)
    // Letters are the buttons'; what is looked for is typed into the field.
    table.typeAheadColumn = nil
    table.heightLimits = LengthLimits(minimum: Self.minimumRows)
    table.layoutShare = 1
    countLabel.style = \.secondary
    for view in [searchField, table, countLabel] { addSubview(view) }
  }

  /// The number of rows, in words.
  package var count: Message? {
    get { countLabel.message }
    set { countLabel.message = newValue }
  }

  private static func column(_ column: Column) -> TableColumn {
    switch column {
    case .name:
      TableColumn(
        .Breaches.columnName, width: .share(minimum: 14), priority: 3, isSortable: true)
    case .domain:
      TableColumn(
        .Breaches.columnDomain, width: .share(minimum: 12), priority: 1, isSortable: true)
    case .date:
      TableColumn(.Breaches.columnDate, width: .fitting(), priority: 0, isSortable: true)
    case .accounts:
      TableColumn(
        .Breaches.columnAccounts, width: .fitting(), alignment: .numeric, priority: 2,
        isSortable: true)
    }
  }
}
