package import Hanok

/// A list: a search field, its rows, and their number.
package final class BreachListView: StackView {
  /// The columns of the table, in their order.
  package enum Column: Int, CaseIterable {
    case name
    case domain
    case date
    case accounts
  }

  /// The search field.
  package let searchField = SearchField(placeholder: .Breaches.search)
  /// The rows; its data source is the controller.
  package let table = TableView()
  private let countLabel = Label(alignment: .trailing)

  /// The minimum number of visible rows, with the titles; without that room, the page scrolls.
  private static let minimumRows = 3

  /// Creates a list without rows.
  package init() {
    super.init(.vertical)
    searchField.mnemonic = .Breaches.searchKeys
    // A change is shown at once: searching a local list takes no time.
    searchField.delay = .zero
    table.columns = Column.allCases.map(Self.column)
    table.sortOrder = TableSortOrder(column: Column.name.rawValue)
    // Letters are for the buttons; the field is for searches.
    table.typeAheadColumn = nil
    table.heightLimits = LengthLimits(minimum: Self.minimumRows)
    table.layoutShare = 1
    countLabel.style = \.secondary
    for view in [searchField, table, countLabel] { addSubview(view) }
  }

  /// The text with the number of rows.
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
