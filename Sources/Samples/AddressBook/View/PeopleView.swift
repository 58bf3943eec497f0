package import Hanok

/// The people: a field that finds some of them, how many there are, and their rows.
///
/// ```
///  /Search                     1,204 people
///
///  B                                      A
///    Bond, Anna        +44 20 7946 0000   B
/// ```
package final class PeopleView: View {
  /// The reasons why nobody shows, each with words of its own.
  package enum Emptiness {
    /// Nobody is in the book.
    case book
    /// Nobody is found by the text that was typed.
    case search(String)
    /// The people can't be read, for a reason.
    case failure(Message)
  }

  /// Finds people while one types into it.
  package let searchField = SearchField(placeholder: .AddressBook.searchPlaceholder)
  private let countLabel = Label(alignment: .trailing)
  private let sortingSign = ActivityIndicator(.AddressBook.listSorting)
  private let table: TableView
  private var columnCount = 0

  /// The widest search field, in cells: no name is longer.
  private static let widestField = 40
  /// The empty columns at both sides of the field.
  private static let margin = 1
  /// In a lower view the empty row is a person's.
  private static let leastSpacedHeight = 12

  /// A view of a table of people, whose rows are its data source's.
  package init(_ table: TableView) {
    self.table = table
    super.init()
    // Each key is answered at once: the search is quick, and a delay would be all that is seen of it.
    searchField.delay = .zero
    countLabel.style = \.secondary
    // Letters are commands here; people are found in the field above.
    table.typeAheadColumn = nil
    table.primaryActionTitle = .AddressBook.actionOpen
    sortingSign.isHidden = true
    for view in [searchField, countLabel, sortingSign, table] { addSubview(view) }
  }

  /// Whether the people are being put into another order; the signs of it take the place of their
  /// number, and typed lines wait.
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
    TableColumn(width: .share(3, minimum: 12)), TableColumn(width: .share(2, minimum: 14)),
    TableColumn(width: .share(3, minimum: 24)),
  ]

  /// Shows the columns that there is room for: a list is for finding people, and is read downwards.
  private func fitColumns() {
    let count = frame.width >= 66 ? 3 : frame.width >= 30 ? 2 : 1
    guard count != columnCount else { return }
    columnCount = count
    table.columns = Array(Self.columns.prefix(count))
  }

  /// Shows how many people there are in the rows.
  ///
  /// - Parameter canSearch: Whether there is anybody to be found.
  package func show(count: Int, canSearch: Bool) {
    countLabel.message = .AddressBook.listCount(count: count)
    searchField.isHidden = !canSearch
    setNeedsLayout()
  }

  /// The words where nobody shows.
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
    // Beside a field of less than half of the room, the number goes.
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
