public import HanokLocalization

/// The object that a table asks for its rows (UIKit's `UITableViewDataSource`).
///
/// It is asked for the numbers of rows at each reload, and for a row when it comes into view.
public protocol TableViewDataSource: AnyObject {
  /// Returns the number of sections; by itself one.
  func numberOfSections(in tableView: TableView) -> Int

  /// Returns the number of rows in a section.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the content of a row.
  func tableView(_ tableView: TableView, rowAt path: RowPath) -> TableRow

  /// Returns the identifier of a row, the same in every order; nil, by default, for none.
  ///
  /// By it, what is selected and the keys stay with their rows over ``TableView/reloadData()``; else
  /// they stay with the rows' numbers.
  func tableView(_ tableView: TableView, identifierForRowAt path: RowPath) -> AnyHashable?

  /// Returns the words above a section; nil, by itself, for none.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> Message?

  /// Returns the letters of the index at the trailing edge, in order; none, by itself, for no index.
  ///
  /// They are those of ``IndexedSections`` mostly, or others of one or two cells.
  func sectionIndexTitles(for tableView: TableView) -> [String]

  /// Returns the section that a letter of the index leads to; by itself the one with its number.
  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
}

extension TableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: TableView) -> Int { 1 }

  /// Nothing.
  public func tableView(
    _ tableView: TableView, identifierForRowAt path: RowPath
  ) -> AnyHashable? { nil }

  /// No headers.
  public func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> Message? { nil }

  /// No index.
  public func sectionIndexTitles(for tableView: TableView) -> [String] { [] }

  /// The section with the number of the letter.
  public func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
