public import HanokLocalization

/// The data source of a table (UIKit's `UITableViewDataSource`).
///
/// The numbers of rows are requested at each reload, and a row when it becomes visible.
public protocol TableViewDataSource: AnyObject {
  /// Returns the number of sections; by default one.
  func numberOfSections(in tableView: TableView) -> Int

  /// Returns the number of rows in a section.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the content of a row.
  func tableView(_ tableView: TableView, rowAt path: RowPath) -> TableRow

  /// Returns the identifier of a row, the same in every order; by default nil, for none.
  ///
  /// With identifiers, the selection and the focus stay with their rows over
  /// ``RowListView/reloadData()``; otherwise they stay with the rows' indices.
  func tableView(_ tableView: TableView, identifierForRowAt path: RowPath) -> AnyHashable?

  /// Returns the title above a section; by default nil, for none.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> Message?

  /// Returns the letters of the index at the trailing edge, in order; by default none.
  ///
  /// They are usually those of ``IndexedSections``, or others of one or two cells.
  func sectionIndexTitles(for tableView: TableView) -> [String]

  /// Returns the section of a letter in the index; by default the one with its index.
  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
}

extension TableViewDataSource {
  /// Returns one section.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }

  /// Returns nil.
  public func tableView(
    _ tableView: TableView, identifierForRowAt path: RowPath
  ) -> AnyHashable? { nil }

  /// Returns nil, for no header.
  public func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> Message? { nil }

  /// Returns no letters.
  public func sectionIndexTitles(for tableView: TableView) -> [String] { [] }

  /// Returns the section with the index of the letter.
  public func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
