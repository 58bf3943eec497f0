import Hanok

/// The messages: a search, a filter, how many are translated, and their rows.
///
/// ```
///  /Search
///  [ All           ▾ ]       34 of 62
/// Quiz
/// › ✓ True or False?
///   ○ Question {$number :integer} of …
/// ```
final class ItemListView: View {
  let searchField = SearchField(placeholder: .HanokCommand.editSearch)
  let filterPicker = PickerView(
    .HanokCommand.editFilter,
    options: [
      .HanokCommand.editFilterAll, .HanokCommand.editFilterUntranslated,
      .HanokCommand.editFilterChanged, .HanokCommand.editFilterFindings,
    ], selectedIndex: 0, mnemonic: .HanokCommand.editFilterKeys)
  private let progress = Label(alignment: .trailing)
  private let table: TableView

  /// The empty columns at both sides of the field.
  private static let margin = 1
  /// The least height of a screen on which the number of translations is shown.
  private static let leastHeightForProgress = 8

  /// Creates a view of a table of messages, whose data source has the rows.
  init(_ table: TableView) {
    self.table = table
    super.init()
    // Each key has an immediate result.
    searchField.delay = .zero
    // The sign in the field is its key.
    searchField.mnemonic = .verbatim("/")
    progress.style = \.secondary
    // Letters are commands here; the field above searches.
    table.typeAheadColumn = nil
    table.nameColumn = 1
    table.primaryActionTitle = .HanokCommand.editOpen
    table.columns = [
      TableColumn(width: .fixed(1), priority: 2),
      TableColumn(width: .share(3, minimum: 12), priority: 1),
      TableColumn(width: .share(2, minimum: 24)),
    ]
    for view in [searchField, filterPicker, progress, table] { addSubview(view) }
  }

  /// Shows how many of the messages are translated, or how many were found.
  func show(_ count: Message, isReading: Bool) {
    progress.message = count
    table.isLoading = isReading
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let room = max(0, frame.width - 2 * Self.margin)
    let isLow = frame.height < Self.leastHeightForProgress
    let filter = min(filterPicker.fittingSize(.unspecified).width, room)
    let label = progress.fittingSize(.unspecified).width
    place(searchField, at: Rect(x: Self.margin, y: 0, width: room, height: 1))
    place(filterPicker, at: Rect(x: Self.margin, y: 1, width: filter, height: 1))
    let isBeside = filter + 1 + label <= room
    progress.isHidden = isLow && !isBeside
    place(
      progress, at: Rect(x: Self.margin, y: isBeside ? 1 : 2, width: room, height: 1))
    if isBeside {
      place(
        progress,
        at: Rect(x: frame.width - Self.margin - label, y: 1, width: label, height: 1))
    }
    let top = min(frame.height, isBeside || isLow ? 2 : 3)
    place(table, at: Rect(x: 0, y: top, width: frame.width, height: frame.height - top))
  }
}
