/// The table of a ``FilePicker``.
///
/// A typed line opens a folder, also if several files may be chosen.
final class FileTableView: TableView {
  /// Whether a row is a folder.
  var isFolder: (RowPath) -> Bool = { _ in false }

  override func accessibilityElement(at index: Int) -> AccessibilityElement? {
    let path = RowPath(index)
    guard var element = super.accessibilityElement(at: index), allowsMultipleSelection,
      numberOfRows > 0, isFolder(path)
    else { return super.accessibilityElement(at: index) }
    element.traits.remove([.multipleChoice, .selected])
    element.activate = { [weak self] in
      guard let self, isUsable else { return false }
      delegate?.tableView(self, performPrimaryActionForRowAt: path)
      return true
    }
    return element
  }
}
