package import Hanok

/// The people: a search field, their number, and their rows.
///
/// ```
///  /Search                     1,204 people
///
///  B                                      A
///    Bond, Anna        +44 20 7946 0000   B
/// ```
package final class PeopleView: View {
  /// The reasons why no people are visible, each with a text of its own.
  package enum Emptiness {
    /// The book is empty.
    case book
    /// The search found no people.
    case search(String)
    /// The people can't be read, for a reason.
    case failure(Message)
  }

  /// Searches people during typing.
  package let searchField = SearchField(placeholder: .AddressBook.searchPlaceholder)
  private let countLabel = Label(alignment: .trailing)
  private let sortingSign = ActivityIndicator(.AddressBook.listSorting)
  private let table: TableView
  private var columnCount = 0

  /// The maximum width of the search field, in cells: no name is longer.
  private static let widestField = 40
  /// The empty columns at both sides of the field.
  private static let margin = 1
  /// The minimum height of a view with an empty row above the people.
  private static let leastSpacedHeight = 12

  /// Creates a view of a table of people, whose data source has the rows.
  package init(_ table: TableView) {
    self.table = table
    super.init()
    // Each key has an immediate result: the search is fast, and a delay would only be visible.
    searchField.delay = .zero
    countLabel.style = \.secondary
    // Letters are commands here; the field above searches people.
    table.typeAheadColumn = nil
    table.primaryActionTitle = .AddressBook.actionOpen
    sortingSign.isHidden = true
    for view in [searchField, countLabel, sortingSign, table] { addSubview(view) }
  }

  /// Whether the people are being sorted.
  ///
  /// An activity sign replaces their number, and typed lines wait.
  package var isSorting = false {
    didSet {
      guard isSorting != oldValue else { return }
      if isSorting { sortingSign.startAnimating() } else { sortingSign.stopAnimating() }
      isBusy = isSorting
      setNeedsLayout()
    }
  }

  /// The widths of the columns for a name, a phone and an e-mail address.
  private static let columns = [
    TableColumn(width: .share(3, minimum: 12)),
    TableColumn(width: .share(2, minimum: 14), style: \.secondary),
    TableColumn(width: .share(3, minimum: 24), style: \.secondary),
  ]

  /// Shows the columns that fit: a list is for finding people, and is read downwards.
  private func fitColumns() {
    let count = frame.width >= 66 ? 3 : frame.width >= 30 ? 2 : 1
    guard count != columnCount else { return }
    columnCount = count
    table.columns = Array(Self.columns.prefix(count))
  }

  /// Shows the number of people in the rows.
  ///
  /// - Parameter canSearch: Whether there are people to search.
  package func show(count: Int, canSearch: Bool) {
    countLabel.message = .AddressBook.listCount(count: count)
    searchField.isHidden = !canSearch
    setNeedsLayout()
  }

  /// The reason why no people are visible.
  package var emptiness: Emptiness = .book {
    didSet {
      table.emptyMessage =
        switch emptiness {
        case .book: .AddressBook.listEmpty
        case .search(let text): .AddressBook.listNotFound(text: text)
        case .failure(let reason): reason
        }
    }
  }

  package override func layoutSubviews() {
    fitColumns()
    let room = max(0, frame.width - 2 * Self.margin)
    let note = isSorting ? sortingSign : countLabel
    let count = note.fittingSize(.unspecified).width
    // The number is hidden if the field would get less than half of the room.
    let showsCount = !searchField.isHidden && count + 2 < room / 2
    for view in [countLabel, sortingSign] { view.isHidden = !showsCount || view !== note }
    let fieldWidth = min(Self.widestField, showsCount ? room - count - 2 : room)
    place(searchField, at: Rect(x: Self.margin, y: 0, width: fieldWidth, height: 1))
    place(
      note,
      at: Rect(x: frame.width - Self.margin - count, y: 0, width: count, height: 1))
    let top = searchField.isHidden ? 0 : frame.height >= Self.leastSpacedHeight ? 2 : 1
    place(
      table,
      at: Rect(x: 0, y: top, width: frame.width, height: max(0, frame.height - top)))
  }
}
